"""What a line says that a wager pays, without the hand: so where every row of the elected paytable pays that."""

import pytest
from rule_cases import Case, law_dates

from checker.rules.result import FindingClass

CHAPTER = "pa/633a"


@pytest.mark.parametrize(
    ("paytable", "line", "told"),
    [
        ("A", "Three Card Poker pays 9 to 1", ""),
        ("A", "Three Card Poker: 9 to 1", ""),
        ("A", "Three Card Poker pays 8 to 1", "violation"),
        ("A", "Three Card Poker pays 9 for 1", "violation"),
        ("A", "Three Card Poker: royal flush pays 9 to 1", "open"),
        ("A", "Three Card Poker pair pays 9 to 1", "open"),
        ("A", "Three Card Poker never pays 9 to 1", "open"),
        ("A", "Three Card Poker pays 9 to 1 on a pair", "open"),
        ("B", "Three Card Poker pays 30 to 1", "open"),
        ("B", "Three Card Poker pays 9 to 1", "violation"),
    ],
)
def test_a_wager_of_which_all_hands_are_paid_alike_needs_no_hand(paytable: str, line: str, told: str) -> None:
    wagers = {"wagers.three_card_poker.paytable": paytable, "layout.inscriptions": [line]}
    review = Case(chapter_id=CHAPTER, section="paid alike", raw={"set": wagers}).review(law_dates(CHAPTER)[-1])
    at = "layout.inscriptions.0"
    found = ["violation" for item in review.findings if item.at == at and item.kind is FindingClass.VIOLATION]
    assert [*found, *("open" for point in review.open if point.path == at)] == [told] * bool(told)
