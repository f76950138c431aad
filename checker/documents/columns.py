"""Plain text in neat columns: wrapping, leaders and tables, by the width of the characters as a terminal shows them."""

import re
import unicodedata
from collections.abc import Iterable, Sequence

WIDTH = 80
_LONGEST_WORD = 20
"""A column is at least as wide as its longest word, up to this many characters; longer words are cut."""
_GAP = "  "
_STEPS = 4


def width(text: str) -> int:
    """Count the columns that a text takes: wide characters take two, combining ones none."""
    if text.isascii():
        return len(text)
    return sum(_columns(char) for char in text)


def _columns(char: str) -> int:
    if unicodedata.combining(char) or unicodedata.category(char) in {"Mn", "Me"}:
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def wrapped(text: str, room: int = WIDTH) -> list[str]:
    """Break a text into lines of at most ``room`` columns, between words where it can be."""
    lines: list[str] = []
    line: list[str] = []
    used = 0
    for word in _words(text):
        for piece in (word,) if width(word) <= room else _pieces(word, room):
            taken = width(piece)
            if line and used + 1 + taken > room:
                lines.append(" ".join(line))
                line, used = [], 0
            used += taken + (1 if line else 0)
            line.append(piece)
    return [*lines, " ".join(line)] if line else lines


def _words(text: str) -> list[str]:
    """Return the words of a text; a section sign stays with its number."""
    return [word for word in re.split(r"(?<!§)\s+", text) if word]


def _pieces(word: str, room: int) -> Iterable[str]:
    """Cut a word that is longer than a line."""
    while width(word) > room:
        taken = used = 0
        for char in word:
            if used + _columns(char) > room:
                break
            used += _columns(char)
            taken += 1
        yield word[: max(taken, 1)]
        word = word[max(taken, 1) :]
    if word:
        yield word


def paragraph(text: str, first: str = "", rest: str = "", room: int = WIDTH) -> str:
    """Set a text with ``first`` before its first line and ``rest`` before the others."""
    lines = wrapped(text, room - max(width(first), width(rest)))
    return "\n".join(f"{rest if index else first}{line}" for index, line in enumerate(lines))


def padded(text: str, room: int) -> str:
    """Fill a text with spaces up to ``room`` columns."""
    return text + " " * (room - width(text))


def table(columns: Sequence[str], rows: Iterable[Sequence[str]], room: int = WIDTH) -> str:
    """Set a table with a rule below its heading; long cells wrap within their column."""
    cells = [list(columns), *(list(row) for row in rows)]
    widths = fitted(cells, room)
    lines: list[str] = []
    for index, row in enumerate(cells):
        lines += _table_row(row, widths)
        if index == 0:
            lines.append(_GAP.join("-" * column for column in widths))
    return "\n".join(lines)


def _table_row(row: Sequence[str], widths: Sequence[int]) -> Iterable[str]:
    parts = [_hanging(cell, widths[at]) for at, cell in enumerate(row)]
    for level in range(max(len(part) for part in parts)):
        line = (padded(part[level] if level < len(part) else "", widths[at]) for at, part in enumerate(parts))
        yield _GAP.join(line).rstrip()


def _hanging(cell: str, room: int) -> list[str]:
    """Wrap a cell; the lines after the first are set in, so that each row is seen as one."""
    if width(cell) <= room:
        return [cell]
    lines = wrapped(cell, room - len(_GAP))
    return [f"{_GAP if index else ''}{line}" for index, line in enumerate(lines)]


def fitted(cells: Sequence[Sequence[str]], room: int) -> list[int]:
    """Return the widths of the columns: as wide as their longest cell, narrowed where it costs the fewest lines."""
    sizes = [[width(cell) for cell in row] for row in cells]
    widths = [max(row[at] for row in sizes) for at in range(len(cells[0]))]
    least = [max(min(_LONGEST_WORD, _longest_word(row[at])) for row in cells) for at in range(len(cells[0]))]
    room -= len(_GAP) * (len(widths) - 1)
    while sum(widths) > room:
        step = max(1, (sum(widths) - room) // _STEPS)
        narrower = [
            (_height(sizes, [*widths[:at], max(size - step, least[at]), *widths[at + 1 :]]), -size, at)
            for at, size in enumerate(widths)
            if size > least[at]
        ]
        if not narrower:
            break
        at = min(narrower)[2]
        widths[at] = max(widths[at] - step, least[at])
    return widths


def _longest_word(cell: str) -> int:
    """Return the room that a cell needs so that no word is cut; words on later lines are set in."""
    words = _words(cell)
    return max((width(word) + (len(_GAP) if index else 0) for index, word in enumerate(words)), default=0)


def _height(sizes: Sequence[Sequence[int]], widths: Sequence[int]) -> int:
    """Count the lines that a table takes, about."""
    return sum(
        max(1 if size <= widths[at] else -(-size // max(widths[at] - 4, 1)) for at, size in enumerate(row))
        for row in sizes
    )


def leaders(left: str, right: str, *, indent: str = "  ", room: int = WIDTH, dot: str = ".") -> str:
    """Set two texts at the two edges of a line with dots between; a long left text wraps before the right one."""
    space = room - len(indent)
    reserve = width(right) + 5
    lines = wrapped(left, max(space - reserve, space // 2))
    last = lines[-1] if lines else ""
    dots = space - width(last) - width(right) - 2
    lines[-1:] = [f"{last} {dot * dots} {right}"] if dots >= 0 else [last, " " * max(0, space - width(right)) + right]
    return "\n".join(f"{indent}{line}" for line in lines)
