"""Lays out running text, lists and tables on a grid of characters, as a plain print of them would look.

Formats without positions (Markdown, HTML, Word) get them here, so that they can be judged like a page: paragraphs are
lines, tables are columns, and the cells of one row of a table are known to belong together.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from checker.drafts.language.lexicon import JOINT
from checker.drafts.language.values import find_values
from checker.drafts.model import Place, Span
from checker.drafts.structure.segments import split_line

_GUTTER = 4.0
_PARAGRAPH = 1.2


@dataclass(slots=True)
class Chunk:
    """Text of one line, and where it comes from. ``alt`` tells that it describes an image."""

    text: str
    line: int | None = None
    page: int | None = None
    alt: bool = False


@dataclass(slots=True)
class Paragraph:
    """Lines of text; each line is the chunks that follow each other on it."""

    lines: list[list[Chunk]] = field(default_factory=list)


@dataclass(slots=True)
class Cell:
    """One cell of a table with whatever it contains."""

    blocks: "list[Paragraph | Table]" = field(default_factory=list)
    columns: int = 1
    rows: int = 1


@dataclass(slots=True)
class Table:
    """A table: its rows of cells."""

    rows: list[list[Cell]] = field(default_factory=list)


_Row = list[tuple[int, Cell]]
"""The cells of a row, each with its column."""


@dataclass(slots=True)
class _Laid:
    spans: list[Span]
    width: float
    height: float


class Layout:
    """Places blocks below each other and numbers the rows of tables."""

    def __init__(self) -> None:
        self._rows = 0

    def spans(self, blocks: list[Paragraph | Table]) -> tuple[Span, ...]:
        """Return the spans of ``blocks``, from the top of a page."""
        return tuple(self._blocks(blocks).spans)

    def _blocks(self, blocks: list[Paragraph | Table]) -> _Laid:
        spans: list[Span] = []
        width = height = 0.0
        for block in blocks:
            laid = self._paragraph(block) if isinstance(block, Paragraph) else self._table(block)
            spans.extend(replace(span, y=span.y + height) for span in laid.spans)
            width = max(width, laid.width)
            height += laid.height
        return _Laid(spans, width, height)

    def _paragraph(self, paragraph: Paragraph) -> _Laid:
        spans: list[Span] = []
        width = 0.0
        for index, chunks in enumerate(paragraph.lines):
            laid = list(self._line(chunks, float(index)))
            spans.extend(laid)
            width = max([width, *(span.right for span in laid)])
        height = len(paragraph.lines) - 1 + _PARAGRAPH if spans else 0.0
        return _Laid(spans, width, height)

    def _line(self, chunks: list[Chunk], y: float) -> Iterator[Span]:
        text = "".join(chunk.text for chunk in chunks)
        starts = []
        position = 0
        for chunk in chunks:
            starts.append((position, chunk))
            position += len(chunk.text)
        for segment in split_line(text):
            # A tab shifts what follows it, which matters little for telling the chunk that a segment starts in.
            chunk = next((item for start, item in reversed(starts) if start <= segment.start), chunks[0])
            place = Place(near=segment.text, line=chunk.line, page=chunk.page)
            yield Span(
                text=segment.text,
                left=segment.start,
                right=segment.end,
                y=y,
                place=place,
                alt=chunk.alt,
                leads=segment.leads,
            )

    def _table(self, table: Table) -> _Laid:
        grid = _grid(table)
        laid = {id(cell): self._blocks(cell.blocks) for row in table.rows for cell in row}
        columns = max((column + cell.columns for row in grid for column, cell in row), default=0)
        widths = [1.0] * columns
        for row in grid:
            for column, cell in row:
                if cell.columns == 1:
                    widths[column] = max(widths[column], laid[id(cell)].width)
        lefts = [sum(widths[:column]) + column * _GUTTER for column in range(columns)]
        spans: list[Span] = []
        y = 0.0
        for row in _with_values_of_rows(grid, laid):
            placed = [(lefts[column], laid[id(cell)]) for column, cell in row]
            shaped, height = self._row(placed)
            spans.extend(replace(span, y=span.y + y) for span in shaped)
            y += height
        width = (lefts[-1] + widths[-1]) if columns else 0.0
        return _Laid(spans, width, y)

    def _row(self, cells: list[tuple[float, _Laid]]) -> tuple[list[Span], float]:
        """Place the cells of one row; give them a common row number where they are one line of a list."""
        before = self._rows
        shaped, self._rows = in_one_row(self._moved(cells), before)
        one = self._rows == before + 1
        return shaped, 1.0 if one else max([1.0, *(laid.height for _, laid in cells)])

    def _moved(self, cells: list[tuple[float, _Laid]]) -> list[list[Span]]:
        return [
            [replace(span, left=span.left + left, right=span.right + left) for span in laid.spans]
            for left, laid in cells
        ]


def in_one_row(cells: list[list[Span]], number: int) -> tuple[list[Span], int]:
    """Return the texts of the cells of a row, joined to one text a cell, and the last number given to a row.

    Cells that each hold as many lines, of which one has a figure, are as many rows; other cells with several figures
    are left as they are. What is joined stands at the height 0, and the rows that cells hold one under the other.
    """
    moved = [_values_joined(spans) for spans in cells]
    valued = [[span for span in spans if find_values(span.text)] for spans in moved]
    if any(len(found) > 1 for found in valued):
        return _several_lines(moved, valued, number)
    joined = [_one_line(spans, number + 1) for spans in moved]
    return [span for spans in joined for span in spans], number + 1


def _several_lines(cells: list[list[Span]], valued: list[list[Span]], number: int) -> tuple[list[Span], int]:
    """Pair line with line where each cell holds as many lines; else leave each cell as a block of its own."""
    counts = {len({span.y for span in spans}) for spans in cells if spans}
    alone = all(
        all(len(find_values(span.text)[0].text) >= len(span.text) - 1 for span in found) for found in valued if found
    )
    if len(counts) != 1 or not alone or any(span.row is not None for spans in cells for span in spans):
        return [span for spans in cells for span in spans], number
    lines = counts.pop()
    paired = []
    for spans in cells:
        for index, y in enumerate(sorted({span.y for span in spans})):
            paired += [replace(span, y=float(index), row=number + 1 + index) for span in spans if span.y == y]
    return paired, number + lines


def _values_joined(spans: list[Span]) -> list[Span]:
    """Join a value with the one on the next line where it ends in “and” or the like."""
    kept: list[Span] = []
    for span in spans:
        if (
            kept
            and JOINT.search(kept[-1].text)
            and find_values(kept[-1].text)
            and find_values(span.text)
            and kept[-1].row is None
        ):
            last = kept[-1]
            text = f"{last.text} {span.text}"
            kept[-1] = replace(last, text=text, right=max(last.right, span.right), place=replace(last.place, near=text))
        else:
            kept.append(span)
    return kept


def _one_line(spans: list[Span], row: int) -> list[Span]:
    """Join the lines of a cell into one text, as a label that was wrapped."""
    if not spans:
        return []
    if any(span.row is not None for span in spans) or len({span.alt for span in spans}) > 1:
        return spans
    ordered = sorted(spans, key=lambda span: (span.y, span.left))
    text = " ".join(span.text for span in ordered)
    first = ordered[0]
    return [
        replace(
            first,
            text=text,
            left=min(span.left for span in spans),
            right=max(span.right for span in spans),
            y=0.0,
            row=row,
            place=replace(first.place, near=text),
        )
    ]


def _with_values_of_rows(grid: Sequence[_Row], laid: Mapping[int, _Laid]) -> list[_Row]:
    """Return rows with the figure that a cell spanning several of them has in each, as it is of them all."""
    found = [list(row) for row in grid]
    for at, row in enumerate(grid):
        for column, cell in row:
            own = laid[id(cell)].spans
            figure = column > 0 and len(own) == 1 and find_values(own[0].text)
            for below in found[at + 1 : at + cell.rows] if figure else ():
                below.append((column, cell))
                below.sort(key=lambda each: each[0])
    return found


def _grid(table: Table) -> list[_Row]:
    """Return each cell its column, minding cells that span several rows."""
    taken: dict[int, int] = {}
    grid = []
    for row in table.rows:
        placed = []
        column = 0
        for cell in row:
            while taken.get(column, 0) > 0:
                column += 1
            placed.append((column, cell))
            for offset in range(cell.columns):
                taken[column + offset] = max(cell.rows, 1)
            column += cell.columns
        taken = {column: left - 1 for column, left in taken.items() if left > 1}
        grid.append(placed)
    return grid
