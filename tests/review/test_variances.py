"""Approvals that a filing cites: what they cover, and what is wrong with them."""

import datetime
from typing import Any

import pytest

from checker.frozen import replace
from checker.law import compile_ruleset
from checker.review import Review, review_document
from checker.review.variances import apply_variances
from checker.rules import Finding, FindingClass, Outcome
from checker.source import Position, read_text
from checker.submission.variance import Variance
from checker.values.provision import Provision

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


LAW = compile_ruleset("pa/633a", datetime.date(2015, 6, 13))
TODAY = LAW.as_of
DAY = datetime.timedelta(days=1)
APPROVAL = Variance(
    at="variances.0",
    position=Position(line=9, column=5),
    provision=Provision("633a.2(a)"),
    approval="ED-2015-112",
    approver="Executive Director",
    date=TODAY,
    until=None,
    allows="Eight positions.",
    field="",
    state="granted",
    problems=(),
)
EIGHT = Finding(
    provision=Provision("633a.2(a)"),
    kind=FindingClass.VIOLATION,
    message="Too many.",
    at="table.positions",
    actual="8",
    notes=("Counted.",),
    related=(("table", "here"),),
)
COVERED: tuple[FindingClass, list[tuple[FindingClass, str]]] = (FindingClass.VARIED, [])


def applied(
    of: dict[str, Any], variance: dict[str, Any], filed: datetime.date | None = TODAY
) -> tuple[FindingClass, list[tuple[FindingClass, str]]]:
    """The class of the finding then, and what is told of the approval."""
    first, *more = apply_variances([replace(EIGHT, **of)], (replace(APPROVAL, **variance),), LAW, filed)
    for found in more:
        assert (found.at, found.position, found.label) == (APPROVAL.at, APPROVAL.position, "this variance")
        assert found.provision == replace(APPROVAL, **variance).provision
    return first.kind, [(found.kind, found.message) for found in more]


VIOLATION, ADVISORY = FindingClass.VIOLATION, FindingClass.ADVISORY
UNUSED = (ADVISORY, "Approval ED-2015-112 covers nothing in this filing.")
NOT_YET = "Approval ED-2015-112 is not in force on June 13, 2015; it begins on June 14, 2015."
NO_LONGER = "Approval ED-2015-112 is not in force on June 13, 2015; it ended on June 12, 2015."


WHOLE = "633a.2 is a whole section; name the provision, or the field, that the approval is for"


def useless(*problems: str) -> tuple[FindingClass, str]:
    return FindingClass.MISSING, f"The variance cannot be used: {'; '.join(problems)}."


