"""Which words may stand beside what was read of a sentence without changing it."""

import pytest

from checker.words.ordinary import MOST, are_few, is_ordinary


@pytest.mark.parametrize("word", ["gladly", "proud", "twist", "prescribes", "fancy", "signal"])
def test_a_word_that_turns_no_rule_is_ordinary(word: str) -> None:
    assert is_ordinary(word)


@pytest.mark.parametrize(
    "word",
    [
        "not", "refuses", "forbidden", "unless", "provided", "qualifies", "half", "halves", "twice", "fewer", "lower",
        "rounded", "afterwards", "usually", "loses", "returned", "house", "somebody", "dealt", "jokers", "queens",
        "suited", "commission", "limits", "7", "$5", "5%", "to",
    ],
)  # fmt: skip
def test_a_word_that_may_turn_one_is_not(word: str) -> None:
    assert not is_ordinary(word)


def test_only_a_few_may_stand_beside_what_was_read() -> None:
    words = ["gladly", "proud", "fancy", "twist"]
    assert are_few([])
    assert are_few(words[:MOST])
    assert are_few([*words[:MOST], words[0]])
    assert not are_few(words[: MOST + 1])
    assert not are_few(["gladly", "never"])
