"""How wide the columns of a table are, as shares of the page, by what stands in them."""

from checker.documents.columns import fitted
from checker.documents.model import Grid

WIDE, NARROW = 110, 48
"""Letters on a line of a full page, and of one panel of the folded guide."""
_SPACE = 4


def column_percentages(grid: Grid, room: int) -> tuple[int, ...]:
    """Return each column's share in percent; together they are at most 100."""
    widths = [size + _SPACE for size in fitted([grid.columns, *(grid.like or grid.rows)], room)]
    total = sum(widths)
    return tuple(size * 100 // total for size in widths)
