"""How large the letters of a sign may be so that it stays on one sheet, estimated from the lengths of its texts.

HTML cannot measure itself without a script. The estimate takes wide letters and narrow columns, so that it errs to the
small side; Typst measures for itself and needs none of this.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil

from checker.documents.columns import width
from checker.documents.help_line import type_size
from checker.documents.model import Panel, Sign
from checker.documents.page import Page

_LETTER = 0.5
"""The width of a letter of running text as a share of its size."""
_BOLD = 0.56
_WIDER, _WIDEST = 0.3, 0.95
"""How much wider than a letter of running text a capital is, and the widest characters."""
_LINE = 1.25
_GAP = 1.6
_MARGINS = (0.8, 1.0)
_SMALLEST, _STEP = 4.0, 0.25
_LARGEST = 2.1
"""The largest letters, in points for each inch of the sheet's width; beyond that lines break too often."""
_MOST_COLUMNS = 4
_NEARLY = 0.85
_NEAR = 0.1


@dataclass(frozen=True, slots=True, kw_only=True)
class Fit:
    """The size of the sign's letters in points, the largest that it may be, and the sign's columns.

    ``help`` is the least size of the help line.
    """

    size: float
    largest: float
    columns: int
    help: float


def fit(sign: Sign, page: Page) -> Fit:
    """Return the letters with which the sign fits on the page: in few columns, as long as they are nearly as large.

    Where none fit, the smallest are given.
    """
    largest = _LARGEST * page.size[0]
    found = [
        Fit(
            size=_size(sign, page, columns, largest),
            largest=largest,
            columns=columns,
            help=type_size(sign.help_share, max(page.size)),
        )
        for columns in range(1, _MOST_COLUMNS + 1)
    ]
    best = max(one.size for one in found)
    return next(one for one in found if one.size >= best * _NEARLY)


def _size(sign: Sign, page: Page, columns: int, largest: float) -> float:
    """Return the largest size that fits in so many columns, by halving: larger letters never need less room."""
    across = (page.size[0] - _MARGINS[0]) * 72
    down = (page.size[1] - _MARGINS[1]) * 72
    low, high = 0, int((largest - _SMALLEST) / _STEP)
    while low < high:
        middle = (low + high + 1) // 2
        size = _SMALLEST + middle * _STEP
        room = (across / size - _GAP * (columns - 1)) / columns
        if (_height(sign, across / size, room, columns) + _foot(sign, page, across, size)) * size <= down:
            low = middle
        else:
            high = middle - 1
    return _SMALLEST + low * _STEP


def _lines(text: str, room: float, scale: float = 1.0) -> float:
    """Return the height of a text in lines of the base size."""
    across = max(1.0, room / (_LETTER * scale))
    return ceil(letters(text) / across) * scale * _LINE


@lru_cache(maxsize=1024)
def letters(text: str) -> float:
    """Return the width of a text in letters of middle width; capitals are wider, and some much wider."""
    return width(text) + sum(_WIDEST if char in "MW@%" else _WIDER for char in text if char.isupper() or char in "@%")


def _height(sign: Sign, across: float, room: float, columns: int) -> float:
    """Return the height of the sign in ems."""
    head = _lines(sign.head.game, across, 2.9) + _lines(sign.head.facility, across) + 1.5
    head += sum(_lines(line.text, across, 1.2) for line in sign.inscriptions) + 1
    limits = " ".join(f"{limit.wager}: minimum {limit.minimum}, maximum {limit.maximum}    " for limit in sign.limits)
    head += _lines(limits, across, 1.5) + 1
    if sign.head.draft:
        head += _lines(sign.head.draft_reason, across, 1.1) + 2
    blocks = [_block(panel, room) for panel in sign.panels]
    if sign.sentences:
        blocks.append(2.2 + sum(_lines(line.text, room - 1.5, 0.9) + 0.2 for line in sign.sentences))
    return head + _columns(blocks, columns)


def _foot(sign: Sign, page: Page, across: float, size: float) -> float:
    """Return the height of the help line in ems of a size of the sign's letters."""
    if not sign.help_line:
        return 0.5
    scale = max(1.2, type_size(sign.help_share, max(page.size)) / size)
    return _lines(sign.help_line, across / size, scale) + 2


def _block(panel: Panel, room: float) -> float:
    """Return the height of one wager's panel."""
    pays = max((width(piece) for row in panel.rows for piece in row.pieces), default=0) * _BOLD
    envy = 5.5 if panel.has_envy else 0
    heading = _lines(f"{panel.name} {panel.limits}", room, 1.2) + 0.4 + (1.5 if panel.has_envy else 0)
    words = max(room - pays - envy - 0.5, 2)
    rows = sum(max(_lines(row.outcome, words), len(row.pieces) * _LINE) + 0.12 for row in panel.rows)
    below = _lines(panel.condition, room, 0.85) + _lines(" ".join(panel.terms), room, 0.85)
    return heading + rows + below + _lines(panel.missing, room) + _lines(panel.caution, room, 1.1) + 1


def _columns(blocks: Sequence[float], columns: int) -> float:
    """Return the least height in which the blocks, in order and unbroken, fill the columns."""
    low, high = max(blocks, default=0.0), sum(blocks)
    while high - low > _NEAR:
        middle = (low + high) / 2
        if _needed(blocks, middle) <= columns:
            high = middle
        else:
            low = middle
    return high


def _needed(blocks: Sequence[float], height: float) -> int:
    columns, used = 1, 0.0
    for block in blocks:
        if used + block > height and used:
            columns, used = columns + 1, 0.0
        used += block
    return columns
