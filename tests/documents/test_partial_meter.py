"""A meter of which the filing states only a part: the documents say the rest as the paytable prints it, each once."""

import re
from itertools import combinations
from pathlib import Path

import pytest
from document_cases import panels, sign

from checker.review import review_document
from checker.source import read_text

FILING = Path(__file__).parents[2] / "examples" / "pa" / "face-up-pai-gow-poker" / "submission.yaml"
SEED = "The meter starts, and after it is won starts again, at $10,000."
START = "The meter starts at $10,000."
AGAIN = "After the whole meter is won, it starts again at $10,000."
RATE = "1% of each wager goes to the meter."
RESERVE = "A further 1% of each wager is set aside as a reserve."
FIGURES = ("initial", "reset", "rate", "reserve_rate")
LEFT_OUT = [names for count in range(len(FIGURES) + 1) for names in combinations(FIGURES, count)]


@pytest.mark.parametrize("left_out", LEFT_OUT, ids=lambda names: "-".join(names) or "nothing")
def test_the_sign_says_each_figure_of_the_meter_once(left_out: tuple[str, ...]) -> None:
    text = FILING.read_text(encoding="utf-8")
    for name in left_out:
        text, count = re.subn(rf"(?m)^      {name}: .*\n", "", text)
        assert count == 1
    review = review_document(read_text(text, "filing.yaml"))
    assert review.outcome == "complies"
    (panel,) = [item for item in panels(sign(review)).values() if item.wager == "progressive"]
    seeds = [START, AGAIN] if {"initial", "reset"}.isdisjoint(left_out) else [SEED]
    told = [line for line in panel.terms if "meter" in line or "reserve" in line]
    assert sorted(told) == sorted([*seeds, RATE, RESERVE])
