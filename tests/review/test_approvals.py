"""An approval covers what it was granted for, from the day it was given, and nothing else."""

import pytest

from checker.review import Review, review_document
from checker.rules import FindingClass
from checker.source import read_text
from checker.submission.allowed import allows

FILING = """\
jurisdiction: pa
game: blackjack
filing_date: 2015-06-13
table:
  positions: 8
cards:
  decks: 8
play: {adjacent_boxes: 2, settlement: collect first, additional_splits: 3}
variances:
  - provision: 633a.2(a)
    approval: %s
    approver: Executive Director
    date: %s
    state: %s
    allows: "%s"
"""
EIGHT = "Eight positions at one table."


def reviewed(
    approval: str = "ED-2015-112", date: str = "2015-05-01", state: str = "granted", what: str = EIGHT
) -> Review:
    return review_document(read_text(FILING % (approval, date, state, what), "filing.yaml"))


def kind(review: Review) -> FindingClass:
    (found,) = [item for item in review.findings if item.at == "table.positions"]
    return found.kind


@pytest.mark.parametrize(
    "what", [EIGHT, "8 positions", "Up to nine positions.", "At most 8 seats", "Eight or fewer seats"]
)
def test_what_is_allowed_is_varied(what: str) -> None:
    assert kind(reviewed(what=what)) is FindingClass.VARIED


@pytest.mark.parametrize(
    "what",
    ["Six positions at one table.", "Up to seven positions.", "A larger table.", "Denied", "At least nine seats"],
)
def test_what_is_not_allowed_stays_a_violation(what: str) -> None:
    assert kind(reviewed(what=what)) is FindingClass.VIOLATION


@pytest.mark.parametrize(
    "approval",
    ["denied", "withdrawn", "to follow", "revoked", "expired", "suspended", "not required", '"yes"', "pending",
     "verbal", "ED-2015-112, revoked on 2015-06-01"],
)  # fmt: skip
def test_an_approval_that_is_none_covers_nothing(approval: str) -> None:
    assert kind(reviewed(approval=approval)) is FindingClass.VIOLATION


@pytest.mark.parametrize("state", ["pending", "denied", "withdrawn", "revoked", "expired", "suspended", "not required"])
def test_only_the_state_granted_covers(state: str) -> None:
    assert kind(reviewed(state=state)) is FindingClass.VIOLATION


@pytest.mark.parametrize(
    ("date", "expected"), [("2015-06-13", FindingClass.VARIED), ("2015-06-14", FindingClass.VIOLATION)]
)
def test_an_approval_is_given_on_the_day_of_filing_or_before(date: str, expected: FindingClass) -> None:
    assert kind(reviewed(date=date)) is expected


@pytest.mark.parametrize(
    ("allowed", "actual", "covered"),
    [
        ("A seed of $1,500", "$1,000", False),
        ("A seed of $1,000", "$1,000", True),
        ("A seed as low as $500", "$1,000", True),
        ("At least $1,500", "$1,000", False),
        ("Twelve decks", "12", True),
        ("Doubled cards dealt face down", "face down", True),
        ("Doubled cards dealt face up", "face down", False),
        ("Something", "", False),
    ],
)
def test_the_value_allowed_is_compared_with_the_value_filed(allowed: str, actual: str, covered: bool) -> None:
    assert allows(allowed, actual) is covered
