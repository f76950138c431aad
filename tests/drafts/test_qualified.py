"""A right figure that the words beside it make another never agrees; and headings that suppose no case."""

import pytest
from judged_drafts import BLACKJACK, judged, statuses_of

from checker.drafts.kinds import Kind
from checker.statements.comparison import Status

FACE_UP, MIDI = "pa/face-up-pai-gow-poker", "pa/midibaccarat"


@pytest.mark.parametrize(
    ("heading", "holds", "changed"),
    [
        ("Payout limit", "$75,000 per hand.", "At least $75,000 per hand."),
        ("Payout limit", "$75,000 per hand.", "$75,000 per hand on weekends."),
        ("Progressive", "The meter resets to $10,000.", "The meter resets to half of $10,000."),
        ("Progressive", "The meter resets to $10,000.", "The meter resets to about $10,000."),
        ("Fortune Bonus", "A flush pays 4 to 1.", "A flush pays at least 4 to 1."),
        ("Fortune Bonus", "A flush pays 4 to 1.", "A flush pays 4 to 1 or more."),
        ("Fortune Bonus", "A flush pays 4 to 1.", "A flush pays twice 4 to 1."),
        ("Fortune Bonus", "A flush pays 4 to 1.", "A flush pays 4 to 1 on half of your bet."),
        ("Fortune Bonus", "A flush pays 4 to 1.", "A flush usually pays 4 to 1."),
        ("Fortune Bonus", "A flush pays 4 to 1.", "A flush pays 4 to 1 this month."),
        ("Main bet", "Minimum $15.", "Minimum $15 or so."),
        ("Main bet", "Minimum $15.", "Minimum $15 on Fridays."),
        ("Main bet", "At least $15.", "Around $15."),
    ],
)  # fmt: skip
def test_words_beside_a_figure_that_change_it_leave_it_open(heading: str, holds: str, changed: str) -> None:
    assert Status.AGREES in statuses_of(FACE_UP, heading, holds)
    assert Status.AGREES not in statuses_of(FACE_UP, heading, changed)


def test_what_is_least_or_greatest_of_a_limit_is_no_change_of_it() -> None:
    assert statuses_of(BLACKJACK, "", "Blackjack: at least $10, not more than $500.") == {Status.AGREES}


@pytest.mark.parametrize("heading", ["If something goes wrong", "When there is a mistake", "In case of errors"])
def test_a_heading_on_any_mistake_supposes_no_case(heading: str) -> None:
    assert statuses_of(FACE_UP, heading, "If the dealing shoe fails, the round is void.") == {Status.AGREES}


def test_a_row_of_a_table_heads_nothing_below_it() -> None:
    table = "Banker has | Draws on | Stays on\n--- | --- | ---\n6 | 6 or 7 | 0 to 5, 8, 9\n7 | never | anything\n"
    text = (
        f"# Guide to the game\n\n{table}\n\nWe take a four percent commission out of what a winning Banker bet earns.\n"
    )
    report = judged(MIDI, text, Kind.GUIDE, "md")
    assert [line.status for line in report.lines if "four percent" in line.text] == ["differs"]


def test_who_fails_at_something_is_no_shoe_that_fails() -> None:
    assert Status.DIFFERS not in statuses_of(FACE_UP, "", "Fail at that and the bet is lost.")
    assert Status.DIFFERS in statuses_of(FACE_UP, "", "If the shoe fails all bets lose.")
