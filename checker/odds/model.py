"""What is known of one paytable's odds."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction

from checker.values.provision import Provision


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """How often a row is paid: ``count`` of ``of`` deals that are equally likely."""

    outcome: str
    payout: str
    count: int
    of: int

    @property
    def probability(self) -> Fraction:
        """The chance of the outcome."""
        return Fraction(self.count, self.of)


@dataclass(frozen=True, slots=True, kw_only=True)
class Meter:
    """What a progressive returns by its meter.

    ``fixed`` is what a unit wagered returns without the meter, and ``rates`` what a dollar on each meter adds.
    ``break_even`` is the amount in dollars at which the wager returns as much as it takes, None with several meters or
    where it returns that much without one. ``at`` are the amounts for which a house edge is given. ``long_run`` is what
    comes back in the long run: the fixed part, the rates of progression, and each reset that the house pays.
    """

    fixed: Fraction
    rates: Mapping[str, Fraction]
    stake: Fraction
    break_even: Fraction | None
    at: Mapping[str, Fraction]
    long_run: Fraction | None


@dataclass(frozen=True, slots=True, kw_only=True)
class WagerOdds:
    """The odds of one wager by one paytable, for one number of decks, under one reading.

    ``reading`` is both where the readings agree. ``side`` is the hand wagered on, where there are two. ``lines`` are
    the rows counted that the operator need not offer; ``uncounted`` those that no card decides. ``edge`` is None where
    it depends on a meter of unknown amount. ``envy`` is what an Envy Bonus is worth in dollars for each other player
    and round. ``exact`` tells an exact figure from one that is
    close to it; of the latter neither outcomes nor a hit rate are known.
    ``variant`` tells figures of one wager apart that rest on different play.
    """

    chapter: str
    wager: str
    name: str
    paytable: str
    provision: Provision
    condition: str
    decks: int | None
    side: str
    reading: str
    lines: tuple[str, ...]
    uncounted: tuple[str, ...]
    outcomes: tuple[Outcome, ...]
    hit_rate: Fraction | None
    edge: Fraction | None
    envy: Fraction | None
    meter: Meter | None
    assumes: tuple[str, ...]
    advisories: tuple[str, ...]
    exact: bool = True
    variant: str = ""

    def same_as(self, other: "WagerOdds") -> bool:
        """Whether another reading comes to the same."""
        return replace(self, reading="", advisories=()) == replace(other, reading="", advisories=())

    @property
    def key(self) -> tuple[str, str, str, int, str, tuple[str, ...], tuple[str, ...]]:
        """What tells the odds of a chapter from each other, but for the reading."""
        return self.wager, self.provision, self.paytable, self.decks or 0, self.side, self.lines, self.assumes
