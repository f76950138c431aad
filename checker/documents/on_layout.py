"""What the law puts on a layout: the rules on its areas, and the payout odds where the filing puts them there."""

from dataclasses import replace

from checker.documents.citations import Citations
from checker.documents.model import Panel
from checker.documents.payouts import base_wagers, optional_wagers, panel
from checker.documents.reviewed import ReviewedFiling
from checker.documents.values import shown
from checker.law import Rule
from checker.submission.conditions import holds
from checker.submission.filing import normal


def area_rules(source: ReviewedFiling) -> list[Rule]:
    """Return the rules on areas that apply, or may apply where the filing does not say."""
    return [
        rule for rule in source.ruleset.rules if rule.kind == "area" and holds(rule.when, source.filing) is not False
    ]


def odds_panels(source: ReviewedFiling) -> tuple[Panel, ...]:
    """Return the payout odds of every wager offered where the filing puts them on the layout; else none."""
    if normal(shown(source, "layout.payout_odds")) != "layout":
        return ()
    citations = Citations(source.ruleset.chapter)
    return tuple(
        replace(panel(wager, source, citations, short=True), wins="", limits="", terms=())
        for wager in (*base_wagers(source), *optional_wagers(source))
    )
