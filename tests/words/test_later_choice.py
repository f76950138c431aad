"""Answers that are left to somebody's later choice, and answers that only look so."""

import pytest
from corpus_lines import Line
from filed_lines import outcome_of

from checker.submission.later_choice import denies_choice, is_left_to_choice, leaves_hands


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


@pytest.mark.parametrize(
    "text",
    [
        "Straights may be broken whenever the dealer likes",
        "All other hands are set at the option of the dealer",
        "If in doubt, the dealer asks the floorperson how to set the hand",
        "The dealer is free to depart from this in unusual hands",
        "No rule: dealer's judgment",
    ],
)
def test_a_sentence_of_a_house_way_leaves_hands_to_somebody(text: str) -> None:
    assert leaves_hands(text, ())


@pytest.mark.parametrize(
    "text",
    [
        "The dealer has no discretion in setting the hands",
        "The dealer may not depart from these rules",
        "Nothing is left to the dealer's own judgment",
    ],
)
def test_a_sentence_that_denies_such_a_choice_leaves_nothing(text: str) -> None:
    assert not leaves_hands(text, ("discretion", "may depart", "own judgment"))
    assert denies_choice(text)


def test_a_denial_that_takes_something_back_is_not_read() -> None:
    assert not denies_choice("The dealer may not depart from these rules except in unusual hands")


def test_a_house_way_that_is_yet_to_be_sent_is_open() -> None:
    line = Line("pa-645a", "play.house_way", "-", "House way will be sent to the Bureau after opening")
    assert outcome_of(line) == "open"


@pytest.mark.parametrize(
    ("text", "outcome"),
    [
        ("See Attachment C, Pai Gow Poker House Way, rev. April 2012", "passes"),
        ("TBD by table games management", "fails"),
    ],
)
def test_a_paper_with_its_day_gives_a_house_way_and_nobody_s_later_word_does(text: str, outcome: str) -> None:
    assert outcome_of(Line("pa-645a", "play.house_way", "+", text)) == outcome
