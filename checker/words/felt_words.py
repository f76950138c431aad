"""The words of the short lines of a felt, from ``rulesets/shared/words/felt.yaml``, cut into tokens."""

from collections.abc import Mapping, Sequence
from functools import cache

from checker.frozen import frozen
from checker.law.chapter import read_shared, shared_text
from checker.words.kept import kept
from checker.words.tokens import Token, tokens

FILE = "felt.yaml"
Row = tuple[str, ...]


@frozen
class FeltWords:
    """Words and rows of words, the longest first, by what they do in a short line. See the file."""

    joining: frozenset[str]
    slack: frozenset[str]
    base: tuple[Row, ...]
    optional: tuple[Row, ...]
    beside_limit: frozenset[str]
    meters: tuple[tuple[Row, str], ...]
    beside_meter: frozenset[str]
    whole: tuple[Row, ...]
    instead: Mapping[str, str]


@cache
def felt_words() -> FeltWords:
    """Return the words of the file."""
    made = kept(__file__, shared_text("words", FILE).decode(), _made)
    return FeltWords(**made)


def row_at(rows: Sequence[Row], texts: Sequence[str], at: int) -> int:
    """Return how many tokens the first of some rows has that stands at a place; 0 where none does."""
    return next((len(row) for row in rows if tuple(texts[at : at + len(row)]) == row), 0)


def _made() -> dict[str, object]:
    raw: Mapping[str, Sequence[str]] = read_shared("words", FILE)
    meters = {topic: _rows(said) for topic, said in read_shared("words", FILE)["meters"].items()}
    return {
        "instead": dict(read_shared("words", FILE)["instead"]),
        **{name: _rows(raw[name]) for name in ("base", "optional", "whole")},
        **{name: frozenset(word for row in _rows(raw[name]) for word in row) for name in _SETS},
        "meters": tuple(
            sorted(((row, topic) for topic, rows in meters.items() for row in rows), key=lambda item: -len(item[0]))
        ),
    }


_SETS = ("joining", "slack", "beside_limit", "beside_meter")


def _rows(written: Sequence[str]) -> tuple[Row, ...]:
    rows = dict.fromkeys(_texts(tokens(str(each))) for each in written)
    return tuple(sorted((row for row in rows if row), key=len, reverse=True))


def _texts(said: Sequence[Token]) -> Row:
    return tuple(token.text for token in said)
