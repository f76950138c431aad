"""The payout limit that a sentence states in words that were all understood, whatever stands next to its amount."""

from checker.drafts.compared import Compared
from checker.drafts.figures.amounts import amount_differs
from checker.drafts.prose.firm.asserting import told_of_here
from checker.drafts.prose.told import Told
from checker.statements.comparison import Status
from checker.values.stated import Dollars

_LIMIT = "payout_limit"


def stated_limit(told: Told) -> list[Compared]:
    """Return the comparison of the only payout limit, in dollars, that a sentence states; nothing of another one."""
    said = [claim for claim in told.read.claims if claim.key.aspect == _LIMIT and isinstance(claim.value, Dollars)]
    stated = [item for item in told.ground.statements.of(aspect=_LIMIT) if isinstance(item.value, Dollars)]
    if len(said) != 1 or len(stated) != 1 or told.read.unread or said[0].denied or not told_of_here(told.sentence):
        return []
    own, value = stated[0], f"{said[0].value}"
    if own.value != said[0].value:
        return [amount_differs(told.sentence, value, own, about=_LIMIT)]
    return [
        Compared(
            status=Status.AGREES, sentence=told.sentence, about=_LIMIT, text=value, statement=own,
            wager=own.key.subject,
        )
    ]  # fmt: skip
