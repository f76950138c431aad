"""Answers that are left to somebody's later choice, and answers that only look so."""

import pytest
from corpus_lines import Line
from filed_lines import outcome_of

from checker.submission.later_choice import is_left_to_choice


@pytest.mark.parametrize(
    "text",
    [
        "to be decided by the shift manager each day",
        "Whatever the dealer picks",
        "set from month to month",
        "left to the floorperson\u2019s judgment from hand to hand",
        "the pit boss picks it before each round",
        "as management decides from time to time",
        "The table games director decides.",
    ],
)
def test_what_somebody_chooses_later_is_left_to_choice(text: str) -> None:
    assert is_left_to_choice(text)


@pytest.mark.parametrize(
    "text",
    ["determined by the random number generator", "decided by the Commission", "every day", "player", "set by law"],
)
def test_what_the_law_or_a_device_decides_is_not(text: str) -> None:
    assert not is_left_to_choice(text)


@pytest.mark.parametrize(
    "place",
    ["play.house_way", "cards.changed_every", "cards.starting_position", "play.vigorish", "payout_limit.amount"],
)
def test_no_entry_that_the_law_asks_for_is_left_to_choice(place: str) -> None:
    line = Line("pa-645a", place, "-", "to be fixed by the shift manager on the day")
    assert outcome_of(line) == "fails"


def test_the_limits_of_a_wager_are_open_where_the_house_sets_them_later() -> None:
    line = Line("pa-645a", "wagers.fortune_bonus.maximum", "-", "set by the shift manager each day")
    assert outcome_of(line) == "open"


def test_a_house_way_names_the_item_that_leaves_the_hands_to_choice() -> None:
    assert outcome_of(Line("pa-688a", "play.house_way", "-", "chosen by the supervisor before each shift")) == "fails"
    assert outcome_of(Line("pa-688a", "play.house_way", "-", "see the pit manager")) == "open"
