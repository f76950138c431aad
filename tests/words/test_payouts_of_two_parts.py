"""A payout may be a share of a meter and odds besides, in whichever order it names them."""

import pytest

from checker.words.amounts import amounts
from checker.words.tokens import tokens


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("pays 100% of meter and 200 to 1", ["100% of meter and 200 to 1"]),
        ("pays 200 to 1 plus 10% of the meter", ["10% of meter and 200 to 1"]),
        ("pays 10% of the meter", ["10% of meter"]),
        ("10% of the meter, 200 to 1", ["10% of meter", "200 to 1"]),
        ("flush 200 to 1 and straight 10% of the meter", ["200 to 1", "10% of meter"]),
    ],
)
def test_both_parts_are_one_amount(text: str, read: list[str]) -> None:
    assert [getattr(amount.value, "text", "") for amount in amounts(tokens(text))] == read
