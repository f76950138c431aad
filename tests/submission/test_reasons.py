"""Why an answer is so says nothing of what is asked, but where the entry asks for a reason."""

import pytest

from checker.submission.reasons import without_reason


@pytest.mark.parametrize(
    ("text", "bare"),
    [
        ("$75,000 because the bank is large", "$75,000"),
        ("eight seats, since the room is narrow", "eight seats"),
        ("six, one was taken out for a wheelchair", "six"),
        ("after each shoe, without fail", "after each shoe"),
        ("two decks, to keep the game moving", "two decks"),
        ("red and blue, so that nobody confuses them", "red and blue"),
    ],
)
def test_a_reason_is_left_out(text: str, bare: str) -> None:
    assert without_reason(text, "cards.decks", figure=True)[0] == bare


@pytest.mark.parametrize(
    "text",
    [
        "since 2015",
        "because it is late",
        "yes, so the banker may bet too",
        "six, and we hold two more on weekends",
        "yes, if the seat is free",
    ],
)
def test_what_is_no_reason_beside_an_answer_stays(text: str) -> None:
    assert without_reason(text, "cards.decks", figure=True) == (text, ())


def test_what_came_of_a_thing_is_a_reason_beside_a_figure_only() -> None:
    text = "yes, it was removed last year"
    assert without_reason(text, "table.lock_out", figure=False) == (text, ())


def test_a_reason_that_the_law_asks_for_stays() -> None:
    text = "farther left because the shuffler is in the way"
    assert without_reason(text, "table.drop_and_tip_box", figure=False) == (text, ())
