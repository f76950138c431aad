"""A short line under a title is read as the value of what the title names."""

import pytest
from judged_drafts import judged, messages, statuses_of

from checker.drafts.kinds import Kind
from checker.statements.comparison import Status

BLACKJACK, MIDI = "pa/blackjack", "pa/midibaccarat"


@pytest.mark.parametrize(
    ("title", "line"),
    [
        ("Insurance", "Not offered."),
        ("Insurance", "Mandatory."),
        ("Split", "Once only."),
        ("Mid-shoe entry", "Not permitted."),
        ("Ties", "Dealer wins."),
        ("Spots", "One per player."),
        ("Seats", "Nine players."),
        ("Decks", "Six."),
    ],
)
def test_a_wrong_value_under_a_title_differs(title: str, line: str) -> None:
    assert Status.DIFFERS in statuses_of(BLACKJACK, title, line)


@pytest.mark.parametrize(
    ("title", "line"),
    [("Surrender", "Offered."), ("Doubling", "Any two cards."), ("Ties", "Push."), ("Resplit aces", "Yes.")],
)
def test_a_right_value_under_a_title_agrees(title: str, line: str) -> None:
    assert statuses_of(BLACKJACK, title, line) == {Status.AGREES}


def test_what_holds_by_itself_is_left_open_where_its_title_turns_it() -> None:
    assert statuses_of(MIDI, "Dragon Bonus", "One hand only.") == {Status.NOT_COMPARED}


@pytest.mark.parametrize("title", ["How to play", "House rules", "Guide to the game"])
def test_the_title_of_a_guide_is_not_what_its_lines_are_of(title: str) -> None:
    assert statuses_of(BLACKJACK, title, "Not offered.") == set()


def test_a_list_of_names_holds_no_values() -> None:
    listed = judged(BLACKJACK, "Blackjack\n\nInsurance\n\nSurrender\n\nNo smoking\n", Kind.GUIDE)
    assert not [message for message in messages(listed) if "draft says" in message]


def test_a_wager_with_the_name_of_whoever_plays_is_told_by_the_words_beside_it() -> None:
    assert Status.DIFFERS in statuses_of(MIDI, "", "A 5% commission is charged on Player wins.")
    assert Status.DIFFERS not in statuses_of(MIDI, "", "A winning player pays a 5% commission.")
    assert Status.DIFFERS not in statuses_of(MIDI, "", "A commission is paid when Banker wins.")
