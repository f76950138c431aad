"""Times of day, and how many hours lie between them at most."""

import pytest

from checker.submission.clock_times import hours_between


@pytest.mark.parametrize(
    ("text", "hours"),
    [
        ("at 6 a.m., 2 p.m. and 10 p.m. daily", "8 hours"),
        ("Decks go out at 4 am, noon and 8 pm.", "8 hours"),
        ("6:00, 14:00 and 22:00", "8 hours"),
        ("at midnight, 8 in the morning and 4 in the afternoon", "8 hours"),
        ("at noon and midnight", "12 hours"),
        ("once a day at 6 a.m.", "24 hours"),
        ("at 6:30 am and 2 pm", "16 hours 30 minutes"),
    ],
)
def test_the_longest_time_between_two_counts(text: str, hours: str) -> None:
    assert hours_between(text) == hours


@pytest.mark.parametrize(
    "text",
    ["8 hours", "at 6, 2 and 10", "every 4 hours from 6 am", "at 6 am on Mondays only", "at closing, 4 a.m.", ""],
)
def test_what_is_no_list_of_times_says_nothing(text: str) -> None:
    assert hours_between(text) == ""
