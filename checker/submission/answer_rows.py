"""Answers recognised by what they say as a whole, whatever the order of their words.

The rows are data, under ``rows`` of ``rulesets/shared/words/answers.yaml``, written as those of ``whole.yaml``. Every
word of an answer must be one of a row's, one that may stand ``beside`` in any row of its entry, or one that says
nothing by itself: a word more, such as one that denies or sets a condition, leaves the answer not understood.
"""

from collections.abc import Iterator, Mapping
from functools import cache

from checker.frozen import frozen
from checker.law.chapter import read_shared
from checker.words.joined import joined
from checker.words.rows import Choice, choices_of, denies, glue, pieces_of, stands, stem
from checker.words.tokens import Sort, Token, tokens
from checker.words.wordings import wordings

REFUSED = "refused"
_COLORS = "{colors}"
_COLOR = "{color}"
_TURNING = frozenset({"or", "until"})
"""Words that say nothing by themselves in a sentence, and leave it open which of two answers is meant."""


@frozen(kw_only=False)
class _Row:
    """What an answer must have, every word that it may have, and how many colors."""

    value: str
    required: tuple[tuple[Choice, ...], ...]
    known: frozenset[str]
    colors: str = ""


def said_by_rows(text: str, path: str) -> str | None:
    """Return the value that an answer at a path says by the rows of its entry; None where none or several fit."""
    listed = _rows().get(path)
    if not listed:
        return None
    colors = _colors()
    said = [token for token in joined(tokens(text)) if token.sort is not Sort.SIGN]
    named = {token.text for token in said if token.text in colors}
    left = [_stemmed(token) for token in said if token.text not in colors]
    found = {row.value for row in listed if _fits(row, left, len(named))}
    return next(iter(found)) if len(found) == 1 else None


def _fits(row: _Row, left: list[Token], colors: int) -> bool:
    if colors and not row.colors:
        return False
    if row.colors and (colors > 1) is not (row.colors == _COLORS):
        return False
    if row.colors and not colors:
        return False
    texts = {token.text for token in left}
    light = {word for word in texts if word in _light() and word not in _TURNING}
    if not texts <= row.known | light:
        return False
    return all(any(stands(choice, left) for choice in piece) for piece in row.required)


@cache
def _light() -> frozenset[str]:
    return frozenset(map(stem, wordings().light)) | glue()


@cache
def _colors() -> frozenset[str]:
    return frozenset(
        token.text for name in read_shared("words", "answers.yaml")["color"] for token in tokens(str(name))
    )


def _stemmed(token: Token) -> Token:
    return token if token.sort is not Sort.WORD else Token(token.sort, stem(token.text), token.start, token.end)


@cache
def _rows() -> Mapping[str, tuple[_Row, ...]]:
    """Return the rows by the entry of a filing."""
    raw = read_shared("words", "answers.yaml")["rows"]
    return {path: tuple(_of_entry(by_value)) for path, by_value in raw.items()}


def _of_entry(by_value: Mapping[str, list[str]]) -> Iterator[_Row]:
    beside = {word for said in by_value.get("beside", ()) for word in _left_out(str(said), str(said))}
    for value, listed in by_value.items():
        if value == "beside":
            continue
        for written in listed:
            pieces = list(pieces_of(written))
            colors = next((piece for piece in pieces if piece in {_COLORS, _COLOR}), "")
            required = tuple(
                choices_of(piece) for piece in pieces if not piece.startswith("(") and piece not in {_COLORS, _COLOR}
            )
            may = {word for piece in pieces if piece.startswith("(") for word in _left_out(piece, written)}
            known = may | beside | {word for piece in required for choice in piece for word in choice.words}
            yield _Row(value, required, frozenset(known), colors)


def _left_out(piece: str, written: str) -> Iterator[str]:
    """Yield the words that may stand in an answer. Raises ValueError for one that denies: it would turn the answer."""
    for choice in choices_of(piece.strip("()")):
        if denies(choice):
            raise ValueError(f"“{' '.join(choice.words)}” denies and may not be left out, in the row: {written}")
        yield from choice.words
