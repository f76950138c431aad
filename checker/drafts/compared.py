"""One thing that a draft says, and how it compares with what may stand there."""

from dataclasses import dataclass

from checker.drafts.language.values import UNSAID, Rate, Value, find_values
from checker.drafts.structure.sentences import Sentence
from checker.statements import Statement
from checker.statements.comparison import Status
from checker.values import Payout
from checker.values.payout import MeterShare, Money, Odds
from checker.values.provision import NO_PROVISION, Provision
from checker.values.stated import Dollars, Percent

PAID = frozenset({"payout", "envy"})
"""What is told of an outcome: what it pays, and its Envy Bonus."""
FIGURED = PAID | {"limit", "meter", "payout_limit", "commission"}
"""What is told in figures."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Compared:
    """One claim of a draft with its comparison.

    ``about`` is payout, envy, limit, meter, commission, payout_limit, rule, wager, name, row, inscription or
    help_line. ``text`` is what stands there, ``expected`` what may. ``reason`` says why it was not compared.
    ``message`` is the finding where it differs. ``loosely`` tells that a sentence agrees by what it comes to,
    and may say more; ``exactly`` that the words beside a figure say its outcome and nothing else; ``wholly`` that all
    words of the sentence were read, to the last one.
    """

    status: Status
    sentence: Sentence
    about: str
    text: str
    statement: Statement | None = None
    wager: str = ""
    label: str = ""
    expected: str = ""
    reason: str = ""
    message: str = ""
    help: str = ""
    provision: Provision = NO_PROVISION
    could_be: tuple[Statement, ...] = ()
    advice: bool = False
    loosely: bool = False
    exactly: bool = False
    wholly: bool = False


def has_open_odds(item: Compared) -> bool:
    """Whether odds are open, in digits or in words."""
    if item.status is not Status.NOT_COMPARED or item.about not in PAID:
        return False
    odds = (part for value in find_values(item.text) for part in value.parts if isinstance(part, Odds))
    return any(map(str.isdigit, item.text)) or any(odds)


def has_open_sum(item: Compared) -> bool:
    """Whether odds or an amount are open, which is not settled by what is read of the other words of their sentence."""
    return has_open_odds(item) or (item.status is Status.NOT_COMPARED and item.text.startswith("$"))


def same(value: Value, statement: Statement) -> bool | None:
    """Whether a figure says the value of a statement; None where its unit is not said and could mean either."""
    wanted = statement.value
    part = value.parts[0]
    if isinstance(wanted, Dollars):
        return isinstance(part, Money) and len(value.parts) == 1 and part.dollars == wanted.amount
    if isinstance(wanted, Percent):
        return isinstance(part, (Rate, MeterShare)) and part.percent == wanted.value
    if isinstance(wanted, Payout):
        return _same_payout(value, wanted)
    return False


def _same_payout(value: Value, wanted: Payout) -> bool | None:
    given = [MeterShare(percent=part.percent, meter="") if isinstance(part, Rate) else part for part in value.parts]
    if len(given) != len(wanted.parts):
        return False
    left = list(wanted.parts)
    unsure = False
    for part in given:
        match = next((other for other in left if _alike(part, other)), None)
        if match is None or (isinstance(match, Odds) and match.less and value.less not in {match.less, 0}):
            return False
        left.remove(match)
        # Odds without a unit may be of either, and what is kept of a win may stand somewhere else.
        if isinstance(part, Odds) and isinstance(match, Odds):
            unsure |= value.less < match.less or (part.unit == UNSAID and match.unit == "for")
    return None if unsure else True


def _alike(part: object, other: object) -> bool:
    if isinstance(part, Odds) and isinstance(other, Odds):
        return part.win == other.gross.win and part.unit in {UNSAID, other.unit}
    if isinstance(part, MeterShare) and isinstance(other, MeterShare):
        named = {part.meter, other.meter} - {""}
        return part.percent == other.percent and len({name.split()[0] for name in named}) <= 1
    return part == other
