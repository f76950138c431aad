"""Figures of a list that are odds because one of the list says so."""

import pytest
from said_lines import ground_of, says

from checker.statements.comparison import Status
from checker.words.felt_units import with_units
from checker.words.tokens import tokens
from checker.words.vocabulary import vocabulary_of


@pytest.mark.parametrize(
    ("line", "status"),
    [
        ("MATCH THE DEALER: SUITED 14, UNSUITED 3 TO 1", Status.AGREES),
        ("MATCH THE DEALER: SUITED 14, UNSUITED 4 TO 1", Status.DIFFERS),
        ("HIT AND RUN: SEVEN DEALER CARDS 200 FOR 1, SIX 25, FIVE 8", Status.AGREES),
    ],
)
def test_figures_beside_odds_are_odds(line: str, status: Status) -> None:
    assert says("pa-633a", line)["payout"] is status


@pytest.mark.parametrize(
    "line",
    [
        "SUITED 20, MATCHED 20 25 TO 1",
        "ANY 20, 4 TO 1",
        "SUITED 14, UNSUITED 3",
        "SUITED 14 FOR 1, TRIPS 3, FLUSH 5 TO 1",
    ],
)
def test_figures_that_may_be_something_else_stay_as_they_are(line: str) -> None:
    said = tokens(line)
    assert with_units(said, vocabulary_of(ground_of("pa-633a").ruleset)) == said
