"""Excerpts of a filing: its lines with their numbers, and carets under what is meant.

Carets stand under the value on every terminal: wide characters count twice, combining ones not at all, and characters
that must not reach a terminal are shown by their code.
"""

import textwrap
import unicodedata
from collections.abc import Iterable, Iterator, Sequence

from checker.clean import clean
from checker.source import Position

Line = tuple[str, str]
Place = tuple[Position, str]
"""A place and what to say of it."""

_INDENT = "   "
_MOST_MARKS = 60
_LEAST_ROOM = 20


def columns(text: str) -> int:
    """Count the columns that a text takes on a terminal."""
    return len(text) if text.isascii() else sum(map(_column, text))


def _column(char: str) -> int:
    if unicodedata.category(char) in {"Mn", "Me"}:
        return 0
    return 2 if unicodedata.east_asian_width(char) in {"W", "F"} else 1


def excerpts(lines: Sequence[str], places: Iterable[Place], width: int) -> Iterator[Line]:
    """Return each line that holds a place once, in the order of the file, with a caret line for each place."""
    wanted: dict[int, dict[int, Place]] = {}
    for place, word in places:
        if place.line <= len(lines) and lines[place.line - 1].strip():
            wanted.setdefault(place.line, {}).setdefault(place.column, (place, word))
    gutter = len(str(max(wanted, default=0)))
    room = max(_LEAST_ROOM, width - len(_INDENT) - gutter - 3)
    for number in sorted(wanted):
        marked = [place for _, place in sorted(wanted[number].items())]
        line, offsets = _window(lines[number - 1], [place.column - 1 for place, _ in marked], room)
        yield f"{_INDENT}{number:>{gutter}} | {line}", ""
        for (place, word), offset in zip(marked, offsets, strict=True):
            for mark in _marks(lines[number - 1], place, word, offset, room):
                yield f"{_INDENT}{'':>{gutter}} | {mark}".rstrip(), "cyan"


def _window(line: str, starts: Sequence[int], room: int) -> tuple[str, list[int]]:
    """Return the line as shown, cut to the room around its first place, and the column of each place in it."""
    shown = [clean(char) for char in line.rstrip()]
    if sum(map(columns, shown)) <= room:
        return "".join(shown), [columns("".join(shown[:start])) for start in starts]
    first = end = min(starts[0], len(shown))
    while first > 0 and columns("".join(shown[first - 1 : starts[0]])) <= room // 2:
        first -= 1
    while end < len(shown) and columns("".join(shown[first : end + 1])) <= room - 2:
        end += 1
    before, after = "…" if first else "", "…" if end < len(shown) else ""
    offsets = [columns(before + "".join(shown[first : min(max(start, first), end)])) for start in starts]
    return before + "".join(shown[first:end]) + after, offsets


def _marks(line: str, place: Position, word: str, offset: int, room: int) -> Iterator[str]:
    """Return the carets under a place and the word on it, below them where it does not fit beside them."""
    meant = line[place.column - 1 : place.column - 1 + place.width]
    carets = "^" * max(1, min(columns(clean(meant)), _MOST_MARKS, room - offset))
    beside = f"{' ' * offset}{carets} {clean(word)}"
    if columns(beside) <= room:
        yield beside
        return
    yield f"{' ' * offset}{carets}"
    yield from textwrap.wrap(clean(word), room, break_on_hyphens=False)
