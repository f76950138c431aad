"""Sentences that invite to a wager by what it is on: read as what the wager wins with."""

import pytest
from judged_drafts import is_contradicted, statuses_of

from checker.statements.comparison import Status

FACE_UP, PAI_GOW = "pa/face-up-pai-gow-poker", "pa/pai-gow-poker"


@pytest.mark.parametrize(
    ("folder", "heading", "true", "false"),
    [
        (
            FACE_UP, "Ace High Bonus", "Bet that the dealer will have an Ace High Pai Gow.",
            "Bet that you will have an Ace High Pai Gow.",
        ),
        (
            PAI_GOW, "Pai Gow Insurance", "Bet that your seven cards will have no pair, straight or flush.",
            "Bet that your seven cards will have a pair.",
        ),
    ],
)  # fmt: skip
def test_what_is_bet_on_is_what_the_wager_wins_with(folder: str, heading: str, true: str, false: str) -> None:
    assert statuses_of(folder, heading, true) == {Status.AGREES}
    assert is_contradicted(folder, heading, false)
