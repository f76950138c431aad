"""Approvals that a filing cites: what they cover, and what is wrong with them."""

import pytest

from checker.review import Review, review_document
from checker.rules import FindingClass, Outcome
from checker.source import read_text

FILING = """\
jurisdiction: pa
game: blackjack
filing_date: 2015-06-13
table:
  positions: 8
cards:
  decks: 6
play:
  adjacent_boxes: 2
  additional_splits: 3
  settlement: collect first
wagers:
  blackjack: yes
layout:
  inscriptions: [Blackjack pays 6 to 5, Insurance pays 2 to 1, Dealer shall draw to 16 and stand on all 17s]
"""
VARIANCE = """\
variances:
  - provision: {provision}
    approval: ED-2015-112
    approver: Executive Director
    date: {date}
    until: {until}
    allows: Eight positions at one table.
"""


def reviewed(provision: str = "633a.2(a)", date: str = "2015-05-01", until: str = "2016-05-01") -> Review:
    text = FILING + VARIANCE.format(provision=provision, date=date, until=until)
    return review_document(read_text(text, "filing.yaml"))


def said(review: Review) -> list[tuple[str, str, str]]:
    shown = {FindingClass.VIOLATION, FindingClass.MISSING, FindingClass.VARIED}
    return [(item.provision, item.kind.value, item.message) for item in review.findings if item.kind in shown]


POSITIONS = "The table has at most 7 betting positions; the filing says 8."
PAYS = "The inscription “Blackjack pays 6 to 5” differs from the law’s wording, “Blackjack pays 3 to 2”."


def test_a_covered_finding_stays_as_varied_with_its_approval() -> None:
    review = reviewed()
    assert ("633a.2(a)", "varied", POSITIONS) in said(review)
    (finding,) = [item for item in review.findings if item.kind is FindingClass.VARIED]
    assert finding.notes[-1] == (
        "Varied by approval ED-2015-112 of the Executive Director of May 1, 2015 until May 1, 2016: "
        "Eight positions at one table."
    )
    (provision,) = [item for item in review.provisions if item.provision.provision == "633a.2(a)"]
    assert (provision.outcome, provision.varied) == (Outcome.HOLDS, True)
    assert review.outcome == "defects", "the inscription is still wrong"


@pytest.mark.parametrize(
    ("date", "until", "kind"),
    [
        ("2015-06-13", "2015-06-13", "varied"),
        ("2015-06-14", "2016-06-14", "violation"),
        ("2014-06-12", "2015-06-12", "violation"),
        ("2014-06-12", "", "varied"),
    ],
)
def test_an_approval_covers_only_its_days(date: str, until: str, kind: str) -> None:
    review = reviewed(date=date, until=until)
    assert ("633a.2(a)", kind, POSITIONS) in said(review)
    ended = [message for _, _, message in said(review) if "is not in force on June 13, 2015" in message]
    assert bool(ended) is (kind == "violation")


def test_an_approval_that_covers_nothing_is_said() -> None:
    review = reviewed(provision="633a.3(a)")
    assert ("633a.2(a)", "violation", POSITIONS) in said(review)
    unused = [item for item in review.findings if item.message == "Approval ED-2015-112 covers nothing in this filing."]
    assert [(item.kind, item.provision, review.position(item).line) for item in unused] == [
        (FindingClass.ADVISORY, "633a.3(a)", 17)
    ]


def test_a_fixed_inscription_has_no_path_to_a_variance() -> None:
    review = reviewed(provision="633a.2(b)(3)(i)")
    (finding,) = [item for item in review.findings if item.provision == "633a.2(b)(3)(i)" and item.message == PAYS]
    assert finding.kind is FindingClass.VIOLATION
    assert finding.notes[-1] == (
        "The text gives no path to other wording for this inscription, so the approval cited does not cover it."
    )


def test_a_malformed_approval_is_missing_what_it_lacks() -> None:
    text = FILING + "variances:\n  - provision: 633a.2(a)\n    approval: ED-1\n    date: May 1\n"
    review = review_document(read_text(text, "filing.yaml"))
    (finding,) = [item for item in review.findings if item.message.startswith("The variance cannot be used")]
    assert finding.kind is FindingClass.MISSING
    assert finding.message == (
        "The variance cannot be used: approver is not stated; allows is not stated; "
        "date: write the date as year-month-day, such as 2015-07-01."
    )
    assert ("633a.2(a)", "violation", POSITIONS) in said(review)


NOBODY = "“Shift manager” cannot approve it; the Executive Director or the Board can"


@pytest.mark.parametrize(
    ("was", "now", "problem"),
    [
        ("approver: Executive Director", "approver: Shift manager", NOBODY),
        ("approval: ED-2015-112", "approval: pending", "an approval that is “pending” is none"),
    ],
)
def test_what_is_no_approval_covers_nothing(was: str, now: str, problem: str) -> None:
    text = FILING + VARIANCE.format(provision="633a.2(a)", date="2015-05-01", until="2016-05-01").replace(was, now)
    found = said(review_document(read_text(text, "filing.yaml")))
    assert ("633a.2(a)", "violation", POSITIONS) in found
    assert ("633a.2(a)", "missing", f"The variance cannot be used: {problem}.") in found


@pytest.mark.parametrize("approver", ["the Board", "Bureau of Gaming Operations", "Executive director, PGCB"])
def test_an_approver_may_be_named_in_other_words(approver: str) -> None:
    text = FILING + VARIANCE.format(provision="633a.2(a)", date="2015-05-01", until="2016-05-01")
    review = review_document(read_text(text.replace("Executive Director", approver), "filing.yaml"))
    assert ("633a.2(a)", "varied", POSITIONS) in said(review)


def test_an_approval_for_a_whole_section_covers_nothing_in_it() -> None:
    found = said(reviewed(provision="633a.2"))
    assert ("633a.2(a)", "violation", POSITIONS) in found
    problem = "633a.2 is a whole section; name the provision, or the field, that the approval is for"
    assert ("633a.2", "missing", f"The variance cannot be used: {problem}.") in found


def test_an_approval_for_a_section_covers_the_field_that_it_names() -> None:
    text = FILING + VARIANCE.format(provision="633a.2", date="2015-05-01", until="2016-05-01")
    text = text.replace("    approval: ED", "    field: table.positions\n    approval: ED")
    found = said(review_document(read_text(text, "filing.yaml")))
    assert ("633a.2(a)", "varied", POSITIONS) in found
    assert ("633a.2(b)(3)(i)", "violation", PAYS) in found
