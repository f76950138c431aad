"""A sentence that is not understood as a whole is compared by its clauses: all must hold, and no case is lost."""

import pytest
from judged_drafts import BLACKJACK, statuses_of

from checker.statements.comparison import Status

MATCH = "A match in the same suit pays 14 to 1 and a match in a different suit pays {}; {}."


def test_what_holds_in_each_clause_agrees() -> None:
    said = MATCH.format("3 to 1", "both cards can win")
    assert statuses_of(BLACKJACK, "Match the Dealer", said) == {Status.AGREES}


def test_a_wrong_figure_in_a_clause_is_told() -> None:
    said = MATCH.format("4 to 1", "both cards can win")
    assert statuses_of(BLACKJACK, "Match the Dealer", said) == {Status.DIFFERS}


@pytest.mark.parametrize("end", ["only one card can win", "both cards must win", "the dealer deals them again"])
def test_one_clause_that_does_not_hold_leaves_all_of_it(end: str) -> None:
    said = MATCH.format("3 to 1", end)
    assert statuses_of(BLACKJACK, "Match the Dealer", said) == {Status.NOT_COMPARED}


@pytest.mark.parametrize(
    "said",
    [
        "If the dealer has an ace you may take insurance, and you may surrender.",
        "Unless the dealer has an ace you may double down, and you may split.",
        "You may not double down, and you may not split.",
        "When you split aces you get one card, and you may not draw.",
    ],
)
def test_a_case_is_not_lost_on_the_clause_behind_it(said: str) -> None:
    assert statuses_of(BLACKJACK, "", said) != {Status.AGREES}
