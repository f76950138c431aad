"""Answers recognised by what they say as a whole, whatever the order of their words.

The rows are data, under ``rows`` of ``rulesets/shared/words/answers.yaml``, written as those of ``whole.yaml``. Every
word of an answer must be one of a row's, one that may stand ``beside`` in any row of its entry, or one that says
nothing by itself: a word more, such as one that denies or sets a condition, leaves the answer not understood.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise

from checker.frozen import frozen, replace
from checker.law.chapter import read_shared
from checker.words.joined import joined
from checker.words.rows import SLOTS, WITHOUT, Choice, choices_of, denies, glue, pieces_of, stands, stem
from checker.words.tokens import Sort, Token, tokens
from checker.words.wordings import wordings

REFUSED = "refused"
_COLORS = "{colors}"
_COLOR = "{color}"
_RANGES = frozenset({Sort.RATIO, Sort.PERCENT})
"""Sorts of figures that are one token of several words: 1 to 7, 50%."""
_TURNING = frozenset({"or", "until"})
"""Words that say nothing by themselves in a sentence, and leave it open which of two answers is meant."""

_THAN, _COMPARING = "than", frozenset(map(stem, ("more", "less", "fewer")))


@frozen(kw_only=False)
class Row:
    """What an answer must have, all words that it may have, how many colors, and of which sorts it takes figures.

    ``barred`` are words that may not stand in it, though they may in other rows of its entry.
    """

    value: str
    required: tuple[tuple[Choice, ...], ...]
    known: frozenset[str]
    colors: str = ""
    slots: frozenset[Sort] = frozenset()
    barred: frozenset[str] = frozenset()


def said_by_rows(text: str, path: str) -> str | None:
    """Return the value that an answer at a path says by the rows of its entry; None where none or several fit."""
    listed = _rows().get(path)
    return said_by(listed, answer_tokens(text)) if listed else None


def answer_tokens(text: str) -> list[Token]:
    """Return the tokens of an answer without signs; “at the end of” is an end here, and nothing that is the last."""
    return [
        replace(token, text="end") if token.text == "last" and _end(text[token.start : token.end]) else token
        for token in joined(tokens(text))
        if token.sort is not Sort.SIGN
    ]


def _end(written: str) -> bool:
    return "end" in written.lower()


def said_by(listed: Iterable[Row], said: Sequence[Token]) -> str | None:
    """Return the value of the rows that fit the tokens of an answer; None where none do, or those of several values."""
    listed = tuple(listed)
    # Where no row asks for colors, the name of one is a word as any other.
    colors = _colors() if any(row.colors for row in listed) else frozenset()
    named = {token.text for token in said if token.text in colors}
    left = [stemmed(token) for token in said if token.text not in colors]
    found = {row.value for row in listed if _fits(row, left, len(named))}
    return next(iter(found)) if len(found) == 1 else None


def _fits(row: Row, left: list[Token], colors: int) -> bool:
    if colors and not row.colors:
        return False
    if row.colors and (colors > 1) is not (row.colors == _COLORS):
        return False
    if row.colors and not colors:
        return False
    taken = {token.text for token in left if token.sort in row.slots} - row.known
    if not row.barred.isdisjoint(token.text for token in left):
        return False
    if not row.slots <= {token.sort for token in left if token.text in taken}:
        return False
    if not all(token.text in row.known or token.text in taken or says_nothing(token.text) for token in left):
        return False
    if _is_compared(left) and not any(_THAN in choice.words for piece in row.required for choice in piece):
        return False
    return all(any(stands(choice, left) for choice in piece) for piece in row.required)


def _is_compared(left: Sequence[Token]) -> bool:
    """Whether an answer says more or less than what it names."""
    return any(two.text == _THAN and one.text in _COMPARING for one, two in pairwise(left))


def says_nothing(word: str) -> bool:
    """Whether a word says nothing by itself, and leaves nothing open either."""
    return word in _light() and word not in _TURNING


@cache
def _light() -> frozenset[str]:
    return frozenset(map(stem, wordings().light)) | glue()


@cache
def _colors() -> frozenset[str]:
    return frozenset(
        token.text for name in read_shared("words", "answers.yaml")["color"] for token in tokens(str(name))
    )


def stemmed(token: Token) -> Token:
    """Return a token in the form in which the words of rows are compared."""
    return token if token.sort is not Sort.WORD else Token(token.sort, stem(token.text), token.start, token.end)


@cache
def _rows() -> Mapping[str, tuple[Row, ...]]:
    """Return the rows by the entry of a filing."""
    raw = read_shared("words", "answers.yaml")["rows"]
    return {path: tuple(_with_neutral(rows_of(by_value))) for path, by_value in raw.items()}


def _with_neutral(rows: Iterable[Row]) -> Iterator[Row]:
    listed = tuple(rows)
    idle = neutral() - weighed(listed)
    yield from (replace(row, known=row.known | idle) for row in listed)


@cache
def neutral() -> frozenset[str]:
    """Return the words that say nothing of an answer at any entry where no row turns on them: the house, kept."""
    return frozenset(
        stemmed(token).text
        for said in read_shared("words", "answers.yaml")["neutral"]
        for token in joined(tokens(str(said)))
        if token.sort is not Sort.SIGN
    )


def weighed(rows: Iterable[Row]) -> frozenset[str]:
    """Return the words on which the rows of an entry turn: those that one of them must have."""
    return frozenset(word for row in rows for piece in row.required for choice in piece for word in choice.words)


def rows_of(by_value: Mapping[str, list[str]]) -> Iterator[Row]:
    """Yield the rows of an entry. Raises ValueError for a word that denies and may be left out."""
    always = [str(said) for said in by_value.get("beside", ())]
    ranges = {said: [token.text for token in tokens(said) if token.sort in _RANGES] for said in always}
    beside = {word for said, found in ranges.items() for word in found or _left_out(said, said)}
    for value, listed in by_value.items():
        if value == "beside":
            continue
        for written in listed:
            every = list(pieces_of(written))
            pieces = [piece for piece in every if not piece.startswith(WITHOUT)]
            apart = [choice for piece in every if piece not in pieces for choice in choices_of(piece[1:])]
            barred = {word for choice in apart for word in choice.words}
            colors = next((piece for piece in pieces if piece in {_COLORS, _COLOR}), "")
            slots = frozenset(SLOTS[piece] for piece in pieces if piece in SLOTS)
            required = tuple(
                choices_of(piece)
                for piece in pieces
                if not piece.startswith("(") and piece not in {_COLORS, _COLOR, *SLOTS}
            )
            may = {word for piece in pieces if piece.startswith("(") for word in _left_out(piece, written)}
            known = may | beside | {word for piece in required for choice in piece for word in choice.words}
            yield Row(value, required, frozenset(known), colors, slots, frozenset(barred))


def _left_out(piece: str, written: str) -> Iterator[str]:
    """Yield the words that may stand in an answer. Raises ValueError for one that denies: it would turn the answer."""
    for choice in choices_of(piece.strip("()")):
        if denies(choice):
            raise ValueError(f"“{' '.join(choice.words)}” denies and may not be left out, in the row: {written}")
        yield from choice.words
