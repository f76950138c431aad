"""A sentence that holds, turned by one of its words, never agrees: words of people who write guides, and the word."""

import pytest
from judged_drafts import BLACKJACK, PAI_GOW, statuses_of

from checker.statements.comparison import Status

FACE_UP, MIDI, MARYLAND = "pa/face-up-pai-gow-poker", "pa/midibaccarat", "md/pai-gow-poker"
HANDS = "royal flush, straight flush, four of a kind, full house, flush, {}, three of a kind, two pair, one pair"


@pytest.mark.parametrize(
    ("folder", "heading", "line", "right", "wrong"),
    [
        (BLACKJACK, "", "The dealer gets {} up and one down.", "one", "two"),
        (BLACKJACK, "Surrender", "You give up {} the bet.", "half", "all"),
        (BLACKJACK, "Surrender", "Surrender, before anything else, costs you {} the wager.", "half", "twice"),
        (BLACKJACK, "", "With an ace or a ten-value card {}, the dealer checks the hole card.", "up", "down"),
        (BLACKJACK, "", "If you hold a Blackjack, take {} instead of insurance.", "1 to 1", "2 to 1"),
        (PAI_GOW, "", "One of each: a {}, and you take your chips back.", "push", "loss"),
        (PAI_GOW, "", "One better, one not: a {}, and your wager comes back.", "tie", "win"),
        (PAI_GOW, "", "Win one and it is {} push.", "a", "not a"),
        (PAI_GOW, "", f"From the top: five aces, {HANDS}.", "straight", "flush"),
        (PAI_GOW, "The joker", "It fills in a {}, a flush, a straight flush or a royal flush.", "straight", "flush"),
        (PAI_GOW, "Envy Bonus", "You qualify with a Fortune Bonus wager of $5 or {}.", "more", "less"),
        (PAI_GOW, "Envy Bonus", "A {} Wager of $5 or more qualifies for it.", "Fortune Bonus", "Pai Gow Insurance"),
        (MIDI, "", "Vigorish: five percent of what a {} bet has won.", "Banker", "Player"),
        (FACE_UP, "", "You may surrender once the {} hands are set.", "dealer's", "player's"),
        (MARYLAND, "", "You may surrender before your hands are shown, if you have {} extra wager.", "no", "any"),
    ],
)  # fmt: skip
def test_it_does_not_agree(folder: str, heading: str, line: str, right: str, wrong: str) -> None:
    assert Status.DIFFERS not in statuses_of(folder, heading, line.format(right))
    assert Status.AGREES not in statuses_of(folder, heading, line.format(wrong))


@pytest.mark.parametrize(
    ("folder", "heading", "line"),
    [
        (BLACKJACK, "", "The dealer gets one up and one down."),
        (BLACKJACK, "Surrender", "You give up half the bet."),
        (PAI_GOW, "", "One of each: a push, and you take your chips back."),
        (PAI_GOW, "", f"From the top: five aces, {HANDS.format('straight')}."),
        (PAI_GOW, "Envy Bonus", "You qualify with a Fortune Bonus wager of $5 or more."),
        (MIDI, "", "Vigorish: five percent of what a Banker bet has won."),
    ],
)
def test_as_it_stood_it_agrees(folder: str, heading: str, line: str) -> None:
    assert statuses_of(folder, heading, line) == {Status.AGREES}


def test_odds_below_even_beside_a_commission_are_odds() -> None:
    assert Status.AGREES not in statuses_of(MIDI, "", "Banker: 1 to 2, less 5% vigorish")
    assert Status.AGREES not in statuses_of(
        MIDI, "What does Banker pay?", "A. One to two, less five percent of the win."
    )
    assert statuses_of(MIDI, "", "Banker: 1 to 1, less 5% vigorish") == {Status.AGREES}


def test_cents_of_each_dollar_are_compared_meter_by_meter() -> None:
    line = "Of each dollar bet, {} cents go to the meter."
    assert Status.AGREES not in statuses_of(PAI_GOW, "Progressive", line.format(47))


@pytest.mark.parametrize(
    ("folder", "heading", "line"),
    [
        (BLACKJACK, "", "Closer to 21 wins, 2 to 1."),
        (PAI_GOW, "", "Lay $1 to $99,000 on your spot, and side bets if you like."),
        (MARYLAND, "Progressive", "Out of every wager the meters receive 14%, 6% and 6%."),
        (PAI_GOW, "", "The dealer bets $25 against you unless you ask for more."),
    ],
)
def test_a_figure_is_not_passed_over_for_what_stands_beside_it(folder: str, heading: str, line: str) -> None:
    assert Status.AGREES not in statuses_of(folder, heading, line)