@pytest.mark.parametrize(
    ("of", "variance", "expected"),
    [
        ({}, {}, COVERED),
        # A provision within that of the approval, and one beside it; a field, one within it, and one beside it.
        ({"provision": Provision("633a.2(a)(1)")}, {}, COVERED),
        ({"provision": Provision("633a.2(b)")}, {}, (VIOLATION, [UNUSED])),
        ({}, {"field": "table.positions"}, COVERED),
        ({"at": "table.positions.0"}, {"field": "table.positions"}, COVERED),
        ({"at": "table.positions_kept"}, {"field": "table.positions"}, (VIOLATION, [UNUSED])),
        ({}, {"field": "table.shape"}, (VIOLATION, [UNUSED])),
        # What is varied must be a violation, a missing entry or a mismatch.
        ({"kind": FindingClass.MISMATCH}, {}, COVERED),
        ({"kind": FindingClass.MISSING}, {"allows": "It need not be stated."}, COVERED),
        ({"kind": FindingClass.MISSING}, {}, (FindingClass.MISSING, [])),
        ({"kind": ADVISORY}, {}, (ADVISORY, [UNUSED])),
        ({"kind": FindingClass.UNREADABLE}, {}, (FindingClass.UNREADABLE, [UNUSED])),
        ({"variable": False}, {}, (VIOLATION, [])),
        ({}, {"allows": "Nine tables."}, (VIOLATION, [])),
        # Its days, of a violation that it would cover and of none.
        ({}, {"date": TODAY - DAY, "until": TODAY}, COVERED),
        ({}, {"date": TODAY + DAY}, (VIOLATION, [(VIOLATION, NOT_YET)])),
        ({"at": "x"}, {"date": TODAY + DAY, "field": "table.positions"}, (VIOLATION, [(ADVISORY, NOT_YET)])),
        ({}, {"date": TODAY - DAY, "until": TODAY - DAY}, (VIOLATION, [(VIOLATION, NO_LONGER)])),
        # What is cited is no approval.
        ({}, {"problems": ("date is not stated",)}, (VIOLATION, [useless("date is not stated")])),
        ({}, {"approver": ""}, COVERED),
        ({}, {"approver": "The Bureau"}, COVERED),
        ({}, {"provision": Provision("633a.2")}, (VIOLATION, [useless(WHOLE)])),
        ({}, {"provision": Provision("633a.2"), "field": "table.positions"}, COVERED),
        ({}, {"approval": "pending"}, (VIOLATION, [useless("an approval that is “pending” is none")])),
        ({}, {"approval": "by word"}, (VIOLATION, [useless("“by word” is no number of an approval")])),
        ({}, {"state": "Granted"}, COVERED),
        ({}, {"state": "lapsed"},
         (VIOLATION, [useless("its state is “lapsed”, and only one that is granted covers anything")])),
        ({}, {"allows": "denied"}, (VIOLATION, [useless("it allows nothing: “denied”")])),
        ({}, {"approval": "", "allows": "", "problems": ("approval is not stated", "allows is not stated")},
         (VIOLATION, [useless("approval is not stated", "allows is not stated")])),
    ],
)  # fmt: skip
def test_what_an_approval_covers_and_what_is_told_of_one_that_does_not(
    of: dict[str, Any], variance: dict[str, Any], expected: tuple[FindingClass, list[tuple[FindingClass, str]]]
) -> None:
    assert applied(of, variance) == expected


def test_an_approval_counts_from_the_day_it_was_given_and_not_before_the_filing() -> None:
    late = {"date": TODAY}
    assert applied({}, late, TODAY - DAY)[0] is VIOLATION
    assert applied({}, late, TODAY) == COVERED
    assert applied({}, late, None) == COVERED
    # Given on the day of filing for that day alone, it has ended since.
    ended = "Approval ED-2015-112 is not in force on June 13, 2015; it ended on June 12, 2015."
    assert applied({}, {"date": TODAY - DAY, "until": TODAY - DAY}, TODAY - DAY)[1] == [(VIOLATION, ended)]
    # Given after the filing, it was not there on that day, whatever the day of the review.
    assert applied({}, late, TODAY - DAY)[1] == [
        (VIOLATION, "Approval ED-2015-112 is not in force on June 12, 2015; it begins on June 13, 2015.")
    ]


@pytest.mark.parametrize(
    ("variance", "of", "note"),
    [
        ({}, {}, "Varied by approval ED-2015-112 of the Executive Director of June 13, 2015: Eight positions."),
        ({"until": TODAY, "approval": "ED-1"}, {},
         "Varied by approval ED-1 of the Executive Director of June 13, 2015 until June 13, 2015: Eight positions."),
        ({"allows": "Nine tables."}, {},
         "Approval ED-2015-112 allows something else than the filing says: Nine tables."),
        ({}, {"kind": FindingClass.MISSING},
         "Approval ED-2015-112 does not allow this to be left out: Eight positions."),
        ({}, {"variable": False}, "No approval of other words makes another rule of play lawful."),
    ],
)  # fmt: skip
def test_a_finding_says_what_the_approval_does_to_it(variance: dict[str, Any], of: dict[str, Any], note: str) -> None:
    (found,) = apply_variances([replace(EIGHT, **of)], (replace(APPROVAL, **variance),), LAW, TODAY)
    assert found.notes == ("Counted.", note)
    assert found.related == (("table", "here"), ("variances.0", f"approval {variance.get('approval', 'ED-2015-112')}"))


def test_an_inscription_may_be_varied_where_the_law_gives_other_words_a_path() -> None:
    for provision, kind in (("633a.2(b)(3)(i)", VIOLATION), ("633a.2(b)(3)(iii)", FindingClass.VARIED)):
        of = {"provision": Provision(provision), "at": "layout.inscriptions.0", "actual": "Eight positions"}
        assert applied(of, {"provision": Provision(provision)})[0] is kind
