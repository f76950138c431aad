"""On a layout a note beside a text tells where it is printed, and says nothing by itself."""

from pathlib import Path

import pytest
from judged_drafts import review_at

from checker.drafts.compare import compare
from checker.drafts.kinds import Kind
from checker.drafts.readers import read_draft

FILING = Path(__file__).parents[2] / "examples" / "pa" / "pai-gow-poker" / "submission.yaml"


@pytest.mark.parametrize(
    ("line", "left"),
    [
        ("Betting area, each position: HIGH HAND", False),
        ("Dealer side: DEALER LOW HAND", False),
        ("x 6 (one at each betting position)", False),
        ("Betting area, each position: the dealer may reset every hand", True),
        ("Dealer: draws to a soft 17", True),
        ("x 6 players may win", True),
    ],
)
def test_a_note_of_a_place_is_left_out(line: str, left: bool) -> None:
    report = compare(read_draft(line.encode(), "layout.txt"), review_at(FILING), Kind.LAYOUT)
    assert [found.text for found in report.lines if found.status.value == "not_compared"] == ([line] if left else [])
