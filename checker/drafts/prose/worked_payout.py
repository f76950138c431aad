"""Examples of what odds come to, right behind them: Three to two. So $20 wins you $30."""

import re
from collections.abc import Sequence
from decimal import Decimal
from fractions import Fraction

from checker.drafts.compared import Compared
from checker.drafts.language.values import find_values
from checker.drafts.prose.told import Told
from checker.statements.comparison import Status
from checker.values.payout import Odds, Payout

_PAYOUT = "payout"
_AMOUNT = r"\$(\d[\d,]*(?:\.\d\d)?)"
_EXAMPLE = re.compile(
    rf"\W*(?:(?:so|then|thus),? |(?:that|this) (?:means|is),? )?(?:(?:an?|your|every|each|on an?|for an?) )?{_AMOUNT}"
    rf"(?: bets?| wagers?| stake)?,? (?:would |will )?(?:wins?|pays?|brings?|gets?|earns?|makes?)(?: you| a player)?"
    rf"(?: in)? {_AMOUNT}\W*",
    re.IGNORECASE,
)


def with_payout_example(told: Told, said: Sequence[Compared]) -> list[Compared]:
    """Return what is told of a sentence, agreeing where it only shows what the odds before it come to."""
    found = _EXAMPLE.fullmatch(told.text)
    if found is None or any(item.status is not Status.NOT_COMPARED for item in said):
        return list(said)
    staked, won = (Fraction(Decimal(amount.replace(",", ""))) for amount in found.groups())
    odds = [part for value in find_values(told.sentence.before) for part in value.parts if isinstance(part, Odds)]
    stated = (item.value for item in told.ground.statements.of(aspect=_PAYOUT))
    paid = {part.win for value in stated if isinstance(value, Payout) for part in value.parts if isinstance(part, Odds)}
    if (
        len(odds) != 1
        or not staked
        or odds[0].unit == "for"
        or not (odds[0].win == won / staked and odds[0].win in paid)
    ):
        return list(said)
    return [Compared(status=Status.AGREES, sentence=told.sentence, about="payout", text=told.sentence.text)]
