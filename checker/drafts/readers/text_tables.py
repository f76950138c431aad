"""Tables of text whose rows run over several lines: the multiline tables and the grid tables that pandoc writes."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from checker.frozen import frozen

_BORDER = re.compile(r"\s*-{10,}\s*")
_COLUMNS = re.compile(r"\s*-{2,}(?:\s+-{2,})+\s*")
_GRID = re.compile(r"\s*\+(?:[-=:]{3,}\+)+\s*")
_HEAD = 6
"""How many lines the head of a table has at most."""
_LONGEST = 400
"""How many lines a multiline table has at most."""


@frozen(kw_only=False)
class TextRow:
    """A row of a table: the line on which it begins, counted from 0, and its cells, each with its first column."""

    line: int
    cells: tuple[tuple[str, int], ...]


@frozen(kw_only=False)
class TextTable:
    """A table, from its first line to that behind its last; its first row is its head, empty where it has none."""

    start: int
    stop: int
    rows: tuple[TextRow, ...]


def tables_in(lines: Sequence[str]) -> Iterator[TextTable]:
    """Yield the tables of a text whose rows may run over several lines, from the top."""
    at = 0
    while at < len(lines):
        table = _multiline(lines, at) or _grid(lines, at)
        if table is not None:
            yield table
        at = table.stop if table else at + 1


def _multiline(lines: Sequence[str], start: int) -> TextTable | None:
    """Return the table that begins with a border at a line, if its rows are parted by empty lines.

    A line right under a text underlines that text, and is no border.
    """
    if not _BORDER.fullmatch(lines[start]) or (start and lines[start - 1].strip()):
        return None
    end = min(start + _LONGEST, len(lines))
    rule = next((at for at in range(start + 1, min(start + _HEAD, end)) if _COLUMNS.fullmatch(lines[at])), None)
    if rule is None:
        return None
    stop = next((at for at in range(rule + 1, end) if lines[at].rstrip() == lines[start].rstrip()), None)
    if stop is None or not any(not line.strip() for line in lines[rule + 1 : stop]):
        return None
    edges = [found.start() for found in re.finditer(r"-+", lines[rule])]
    rows = [_row(lines[start + 1 : rule], start + 1, edges)]
    first = rule + 1
    for at in range(rule + 1, stop + 1):
        if at == stop or not lines[at].strip():
            rows += [_row(lines[first:at], first, edges)] if first < at else []
            first = at + 1
    return TextTable(start, stop + 1, tuple(rows))


def _grid(lines: Sequence[str], start: int) -> TextTable | None:
    """Return the grid table that begins at a line."""
    if not _GRID.fullmatch(lines[start]):
        return None
    stop = start + 1
    while stop < len(lines) and (_GRID.fullmatch(lines[stop]) or lines[stop].strip().startswith("|")):
        stop += 1
    rules = [at for at in range(start, stop) if _GRID.fullmatch(lines[at])]
    if len(rules) == 1 or rules[-1] != stop - 1:
        return None
    edges = [found.start() + 1 for found in re.finditer(r"\+", lines[start])][:-1]
    rows = [
        _row([line.replace("|", " ") for line in lines[above + 1 : below]], above + 1, edges)
        for above, below in pairwise(rules)
    ]
    headed = "=" in lines[rules[1]]
    return TextTable(start, stop, tuple(rows if headed else [TextRow(start, ()), *rows]))


def _row(lines: Sequence[str], first: int, edges: Sequence[int]) -> TextRow:
    """Return the row that some lines make up, of which one is the ``first``, cell by cell."""
    bounds = [*edges, max(map(len, lines), default=0) + 1]
    cells = []
    for left, right in pairwise(bounds):
        parts = [part for line in lines if (part := line[left:right].strip())]
        cells.append((" ".join(parts), left))
    return TextRow(first, tuple(cells))
