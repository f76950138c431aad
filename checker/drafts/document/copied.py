"""Copies of the program's own documents in which somebody changed a line.

In a copy most lines are known to the letter. A sentence that is none of them, or a line with a word that none of them
has, was changed or added. Where it is not told to differ it is left to a person, whatever it can be taken to say: a
name in place of another changes no figure.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from rapidfuzz import fuzz, process

from checker.drafts.compared import FIGURED, Compared
from checker.drafts.expectations.known import Known
from checker.drafts.figures.align import common_words
from checker.drafts.language import lexicon
from checker.drafts.language.words import words
from checker.drafts.structure.rows import ANSWERS
from checker.drafts.structure.sentences import Sentence
from checker.statements.comparison import Status
from checker.words.known import unmarked
from checker.words.plain import squash
from checker.words.tokens import tokens
from checker.words.wordings import wordings

_FEWEST = 12
_SHARE = 0.75
"""From how many lines on, and from which share of known ones on, a draft is a copy."""
_PAIR = 2
_MARK = 2
"""Of how many different letters a mark in a table is at most, which is no word."""
_FIGURED = FIGURED | {"inscription"}
_PARTS = re.compile(r": |(?:^|\. )paid under ", re.IGNORECASE)
_LABEL = re.compile(r"limits|minimum|maximum|paytable", re.IGNORECASE)
"""What the program writes beside amounts, and as the end of a row's label."""
_NEARLY = 80
"""How alike, of 100, a changed line is to the one that the program writes."""
_CHANGED = "The other lines are those of the program's own document, and this one is not."


def is_copy(sentences: Sequence[Sentence], known: Known) -> bool:
    """Whether most lines of a draft are those of the program's own documents; the heads of tables count once."""
    written = {sentence.text for sentence in sentences if any(map(str.isalpha, sentence.text))}
    strange = {sentence.text for sentence in _strange(sentences, known)}
    return len(written) >= _FEWEST and len(strange) <= (1 - _SHARE) * len(written)


def _strange(sentences: Sequence[Sentence], known: Known) -> list[Sentence]:
    return [
        sentence for sentence in sentences if any(map(str.isalpha, sentence.text)) and not _is_known(sentence, known)
    ]


def compare_copied(
    sentences: Sequence[Sentence], compared: Sequence[Compared], known: Known, *, drawn: bool
) -> list[Compared]:
    """Return the comparisons of a copy, with its changed lines left to a person.

    What stands on a ``drawn`` felt beside the few words that all felts of a game share are notes of who draws it.
    """
    changed = list(_changed(sentences, compared, known, drawn=drawn))
    kept = {id(sentence) for sentence in changed}
    left = [
        replace(item, status=Status.NOT_COMPARED, reason=_CHANGED)
        if item.status is Status.AGREES and id(item.sentence) in kept
        else item
        for item in compared
    ]
    return [*left, *_untold(changed, left)]


def _changed(
    sentences: Sequence[Sentence], compared: Sequence[Compared], known: Known, *, drawn: bool
) -> Iterator[Sentence]:
    """Yield the sentences that somebody changed or added."""
    said = common_words().union(*(words(text) for text in known.sentences.by_letters.values()))
    figured = {id(item.sentence) for item in compared if item.about in _FIGURED}
    strange = {id(sentence) for sentence in _strange(sentences, known)}
    times = Counter(squash(sentence.block.text) for sentence in sentences if _has_value(sentence))
    for sentence in sentences:
        new = id(sentence) in strange
        listed = not drawn and (
            _is_other_row(sentence, times, known)
            or (new and _is_changed(sentence, said, figured=id(sentence) in figured))
            or (new and _is_changed_row(sentence, known))
        )
        if listed or _answers_otherwise(sentence, known) or (new and _is_nearly_known(sentence, known)):
            yield sentence


def _untold(changed: Sequence[Sentence], compared: Sequence[Compared]) -> Iterator[Compared]:
    told = {id(item.sentence) for item in compared}
    for sentence in changed:
        if id(sentence) not in told:
            yield Compared(
                status=Status.NOT_COMPARED, sentence=sentence, about="rule", text=sentence.text, reason=_CHANGED
            )


