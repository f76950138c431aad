"""Sentences on the play of a hand of Blackjack: lawful ones pass, unlawful ones fail, what says more stays open."""

import pytest
from filed_lines import outcome_inscribed


def judged(text: str) -> str:
    return outcome_inscribed("pa-633a", text)


@pytest.mark.parametrize(
    ("lawful", "unlawful"),
    [
        ("Insurance bets are swept up before the dealer draws", "Insurance bets stay up until the round is over"),
        ("No guest has to take even money", "Blackjacks get even money against an ace, like it or not"),
        ("You may take insurance and surrender the hand later", "Buying insurance means losing the right to surrender"),
        ("After you double you receive one card and no more", "After you double you may hit again"),
        ("A dealer Blackjack takes only your first bet", "A dealer Blackjack collects your splits and doubles"),
        ("Aces may be split again", "No re-split aces"),
        ("A ten on a split ace is 21, not a Blackjack", "A ten on a split ace is a natural"),
        ("If all players are bust the dealer draws no card", "The dealer draws even if all players are bust"),
        ("The dealer's drawn cards lie face up", "The dealer draws face down"),
        ("Both have Blackjack? Your bet is returned", "Your Blackjack loses to the dealer's Blackjack"),
        ("A dealer Blackjack beats your three-card 21", "A dealer Blackjack loses to your three-card 21"),
        ("A card the dealer draws on 17 by mistake is discarded", "A card the dealer draws on 17 by mistake stands"),
        ("If you get no cards you are dealt in next time", "If you get no cards you lose your bet"),
        ("Refuse the exposed card and you stand", "Refuse the exposed card and take the next one"),
        ("Blackjacks are paid at once against low cards", "No Blackjack is paid until the end of the round"),
        ("You may surrender, double, split, stand or hit", "Players may only hit or stand"),
    ],
)
def test_a_sentence_and_its_contrary(lawful: str, unlawful: str) -> None:
    assert (judged(lawful), judged(unlawful)) == ("passes", "fails")


@pytest.mark.parametrize(
    "text",
    [
        "Aces may be split again on Tuesdays",
        "You may split once",
        "Some ties push",
        "Dealer stands on any 17 he likes",
        "Dealer checks aces and tens when the players have acted",
        "Any player may take even money against an ace, Blackjack or not",
        "With an ace up everybody takes insurance, except on a Blackjack",
        "Splitting rules out doubling",
        "Doubled hands may surrender half",
        "Insurance may be doubled",
    ],
)
def test_what_limits_or_turns_a_sentence_does_not_pass(text: str) -> None:
    assert judged(text) != "passes"
