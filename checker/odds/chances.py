"""How often each row of a paytable is paid: counts of hands, whole numbers throughout."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

Hit = tuple[int, ...]
"""The rows that one deal pays, by their place in the paytable; a row paid twice stands there twice; none is a loss."""


@dataclass(frozen=True, slots=True)
class Chances:
    """Of ``of`` deals that are equally likely, how many pay which rows."""

    of: int
    counts: Mapping[Hit, int]

    def of_row(self, row: int) -> int:
        """Return how often a row is paid; a deal that pays it twice counts twice."""
        return sum(hit.count(row) * count for hit, count in self.counts.items())

    def hit_rate(self) -> Fraction:
        """Return the chance that some row is paid."""
        return Fraction(sum(count for hit, count in self.counts.items() if hit), self.of)


def checked(counts: Mapping[Hit, int], of: int) -> Chances:
    """Return the chances. Raises :class:`ArithmeticError` where the counts are not all deals: that would be a fault."""
    if sum(counts.values()) != of:
        raise ArithmeticError(f"{sum(counts.values())} deals are counted, of {of}")
    return Chances(of, dict(Counter({hit: count for hit, count in counts.items() if count})))
