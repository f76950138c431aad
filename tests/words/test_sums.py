"""Where the numbers of a right sum stand, and that a wrong one is none."""

import pytest

from checker.words.sums import right_sum


@pytest.mark.parametrize(
    ("text", "begins"),
    [
        ("7 + 8 = 15", "7 + 8"),
        ("7 + 8 = 15, which plays as 5", "7 + 8"),
        ("A + 2 + 9 = 12", "A + 2"),
        ("Drop the ten: an ace, a two and a nine are twelve, which counts two.", "ace, a two"),
        ("With ten or more only the last digit counts: a 6 and a 9 make five.", "6 and a 9"),
        ("7 + 8 = 16", ""),
        ("7 + 8 = 15, which plays as 6", ""),
        ("An 8 or 9 on 2 cards wins 7", ""),
        ("7 and 8, 15", ""),
        ("Pays 5", ""),
    ],
)
def test_a_right_sum_is_found_and_a_wrong_one_is_none(text: str, begins: str) -> None:
    found = right_sum(text)
    assert (text[found.start :].startswith(begins) and bool(found)) if begins else not found
