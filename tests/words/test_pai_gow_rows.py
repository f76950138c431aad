"""Sentences of the hands, the bank and the deal of Pai Gow Poker in many ordinary ways, and the same words turned."""

import pytest
from filed_lines import outcome_inscribed as outcome


@pytest.mark.parametrize(
    ("text", "found"),
    [
        # The dealer's wager is of the rows that name it, and of no other.
        ("The bank may instruct the house to reduce the dealer's wager", "passes"),
        ("The bank may instruct the house to raise the dealer's wager", "fails"),
        # What the dealer mends is the dealer's own hand.
        ("A house hand that is set wrong is reset by the house way and the round is completed", "passes"),
        ("If a player sets his hand wrong, the dealer resets it by the house way", "open"),
        # The house way is no dealer.
        ("The dealer must keep to the house way at all times", "passes"),
        ("Guests must keep to the house way at all times", "fails"),
        # Which hand has how many cards.
        ("Five cards go in the back hand and two in the front", "passes"),
        ("Five cards in the low hand and two in the high hand", "fails"),
        # One who tells, and one who is told.
        ("Dealers explain how the house would set when a guest asks", "passes"),
        ("Players tell the dealer how to set his hand", "open"),
        # A copy and a win are no two copies.
        ("When a copy and a win occur, it is a push", "passes"),
        # Who voids, and what was shown.
        ("If your card is flashed by the dealer, you may call your hand void", "passes"),
        ("If the dealer's card is exposed the players may choose to void", "open"),
        # The wheel is second, and no higher.
        ("The ace-to-five straight beats a king-high straight", "passes"),
        ("Ace-2-3-4-5 outranks 10-J-Q-K-A", "fails"),
    ],
)
def test_what_is_said_is_told_from_its_contrary(text: str, found: str) -> None:
    assert outcome("pa-645a", text) == found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("House ace high: no action, main bets come back", "passes"),
        ("If the dealer has ace high or a pair, your wager pushes", "open"),
        ("Wagers push if player and dealer both have ace high", "open"),
        ("A player's own ace high is not a push", "passes"),
        ("Your own ace high pushes the hand", "fails"),
        ("You may surrender without a bonus bet at any time", "open"),
        ("Players with no optional bet may surrender once the dealer's hands are set", "passes"),
        ("Placing a bonus bet means you give up the right to surrender", "passes"),
    ],
)
def test_what_is_said_of_an_ace_high_and_of_surrender(text: str, found: str) -> None:
    assert outcome("pa-688a", text) == found
