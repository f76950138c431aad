"""The tables of pandoc's Markdown that CommonMark does not have, as tables with bars between the cells."""

import re
from collections.abc import Sequence
from itertools import pairwise

from checker.drafts.readers.text_tables import TextTable, tables_in

_RULE = re.compile(r"\s*-{2,}(?:\s+-{2,})+\s*")
"""The line of a simple table that tells where its columns stand."""


def with_bars(text: str) -> str:
    """Return a text with bars between the cells of such tables; the rows of one stand on lines below each other."""
    lines = text.split("\n")
    for table in list(tables_in(lines)):
        _in_lines(lines, table)
    at = 1
    while at < len(lines):
        if _RULE.fullmatch(lines[at]) and not _RULE.fullmatch(lines[at - 1]):
            at = _table(lines, at)
        at += 1
    return "\n".join(lines)


def _in_lines(lines: list[str], table: TextTable) -> None:
    """Put each row of a table on one line, below each other; the lines that are left behind the table are empty."""
    width = max(len(row.cells) for row in table.rows)
    head, *rows = (["" if at >= len(row.cells) else row.cells[at][0] for at in range(width)] for row in table.rows)
    barred = [_barred(head), _barred(["---"] * width), *map(_barred, rows)]
    lines[table.start : table.stop] = [*barred, *[""] * (table.stop - table.start - len(barred))]


def _barred(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cell.replace("|", r"\|") for cell in cells) + " |"


def _table(lines: list[str], rule: int) -> int:
    """Put bars into a table, of which one line tells the columns, and return the line behind it.

    A table without a head has an empty line before it, which becomes its head.
    """
    starts = [found.start() for found in re.finditer(r"-+", lines[rule])]
    lines[rule - 1] = _row(lines[rule - 1], starts)
    lines[rule] = "|" + " --- |" * len(starts)
    at = rule + 1
    while at < len(lines) and lines[at].strip():
        lines[at] = "" if _RULE.fullmatch(lines[at]) else _row(lines[at], starts)
        at += 1
    return at


def _row(line: str, starts: Sequence[int]) -> str:
    """Return a line of a table with bars between its cells; where a word stands over a start, the cell begins there."""
    edges = [0, *(_edge(line, start) for start in starts[1:]), len(line)]
    cells = (line[left:right].strip().replace("|", r"\|") for left, right in pairwise(edges))
    return "| " + " | ".join(cells) + " |"


def _edge(line: str, start: int) -> int:
    """Return where a cell begins: at its column, or at the gap before it if a word reaches over."""
    if 0 < start < len(line) and not line[start - 1].isspace() and not line[start].isspace():
        gap = line.rfind("  ", 0, start)
        return start if gap < 0 else gap + 2
    return min(start, len(line))
