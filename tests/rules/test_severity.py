"""How much hangs on a rule that does not say so itself: the first line of the list that fits counts."""

import pytest

from checker.rules import Severity
from checker.rules.severity import severity_at


@pytest.mark.parametrize(
    ("kind", "path", "severity"),
    [
        ("paytable", "", Severity.GRAVE),
        ("inscription", "layout.inscriptions", Severity.GRAVE),
        ("recorded", "wagers.tie.odds", Severity.GRAVE),
        ("required", "payout_limit", Severity.GRAVE),
        ("at_most", "payout_limit.amount", Severity.GRAVE),
        ("equal", "play.vigorish", Severity.GRAVE),
        # Only what stands below a place is within it, not what begins alike.
        ("one_of", "play.vigorish_collected", Severity.NOTABLE),
        ("requires", "cards.shuffler", Severity.NOTABLE),
        ("", "cards.shuffler", Severity.NOTABLE),
        ("area", "layout.areas", Severity.SLIGHT),
        ("recorded", "cards.decks", Severity.SLIGHT),
    ],
)
def test_what_hangs_on_a_kind_of_rule_at_a_place(kind: str, path: str, severity: Severity) -> None:
    assert severity_at(kind, path) is severity
