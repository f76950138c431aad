"""Which lines are told to differ: those on which money or a choice hangs, and no figure that is of something else."""

import pytest
from judged_drafts import BLACKJACK, PAI_GOW, is_contradicted, statuses_of

from checker.drafts.prose.at_stake import FILE
from checker.law.chapter import read_shared
from checker.statements.comparison import Status
from checker.words.topics import topics

MIDI = "pa/midibaccarat"


def test_every_stake_is_a_topic() -> None:
    assert [name for name in read_shared("words", FILE)["stakes"] if name not in topics()] == []


@pytest.mark.parametrize(
    ("folder", "line", "told"),
    [
        (BLACKJACK, "The dealer hits a soft 17.", True),
        (BLACKJACK, "You may split four more times.", True),
        (MIDI, "A Natural is an 8 or 9 on three cards.", True),
        # How the game is dealt and handled is left to a person, with what holds.
        (BLACKJACK, "The cut is offered first to the last player at the table.", False),
        (PAI_GOW, "Friends may touch a player's cards.", False),
    ],
)
def test_what_is_told_and_what_is_left_with_what_holds(folder: str, line: str, *, told: bool) -> None:
    assert (statuses_of(folder, "", line) == {Status.DIFFERS}) is told
    assert is_contradicted(folder, "", line)


@pytest.mark.parametrize(
    ("folder", "heading", "line", "told"),
    [
        (MIDI, "", "Tie table max: $600", True),
        # More than 600 times as much is no maximum of the wager.
        (MIDI, "", "Dragon Bonus table max: $250,000", False),
        # Five percent, the rate of the vigorish, is no share of a co-bank.
        (PAI_GOW, "Co-banking", "In co-banking the dealer covers 75 percent.", True),
        (PAI_GOW, "Co-banking", "In co-banking the dealer covers 5 percent.", False),
    ],
)
def test_a_figure_that_is_of_something_else_is_left_to_a_person(
    folder: str, heading: str, line: str, *, told: bool
) -> None:
    assert (Status.DIFFERS in statuses_of(folder, heading, line)) is told
    assert Status.AGREES not in statuses_of(folder, heading, line)
