"""The columns of a CSS grid: how many it has, and which of its children stand together in a row."""

import re
from collections.abc import Callable, Mapping, Sequence

from lxml import etree

_MOST = 12
_REPEAT = re.compile(r"repeat\(\s*(\d{1,2})\s*,([^()]*(?:\([^()]*\)[^()]*)*)\)")
_NAMES = re.compile(r"\[[^\]]*\]")
_INNER = re.compile(r"\([^()]*\)")
_SPAN = re.compile(r"span\s+(\d{1,2})\b")
_WHOLE = re.compile(r"1\s*/\s*-1")

Style = Mapping[str, str]


def columns(style: Style) -> int:
    """Return how many columns an element with these declarations lays its children out in; 0 where it is no grid."""
    if style.get("display") not in {"grid", "inline-grid"}:
        return 0
    written = _NAMES.sub(" ", style.get("grid-template-columns", ""))
    written = _REPEAT.sub(lambda found: " ".join([found[2]] * int(found[1])), written)
    while (plain := _INNER.sub("", written)) != written:
        written = plain
    count = len(written.split())
    return count if 1 < count <= _MOST and "repeat" not in written else 0


def rows(
    children: Sequence[etree._Element], count: int, style_of: Callable[[etree._Element], Style]
) -> list[list[tuple[etree._Element, int]]]:
    """Return the children row by row, each with the number of the columns that it takes."""
    found: list[list[tuple[etree._Element, int]]] = []
    left = 0
    for child in children:
        width = min(_width(style_of(child), count), count)
        if width > left:
            found.append([])
            left = count
        found[-1].append((child, width))
        left -= width
    return found


def _width(style: Style, count: int) -> int:
    told = style.get("grid-column", "")
    if _WHOLE.search(told):
        return count
    span = _SPAN.search(told)
    return max(1, int(span[1])) if span else 1
