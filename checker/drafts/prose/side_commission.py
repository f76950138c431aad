"""What is said of a commission under the heading of an optional wager, of which none is charged."""

import re
from dataclasses import replace

from checker.drafts.compared import Compared
from checker.drafts.language import lexicon
from checker.drafts.prose.agreeing import agrees
from checker.drafts.prose.told import NOT_UNDERSTOOD, Told
from checker.statements import Statement
from checker.statements.comparison import Status
from checker.values.stated import Percent, Word

_CHARGED = "commission"
_NONE = re.compile(r"\bno\b[\w ]*?\b(?:vigorish|vig|commission)\b", re.IGNORECASE)
"""How a sentence says that none is charged."""
_OF_IT = re.compile(
    r"(?: (?:is|are))?(?: (?:taken|charged|collected|due|owed|paid))?"
    r"(?: (?:here|on|from|for)"
    r"(?: (?:it|this one|this|that|these|them|this (?:bet|wager)|(?:a )?wins?|winning bets?))?)?"
    r"[.! ]*$",
    re.IGNORECASE,
)
"""What may follow and says no more than that."""
_ON_IT = re.compile(
    r"(?:an? |the )?[\d.]+ ?(?:%|percent) (?:vigorish|vig|commission|fee) (?:also |too )?"
    r"(?:applies to|applies on|(?:is|will be) (?:charged|taken|due|collected|owed|kept) (?:on|from|for)|on) "
    r"(?:(?:this|that|these) (?:side |bonus )?(?:bets?|wagers?|one)|this|it)"
    r"(?: too| as well)?[.!]*",
    re.IGNORECASE,
)
"""A sentence that charges one on what the heading names."""


def of_another_wager(item: Compared, told: Told) -> bool:
    """Whether what a sentence says of a commission holds of another wager than that of its heading."""
    return (
        of_side_wager(told)
        and not told.sentence.named
        and (item.statement is not None and item.statement.key.subject not in told.sentence.scope)
    )


def of_side_wager(told: Told) -> bool:
    """Whether a sentence speaks of a commission under the heading of an optional wager, of which none is charged."""
    under = {slug for slug in told.sentence.scope if (wager := told.ground.ruleset.wagers.get(slug)) and wager.optional}
    return bool(under) and lexicon.LABEL_CUES["commission"].search(told.text) is not None


def charges_free_wager(told: Told) -> bool:
    """Whether a sentence tells a rate of a commission of a wager on which none is charged."""
    free = {
        item.key.subject
        for item in told.ground.statements.of(aspect=_CHARGED)
        if item.value == Word("not_charged") and item.key.subject != _CHARGED
    }
    named = set(told.sentence.named)
    all_free = bool(named) and named <= free
    return any(
        claim.key.aspect.startswith(_CHARGED)
        and isinstance(claim.value, Percent)
        and (all_free or claim.key.subject in free)
        for claim in told.read.claims
        if not claim.denied
    )


def says_none_of_side_wager(told: Told) -> bool:
    """Whether a sentence says no more than that the wager of its heading is free of a commission."""
    none = _NONE.search(told.text)
    return none is not None and of_side_wager(told) and _OF_IT.match(told.text, none.end()) is not None


def commission_of_side_wager(told: Told) -> Compared | None:
    """Return the comparison of a sentence that only says whether a commission is charged on the wager of its heading.

    None of any other sentence.
    """
    none = says_none_of_side_wager(told)
    if not none and not (of_side_wager(told) and _ON_IT.fullmatch(told.text.strip())):
        return None
    own = _free(told)
    if own is None:
        return told.left(NOT_UNDERSTOOD)
    if none:
        return replace(agrees(told), about=_CHARGED, statement=own)
    wager = told.ground.ruleset.wagers[own.key.subject].short
    return Compared(
        status=Status.DIFFERS, sentence=told.sentence, about=_CHARGED, text=told.text, statement=own,
        expected=own.wording, help=f"write: {own.wording}", provision=own.provision,
        message=f"{wager}: the draft says “{told.text}”. {own.wording}",
    )  # fmt: skip


def _free(told: Told) -> Statement | None:
    """Return the statement that no commission is charged on the wager of a heading; None where it is charged."""
    own = [item for item in told.ground.statements.of(aspect=_CHARGED) if item.key.subject in told.sentence.scope]
    return own[0] if own and all(item.value == Word("not_charged") for item in own) else None
