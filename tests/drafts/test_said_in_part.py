"""What a heading, an answer, a row or a sentence with a condition says in part is never held against a draft."""

from pathlib import Path

import pytest
from judged_drafts import review_at

from checker.drafts.compare import compare
from checker.drafts.kinds import Kind
from checker.drafts.language import lexicon
from checker.drafts.readers import read_draft
from checker.drafts.report import DraftReport

EXAMPLES = Path(__file__).parents[2] / "examples"


def _report(text: str, example: str, kind: Kind = Kind.GUIDE, name: str = "guide.txt") -> DraftReport:
    review = review_at(EXAMPLES / example / "submission.yaml")
    return compare(read_draft(text.encode(), name), review, kind)


def _told(report: DraftReport) -> list[str]:
    return [found.about for found in report.findings if found.place is not None and found.about != "help_line"]


@pytest.mark.parametrize(
    ("text", "example", "told"),
    [
        ("How the dealer plays", "pa/blackjack", []),
        ("Win by nine points: 30 to 1", "pa/midibaccarat", []),
        (
            "You may not bank twice in a row, and while you bank you may bet on one spot only.",
            "md/pai-gow-poker",
            [],
        ),
        ("A Royal Match is a suited king and queen, or an ace and king of one suit.", "md/pai-gow-poker", []),
        ("The dealer hits soft 17.", "pa/blackjack", ["rule"]),
        ("Insurance pays 3 to 1.", "pa/blackjack", ["payout"]),
    ],
)
def test_what_is_told_of_a_line(text: str, example: str, told: list[str]) -> None:
    assert _told(_report(text, example)) == told


@pytest.mark.parametrize(
    ("inscription", "told"),
    [
        ("Dealer must draw to 16 and stand on all 17s", []),
        ("Dealer must draw to 16 and stand on hard 17s", ["inscription"]),
    ],
)
def test_an_inscription_in_other_words_is_not_altered(inscription: str, told: list[str]) -> None:
    report = _report(inscription, "pa/blackjack", Kind.LAYOUT, "layout.txt")
    assert [about for about in _told(report) if about == "inscription"] == told


@pytest.mark.parametrize(
    ("note", "left_out"), [("", True), ("Higher Fortune Bonus awards are shown on the table sign", False)]
)
def test_rows_that_a_layout_leaves_to_the_sign(note: str, left_out: bool) -> None:
    rows = "Full house     5 to 1\nFlush          4 to 1\nStraight       2 to 1\nThree of a kind   3 to 1\n"
    report = _report(f"FORTUNE BONUS\n\n{rows}\n{note}\n", "md/pai-gow-poker", Kind.LAYOUT, "layout.txt")
    said = [found.message for found in report.findings if "leaves out" in found.message and "Fortune" in found.message]
    assert bool(said) is left_out


@pytest.mark.parametrize(
    ("behind", "least", "most"),
    [(" lowest", True, False), (" highest", False, True), (" at least", True, False), (" per hand", False, False)],
)
def test_the_least_and_the_most_may_stand_behind_their_amounts(behind: str, least: bool, most: bool) -> None:
    assert (lexicon.AFTER_MINIMUM.match(behind) is not None) is least
    assert (lexicon.AFTER_MAXIMUM.match(behind) is not None) is most
