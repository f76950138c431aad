"""Finds the rows of a table that is drawn with lines, so that what stands between two of them is one row.

A page of a PDF does not say what a table is. Where lines of one length are drawn under each other, and texts stand side
by side between them, the cells of a row belong together, however many lines each of them runs over.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from checker.drafts.model import Box, Span
from checker.drafts.structure.flow import in_one_row

Line = tuple[float, float, float]
"""Where a level line begins and ends, from the left, and how far under the top of the page it is."""
_SAME = 2.5
"""How far apart, in points, two lines are at most that are drawn as one, or end alike."""
_TALLEST = 130.0
"""How tall a row is at most, in points."""
_FEWEST_LINES = 3
_FEWEST_ROWS = 2
_MOST_WORDS = 45
"""How many words a cell holds at most: more are a column of a page."""
_MOST_TEXTS = 24
_APART = 0.7
"""How far apart, in sizes of a letter, two lines of a cell stand at most."""
_SAME_SIZE = 0.1


def in_rows(spans: Sequence[Span], lines: Sequence[Line]) -> list[Span]:
    """Return the texts of a page, those of one row of a table with lines as its cells, with a number of their row."""
    left = list(spans)
    found: list[Span] = []
    number = 0
    for table in _tables(lines):
        rows = [(row, cells) for row in _rows(left, table) if len(cells := _cells(row)) > 1]
        if len(rows) < _FEWEST_ROWS:
            continue
        for row, cells in rows:
            shaped, last = in_one_row(cells, number)
            if last == number:
                continue
            number = last
            taken = {id(span) for span in row}
            left = [span for span in left if id(span) not in taken]
            top = min(span.y for span in row)
            found += [replace(span, y=span.y + top) for span in shaped]
    return [*left, *found]


def _tables(lines: Sequence[Line]) -> Iterator[list[Line]]:
    """Yield the lines of each table, from its top: of one length, one under the other."""
    whole = _whole(lines)
    while whole:
        first = whole[0]
        alike = [line for line in whole if all(abs(a - b) <= _SAME for a, b in zip(line[:2], first[:2], strict=True))]
        whole = [line for line in whole if line not in alike]
        own = [alike[0]]
        for line in alike[1:]:
            if line[2] - own[-1][2] > _TALLEST:
                if len(own) >= _FEWEST_LINES:
                    yield own
                own = []
            own.append(line)
        if len(own) >= _FEWEST_LINES:
            yield own


def _whole(lines: Sequence[Line]) -> list[Line]:
    """Return level lines from the top, with those put together that go on at one height."""
    found: list[Line] = []
    for start, end, y in sorted(lines, key=lambda line: (round(line[2] / _SAME), line[0])):
        last = found[-1] if found else None
        if last and abs(last[2] - y) <= _SAME and start <= last[1] + _SAME:
            found[-1] = (last[0], max(last[1], end), last[2])
        else:
            found.append((start, end, y))
    return sorted(found, key=lambda line: line[2])


def _rows(spans: Sequence[Span], table: Sequence[Line]) -> Iterator[list[Span]]:
    """Yield the texts between each two lines of a table that follow each other."""
    for (start, end, top), (_, _, bottom) in pairwise(table):
        inside = [
            span
            for span in spans
            if (box := span.place.box) is not None
            and top <= _middle(box) <= bottom
            and start - _SAME <= box.left
            and box.right <= end + _SAME
        ]
        if inside and len(inside) <= _MOST_TEXTS and all(span.row is None for span in inside):
            yield inside


def _middle(box: Box) -> float:
    return (box.top + box.bottom) / 2


def _cells(row: Sequence[Span]) -> list[list[Span]]:
    """Return the texts of a row by the cell in which they stand; none where it holds more than cells do."""
    cells: list[list[Span]] = []
    for span in sorted(row, key=lambda item: item.left):
        if cells and span.left < max(other.right for other in cells[-1]):
            cells[-1].append(span)
        else:
            cells.append([span])
    long = any(sum(len(span.text.split()) for span in cell) > _MOST_WORDS for cell in cells)
    return [] if long or not all(map(_is_one_text, cells)) else cells


def _is_one_text(cell: Sequence[Span]) -> bool:
    """Whether the lines of a cell are of one size and near each other, so that none is a heading over the others."""
    ordered = sorted(cell, key=lambda span: span.y)
    for above, below in pairwise(ordered):
        first, second = above.place.box, below.place.box
        near = first is not None and second is not None and second.top - first.bottom <= _APART * below.size
        if not near or abs(above.size - below.size) > _SAME_SIZE * below.size:
            return False
    return True
