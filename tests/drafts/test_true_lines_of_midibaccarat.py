"""True lines of guides to Midibaccarat that lie near a false one are not told as differing; the false one is."""

import pytest
from judged_drafts import statuses_of

from checker.statements.comparison import Status

MIDI = "pa/midibaccarat"


@pytest.mark.parametrize(
    ("heading", "true", "false"),
    [
        ("", "A 9 and a 9 is a natural 8.", "A natural is a 7 or an 8."),
        ("", "A 2 and a 7 is a natural.", "A natural is 9 and 9."),
        (
            "",
            "The Banker's Hand does not always draw on 5; if the Player's Hand drew an ace, it stays.",
            "The Banker's Hand does not draw on 2.",
        ),
        ("", "The Tie bet is not returned when a hand wins; it loses.", "The Tie bet is returned when a hand wins."),
        (
            "",
            "The round in which the cover card appears is not the last; one more follows.",
            "When the cover card shows, two more hands are played.",
        ),
        (
            "",
            "Two hands are played after the cover card shows: the one in progress and one more.",
            "After the cover card, two more hands are dealt.",
        ),
        ("", "Myth: commission is taken on every win.", "It's true that commission is charged on every win."),
        ("", "Not all winning wagers pay vigorish.", "Commission is not charged on Banker wins."),
        ("", "The full amount is paid; the 5% is collected later.", "Commission is taken when your bet is paid."),
        ("", "Once the commission is paid, the marker is removed.", "Commission is collected when the dealer pays."),
        (
            "",
            "You bet $500 on Banker and win: the commission is $25, due before the next shoe.",
            "5% commission is charged on Player and Banker wins.",
        ),
        (
            "",
            "With a $20 House Money payout you may add up to $10 to your Banker wager.",
            "The Banker maximum is $10.",
        ),
        ("", "Win $27 on Banker, owe $1.35, rounded up to $1.50.", "The Tie maximum is $1,500."),
        ("", "95 cents on the dollar is what Banker pays after commission.", "The commission on Banker wins is 4%."),
        ("", "Only the Banker's Hand needs a table for its third card.", "A third of a Banker win is vigorish."),
        (
            "",
            "All the guests at the table share the same two hands.",
            "If two players bet the same, they share the cards.",
        ),
        ("", "Player draws an 8, Banker has 3: Banker stays.", "The Player's Hand draws on 8 or less."),
        ("", "Player draws a 6, Banker has 6: Banker draws.", "Player draws on 6."),
        ("", "Player stands on 7, Banker has 6: Banker stands and loses.", "Player stands on 5, 6 and 7."),
        ("", "Player wins 8 to 5 without a natural: the Dragon Bonus loses.", "Tie wins 8 to 1."),
        ("", "A bet between two areas isn't clear; please place it in one.", "There are places for ten players."),
        ("", "Q: Is an ace worth 11? A: No, it's worth 1.", "An ace is worth 11."),
        ("", "You may win on both the Tie and House Money.", "On a tie the house takes half of the money."),
        ("Dragon Bonus", "Ties lose, except equal naturals.", "Natural ties lose."),
        ("Dragon Bonus", "It's not only for the Player's Hand.", "It's only for the Player's Hand."),
        ("House Money", "No payout must be added.", "No payout may be added."),
        ("Common mistakes", "Adding cash to a bet.", ""),
        ("What you can't do", 'Change your bet after "no more bets".', ""),
        ("What you may do", "Turn the cards.", 'Change your bet after "no more bets".'),
    ],
)
def test_a_true_line_is_not_told_as_differing(heading: str, true: str, false: str) -> None:
    assert Status.DIFFERS not in statuses_of(MIDI, heading, true)
    if false:
        assert Status.DIFFERS in statuses_of(MIDI, heading, false)
