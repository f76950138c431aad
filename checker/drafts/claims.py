"""What a draft claims: which wager pays what, which limits hold, how much the payouts of a round are limited to."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from decimal import Decimal

from checker.drafts.model import Place
from checker.drafts.names import Fit
from checker.drafts.values import Value
from checker.law import Row


@dataclass(frozen=True, slots=True, kw_only=True)
class Payment:
    """One payout as the draft writes it.

    ``row`` is the outcome of ``wager`` that the label names, None where it names none. ``extra`` are further amounts in
    """

    wager: str
    row: Row | None
    label: str
    value: Value
    extra: tuple[Value, ...]
    place: Place
    fit: Fit | None = None
    prose: bool = False
    alt: bool = False
    group: int = 0
    standing: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Heading:
    """A name over payouts or in the draft's text. ``near`` tells that it is not quite the law's name."""

    wager: str
    text: str
    place: Place
    near: bool = False
    alt: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Stranger:
    """Payouts under a name that is none of the chapter's, or under none; ``wager`` is whose payouts they look like."""

    name: str
    place: Place
    labels: tuple[str, ...]
    values: tuple[str, ...]
    wager: str = ""
    prose: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class LimitClaim:
    """A least or greatest wager; ``wagers`` are those that it may be meant for.

    ``kind`` is minimum or maximum, or wager for an amount that stands with a wager's name and says neither. ``entry``
    tells that it is a row that names the wager itself.
    """

    kind: str
    amount: Decimal
    text: str
    wagers: tuple[str, ...]
    place: Place
    entry: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class CapClaim:
    """An amount to which payouts are limited; None where only a general word on it stands there."""

    amount: Decimal | None
    text: str
    place: Place


@dataclass(slots=True)
class Claims:
    """Everything that was found in a draft."""

    payments: list[Payment] = field(default_factory=list)
    headings: list[Heading] = field(default_factory=list)
    strangers: list[Stranger] = field(default_factory=list)
    limits: list[LimitClaim] = field(default_factory=list)
    caps: list[CapClaim] = field(default_factory=list)
    named: set[str] = field(default_factory=set)

    def of(self, wager: str) -> Iterator[Payment]:
        """Give the payouts claimed for a wager, in the order of the draft."""
        return (payment for payment in self.payments if payment.wager == wager)
