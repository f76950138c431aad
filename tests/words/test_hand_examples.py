"""Examples of hands behind their names: cards that show the hand, cards that do not, and other words."""

import pytest

from checker.words.hand_examples import is_example


@pytest.mark.parametrize(
    ("hand", "text", "expected"),
    [
        ("Straight", "A-2-3-4-5", True),
        ("Straight", "10, J, Q, K, A", True),
        ("Straight", "8-7-6-5-3", False),
        ("Straight", "8-7-6-5", False),
        ("Royal flush", "A\u2660 K\u2660 Q\u2660 J\u2660 10\u2660", True),
        ("Full house", "K-K-K-4-4", True),
        ("Full house", "K-K-4-4-9", False),
        ("Four of a kind", "four queens", None),
        ("Four of a kind", "Q-Q-Q-Q", True),
        ("Four of a kind", "Q-Q-Q", False),
        ("Two pair", "8, 8, 5, 5, K", True),
        ("Two pair", "8, 8, 8, 5, K", False),
        ("Pair", "10-10", True),
        ("Pair", "10-9", False),
        ("No pair", "A-K-9-7-2", True),
        ("No pair", "A-A-9-7-2", False),
        ("Five aces", "four aces and the joker", True),
        ("Flush", "five cards of one suit", True),
        ("Flush", "four cards of one suit", None),
        ("Flush", "pays 5 to 1", None),
        ("Straight flush", "Five in a row, one suit", True),
        ("Straight flush", "Five in a row, two suits", None),
        ("Two pair", "Two and two", True),
        ("Fortune Bonus", "A-K", None),
        ("Full house", "K-K-K-4-4-4", False),
    ],
)
def test_cards_are_an_example_of_the_hand_that_they_show(hand: str, text: str, expected: bool | None) -> None:
    assert is_example(hand, text) is expected
