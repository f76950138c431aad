"""What is said of one optional wager is held against that one, and an outcome of another wager is none of its own."""

import pytest
from corpus_lines import Line
from filed_lines import outcome_of


@pytest.mark.parametrize(
    ("chapter", "text", "outcome"),
    [
        ("pa-633a", "Hit and Run wins when the dealer has Blackjack", "passes"),
        ("pa-633a", "Lucky Ladies wins when the dealer has Blackjack", "open"),
        ("pa-633a", "King's Bounty wins if the dealer has five or more cards", "open"),
        ("pa-633a", "In Match the Dealer both of your cards can win", "open"),
        ("pa-688a", "Full house 5 to 1 on the Fortune Bonus", "passes"),
        ("pa-688a", "Full house five to one on the Ace High Bonus", "fails"),
        ("pa-688a", "A flush pays 4 to 1 on the Progressive", "fails"),
    ],
)
def test_it_is_said_of_that_wager(chapter: str, text: str, outcome: str) -> None:
    assert outcome_of(Line(chapter, "layout.inscriptions", "+", text)) == outcome


def test_a_limit_for_a_whole_table_is_no_limit_for_a_hand() -> None:
    path = "payout_limit.amount"
    assert outcome_of(Line("md-pai-gow-poker", path, "-", "$110,000 per round for the table")) == "open"
    assert outcome_of(Line("pa-633a", path, "+", "$75,000 for all winners of a round together")) == "passes"
