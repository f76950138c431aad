"""How firmly each document is asked for a statement: from where the filing says that odds and limits are shown."""

from collections.abc import Mapping
from types import MappingProxyType

from checker.law import Rule, Ruleset
from checker.statements.model import Document, Duty
from checker.submission import Filing, State
from checker.submission.conditions import comparable, holds

Duties = Mapping[Document, Duty]

ALLOWED_EVERYWHERE: Duties = MappingProxyType(dict.fromkeys(Document, Duty.ALLOWED))


def place_of(filing: Filing, path: str) -> str:
    """Return where the filing says that something is shown, in the form in which answers are compared; or nothing."""
    answer = filing.answer(path)
    return comparable(answer.value) if answer.state is State.STATED else ""


def duty_of_odds(filing: Filing, ruleset: Ruleset) -> Duties:
    """Return the duty of a payout: a sign shows it unless the filing puts the odds on the layout.

    Where the filing does not say which of the two, and the law leaves the choice, each of them is only recommended.
    """
    place = place_of(filing, "layout.payout_odds")
    if not place and "layout.payout_odds" in ruleset.elections:
        on_layout, on_sign = Duty.RECOMMENDED, Duty.REQUIRED
    elif place == "layout":
        on_layout, on_sign = Duty.REQUIRED, Duty.ALLOWED
    else:
        on_layout, on_sign = Duty.ALLOWED, Duty.REQUIRED
    return {
        **ALLOWED_EVERYWHERE,
        Document.LAYOUT: on_layout,
        Document.SIGN: on_sign,
        Document.GUIDE: Duty.RECOMMENDED,
    }


def duty_of_area(filing: Filing, ruleset: Ruleset, subject: str) -> Duty:
    """Return how firmly the layout is asked for an area, and with it for the name of its wager."""
    asked = {holds(rule.when, filing) for rule in ruleset.rules if rule.kind == "area" and rule.subject == subject} - {
        False
    }
    if True in asked:
        return Duty.REQUIRED
    return Duty.RECOMMENDED if asked else Duty.ALLOWED


def duty_of_limits() -> Duties:
    """Return the duty of the least and the greatest wager: signs of tables show them."""
    return {**ALLOWED_EVERYWHERE, Document.SIGN: Duty.RECOMMENDED}


def duty_of_terms() -> Duties:
    """Return the duty of what a meter stands at: a guide tells it."""
    return {**ALLOWED_EVERYWHERE, Document.GUIDE: Duty.RECOMMENDED}


def duty_of_inscription(filing: Filing, rule: Rule) -> Duties:
    """Return the duty of wording that the law prints."""
    applies = holds(rule.when, filing)
    return {**ALLOWED_EVERYWHERE, Document.LAYOUT: Duty.REQUIRED if applies else Duty.RECOMMENDED}


def duty_of_payout_limit(filing: Filing, ruleset: Ruleset) -> Duties:
    """Return the duty of the amount of a payout limit."""
    place = place_of(filing, "layout.payout_limit")
    asked = "layout.payout_limit" in ruleset.elections
    unless_on_layout = Duty.REQUIRED if asked else Duty.RECOMMENDED
    on_sign = Duty.ALLOWED if place == "layout" else unless_on_layout
    return {
        **ALLOWED_EVERYWHERE,
        Document.LAYOUT: Duty.REQUIRED if place == "layout" else Duty.ALLOWED,
        Document.SIGN: on_sign,
        Document.GUIDE: Duty.RECOMMENDED,
    }


def duty_of_posted_limit(filing: Filing) -> Duties:
    """Return the duty of the words that a posted payout limit applies."""
    generic = place_of(filing, "layout.payout_limit").startswith("generic")
    return {**ALLOWED_EVERYWHERE, Document.LAYOUT: Duty.REQUIRED if generic else Duty.ALLOWED}
