"""An example of a hand is read where its cards add up to what it tells, and not where they do not."""

import pytest

from checker.words.tokens import tokens
from checker.words.worked import DIGIT, POINTS, SUM, TOTAL, summed


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("An ace, a 2 and a 9 add up to 12, so the hand counts 2.", {SUM, TOTAL, DIGIT}),
        ("A king, a 7 and a 6 make 13, which counts as 3.", {SUM, TOTAL, DIGIT}),
        ("An ace, a 2 and a 4 make 7.", {SUM, TOTAL}),
        ("A 9 and a 7 make 6.", {POINTS, DIGIT}),
        ("12 becomes 2.", {TOTAL, DIGIT}),
        ("An ace, a 2 and an 8 add up to 12, so the hand counts 2.", set()),
        ("A 9 and a 7 make 7.", set()),
        ("12 becomes 3.", set()),
        ("With 3, 4, 5 or 6 the chart decides.", set()),
    ],
)
def test_a_hand_that_is_added_rightly_is_one_word(text: str, found: set[str]) -> None:
    said = {token.text for token in summed(tokens(text))}
    assert said & {SUM, POINTS, TOTAL, DIGIT} == found
