"""Whether a payout limit whose amount is right is told of one player each, or of wagers that it does not cover."""

import re
from collections.abc import Sequence

from checker.drafts.compared import Compared
from checker.drafts.prose.told import Told
from checker.statements.comparison import Status

_LIMIT, _SCOPE, _COVERS = "payout_limit", "payout_limit_scope", "payout_limit_covers"
_ROUND, _SOME = "round", "some"
_PERSON = r"(?:players?|guests?|patrons?|persons?|people|customers?|winners?|seats?)"
_OF_EACH = re.compile(
    rf"\b(?:per|each|every|any|any (?:one|single|individual)|a single|one|no|individual) {_PERSON}\b(?! together)"
    r"|\b(?:no ?one|nobody|anyone|anybody|each of you)\b",
    re.IGNORECASE,
)
"""Words for what one player is paid at most."""
_OF_ALL = re.compile(
    r"\b(?:main|base|original|ordinary|regular) (?:game|bet|wager|hand)s?\b"
    r"|\b(?:all|any|every|each)(?: of)?(?: (?:the|your))? (?:bet|wager)s?\b(?! (?:on|of|at) the table)",
    re.IGNORECASE,
)
"""Words for every wager, the main one too."""


def is_of_others(told: Told, own: Sequence[Compared]) -> bool:
    """Whether a payout limit that agrees is told of each player where it is of all together, or of too many wagers."""
    limits = [item for item in own if item.about == _LIMIT and item.status is Status.AGREES]
    if not limits:
        return False
    return (_OF_EACH.search(told.text) is not None and _is(told, _SCOPE, _ROUND)) or (
        _OF_ALL.search(told.text) is not None and _is(told, _COVERS, _SOME)
    )


def _is(told: Told, aspect: str, token: str) -> bool:
    """Whether a statement on the limit holds, and with one value only."""
    stated = {str(getattr(item.value, "token", "")) for item in told.ground.statements.of(aspect=aspect)}
    return stated == {token}
