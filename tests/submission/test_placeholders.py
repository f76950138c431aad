"""Words that stand in for an answer."""

import pytest

from checker.submission.placeholders import says_nothing


@pytest.mark.parametrize(
    "text",
    ["TBD", "tbd.", "(to be determined)", "None", "n/a", "-", "?", "", "  ", "Not yet", "At the dealer's discretion"],
)
def test_a_word_that_stands_in_for_an_answer_says_nothing(text: str) -> None:
    assert says_nothing(text)


@pytest.mark.parametrize(
    "text",
    [
        "No pair: the second highest card to the low hand",
        "See attachment 4",
        "$500",
        "Any pair goes to the high hand",
        "none higher",
    ],
)
def test_an_answer_says_something(text: str) -> None:
    assert not says_nothing(text)
