"""From chances and payouts to what a wager returns: exact fractions of the wager, with the meter kept apart."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from checker.odds.chances import Chances
from checker.values import Odds, Payout
from checker.values.payout import MeterShare, Money, Push

PERCENT = 100


@dataclass(frozen=True, slots=True)
class Line:
    """What one row pays. ``beside`` is paid besides another row; ``keeps`` tells that the wager stays the player's."""

    payout: Payout
    beside: bool = False
    stake_returned: bool = False

    @property
    def keeps(self) -> bool:
        """Whether the wager is returned with the payout."""
        to_one = any(
            isinstance(part, Push) or (isinstance(part, Odds) and part.unit == "to") for part in self.payout.parts
        )
        return not self.beside and (to_one or self.stake_returned)


@dataclass(frozen=True, slots=True)
class Settled:
    """What one unit wagered wins on average, losses counted.

    ``net`` leaves the meters out; ``meters`` gives for each meter the units that a dollar on it adds.
    """

    net: Fraction
    meters: Mapping[str, Fraction]

    def edge(self, meters: Mapping[str, Fraction]) -> Fraction:
        """Return the house edge with so many dollars on the meters. Raises :class:`KeyError` for a meter not given."""
        return -self.net - sum((rate * meters[name] for name, rate in self.meters.items()), Fraction(0))


def settle(chances: Chances, lines: tuple[Line | None, ...], stake: Fraction, kept: Fraction) -> Settled:
    """Return what a wager of ``stake`` dollars wins on average for each dollar.

    A line of None returns the wager. ``kept`` is the part of winnings that the house keeps.
    """
    net = Fraction(0)
    meters: dict[str, Fraction] = {}
    for hit, count in chances.counts.items():
        paid = [lines[row] for row in hit]
        won = sum((_fixed(line.payout, stake) for line in paid if line), Fraction(0))
        keeps = any(line is None or line.keeps for line in paid)
        net += count * (won * (1 - kept) - (not keeps))
        for line in paid:
            for part in line.payout.parts if line else ():
                if isinstance(part, MeterShare):
                    share = Fraction(part.percent) / PERCENT / stake
                    meters[part.meter] = meters.get(part.meter, Fraction(0)) + share * count / chances.of
    return Settled(net / chances.of, meters)


def _fixed(payout: Payout, stake: Fraction) -> Fraction:
    """Return what a payout wins for each dollar, shares of a meter left out."""
    found = Fraction(0)
    for part in payout.parts:
        if isinstance(part, Odds):
            found += part.win
        elif isinstance(part, Money):
            found += Fraction(part.dollars) / stake
    return found


def in_dollars(payout: Payout) -> bool:
    """Whether a payout depends on how many dollars are wagered."""
    return any(isinstance(part, Money | MeterShare) for part in payout.parts)
