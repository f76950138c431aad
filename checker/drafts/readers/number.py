"""Numbers as drawings write them, of a size that a drawing can have."""

from checker.drafts.errors import DraftError

_LONGEST = 9
LARGEST = 1e9
"""In any unit of a drawing: far more than a table is wide in the smallest one."""


def finite(text: str) -> float:
    """Read a number that was matched as one. Raises :class:`DraftError` for one that no drawing needs."""
    value = float(text)
    if not -LARGEST <= value <= LARGEST:
        raise DraftError(
            f"The drawing holds the number {text[:20]}, which is too large.", "Export it again in ordinary units."
        )
    return value


def in_bounds(x: float, y: float, size: float) -> bool:
    """Whether a place and a length are numbers, and of a size that a drawing can have."""
    return -LARGEST <= x <= LARGEST and -LARGEST <= y <= LARGEST and -LARGEST <= size <= LARGEST


def whole_number(text: str, least: int, most: int) -> int:
    """Read a whole number within bounds; the least where there is none."""
    if not (text.isascii() and text.isdigit()):
        return least
    return min(max(int(text[:_LONGEST]), least), most)
