"""Several words that mean the same as others: “next to one another” is “adjacent”, “is free to” is “can”."""

from collections.abc import Sequence
from functools import cache

from checker.words.kept import kept
from checker.words.tokens import Sort, Token, tokens
from checker.words.wordings import wordings

Row = tuple[str, ...]


def joined(sentence: Sequence[Token]) -> list[Token]:
    """Return the tokens of a sentence with each row of words replaced by those that stand for it."""
    found: list[Token] = []
    at = 0
    while at < len(sentence):
        size, instead = _row_at(sentence, at)
        if not size:
            found.append(sentence[at])
            at += 1
            continue
        start, end = sentence[at].start, sentence[at + size - 1].end
        found.extend(Token(Sort.WORD, word, start, end) for word in instead)
        at += size
    return found


def _row_at(sentence: Sequence[Token], at: int) -> tuple[int, Row]:
    for row, instead in _rows().get(sentence[at].text, ()):
        if tuple(token.text for token in sentence[at : at + len(row)]) == row:
            return len(row), instead
    return 0, ()


@cache
def _rows() -> dict[str, tuple[tuple[Row, Row], ...]]:
    """Return the rows by their first word, the longest first, each with the words that stand for it."""
    rows: dict[str, tuple[tuple[Row, Row], ...]] = kept(__file__, "", _made)
    return rows


def _made() -> dict[str, tuple[tuple[Row, Row], ...]]:
    made: dict[str, list[tuple[Row, Row]]] = {}
    for word, rows in wordings().alike.items():
        instead = tuple(token.text for token in tokens(word))
        for said in rows:
            row = tuple(token.text for token in tokens(said))
            made.setdefault(row[0], []).append((row, instead))
    return {first: tuple(sorted(rows, key=lambda item: -len(item[0]))) for first, rows in made.items()}