def _is_known(sentence: Sentence, known: Known) -> bool:
    """Whether a line, or each cell of a row, is one that the program writes."""
    if known.sentences.is_true(sentence.text):
        return True
    if all(known.sentences.is_true(part) for part in sentence.text.split(": ")):
        return True
    return not _strange_parts(sentence, known)


def _strange_parts(sentence: Sentence, known: Known) -> list[str]:
    """Return the cells of a row, or the parts of them, that the program does not write; empty where it writes the row.

    A part is what stands before or behind a colon, or what is paid and under which provision.
    """
    if squash(sentence.block.text) in known.rows.whole:
        return []
    parts = (part for cell in sentence.block.cells for part in _PARTS.split(cell.text))
    said = [tidy for part in parts if (tidy := part.strip().rstrip("."))]
    return [part for part in said if not _LABEL.fullmatch(part) and not _is_written(part, known)]


def _is_written(part: str, known: Known) -> bool:
    """Whether the program writes a text, or the two texts of which it is made: the name of a wager and its limits."""
    given = part.split(" ")
    halves = ((" ".join(given[:at]), " ".join(given[at:])) for at in range(1, len(given)))
    if any(map(known.sentences.is_true, (part, f"{part}."))):
        return True
    return any(all(map(known.sentences.is_true, both)) for both in halves)


def _is_changed_row(sentence: Sentence, known: Known) -> bool:
    """Whether a row with a payout or an amount has a label that the program does not write."""
    label = sentence.block.label
    return bool(sentence.block.values) and label is not None and label.text in _strange_parts(sentence, known)


def _is_nearly_known(sentence: Sentence, known: Known) -> bool:
    """Whether a line, or a cell of a row that is none of the program's, is one that it writes but for a word or two."""
    if _is_cut(sentence, known):
        return False
    texts = [sentence.text, *_PARTS.split(sentence.text), *_strange_parts(sentence, known)]
    strange = [squash(unmarked(text)) for text in texts if " " in text and not known.sentences.is_true(text)]
    written = known.sentences.by_letters
    return any(
        process.extractOne(letters, written.keys(), scorer=fuzz.ratio, score_cutoff=_NEARLY) for letters in strange
    )


def _is_other_row(sentence: Sentence, times: Mapping[str, int], known: Known) -> bool:
    """Whether a row is a known one but for a cell, or stands more often than in any document: one was another row.

    ``times`` counts the rows of the draft that end with a value.
    """
    row = known.rows.match([cell.text for cell in sentence.block.cells])
    letters = squash(sentence.block.text)
    if not row or "".join(map(squash, row)) != letters:
        return bool(row)
    return _has_value(sentence) and times[letters] > known.rows.times[letters]


def _has_value(sentence: Sentence) -> bool:
    """Whether a sentence is a row that ends with a value."""
    cells = sentence.block.cells
    return len(cells) >= _PAIR and cells[-1].valued


def _answers_otherwise(sentence: Sentence, known: Known) -> bool:
    """Whether an entry of a form has yes in place of no, or no in place of yes."""
    letters = squash(sentence.block.text)
    entries = known.rows.entries
    return any(
        letters.endswith(answer) and entries.get(letters.removesuffix(answer), answer) != answer for answer in ANSWERS
    )


def _is_cut(sentence: Sentence, known: Known) -> bool:
    """Whether a line is a piece of what the program writes, as where a title goes on in the next line."""
    written = known.sentences.by_letters
    parts = [squash(part) for part in unmarked(sentence.text).split(": ")]
    return all(any(part in letters for letters in written) for part in parts)


def _names(text: str) -> bool:
    """Whether a capital within the text may begin a name."""
    return any(word[0].isupper() for word in text.split()[1:])


def _is_changed(sentence: Sentence, said: frozenset[str], *, figured: bool) -> bool:
    """Whether a line has a word that no line has, or is a sentence of its own; what says nothing of the game is not."""
    game = any(token.text in wordings().game for token in tokens(sentence.text))
    if sentence.prose and not game and (lexicon.ENDS.search(sentence.text) or not _names(sentence.text)):
        return False
    given = (word for word in words(unmarked(sentence.text)) if word.isalpha() and len(set(word)) > _MARK)
    if any(word not in said for word in given):
        return True
    if lexicon.BOILERPLATE.search(sentence.text):
        return False
    return sentence.prose and not figured and not sentence.block.values
