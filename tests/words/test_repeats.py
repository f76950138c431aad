"""Lists that name the same thing twice."""

import pytest

from checker.words.repeats import repeats_an_item


@pytest.mark.parametrize(
    "text",
    [
        "Banker and Banker wagers push.",
        "It draws on zero, two or two.",
        "It stays on 6 or 6.",
        "a flush, a flush, a straight",
        "Your high hand has to be at least as good as your high one, or you lose.",
        "Make a five-card hand (the low one) and a two-card hand (the low one).",
    ],
)
def test_an_item_said_twice_is_found(text: str) -> None:
    assert repeats_an_item(text)


@pytest.mark.parametrize(
    "text",
    [
        "Banker and Player wagers push.",
        "The bank is shared half and half.",
        "two pair, pair, ace high",
        "again and again",
        "The player's hand and the players hand over their cards.",
        "8 and 8 make 6",
        "Your high hand has to be at least as good as your low one, or you lose.",
        "Make a five-card hand (the high one) and a two-card hand (the low one).",
    ],
)
def test_what_is_no_such_list_is_not(text: str) -> None:
    assert not repeats_an_item(text)
