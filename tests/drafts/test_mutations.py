"""No change of a payout, an amount or a percentage in a rendered document passes unseen.

A part of all changes is made, chosen by a fixed hash of the change; ``draft_mutations.py`` makes all of them.
"""

from pathlib import Path

import pytest
from draft_mutations import EXAMPLES, FOUND, Mutation, mutations, outcomes
from judged_drafts import review_at
from sampled import tries_all

FILINGS = sorted(EXAMPLES.glob("*/*/submission.yaml"))
FIGURES = {"odds", "unit", "dollars", "percent"}
ONE_IN = 32


@pytest.mark.parametrize("document", ["sign", *(["submission"] if tries_all() else [])])
@pytest.mark.parametrize("path", FILINGS, ids=lambda path: "/".join(path.parts[-3:-1]))
def test_no_changed_figure_passes(path: Path, document: str) -> None:
    found = list(outcomes(review_at(path), document, ONE_IN, FIGURES))  # type: ignore[arg-type]
    assert found
    assert [(item.kind, line) for item, status, line in found if status not in FOUND] == []


def test_every_kind_of_change_is_made() -> None:
    line = "Dealer stands on soft 17. A tie pays 9 to 1, at most $500, less 5%: two cards. Visit Blue Fox Casino."
    made = {
        (item.kind, item.of(line)[item.start : item.start + len(item.new)])
        for item in mutations(line, ["Blue Fox Casino"])
    }
    assert made >= {
        ("odds", "3"), ("unit", "for"), ("dollars", "503"), ("percent", "3"), ("number", "13"), ("number word", "six"),
        ("rule word", "hard"), ("name", "Copper Moon Casino"),
    }  # fmt: skip


def test_what_is_no_figure_of_the_game_is_left_alone() -> None:
    assert list(mutations("58 Pa. Code Ch. 633a, as of June 13, 2015", [])) == []
    assert [item.kind for item in mutations("Paid under 633a.13(k).", [])] == []
    assert Mutation("number", 0, 0, 1, "3").of("17") == "37"
