"""Sentences on the totals on which the dealer draws and stands, each read to its last word or not at all."""

import pytest

from checker.words.dealer_totals import read_dealer_totals

LOW, HARD, SOFT = "dealer_16", "dealer_hard_17", "dealer_soft_17"
ALL_STAND = {LOW: "draws", HARD: "stands", SOFT: "stands"}
SOFT_DRAWS = {LOW: "draws", HARD: "stands", SOFT: "draws"}


@pytest.mark.parametrize(
    "text",
    [
        "Dealer draws to 16 and stands on all 17s.",
        "Up to 16 the dealer takes a card, from 17 or more the house is done, soft or hard.",
        "The dealer hits until reaching 17, whether hard or soft.",
        "Sixteen and under gets another card; every seventeen stays, the soft ones too.",
        "No choices for the house: draw through 16, stop at any 17, including one with an ace counted as eleven.",
        "The dealer must draw on anything below 17 and must stop at 17 or better, even when an ace counts as 11.",
        "With 16 or lower a card is drawn; with 17 or higher, ace counted as eleven or not, the dealer stands.",
        "The dealer draws to 16 and stands on anything higher, soft totals included.",
        "Once all players have acted, the dealer turns over the hole card, hits 16 and stays on hard and soft 17.",
    ],
)
def test_that_the_dealer_stands_on_every_17_is_read(text: str) -> None:
    assert read_dealer_totals(text) == ALL_STAND


@pytest.mark.parametrize(
    "text",
    [
        "DEALER DRAWS TO 16, STANDS ON HARD 17 AND HITS SOFT 17",
        "16 or less takes a card, and so does a 17 that counts its ace as 11. Hard 17 and up stays.",
        "The dealer draws through 16, takes one more on a soft 17, and stays put on anything higher.",
        "The dealer draws to 16 and stands on 17, but with a soft 17 the dealer takes another card.",
        "Draw on 16 or under, stop at 17 or better unless it is a soft 17, in which case another card comes.",
        "The dealer hits 16 and all soft 17s and stands on all others.",
        "The dealer stands on 17 or more and draws to 16. A soft 17 is hit.",
        "The dealer draws to 16 and stops only at a hard 17 or better.",
        "The dealer draws to 16 and stands on every 17 except a soft one.",
    ],
)
def test_that_the_dealer_draws_on_a_soft_17_is_read(text: str) -> None:
    assert read_dealer_totals(text) == SOFT_DRAWS


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("The dealer stands on 16.", {LOW: "stands"}),
        ("The dealer hits a hard 17 and stands on a soft 17.", {HARD: "draws", SOFT: "stands"}),
        ("The dealer does not draw on a soft 17.", {SOFT: "stands"}),
        ("The dealer doesn't stand on soft 17.", {SOFT: "draws"}),
        ("The dealer draws on 17 or less.", {LOW: "draws", HARD: "draws", SOFT: "draws"}),
        ("The dealer draws until 18 or more.", {}),
        ("Sixteen is drawn to, seventeen is not.", {LOW: "draws", HARD: "stands"}),
        ("On an ace and a 6 the dealer takes another card.", {SOFT: "draws"}),
        ("The dealer stands on 17 to 21 and draws to 16.", ALL_STAND),
    ],
)
def test_a_part_of_the_rule_is_read_as_it_stands(text: str, told: dict[str, str]) -> None:
    assert read_dealer_totals(text) == told


@pytest.mark.parametrize(
    "text",
    [
        "The dealer stands on hard 17.",  # a soft one may be meant otherwise
        "The dealer draws to 17.",  # which may be until it is reached
        "The dealer may stand on all 17s.",
        "The dealer never stands on a soft 17, only on hard 17 and up.",
        "The dealer stands on 16 and draws on 16.",
        "Players stand on all 17s.",
        "The dealer draws to 16 and usually stands on 17.",
        "The dealer stands on all 17s if the player has doubled.",
        "17% of each wager goes to the meter.",
        "The dealer stands on 15.",
        "The dealer draws on a soft 16.",
        "The dealer sometimes hits a soft 17.",
    ],
)
def test_what_is_not_understood_to_its_last_word_says_nothing(text: str) -> None:
    assert read_dealer_totals(text) == {}
