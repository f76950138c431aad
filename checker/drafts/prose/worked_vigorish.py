"""Examples of a rounded vigorish: on a win of $22 it would be $1.10, and you are charged $1.25.

The amounts of an example are compared with what the rate and the rounding of the filing come to.
"""

import re
from collections.abc import Sequence
from decimal import ROUND_CEILING, Decimal

from checker.drafts.compared import Compared
from checker.drafts.language import lexicon
from checker.drafts.prose.firm.asserting import told_of_here
from checker.drafts.prose.told import Told
from checker.statements import Statement
from checker.statements.comparison import Status
from checker.values.amounts import format_dollars
from checker.values.stated import Percent, Word
from checker.words.tokens import Sort, tokens

_RATE, _ROUNDING, _UP = "commission_rate", "commission_rounding", Word("up_to_25_cents")
_STEP = Decimal("0.25")
_WHOLE = 100
_NEAR = 1
"""By how many dollars an amount differs at most from the exact vigorish that is a rounding of it."""
_WON = re.compile(
    r"\b(?:wins?|winnings|payout|won)(?: of)?(?: just| only| exactly)? \$(?P<after>\d[\d,]*(?:\.\d\d)?)"
    r"|\$(?P<before>\d[\d,]*(?:\.\d\d)?) (?:win|payout)\b",
    re.IGNORECASE,
)
"""Of what amount won an example is."""
_CHARGED = re.compile(
    r"\b(?:charge|pay|owe|collect|take|vigorish|commission|round)|\b(?:that|it|which) (?:is|comes to|makes) \$",
    re.IGNORECASE,
)
_OTHERWISE = re.compile(r"\b(?:if|were|without|leaves?|receive|keep|net|elsewhere|not)\b", re.IGNORECASE)
"""What tells of something else than the vigorish that is charged here."""


def with_example(told: Told, said: Sequence[Compared]) -> list[Compared]:
    """Return what is told of a sentence whose amounts were not compared, as an example of a vigorish if it is one."""
    open_ = [item for item in said if item.status is Status.NOT_COMPARED]
    settled = any(item.status is Status.DIFFERS or "$" in item.text for item in said if item not in open_)
    if not open_ or settled:
        return list(said)
    own = _example(told)
    return [own] if own is not None else list(said)


def _example(told: Told) -> Compared | None:
    """Return the comparison of an example of a vigorish, with all its amounts; nothing of another sentence."""
    rate = next(iter(told.ground.statements.of(aspect=_RATE)), None)
    rounding = next(iter(told.ground.statements.of(aspect=_ROUNDING)), None)
    text = told.text
    won = _WON.search(text)
    cue = lexicon.LABEL_CUES["commission"]
    if rate is None or rounding is None or rounding.value != _UP or won is None or not isinstance(rate.value, Percent):
        return None
    rated = {token.number for token in tokens(told.sentence.before) if token.sort is Sort.PERCENT}
    cued = cue.search(text) or cue.search(told.over) or cue.search(told.sentence.title) or rated == {rate.value.value}
    if not cued or not told_of_here(told.sentence):
        return None
    amount = Decimal((won["after"] or won["before"]).replace(",", ""))
    rest = [token.number for token in tokens(text) if token.sort is Sort.DOLLARS and token.number is not None]
    if amount not in rest:
        return None
    rest.remove(amount)
    exact = amount * rate.value.value / _WHOLE
    charged = [each for each in rest if each != exact]
    if rest and not charged and exact % _STEP == 0:
        charged = [exact]
    return _judged(told, rounding, charged, exact)


def _judged(told: Told, rounding: Statement, charged: Sequence[Decimal], exact: Decimal) -> Compared | None:
    """Return whether the only amount that is not the exact vigorish is that vigorish rounded up."""
    if len(set(charged)) != 1 or not _CHARGED.search(told.text):
        return None
    due = (exact / _STEP).to_integral_value(ROUND_CEILING) * _STEP
    if charged[0] == due:
        return Compared(
            status=Status.AGREES, sentence=told.sentence, about="commission", text=told.sentence.text,
            statement=rounding, loosely=True,
        )  # fmt: skip
    if abs(charged[0] - exact) >= _NEAR or _OTHERWISE.search(told.text):
        return None
    text = told.sentence.text
    return Compared(
        status=Status.DIFFERS, sentence=told.sentence, about="commission", text=text, statement=rounding,
        expected=format_dollars(due),
        message=f"The draft says “{text}”. {format_dollars(exact)}, rounded up, is {format_dollars(due)}.",
        help=f"write {format_dollars(due)}", provision=rounding.provision,
    )  # fmt: skip
