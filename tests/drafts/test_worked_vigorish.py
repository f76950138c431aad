"""Examples of a rounded vigorish are worked out."""

import pytest
from judged_drafts import statuses_of

from checker.statements.comparison import Status

MIDI = "pa/midibaccarat"


@pytest.mark.parametrize(
    ("line", "status"),
    [
        ("A win of $27 would owe $1.35, so you are charged $1.50.", Status.AGREES),
        ("A win of $27 would owe $1.35, so you are charged $1.25.", Status.DIFFERS),
        ("A win of $25 would owe $1.25, so you are charged $1.25.", None),
        # Too far from the vigorish to be its rounding: it may be of something else.
        ("A win of $27 would owe $1.35, so you are charged $20.", None),
        ("A win of $27 leaves you $25.65.", None),
    ],
)
def test_an_example_of_a_rounded_vigorish(line: str, status: Status | None) -> None:
    found = statuses_of(MIDI, "Vigorish", line)
    assert (status in found) if status else Status.DIFFERS not in found
