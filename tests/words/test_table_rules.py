"""The rules that every table has, in ordinary words, and the same words where they say something else."""

import pytest
from filed_lines import outcome_inscribed as outcome


@pytest.mark.parametrize(
    ("chapter", "text"),
    [
        ("pa-633a", "No more bets after the dealer starts dealing."),
        ("pa-633a", "No Lucky Ladies bet without a Blackjack bet."),
        ("pa-633a", "A Blackjack bet is needed for a Lucky Ladies bet."),
        ("pa-633a", "The Royal Match is suited king-queen."),
        ("pa-645a", "The payout limit is $100,000 for each hand."),
        ("pa-645a", "An Envy Bonus is not counted in the payout limit."),
        ("md-pai-gow-poker", "Should the shuffling machine stop, the whole deck is shuffled again."),
    ],
)
def test_what_is_so_is_understood(chapter: str, text: str) -> None:
    assert outcome(chapter, text) == "passes"


@pytest.mark.parametrize(
    ("chapter", "text"),
    [
        ("pa-633a", "New players must wait for the shuffle before they play."),
        ("pa-633a", "Late bets are accepted until the dealer checks the hole card."),
        ("pa-633a", "A guest may bet on Lucky Ladies without a Blackjack bet."),
        ("pa-645a", "You may change your bet as long as you have not set your hand."),
        ("pa-645a", "Any wager, even $1, is good for the Envy Bonus."),
        ("pa-688a", "The payout limit also covers what is won from the meter."),
    ],
)
def test_what_is_not_so_is_told(chapter: str, text: str) -> None:
    assert outcome(chapter, text) == "fails"


@pytest.mark.parametrize("text", ["Insurance may be bet after the deal.", "You may double your bet after two cards."])
def test_what_is_bet_after_the_deal_by_right_is_not_accused(text: str) -> None:
    assert outcome("pa-633a", text) != "fails"


@pytest.mark.parametrize(
    ("chapter", "text"),
    [
        ("pa-633a", "A Blackjack bet requires a Lucky Ladies bet."),
        ("pa-633a", "No Blackjack bet without a Lucky Ladies bet."),
        ("pa-633a", "A round that cannot be finished for lack of cards is void."),
        ("pa-633a", "A king and queen of any suits make a Royal Match."),
        ("pa-633a", "You are paid for one match even when both your cards match."),
        ("pa-633a", "Maximum payout per player: $75,000."),
        ("pa-633a", "Wagers may not be changed after the deal, side bets may."),
        ("pa-633a", "A king matches only a king or a queen."),
        ("pa-629a", "An exposed card drawn in error is used as the next card."),
        ("pa-629a", "The hand with the cut card is the last one."),
    ],
)
def test_what_is_said_in_another_order_or_of_something_else_does_not_pass(chapter: str, text: str) -> None:
    assert outcome(chapter, text) != "passes"


def test_a_reserve_of_a_meter_that_the_chapter_does_not_know_is_left_to_a_person() -> None:
    assert outcome("pa-633a", "20% of each Hit and Run wager goes to the reserve.") == "open"
