"""Ordinary ways to say the rules of a table of Pai Gow Poker, and the same words where they mean another thing."""

import pytest
from filed_lines import outcome_inscribed as outcome


@pytest.mark.parametrize(
    "text",
    [
        "5% commission is taken out of your winnings as they are paid",
        "No wager may be placed, raised or taken back once the dealer says “no more bets”",
        "The banker may ask the dealer to wager less than $25, or nothing at all",
        "The bank must cover every wager on the table",
        "Insurance pays when your seven cards hold no pair, straight or flush",
        "Only you may touch your cards",
        "The starting position is chosen by a random number generator",
        "The house sets the hands of a co-bank by the house way",
        "The dealer may not set his hand however he likes",
        "Bonus wagers may not be made without a Pai Gow Poker wager",
    ],
)
def test_what_is_so_is_understood(text: str) -> None:
    assert outcome("pa-645a", text) == "passes"


@pytest.mark.parametrize(
    "text",
    [
        "7% is taken from each win as it is paid",
        "A 5% COMMISSION IS DUE BEFORE THE CARDS ARE DEALT",
        "A player who wins one hand is paid even money",
        "The bank goes to the player with the largest bet",
        "Every player must take the bank when it is his turn",
        "The dealer arranges his hands in whatever order he likes",
        "Insurance pushes with one pair",
        "A player with six cards draws one more",
        "The first hand goes to the player with the largest bet",
        "The same deck is used all week",
        "Bystanders may bet on your hand",
    ],
)
def test_what_is_not_so_is_a_violation(text: str) -> None:
    assert outcome("pa-645a", text) == "fails"


@pytest.mark.parametrize(
    "text",
    [
        "Only the dealer may touch your cards",
        "Empty positions get no cards and are skipped",
        "No 5% commission is collected when your win is paid",
        "You must make a bonus wager to bet the base game",
        "Not only chips may be bet",
    ],
)
def test_the_words_of_a_rule_in_another_order_do_not_pass(text: str) -> None:
    assert outcome("pa-645a", text) != "passes"


@pytest.mark.parametrize("text", ["Wagers may be changed before the deal", "After the round you may change your wager"])
def test_what_only_has_the_words_of_a_violation_is_none(text: str) -> None:
    assert outcome("pa-645a", text) != "fails"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("All seven dealer cards are dealt face up and set first", "passes"),
        ("Your $5 Progressive wager is returned to you with a win.", "passes"),
        ("You get your $5 back when the Progressive wins", "passes"),
        ("Your $10 Progressive wager is returned with a win", "fails"),
        ("Dealer ace high: everybody wins", "fails"),
        ("The bank rotates around the table", "fails"),
        ("Do not ask for the bank", "passes"),
        ("Share your cards with your neighbor before setting", "fails"),
    ],
)
def test_what_is_said_at_a_face_up_table(text: str, found: str) -> None:
    assert outcome("pa-688a", text) == found


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("The dealer sets first, then the players set", "passes"),
        ("The dealer turns over the dealer's cards before the players set theirs", "passes"),
        ("Players set their hands first, then the dealer turns over the dealer's cards", "fails"),
        ("The dealer arranges the hand after all players have set theirs", "fails"),
    ],
)
def test_who_sets_first_is_who_stands_before_first(text: str, said: str) -> None:
    assert outcome("pa-688a", text) == said


@pytest.mark.parametrize(
    "text", ["Win both hands: even money, no commission", "Win both and we match your bet, no vigorish"]
)
@pytest.mark.parametrize(("chapter", "said"), [("pa-645a", "fails"), ("pa-688a", "passes")])
def test_what_is_said_of_the_vigorish_beside_a_win_is_read(chapter: str, said: str, text: str) -> None:
    assert outcome(chapter, text) == said
