"""Lines of mood, of printers and of hours say nothing to compare; what a rule says beside them is still told."""

import pytest
from judged_drafts import BLACKJACK, PAI_GOW, judged

from checker.drafts.kinds import Kind


def _statuses(folder: str, text: str) -> dict[str, str]:
    report = judged(folder, f"# A guide to the game\n\n{text}\n", Kind.GUIDE, "md")
    return {line.text: line.status for line in report.lines}


@pytest.mark.parametrize(
    "text",
    [
        "The friendly game in which the cards do the rest.",
        "Two hands and plenty of time.",
        "LCC BJ felt rev 4 06/15",
        "2015 Paper Mill Point Press, LLC",
        "The lounge opens for brunch, daily from 10 to 2",
        "title: Blackjack date: 2015-06-13 draft: true",
        "SEAT 4",
        "We are always glad to explain as we go.",
        "Here is everything a newcomer at the casino needs.",
        "Keep this sheet in your pocket; it takes you through a hand from start to finish.",
        "Please play within your means.",
        "Guests must be at least 21.",
        "Printed by the Table Games Office.",
        "Pancakes and coffee in the Mill Room 7 to 10 a.m.",
        "Blackjack leaflet, May 2015 edition",
        "circle 3 1/4 in, teal",
        "Cloth edge, double hemmed.",
        "Sign BJ-2 - 8 x 10 - table games office",
        "The game, step by step.",
    ],
)
def test_a_line_of_mood_holds_nothing_to_compare(text: str) -> None:
    assert text not in _statuses(BLACKJACK, text)


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("Copies go to the player, to the cheer of the crowd.", "differs"),
        ("A classic: the joker is any card you like.", "differs"),
        ("A friendly game of five jokers.", "differs"),
        ("Only the favorite seat wins when copies come up.", "not_compared"),
        ("The staff are happy to help you bank two rounds in a row.", "differs"),
        ("Here is all that a winning hand pays you.", "not_compared"),
        ("Keep this card and draw one more.", "not_compared"),
        ("A total of 21 may not play.", "not_compared"),
    ],
)
def test_a_rule_beside_a_word_of_mood_is_not_passed_over(text: str, status: str) -> None:
    assert _statuses(PAI_GOW, text) == {text: status}


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("TL-5120 SHT 1/2 REV A: CLOTH: SHERWOOD GREEN, PRINT WHITE / YELLOW", False),
        ("TRI-COUNTY LAYOUT MFG. - DRAWING DESK DRG NO. 7", False),
        ("DRG NO. 7: ALL BETS PAY 3 TO 2", True),
        ("AT BREAKFAST, 7 TO 10 AM, INSURANCE PAYS 3 TO 1", True),
    ],
)
def test_the_title_block_of_a_drawing_holds_nothing_to_compare_but_what_it_says_of_the_game(
    text: str, *, left: bool
) -> None:
    assert any(status != "agrees" for line, status in _statuses(BLACKJACK, text).items() if line in text) is left


@pytest.mark.parametrize(("text", "left"), [("The bet and the deal", False), ("The dealer draws", True)])
def test_a_heading_of_things_with_articles_lays_nothing_down(text: str, *, left: bool) -> None:
    assert any(status != "agrees" for status in _statuses(BLACKJACK, text).values()) is left
