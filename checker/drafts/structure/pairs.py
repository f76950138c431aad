"""Joins a label with the words beside it that say what holds: “Surrender | not allowed” is one statement, not two."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from checker.drafts.language import lexicon
from checker.drafts.language.naming import Naming
from checker.drafts.language.values import find_values
from checker.drafts.language.words import words
from checker.drafts.structure.blocks import Block
from checker.drafts.structure.cells import Cell, row_in_words

_PAIR = 2
_LABEL = 7
"""How many words a label has at most."""
_CASE = 16
"""How many words the case has at most of which a row of a table says what holds; twice as many in a real table."""
_VALUE = 20
"""How many words what holds has at most; twice as many in a real table."""
_ROWS = 3
"""How many lines of two texts that begin alike are a table."""
_SAYS = re.compile(
    r"[a-z0-9]|(?:Yes|No|None|Never|Always|Not|Allowed|Offered|Available|Permitted)\b"
    r"|(?i:(?:loses?|lost|pushes|wins?|returned|kept|no action|stands?|stays?|draws?|hits?)\W*$)"
)
"""How words begin beside a label that say what holds, and are no text of another column."""
_RESULT = re.compile(r"(?:loses?|lost|pushes|no (?:payout|action|win))\W*$", re.IGNORECASE)
"""What becomes of a wager, of which a label may tell in which case: natural tie, lose."""
_BECOMES = re.compile(r"(?:push(?:es)?|tie|wins?|loses?|lost|returned)\W*$", re.IGNORECASE)
"""What becomes of a wager in a row of a table, of which the cells before it tell the case together."""
_DENIES = re.compile(
    r"(?:not (?:offered|available|allowed|permitted|in play|at this table)|none\b|no\W*$)", re.IGNORECASE
)
"""How words begin that deny what the label names, be it a wager."""
_AFFIRMS = re.compile(r"(?:yes|offered|available|allowed|permitted)\W*$", re.IGNORECASE)
"""What alone affirms what the label names."""
CITATION = re.compile(r"(?:§+ ?)?(?=[\w.()-]*\d)[\w.]+(?:\([\w]+\))*$")
"""A provision, which may stand before a label in a form."""


def paired(blocks: Sequence[Block], naming: Naming) -> tuple[Block, ...]:
    """Return the blocks, with each label and the words that stand alone beside it joined into one."""
    lines = [_of_one_case(line) for _, line in groupby(blocks, key=lambda item: (item.sheet, item.y))]
    seen = Counter(_edges(line) for line in lines if len(_pair(line)) == _PAIR and _tells(_pair(line)[0].cells[0]))
    return tuple(
        block for line in lines for block in _joined(line, naming, table=seen[_edges(line)] >= _least(_pair(line)))
    )


def _of_one_case(line: Iterable[Block]) -> list[Block]:
    """Return a line, with the cells joined that tell together in which case a wager pushes: higher, equal, push."""
    found: list[Block] = []
    for block in line:
        before = found[-1].label if found and not found[-1].values else None
        own = block.label
        results = bool(block.values) and all(_BECOMES.match(cell.text) for cell in block.values)
        if results and before and own and before.row is not None and before.row == own.row:
            text = f"{before.text} and {own.text[:1].lower()}{own.text[1:]}"
            whole = replace(own, text=text, left=before.left, place=before.place.with_(own.place))
            found[-1] = replace(block, label=whole)
        else:
            found.append(block)
    return found


def _least(line: Sequence[Block]) -> int:
    """Return how many lines that begin alike are a table: fewer where the format itself has a row of two cells."""
    rows = {block.cells[0].row for block in line}
    return _ROWS if None in rows or len(rows) > 1 else _ROWS - 1


def _pair(line: Sequence[Block]) -> Sequence[Block]:
    """Return what stands on a line besides the provision that leads it in a form."""
    return line[1:] if len(line) > _PAIR and CITATION.match(line[0].text) else line


def _edges(line: Sequence[Block]) -> tuple[int, ...]:
    """Return where the texts of a line begin: those of the rows of a table begin alike."""
    return (line[0].sheet, *(round(block.left) for block in _pair(line)))


def _joined(line: Sequence[Block], naming: Naming, *, table: bool) -> Iterator[Block]:
    own = _pair(line)
    label, value = own if len(own) == _PAIR else (None, None)
    if label is None or value is None or not _belong(label, value, naming, table=table):
        yield from line
        return
    yield from line[: len(line) - len(own)]
    first, second = label.cells[0], value.cells[0]
    whole = replace(
        first,
        text=row_in_words((first.text, second.text)),
        right=second.right,
        place=first.place.with_(second.place),
        whole=first.whole or second.whole,
    )
    yield replace(label, label=whole)


def _belong(label: Block, value: Block, naming: Naming, *, table: bool) -> bool:
    """Whether the second of two texts on a line says what holds of the first, as in each row of a ``table``."""
    first, second = label.label, value.label
    if first is None or second is None or label.values or value.values or label.row or value.row:
        return False
    ruled = table and first.row is not None and first.row == second.row
    most = _CASE * (1 + ruled) if table else _LABEL
    short = 0 < len(first.text.split()) <= most and len(second.text.split()) <= _VALUE * (1 + ruled)
    decided = any(told.match(second.text) for told in (_DENIES, _AFFIRMS, _RESULT))
    if (
        not short
        or (first.valued and not table and not decided)
        or lexicon.ENDS.search(first.text.rstrip(":?"))
        or not _tells(first)
    ):
        return False
    if not decided and len(find_values(f"{first.text}: {second.text}")) > len(find_values(second.text)):
        return False  # “BJS-1 | 1” is no odds
    named = naming.is_name(first.text) if table else naming.heading(first.text)
    if (named and not decided) or naming.heading(second.text) or first.alt or second.alt:
        return False
    return table or bool(_SAYS.match(second.text)) or (first.row is not None and first.text.endswith(":"))


def _tells(label: Cell) -> bool:
    """Whether a label has a word; figures alone are the points or the rank of a row in a table."""
    return any(word.isalpha() and len(word) > 1 for word in words(label.text))
