"""Orders of words that say what holds, and that were once read as their contrary."""

import pytest
from judged_drafts import BLACKJACK, PAI_GOW, statuses_of

from checker.statements.comparison import Status

FACE_UP, MIDI, MARYLAND = "pa/face-up-pai-gow-poker", "pa/midibaccarat", "md/pai-gow-poker"


@pytest.mark.parametrize(
    ("folder", "heading", "line"),
    [
        (MARYLAND, "Ties", "If your hand is the same as the dealer's, the dealer is deemed to have the better."),
        (MARYLAND, "Setting your hands", "If the low one ranks above the high one, your wager is lost."),
        (PAI_GOW, "How a round ends", "One does and one does not: no action, the wager is yours again."),
        (BLACKJACK, "Doubling", "Increase your bet, at most to twice its size, for a single card dealt face up."),
        (FACE_UP, "Fortune Bonus", "Your own best hand, plus Envy for the good luck of others:"),
        (MIDI, "Third cards", "Banker's Hand when the Player's Hand has three cards: with two or less it draws."),
        (FACE_UP, "The joker", "There is one in the deck."),
        (BLACKJACK, "What is insurance?", "A separate bet, no more than half of your wager, made against an ace."),
        (BLACKJACK, "", "Lucky Ladies is a separate wager."),
        (PAI_GOW, "", "Without the joker, a royal flush is the highest hand."),
    ],
)  # fmt: skip
def test_what_holds_is_not_accused(folder: str, heading: str, line: str) -> None:
    assert Status.DIFFERS not in statuses_of(folder, heading, line)


@pytest.mark.parametrize(
    ("folder", "heading", "line"),
    [
        (MARYLAND, "Ties", "If your hand is the same as the dealer's, you are deemed to have the better one."),
        (MIDI, "Third cards", "The Banker's Hand always draws on three or less."),
        (FACE_UP, "", "The game is dealt with one deck."),
        (BLACKJACK, "", "You may place a side bet alone."),
        (BLACKJACK, "", "The dealer hits a soft 17, and you may surrender."),
        (PAI_GOW, "", "The game is played without the joker."),
        (PAI_GOW, "", "The dealer then bets $99 against you"),
        (BLACKJACK, "", "Hands that come from a split cannot be doubled."),
        (BLACKJACK, "", "Split hands cannot be doubled."),
    ],
)  # fmt: skip
def test_the_contrary_is_told(folder: str, heading: str, line: str) -> None:
    assert Status.DIFFERS in statuses_of(folder, heading, line)


def test_a_wager_without_a_bound_does_not_agree() -> None:
    line = "Double for as much as you like, for one card face up."
    assert statuses_of(BLACKJACK, "Doubling", line) == {Status.NOT_COMPARED}


@pytest.mark.parametrize(
    ("heading", "line", "status"),
    [
        ("The main bet", "A winning bet is paid 1 to 1, less a 5% commission.", Status.AGREES),
        ("The main bet", "A winning bet is paid 1 to 1, less a fifth.", Status.NOT_COMPARED),
        ("Payout limit", "One hand is never paid more than $100,000.", Status.AGREES),
        ("Payout limit", "A winning hand is paid more than $100,000.", Status.NOT_COMPARED),
        ("Payout limit", "One hand is never paid more than $100,000 or more.", Status.NOT_COMPARED),
    ],
)
def test_what_is_taken_off_or_is_the_most_changes_no_figure(heading: str, line: str, status: Status) -> None:
    assert statuses_of(PAI_GOW, heading, line) == {status}
