"""Puts the columns of a page below each other, as they are read.

A file holds its texts in the order in which they were set: a column to its end, then the next one from the top. The
cells of a table go row by row, so that what jumps up and goes on for long is a column of the page and none of a table.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from checker.drafts.model import Span

_TALL = 7
"""How many lines a column of a page has at least."""
_JUMP = 5.0
"""How far up, in heights of a line, the next column begins at least."""
_HANGING = 4.0
"""How far to the left of a column the numbers of a list in it may stand."""
_FEWEST_WORDS = 3
_WORDED = 0.3
"""Which part of the texts of a column are of several words; else it is a column of figures beside its labels."""


def unrolled(spans: Sequence[Span]) -> list[Span]:
    """Return the texts of a page, given in the order of their file, with its columns below each other."""
    kept: list[Span] = []
    before: list[Span] = []
    aside = down = top = 0.0
    for run in _runs(spans):
        start = min(span.y for span in run)
        beside = [span for span in before if span.y > start - 1]
        if _is_column(run, beside):
            aside += _left(beside) - _left(run)
            top = start if not down else top
            down = max(span.y for span in kept) - start + 1
        else:
            aside, down = 0.0, down if start > top else 0.0
        edge = _left(run) - _HANGING
        for span in run:
            shift = aside if span.left > edge else 0.0
            kept.append(replace(span, left=span.left + shift, right=span.right + shift, y=span.y + down))
        before = run
    return kept


def _runs(spans: Sequence[Span]) -> list[list[Span]]:
    """Return the texts in runs that go down the page."""
    runs = [list(spans[:1])]
    for last, span in pairwise(spans):
        if span.y < last.y - _JUMP:
            runs.append([])
        runs[-1].append(span)
    return [run for run in runs if run]


def _is_column(run: Sequence[Span], beside: Sequence[Span]) -> bool:
    """Whether a run is the next column of the page, to the right of what stands beside it."""
    if _lines(run) < _TALL or _lines(beside) < _TALL or _left(run) < max(span.right for span in beside):
        return False
    return sum(len(span.text.split()) >= _FEWEST_WORDS for span in run) >= _WORDED * len(run)


def _lines(spans: Sequence[Span]) -> int:
    return len({round(span.y * 2) for span in spans})


def _left(spans: Sequence[Span]) -> float:
    return min(span.left for span in spans[:_TALL])
