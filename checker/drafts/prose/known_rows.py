"""Compares the rows of a table with the known rows, and with what their cells say in words."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from checker.drafts.compared import Compared
from checker.drafts.language.values import without_values
from checker.drafts.language.words import words
from checker.drafts.prose.agreeing import agrees, all_agree, reads_true
from checker.drafts.prose.on_topics import compare_topics, is_against
from checker.drafts.prose.told import Told
from checker.drafts.structure.cells import row_in_words
from checker.drafts.structure.pairs import CITATION
from checker.drafts.structure.sentences import Sentence
from checker.statements.comparison import Status
from checker.words.plain import squash

_WITH_ODDS = re.compile(r"((?:you )?(?:wins?|loses?|push(?:es)?))[ ,(]+(.*)", re.IGNORECASE)
"""A cell that tells what becomes of a wager, and at what odds."""
_RETURNED = frozenset(words("your the bet wager stake money is are returned return back"))
"""Words that say again that a wager is returned."""
_FEWEST_CELLS = 2
OTHER_ROW = "It is a row of which all but one cell is known, and whether that cell says the same was not understood."


def known_row(told: Told, own: Sequence[Compared], *, copied: bool) -> Compared:
    """Return the comparison of a row of a table with the known row that has all of its cells, or all but one."""
    sentence = told.sentence
    said = [cell.text for cell in sentence.block.cells if squash(cell.text)]
    changed = [
        (given, true) for given, true in zip(said, sentence.block.row, strict=False) if squash(given) != squash(true)
    ]
    if not changed or squash("".join(said)) == squash("".join(sentence.block.row)):
        agreed = next((item for item in own if item.status is Status.AGREES), None)
        return agreed or agrees(told)
    given, true = changed[0]
    if not copied and not (_is_figure(given) and _is_figure(true)):
        return told.left(OTHER_ROW)
    about = next(cell for cell in sentence.block.row if cell != true)
    return Compared(
        status=Status.DIFFERS, sentence=sentence, about="rule", text=given, expected=true,
        message=f"“{about}” is “{true}” here, and the draft says “{given}”.", help=f"write: {true}",
    )  # fmt: skip


def row_as_words(told: Told) -> Iterator[Compared]:
    """Yield what the cells of a row say as a label and what holds of it, where all of that is understood."""
    cells = [cell.text for cell in told.sentence.block.cells if not CITATION.match(cell.text)]
    if len(cells) < _FEWEST_CELLS:
        return
    said = replace(told, heading="", written=row_in_words([_result(cell) for cell in cells]))
    if said.read.unread or not said.read.claims:
        return
    found = list(compare_topics(said))
    if any(is_against(item) for item in found):
        # Of several cells behind the label each may be of the wager over it.
        yield from found if len(cells) == _FEWEST_CELLS else ()
    elif reads_true(said):
        yield from all_agree(said)


def _result(cell: str) -> str:
    """Return the result that a cell tells without its odds: win, 1 to 1."""
    found = _WITH_ODDS.match(cell)
    return found[1] if found and set(words(without_values(found[2]))) <= _RETURNED else cell


def is_whole_row(sentence: Sentence) -> bool:
    """Whether a sentence is a known row and nothing else."""
    return squash(sentence.text) == squash("".join(sentence.block.row))


def _is_figure(cell: str) -> bool:
    return all(word.isdigit() for word in words(cell))
