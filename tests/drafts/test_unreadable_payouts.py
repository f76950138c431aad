"""Payouts that the law's print at hand does not show: a person must compare them, whatever the draft says."""

import re
from functools import cache
from pathlib import Path

import pytest

from checker.documents.build import build
from checker.documents.page import Page
from checker.documents.render import render
from checker.drafts.compare import compare
from checker.drafts.kinds import Kind
from checker.drafts.readers import read_draft
from checker.drafts.report import DraftFinding, DraftReport
from checker.review import Review, review_document
from checker.source import read_text

FILING = Path(__file__).parents[2] / "examples" / "pa" / "face-up-pai-gow-poker" / "reconstructed-paytable.yaml"
COMPARED = (
    'text_checked:\n  fortune_bonus_paytable_4: "51 Pa.B. 2975, compared on 2021-06-30 by the compliance office"\n'
)
SAID = "The law's print is unreadable here; a person must compare."


@cache
def filing(extra: str = "") -> Review:
    """Review the filing, without the payouts that it spells out otherwise than they are reconstructed."""
    text = re.sub(r"(?m)^    payouts:\n(      .*\n)+", "", FILING.read_text(encoding="utf-8"))
    return review_document(read_text(text + extra, "filing.yaml"))


def sign(*pairs: tuple[str, str], extra: str = "") -> str:
    """Give the text of our own sign with some changes."""
    text = render(build(filing(extra), "sign", draft=False), "txt", Page()).decode()
    for old, new in pairs:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


Row = tuple[str, ...]


def row(outcome: str, pays: str, envy: str = "none") -> str:
    return next(
        line for line in sign().split("\n") if line.split()[: len(outcome.split())] == outcome.split()
        and pays in line and line.endswith(envy)
    )  # fmt: skip


def judge(text: str, extra: str = "") -> DraftReport:
    return compare(read_draft(text.encode(), "sign.txt"), filing(extra), Kind.SIGN)


def told(report: DraftReport) -> list[DraftFinding]:
    return [finding for finding in report.findings if finding.about == "unreadable"]


def test_a_draft_that_agrees_passes_and_says_what_a_person_must_compare() -> None:
    report = judge(sign())
    assert report.outcome == "complies"
    (finding,) = told(report)
    assert (finding.kind.value, finding.provision) == ("advisory", "688a.12(c)")
    assert finding.message == (
        "Fortune Bonus: the Envy Bonus of “Four-of-a-kind”, the payout of “Flush”, the payout of “Three-of-a-kind”, and "  # noqa: E501
        "the payout of “Straight” cannot be read in the law's print; a person must compare."
    )
    assert finding.help == "compare with the official text before anything is printed"
    assert finding.place is not None
    assert finding.place.line is not None


def test_once_the_filing_says_who_compared_them_a_draft_that_agrees_is_told_nothing() -> None:
    report = judge(sign(extra=COMPARED), COMPARED)
    assert report.outcome == "complies"
    assert told(report) == []


def test_the_caution_of_an_earlier_sign_is_left_to_a_person() -> None:
    report = judge(sign(), COMPARED)
    assert report.outcome == "incomplete"
    assert [line.text[:45] for line in report.lines if line.status != "agrees"] == [
        "Compare with the official text before use, be"
    ]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            ("Flush", "4 to 1"),
            "  Flush ............ 5 to 1   none",
            f"Fortune Bonus: “Flush” pays 4 to 1, and the draft says 5 to 1. {SAID}",
        ),
        (
            ("Four-of-a-kind", "25 to 1", "$5"),
            "  Four-of-a-kind ............ 25 to 1   $10",
            f"Fortune Bonus: the Envy Bonus of “Four-of-a-kind” is $5, and the draft says $10. {SAID}",
        ),
        (
            ("Straight", "2 to 1"),
            "",
            f"Fortune Bonus: the draft leaves out “Straight”, which pays 2 to 1. {SAID}",
        ),
        (
            ("Straight", "2 to 1"),
            "  Straight ............ 2 to 1   none\n  Three pair ............ Push   none",
            f"Fortune Bonus: the draft pays Push on “Three pair”, which the paytable in use does not have. {SAID}",
        ),
    ],
)
def test_a_draft_that_differs_is_neither_called_wrong_nor_lawful(old: Row, new: str, message: str) -> None:
    for extra in ("", COMPARED):
        report = judge(sign((row(*old), new), extra=extra), extra)
        said = {finding.message: finding for finding in told(report)}
        assert message in said
        finding = said[message]
        assert (finding.kind.value, finding.provision) == ("advisory", "688a.12(c)")
        assert finding.help == "compare with the official text before anything is printed"
        assert "missing in the source" in " ".join(finding.notes)
        assert report.outcome == "incomplete"


def test_an_envy_bonus_left_out_is_told_unless_the_caution_names_it() -> None:
    pair = (row("Four-of-a-kind", "25 to 1", "$5"), "  Four-of-a-kind ............ 25 to 1   none")
    compared = judge(sign(pair, extra=COMPARED), COMPARED)
    message = f"Fortune Bonus: the draft leaves out the Envy Bonus of “Four-of-a-kind”, $5. {SAID}"
    assert message in [finding.message for finding in told(compared)]
    cautioned = judge(sign(pair))
    assert cautioned.outcome == "incomplete"
    assert "Envy Bonus of Four-of-a-kind." in [line.text for line in cautioned.lines if line.status == "not_compared"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            ("Full house", "5 to 1"),
            "  Full house ............ 6 to 1   none",
            "Fortune Bonus: “Full house” pays 5 to 1, and the draft says 6 to 1.",
        ),
        (
            ("Four-of-a-kind", "25 to 1", "$5"),
            "  Four-of-a-kind ............ 20 to 1   $5",
            "Fortune Bonus: “Four-of-a-kind” pays 25 to 1, and the draft says 20 to 1.",
        ),
        (
            ("Straight flush", "50 to 1", "$20"),
            "  Straight flush ............ 50 to 1   $10",
            "Fortune Bonus: the Envy Bonus of “Straight flush” is $20, and the draft says $10.",
        ),
        (
            ("Straight", "2 to 1"),
            "  Straight ............ 2 to 1   none\n  Lucky sevens ............ 9 to 1   none",
            "Fortune Bonus: the draft pays 9 to 1 on “Lucky sevens”, which the paytable in use does not have.",
        ),
    ],
)
def test_what_the_law_prints_legibly_still_counts(old: Row, new: str, message: str) -> None:
    report = judge(sign((row(*old), new)))
    assert report.outcome == "defects"
    assert message in [finding.message for finding in report.findings if finding.kind.value == "mismatch"]
