"""Payouts as the law prints them: odds with their unit, dollars, shares of a meter, a push.

The unit is part of the payout: 1,000 for 1 includes the stake, 1,000 to 1 does not, and the two are never equal.
"""

import re
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache

from checker.frozen import frozen

_NUMBER = r"(?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]{1,9})(?:\.[0-9]{1,4})?"
_ODDS = re.compile(rf"({_NUMBER}) (to|for) ({_NUMBER})", re.IGNORECASE)
_DOLLARS = re.compile(rf"\$ ?({_NUMBER})")
_METER = re.compile(
    r"([0-9]{1,3}(?:\.[0-9]{1,4})?) ?(?:%|percent)(?: of (?:the )?(?:(.{1,40}?) )?(?:meter|progressive))?",
    re.IGNORECASE,
)
_BETWEEN = re.compile(r" and |/ ?| \+ | plus ", re.IGNORECASE)
_MAX_LENGTH = 120


@frozen(kw_only=False)
class Odds:
    """Exact odds: ``win`` units for each unit staked. ``unit`` is "to" or "for"."""

    win: Fraction
    unit: str


@frozen(kw_only=False)
class Money:
    """A fixed amount in dollars."""

    dollars: Decimal


@frozen(kw_only=False)
class MeterShare:
    """A percentage of a progressive meter; ``meter`` is its name in lower case, empty where the law names none."""

    percent: Decimal
    meter: str


@frozen(kw_only=False)
class Push:
    """The wager is returned."""


Part = Odds | Money | MeterShare | Push


@frozen(kw_only=False)
class Payout:
    """One payout: ``text`` as written, and its parts for comparison."""

    text: str
    parts: tuple[Part, ...]

    def same_as(self, other: "Payout") -> bool:
        """Whether both pay the same in the same unit. In which order their parts stand makes no difference."""
        return sorted(self.parts, key=repr) == sorted(other.parts, key=repr)

    @property
    def odds(self) -> Odds | None:
        """The odds among the parts, if any."""
        return next((part for part in self.parts if isinstance(part, Odds)), None)

    def sort_key(self) -> tuple[Fraction, Fraction]:
        """Order payouts by size: shares of a meter first, then odds, then dollars; a push is least."""
        meter = sum((Fraction(part.percent) for part in self.parts if isinstance(part, MeterShare)), Fraction(0))
        fixed = Fraction(0)
        for part in self.parts:
            if isinstance(part, Odds):
                fixed += part.win - (1 if part.unit == "for" else 0)
            elif isinstance(part, Money):
                fixed += Fraction(part.dollars)
        return meter, fixed


@lru_cache(maxsize=4096)
def parse_payout(text: str) -> Payout:
    """Read a payout such as 3 to 2, 1,000 for 1, $500, 100% of meter, 100% of meter and 200 to 1, Push.

    Raises :class:`ValueError` whose text says what to write instead.
    """
    cleaned = " ".join(text.split())
    if len(cleaned) > _MAX_LENGTH:
        raise ValueError("write the payout as the law does, such as 3 to 2")
    parts = tuple(_part(piece) for piece in _BETWEEN.split(cleaned))
    return Payout(text=cleaned, parts=parts)


def _part(piece: str) -> Part:
    if piece.lower() in {"push", "tie"}:
        return Push()
    if match := _ODDS.fullmatch(piece):
        base = _exact(match[3])
        if base == 0:
            raise ValueError("odds to 0 or for 0 mean nothing; write them as the law does, such as 3 to 2")
        return Odds(win=_exact(match[1]) / base, unit=match[2].lower())
    if match := _DOLLARS.fullmatch(piece):
        return Money(dollars=Decimal(match[1].replace(",", "")))
    if match := _METER.fullmatch(piece):
        return MeterShare(percent=Decimal(match[1]), meter=(match[2] or "").lower())
    if re.fullmatch(r"[0-9.,]+ ?[:/-] ?[0-9.,]+", piece):
        raise ValueError("write the odds in words, as the law does: 3 to 2, or 3 for 1 where the stake is included")
    raise ValueError("write the payout as the law does: 3 to 2, 50 for 1, $500, 100% of meter or Push")


def _exact(number: str) -> Fraction:
    return Fraction(number.replace(",", ""))
