"""Joins the lines of a cell that stands in the middle of its row's height, beside cells of fewer lines.

In such a table the texts of one row have one middle, and nothing stands beside the first of two lines. So lines below
each other are one cell where what they belong to stands beside their middle.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import reduce

from checker.drafts.language import lexicon
from checker.drafts.language.values import find_values
from checker.drafts.model import Place
from checker.drafts.structure.cells import Cell, in_lines

_MOST_LINES = 4
_LEVEL = 0.16
"""How far apart, in heights of a line, the middles of cells of one row are at most."""
_CLOSE = 1.3
_APART = 0.7
"""How far below each other the lines of one cell stand at most and at least."""
_ALIGNED = 1.0
_MIXED = 0.12
_ABOVE = _CLOSE + 2 * _MIXED
_BELOW = _MOST_LINES * _CLOSE + 2 * _MIXED
"""How far above and below the first line of a cell stands what tells where that begins and ends."""


def centred(lines: Sequence[list[Cell]]) -> list[list[Cell]]:
    """Return the lines of a drawn page with such cells in one piece, each on the line of its middle."""
    cells = [cell for line in lines for cell in line]
    if any(cell.row is not None for cell in cells):
        return [list(line) for line in lines]
    joined = _joined(_joined(cells, values=True), values=False)
    return in_lines(joined) if len(joined) < len(cells) else [list(line) for line in lines]


def _joined(cells: list[Cell], *, values: bool) -> list[Cell]:
    gone: set[int] = set()
    found: list[Cell] = []
    ordered = sorted(cells, key=lambda item: (item.y, item.left))
    heights = [cell.y for cell in ordered]
    for cell in ordered:
        if id(cell) in gone:
            continue
        around = ordered[bisect_left(heights, cell.y - _ABOVE) : bisect_right(heights, cell.y + _BELOW)]
        parts = next((parts for parts in _columns(cell, around, gone) if _is_one(parts, around, values=values)), [cell])
        gone |= {id(part) for part in parts}
        found.append(cell if len(parts) == 1 else _whole(parts))
    return found


def _columns(first: Cell, cells: Sequence[Cell], gone: set[int]) -> Iterator[list[Cell]]:
    """Yield the lines that begin with a cell and stand below each other, the most first."""
    parts = [first]
    while len(parts) < _MOST_LINES:
        last = parts[-1]
        under = [
            cell
            for cell in cells
            if _APART <= cell.y - last.y <= _CLOSE and abs(cell.left - first.left) <= _ALIGNED and id(cell) not in gone
        ]
        if not under or (len(parts) > 1 and abs(under[0].y - last.y - (last.y - parts[-2].y)) > _MIXED):
            break
        parts.append(min(under, key=lambda cell: cell.y))
    for size in range(len(parts), 1, -1):
        yield parts[:size]


def _is_one(parts: Sequence[Cell], cells: Sequence[Cell], *, values: bool) -> bool:
    """Whether lines are one cell: one value, or a label with its value beside its middle and beside no other line."""
    middle = (parts[0].y + parts[-1].y) / 2
    if values:
        whole = _whole(parts)
        if not parts[0].valued and _heads_column(parts[0].text):
            return False
        one = whole.bare and len(find_values(whole.text)) == 1 and not all(_is_value(part) for part in parts)
        return one and not any(_beside(parts[0].y, cell) and not cell.bare for cell in cells if cell.left < whole.left)
    pitch = parts[1].y - parts[0].y
    own = {id(part) for part in parts}
    if any(part.bare for part in parts) or any(lexicon.ENDS.search(part.text) for part in parts[:-1]):
        return False
    right = [cell for cell in cells if cell.left >= max(part.right for part in parts) and _heads_or_pays(cell)]
    beside = [cell for cell in right if _beside(middle, cell)]
    # A text that runs on under the values is no part of a label beside them.
    across = min((cell.left for cell in beside), default=0.0)
    near = [
        cell
        for cell in cells
        if abs(cell.left - parts[0].left) <= _ALIGNED and id(cell) not in own and cell.right < across
    ]
    if any(0 < parts[0].y - cell.y < pitch + _MIXED or 0 < cell.y - parts[-1].y < pitch + _MIXED for cell in near):
        # What stands as near above or below them may be of the same text.
        return False
    odd = len(parts) % 2
    others = [part.y for at, part in enumerate(parts) if not (odd and at == len(parts) // 2)]
    after = [cell for cell in cells if cell.left > parts[0].right]
    return bool(beside) and not any(_beside(y, cell) for y in others for cell in after)


def _is_value(cell: Cell) -> bool:
    return cell.valued and not (lexicon.JOINT.search(cell.text) or lexicon.OF.search(cell.text))


def _heads_or_pays(cell: Cell) -> bool:
    return cell.bare and (cell.valued or bool(lexicon.COLUMN_KINDS["payout"].search(cell.text)))


def _heads_column(text: str) -> bool:
    return any(cue.search(text) for cue in lexicon.COLUMN_KINDS.values())


def _beside(y: float, cell: Cell) -> bool:
    return abs(cell.y - y) <= _LEVEL


def _whole(parts: Sequence[Cell]) -> Cell:
    return replace(
        parts[0],
        text=" ".join(part.text for part in parts),
        right=max(part.right for part in parts),
        y=(parts[0].y + parts[-1].y) / 2,
        place=reduce(Place.with_, (part.place for part in parts)),
        lines=len(parts),
        whole=True,
    )
