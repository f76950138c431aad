"""A least wager above the greatest contradicts it: a violation that names both places."""

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
        ("$101", "$100", "defects"),
        ("$5", "", "incomplete"),
    ],
)
def test_a_minimum_above_the_maximum_is_not_passed(minimum: str, maximum: str, outcome: str) -> None:
    review = review_document(read_text(FILING.format(minimum=minimum, maximum=maximum), "filing.yaml"))
    assert review.outcome == outcome
    found = [
        (item.kind.value, item.provision, item.message, review.position(item).line, item.related)
        for item in review.defects
    ]
    expected = (
        "violation",
        "633a.6(d)",
        "Blackjack: minimum $101 is above the maximum $100; one of the two is wrong.",
        10,
        (("wagers.blackjack.maximum", "the maximum is $100"),),
    )
    assert found == ([expected] if outcome == "defects" else [])
