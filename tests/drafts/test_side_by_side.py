"""Two wagers in one table without heads: the rows tell whose column is whose, and a wrong cell differs."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from judged_drafts import review_at

from checker.drafts.compare import compare
from checker.drafts.kinds import Kind
from checker.drafts.readers import read_draft
from checker.drafts.report import DraftReport

FILING = Path(__file__).parents[2] / "examples" / "md" / "pai-gow-poker" / "submission.yaml"
ROWS = [
    ("7-card straight flush, no joker", "5,000 to 1", "$1,000", "2,500 to 1", "$1,000"),
    ("Royal flush and Royal Match / ace-king suited", "1,000 to 1", "$250", "1,000 to 1", "$750"),
    ("7-card straight flush with joker", "750 to 1", "$100", "750 to 1", "$250"),
    ("Five aces", "250 to 1", "$50", "250 to 1", "$100"),
    ("Royal flush", "100 to 1", "$25", "125 to 1", "$50"),
    ("Straight flush", "50 to 1", "$10", "50 to 1", "$20"),
    ("Four of a kind", "20 to 1", "$5", "25 to 1", "$5"),
]


def _report(rows: Sequence[tuple[str, ...]]) -> DraftReport:
    cells = ["| " + " | ".join(row) + " |" for row in (("Hand", "", "", "", ""), ("--",) * 5, *rows)]
    text = "\n".join(["## Fortune Bonus / Emperor's Treasure", "", *cells, ""])
    return compare(read_draft(text.encode(), "sign.md"), review_at(FILING), Kind.SIGN)


def _told(report: DraftReport) -> list[str]:
    own = (found for found in report.findings if found.about in {"payout", "envy"} and found.place is not None)
    return [found.message for found in own]


def test_the_rows_as_filed_agree() -> None:
    report = _report(ROWS)
    assert _told(report) == []
    assert {line.status.value for line in report.lines if "to 1" in line.text} == {"agrees"}


@pytest.mark.parametrize(
    ("at", "value", "message"),
    [
        (1, "25 to 1", "Fortune Bonus: “Four-of-a-kind” pays 20 to 1, and the draft says 25 to 1."),
        (3, "20 to 1", "Emperor's Treasure: “Four-of-a-kind” pays 25 to 1, and the draft says 20 to 1."),
    ],
)
def test_what_the_other_wager_pays_differs_in_its_column(at: int, value: str, message: str) -> None:
    changed = tuple(value if index == at else cell for index, cell in enumerate(ROWS[-1]))
    assert _told(_report([*ROWS[:-1], changed])) == [message]


def test_three_rows_do_not_tell_the_columns() -> None:
    changed = tuple("25 to 1" if index == 1 else cell for index, cell in enumerate(ROWS[-1]))
    assert _told(_report([*ROWS[2:4], changed])) == []
