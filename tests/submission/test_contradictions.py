"""A least wager above the greatest cannot be meant."""

import pytest

from checker.review import review_document
from checker.source import read_text

FILING = """\
jurisdiction: pa
game: blackjack
filing_date: 2015-06-13
play:
  adjacent_boxes: 2
  additional_splits: 3
  settlement: collect first
wagers:
  blackjack:
    minimum: {minimum}
    maximum: {maximum}
"""


@pytest.mark.parametrize(
    ("minimum", "maximum", "outcome"),
    [
        ("$99", "$100", "incomplete"),
        ("$100", "$100", "incomplete"),
        ("$101", "$100", "unreadable"),
        ("$5", "", "incomplete"),
    ],
)
def test_a_minimum_above_the_maximum_is_not_passed(minimum: str, maximum: str, outcome: str) -> None:
    review = review_document(read_text(FILING.format(minimum=minimum, maximum=maximum), "filing.yaml"))
    assert review.outcome == outcome
    found = [(item.message, review.position(item).line) for item in review.defects]
    expected = ("Blackjack: minimum $101 is above the maximum $100; one of the two is wrong.", 10)
    assert found == ([expected] if outcome == "unreadable" else [])
