"""The table sign: limits, mandated sentences, and the payouts of every wager offered, on one page."""

from dataclasses import replace

from checker.documents.citations import Citations
from checker.documents.head import head
from checker.documents.help_line import ENTRY
from checker.documents.model import Limit, Line, Sign
from checker.documents.payouts import base_wagers, optional_wagers, panel
from checker.documents.values import items, own_text, shown
from checker.documents.words import Words
from checker.law import Rule, Ruleset
from checker.review import Review
from checker.rules.conditions import holds
from checker.rules.inscription import wording
from checker.submission import Filing


def sign(review: Review, *, draft: bool) -> Sign:
    """Give the sign of a filing that was judged."""
    assert review.ruleset is not None  # noqa: S101 - only a judged filing is rendered
    assert review.filing is not None  # noqa: S101
    filing, ruleset = review.filing, review.ruleset
    citations = Citations(ruleset.chapter)
    base = [
        replace(panel(wager, filing, ruleset, citations, short=True), limits="")  # stated at the head of the sign
        for wager in base_wagers(filing, ruleset)
    ]
    optional = [panel(wager, filing, ruleset, citations, short=True) for wager in optional_wagers(filing, ruleset)]
    return Sign(
        head=head(review, "sign", draft=draft),
        limits=_limits(filing, ruleset),
        inscriptions=inscriptions(filing, ruleset),
        panels=(*base, *optional),
        sentences=Words(filing, ruleset).sign_lines(),
        help_line=own_text(filing, ENTRY),
    )


def inscription_rules(filing: Filing, ruleset: Ruleset) -> tuple[Rule, ...]:
    """Give the rules on wording that the law prints itself, as far as they apply to the filing."""
    return tuple(rule for rule in ruleset.rules if rule.kind == "inscription" and holds(rule.when, filing))


def inscriptions(filing: Filing, ruleset: Ruleset) -> tuple[Line, ...]:
    """Give the mandated wording (or approved similar language) word for word, then what the filing puts on a sign."""
    mandated = [
        Line(text=similar_language(rule, filing, ruleset) or rule.subject, provision=rule.provision)
        for rule in inscription_rules(filing, ruleset)
    ]
    known = {wording(line.text) for line in mandated}
    own = dict.fromkeys(text for text in items(filing, ruleset, "sign.inscriptions") if wording(text) not in known)
    return (*mandated, *(Line(text=text) for text in own))


def similar_language(rule: Rule, filing: Filing, ruleset: Ruleset) -> str:
    """Give the approved other wording that the filing states with its approval; empty where there is none."""
    at = str(rule.arguments.get("similar_language", ""))
    if not at or not shown(filing, ruleset, f"{at}.approval"):
        return ""
    return shown(filing, ruleset, f"{at}.text")


def _limits(filing: Filing, ruleset: Ruleset) -> tuple[Limit, ...]:
    found = (
        Limit(
            wager=wager.short,
            minimum=shown(filing, ruleset, f"wagers.{wager.slug}.minimum"),
            maximum=shown(filing, ruleset, f"wagers.{wager.slug}.maximum"),
        )
        for wager in base_wagers(filing, ruleset)
    )
    return tuple(limit for limit in found if limit.minimum or limit.maximum)
