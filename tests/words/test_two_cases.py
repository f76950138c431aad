"""What a sentence says in two cases, and what it says of what is paid in one, is held against the law in each."""

import pytest
from corpus_lines import Line
from filed_lines import outcome_of

BLACKJACK = "pa-633a"
LINES = {
    "Insurance wins if the dealer has Blackjack and loses otherwise.": "passes",
    "Insurance wins if the dealer has Blackjack and loses if not.": "passes",
    "Insurance wins if the dealer has Blackjack; otherwise it loses.": "passes",
    "Insurance loses if the dealer has Blackjack and wins otherwise.": "fails",
    "Insurance pays 2 to 1 if the dealer has Blackjack and loses otherwise.": "passes",
    "Insurance pays 2 to 1 if the dealer has no Blackjack": "fails",
    "If the dealer has Blackjack, insurance pays 2 to 1": "passes",
    "Insurance pays 2 to 1 if you bet the maximum": "open",
    "Blackjack pays 3 to 2 unless the dealer also has Blackjack": "passes",
    "Blackjack pays 3 to 2 if the dealer has Blackjack": "fails",
    "Blackjack pays 3 to 2 when the dealer shows a 6": "open",
    "Blackjack pays 3 to 2 unless the dealer has a Blackjack too, in which case the hand is a push": "passes",
    "Blackjack pays 3 to 2 if the dealer has no Blackjack and pushes otherwise": "passes",
    "Blackjack pays 3 to 2 if the dealer has no Blackjack and loses otherwise": "fails",
}


@pytest.mark.parametrize(("text", "outcome"), LINES.items())
def test_each_case_is_compared(text: str, outcome: str) -> None:
    assert outcome_of(Line(BLACKJACK, "layout.inscriptions", "+", text)) == outcome


@pytest.mark.parametrize(
    ("chapter", "text", "outcome"),
    [
        ("pa-629a", "Tie pays 9 to 1 if both hands have the same total", "passes"),
        ("pa-629a", "Tie pays 9 to 1 if the hands have different totals", "fails"),
        ("pa-688a", "Fortune Bonus pays 25 to 1 if you have four of a kind", "passes"),
        ("pa-645a", "Fortune Bonus pays 25 to 1 if you have four of a kind", "fails"),
    ],
)
def test_what_is_paid_in_a_case(chapter: str, text: str, outcome: str) -> None:
    assert outcome_of(Line(chapter, "layout.inscriptions", "+", text)) == outcome
