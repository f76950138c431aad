"""Leaves to a person what differs and may be of something else: a figure that is far off, or true of something else.

A payout limit of $60,000 beside the name of a wager is no maximum of it; 5% off a share is the vigorish. So is a thing
that is only described: “a high hand that ranks below the low hand” does not say that it may.
"""

import re

from checker.drafts.compared import Compared, same
from checker.drafts.language.values import Value, find_values
from checker.drafts.prose.told import Told
from checker.statements import Statement
from checker.statements.comparison import Status
from checker.values.payout import Money
from checker.values.stated import Dollars, Percent

_REASON = "It may be of something else."
_VERBS = "is|are|ranks?|beats?|outranks?|has|have|equals?|loses?|wins?|ties?"
_DESCRIBED = re.compile(
    rf"\W*(?:an?|any) (?:[a-z-]+ ){{0,2}}(?:hand|wager|bet|card|total|pair|round) (?:that|which) (?:{_VERBS})\b"
    rf"(?!.*\b(?:{_VERBS}|goes|go|pushes|counts?|pays?|gets?|means?|makes?|must|may|can|will|should|does)\b)",
    re.IGNORECASE,
)
"""A thing with what it is, of which nothing is said."""
_CHOICES = {
    "split": (("split", "second_hand", "more_splits"), re.compile(r"\bsplit|\bpairs?\b|\bequal value", re.IGNORECASE)),
    "double": (("double",), re.compile(r"\bdoubl", re.IGNORECASE)),
    "surrender": (("surrender",), re.compile(r"\bsurrender|\bgiv(?:e|ing) up\b", re.IGNORECASE)),
    "insurance": (("insurance",), re.compile(r"\binsur", re.IGNORECASE)),
}
"""The choices of a player: how the topics on each begin, and what names it."""
_MOST = {"meter": 100}
_MOST_ELSE = 600
"""How many times as much, or as little, an amount is at most that is written in place of another, by what it is."""
_FAMILIES = ("meter", "limit", "payout_limit", "commission", "envy", "co_bank", "insurance", "surrender")
"""How the topics of figures begin that may be exchanged by mistake: within one, a figure of another is a mistake."""
_PAYOUT_LIMIT = "payout_limit"
"""The one amount that is so large that no other is the same by chance."""


def left_if_of_something_else(told: Told, said: list[Compared]) -> list[Compared]:
    """Return what is told of a sentence, with what may be of something else left to a person."""
    return [told.left(_REASON) if _may_be_of_something_else(item, told) else item for item in said]


def _may_be_of_something_else(item: Compared, told: Told) -> bool:
    own = item.statement
    if item.status is Status.DIFFERS and item.about == "rule" and (_DESCRIBED.match(told.text) or _goes_on(item, told)):
        return True
    values = find_values(item.text) if item.status is Status.DIFFERS else ()
    if own is None or len(values) != 1 or not isinstance(own.value, (Dollars, Percent)):
        return False
    return _is_far(values[0], own) or _is_true_elsewhere(values[0], own, told)


def _goes_on(item: Compared, told: Told) -> bool:
    """Whether what differs is of one choice of a player, and only the sentence before names a choice, another one.

    “Double on any two cards. The extra bet may be smaller than the first.”
    """
    aspect = item.statement.key.aspect if item.statement else ""
    own = next((choice for choice, (topics, _) in _CHOICES.items() if aspect.startswith(topics)), "")
    here = f"{told.over} {told.text}"
    before = {choice for choice, (_, cue) in _CHOICES.items() if cue.search(told.sentence.before)}
    named = {choice for choice, (_, cue) in _CHOICES.items() if cue.search(here)} - before
    return bool(own and before) and own not in before | named


def _is_far(value: Value, own: Statement) -> bool:
    part = value.parts[0]
    if not isinstance(own.value, Dollars) or not isinstance(part, Money) or _family(own) == _PAYOUT_LIMIT:
        return False
    most = _MOST.get(_family(own), _MOST_ELSE)
    return not own.value.amount < part.dollars * most < own.value.amount * most * most


def _is_true_elsewhere(value: Value, own: Statement, told: Told) -> bool:
    others = (other for other in told.ground.statements if _family(other) not in {_family(own), ""})
    if isinstance(own.value, Dollars):
        others = (other for other in others if _family(other) == _PAYOUT_LIMIT)
    return any(same(value, other) for other in others)


def _family(statement: Statement) -> str:
    return next((family for family in _FAMILIES if statement.key.aspect.startswith(family)), "")
