"""What a layout draft leaves out of the rows of the game's own wager, by where the filing puts the odds."""

from pathlib import Path

import pytest
from judged_drafts import judged

from checker.documents.build import build
from checker.documents.page import Page
from checker.documents.render import render
from checker.drafts.compare import compare
from checker.drafts.kinds import Kind
from checker.drafts.readers import read_draft
from checker.review import review_document
from checker.source import read_text

EXAMPLE = Path(__file__).parents[2] / "examples" / "pa" / "blackjack" / "submission.yaml"


def missing_rows(where: str, left_out: str) -> list[str]:
    """Return what is told as left out of the rows of a layout from which the lines with some words are cut."""
    filing = EXAMPLE.read_text().replace("payout_odds: sign", f"payout_odds: {where}")
    review = review_document(read_text(filing, "filing.yaml"))
    text = render(build(review, "layout", draft=True), "txt", Page()).decode()
    cut = "\n".join(line for line in text.splitlines() if not left_out or left_out not in line)
    assert cut != text or not left_out or where == "sign"
    found = compare(read_draft(cut.encode(), "layout.txt"), review, Kind.LAYOUT).findings
    return [item.message for item in found if item.about == "row"]


@pytest.mark.parametrize(
    ("where", "left_out", "told"),
    [
        ("layout", "", []),
        ("sign", "", []),
        ("sign", "Other winning Blackjack", []),
        ("layout", "Other winning Blackjack", ["leaves out “Other winning Blackjack Wagers”, which pays 1 to 1"]),
    ],
    ids=["all on the layout", "odds on a sign", "a row that a sign has", "one row left out"],
)
def test_a_layout_with_the_odds_shows_every_row_of_the_base_wager(where: str, left_out: str, told: list[str]) -> None:
    found = missing_rows(where, left_out)
    assert len(found) == len(told)
    assert all(words in line for words, line in zip(told, found, strict=True))


_ASKED = """# Questions

### Lucky Ladies?

It wins if your cards total 20.

### What is the number on the meter?

The jackpot of the Hit and Run Progressive. {} Seven cards pay 200 for 1, six pay 25 for 1 and five pay 8 for 1.
A dealer's Blackjack pays 4 for 1.
"""


@pytest.mark.parametrize(
    ("said", "left_out"),
    [
        ("You win all of it if the dealer's hand reaches eight cards.", False),
        ("It is shown in lights.", True),
    ],
)
def test_a_row_is_not_left_out_where_an_open_sentence_under_its_question_may_tell_it(said: str, left_out: bool) -> None:
    review = review_document(read_text(EXAMPLE.read_text(), "filing.yaml"))
    text = _ASKED.format(said)
    found = compare(read_draft(text.encode(), "guide.md"), review, Kind.GUIDE).findings
    assert any("Hit and Run Progressive: the draft leaves out" in item.message for item in found) is left_out


@pytest.mark.parametrize("beside", ["", "Point margins are for hands other than Naturals."])
def test_a_row_that_no_other_line_tells_is_left_out(beside: str) -> None:
    rows = [("9", "20"), ("8", "8"), ("7", "7"), ("6", "4"), ("5", "3"), ("4", "1")]
    page = "# Dragon Bonus\n\n| Win by | Pays |\n|---|---|\n{}\n" + beside
    told = []
    for shown in (rows, rows[:-1]):
        table = "\n".join(f"| {points} points | {odds} to 1 |" for points, odds in shown)
        report = judged("pa/midibaccarat", page.format(table), Kind.SIGN, "md")
        told.append([item.message for item in report.findings if "leaves out “Win by" in item.message])
    assert told[0] == []
    assert told[1] == ["Dragon Bonus: the draft leaves out “Win by 4 points”, which pays 1 to 1."]
