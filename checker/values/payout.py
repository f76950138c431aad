"""Payouts as the law prints them: odds with their unit, dollars, shares of a meter, a push.

The unit is part of the payout: 1,000 for 1 includes the stake, 1,000 to 1 does not, and the two are never equal. Of
odds “less 5%” that part of what is won is kept: 1 to 1 less 5% wins 0.95, and is no other way to write 0.95 to 1.
"""

import re
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache

from checker.frozen import frozen
from checker.regex import regex

_NUMBER = r"(?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]{1,9})(?:\.[0-9]{1,4})?"
_ODDS = regex(
    rf"(?:({_NUMBER}) (to|for) ({_NUMBER})|even money)"
    r"(?: less (?:an? )?([0-9]{1,2}(?:\.[0-9]{1,2})?) ?(?:%|percent)(?: (?:commission|vigorish))?)?",
    re.IGNORECASE,
)
_DOLLARS = regex(rf"\$ ?({_NUMBER})")
_METER = regex(
    r"([0-9]{1,3}(?:\.[0-9]{1,4})?) ?(?:%|percent)(?: of (?:the )?(?:(.{1,40}?) )?(?:meter|progressive))?",
    re.IGNORECASE,
)
_BETWEEN = regex(r" and |/ ?| \+ | plus ", re.IGNORECASE)
_MAX_LENGTH = 120


@frozen(kw_only=False)
class Odds:
    """Exact odds: ``win`` units for each unit staked, ``less`` percent already taken. ``unit`` is "to" or "for"."""

    win: Fraction
    unit: str
    less: Decimal = Decimal(0)

    @property
    def gross(self) -> "Odds":
        """The odds before anything is kept of what is won."""
        if not self.less:
            return self
        stake = 1 if self.unit == "for" else 0
        return Odds(win=stake + (self.win - stake) / (1 - Fraction(self.less) / 100), unit=self.unit)


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

    @property
    def gross(self) -> "Payout":
        """The payout before anything is kept of what is won, in the same words."""
        parts = tuple(part.gross if isinstance(part, Odds) else part for part in self.parts)
        return Payout(text=self.text, parts=parts)

    @lru_cache(maxsize=4096)  # noqa: B019 - payouts are few, and values
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
    """Read a payout: 3 to 2, even money, 1 to 1 less 5%, 1,000 for 1, $500, 100% of meter and 200 to 1, Push.

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
        win, unit, base, less = match.groups()
        if base is not None and _exact(base) == 0:
            raise ValueError("odds to 0 or for 0 mean nothing; write them as the law does, such as 3 to 2")
        return _odds(_exact(win or "1") / _exact(base or "1"), (unit or "to").lower(), Decimal(less or 0))
    if match := _DOLLARS.fullmatch(piece):
        return Money(dollars=Decimal(match[1].replace(",", "")))
    if match := _METER.fullmatch(piece):
        return MeterShare(percent=Decimal(match[1]), meter=(match[2] or "").lower())
    if re.fullmatch(r"[0-9.,]+ ?[:/-] ?[0-9.,]+", piece):
        raise ValueError("write the odds in words, as the law does: 3 to 2, or 3 for 1 where the stake is included")
    raise ValueError("write the payout as the law does: 3 to 2, 50 for 1, $500, 100% of meter or Push")


def _odds(win: Fraction, unit: str, less: Decimal) -> Odds:
    """Return odds of which ``less`` percent of what is won is kept; the stake that “for” includes is not won."""
    stake = 1 if unit == "for" else 0
    kept = stake + (win - stake) * (1 - Fraction(less) / 100) if less else win
    return Odds(win=kept, unit=unit, less=less)


def _exact(number: str) -> Fraction:
    digits = number.replace(",", "")
    return Fraction(int(digits) if digits.isdecimal() else digits)
