"""What becomes of wagers is asked of every round that there can be: margins, naturals and pairs."""

import pytest
from said_lines import says

from checker.statements.comparison import Status


@pytest.mark.parametrize(
    ("line", "status"),
    [
        ("Whichever side is nearer to nine is the winner.", Status.AGREES),
        ("The hand farther from nine takes the round.", Status.DIFFERS),
        # Two results of one round, and one in all the others.
        ("If the hands tie, Tie bets win and Player and Banker bets push.", Status.AGREES),
        ("Banker bets win and Player bets push when the Banker's total is higher.", Status.DIFFERS),
        ("The Tie wager wins if both hands have the same point count and loses otherwise.", Status.AGREES),
        ("The Tie wager wins if both hands have the same point count and pushes otherwise.", Status.DIFFERS),
        # What must be so to win is so in every round in which the wager wins.
        ("To win the Dragon Bonus, your hand must win by six points or more.", Status.DIFFERS),
        # A result beside the name of its wager is said of that wager.
        ("Tie bet: wins when the Player's count is higher than the Banker's.", Status.DIFFERS),
        ("Tie bet: wins when the hands are equal.", Status.AGREES),
        ("The lower Point Count wins.", Status.DIFFERS),
        ("A wager on the Player's Hand loses if its Point Count is lower than the Banker's.", Status.AGREES),
        ("A wager on the Player's Hand wins when its Point Count is lower than the Banker's Hand.", Status.DIFFERS),
        ("If the two hands come out even, you keep your Player or Banker stake.", Status.AGREES),
        ("When the hands tie, the house retains half of each wager on the Player's Hand.", Status.DIFFERS),
        ("TIE BET LOSES UNLESS POINT COUNTS ARE EQUAL", Status.AGREES),
        ("Your Tie wager also wins if the two hands are one point apart.", Status.DIFFERS),
        # The Dragon Bonus: a margin of three loses without a natural, one of four wins.
        ("The Dragon Bonus wins if your hand wins by four points without a natural.", Status.AGREES),
        ("The Dragon Bonus wins if your hand wins by three points without a natural.", Status.DIFFERS),
        ("The Dragon Bonus loses if your hand wins by three points or less without a natural.", Status.AGREES),
        ("The Dragon Bonus loses if your hand wins by four points or less without a natural.", None),
        ("A natural 9 against a natural 8 wins the Dragon Bonus.", Status.AGREES),
        ("A natural 8 against a natural 9 pushes the Dragon Bonus.", Status.DIFFERS),
        # Of some ties it is so, and of others not.
        ("The Dragon Bonus is a push when the hands tie.", None),
        ("The Dragon Bonus is a push whenever the hands tie.", Status.DIFFERS),
        ("Player and Dragon Bonus bets are returned if the hands tie.", None),
        ("Only a pair in the Player's Hand wins House Money.", Status.DIFFERS),
        ("The House Money wager loses when no hand is dealt a pair.", Status.AGREES),
    ],
)
def test_a_result_is_asked_of_every_round_in_which_it_is_said(line: str, status: Status | None) -> None:
    assert says("pa-629a", line).get("settled") is status
