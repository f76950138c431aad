"""Tables with the payouts of several wagers side by side, whose columns nothing heads, or whose heads were not read.

The rows tell whose column is whose: each figure of most rows is what one wager pays, and not what the other does.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import permutations

from checker.drafts.expectations.expected import Expected
from checker.drafts.figures.align import FIRM, Aligner
from checker.drafts.figures.figure import Figure
from checker.drafts.figures.firm_payouts import Group, agrees

_FEWEST_ROWS = 4
_AGREEING = 0.8
"""The share of the figures of a column that must be what its wager pays."""
_AHEAD = 2
"""By how many figures an order of the wagers must fit better than the next one."""
_MOST_WAGERS = 3
_PAIR = 2


def by_column(group: Group, expected: Expected, aligner: Aligner) -> Group:
    """Return the rows of a table with the wager of each column, where the rows tell it beyond doubt."""
    wagers = tuple(slug for slug in group.scope if slug in expected.outcomes)
    rows = list(_rows(group))
    paid = [[figure for figure in row if figure.kind == "payout"] for row in rows]
    columns = _PAIR if len(wagers) == 1 else len(wagers)
    told = [row for row in paid if len(row) == columns]
    if not group.rows or not 1 < columns <= _MOST_WAGERS or len(told) < _FEWEST_ROWS:
        return group
    # Where the head of a column was read as the heading of all of them, the other column may be any wager's.
    others = [slug for slug in expected.outcomes if slug not in (*wagers, *expected.base)]
    sets = [wagers] if len(wagers) == columns else [(*wagers, slug) for slug in others]
    orders = [order for own in sets for order in permutations(own)] if len(told) * _PAIR > len(rows) else []
    fits = sorted(
        ((sum(_fits(row, order, expected, aligner) for row in told), order) for order in orders), reverse=True
    )
    if len(fits) < _PAIR:
        return group
    (most, order), (next_most, _) = fits[:2]
    if most < _AGREEING * len(told) * columns or most < next_most + _AHEAD:
        return group
    placed: dict[int, str] = {}
    for row, own in zip(rows, paid, strict=True):
        if len(own) == len(order):
            placed |= _placed(row, own, order)
    return replace(
        group,
        figures=tuple(
            replace(figure, column=(placed[id(figure)],), placed=True) if id(figure) in placed else figure
            for figure in group.figures
        ),
    )


def _rows(group: Group) -> Iterator[list[Figure]]:
    found: dict[int, list[Figure]] = {}
    for figure in group.figures:
        found.setdefault(id(figure.sentence), []).append(figure)
    yield from found.values()


def _fits(row: Sequence[Figure], order: Sequence[str], expected: Expected, aligner: Aligner) -> int:
    """Return how many figures of a row are what the wagers in this order pay."""
    count = 0
    for figure, slug in zip(row, order, strict=True):
        own = {slug: expected.outcomes[slug]}
        ranked = aligner.ranked(replace(figure, column=(slug,)), figure.label, outcomes=own)
        count += bool(ranked) and ranked[0][0].words <= FIRM and agrees(figure, ranked[0][1])
    return count


def _placed(row: Sequence[Figure], paid: Sequence[Figure], order: Sequence[str]) -> dict[int, str]:
    """Map the figures of a row to the wagers: what stands after a payout, up to the next one, is of its wager."""
    placed: dict[int, str] = {}
    at = -1
    for figure in row:
        at += at + 1 < len(paid) and figure is paid[at + 1]
        if at >= 0:
            placed[id(figure)] = order[at]
    return placed
