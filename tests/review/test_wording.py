"""The words that every report shares: of classes, outcomes, verdicts and provisions, and a finding in one line."""

import datetime
from typing import Any

import pytest

from checker.frozen import replace
from checker.law import compile_ruleset
from checker.law.model import HANDLINGS
from checker.review import ProvisionOutcome, Review, review_document, wording
from checker.review.model import OpenPoint
from checker.review.wording import (
    about,
    citation,
    counts_line,
    handling,
    is_defect,
    lawful_label,
    not_filed,
    one_line,
    outcome_word,
    touched_line,
)
from checker.rules import Finding, FindingClass, Outcome, Reason
from checker.source import read_text
from checker.values.provision import Provision

LAW = compile_ruleset("pa/633a", datetime.date(2015, 6, 13))
ENTRY = LAW.provisions[0]


def outcome(of: Outcome | None, reason: Reason | None = None, **more: Any) -> ProvisionOutcome:
    return ProvisionOutcome(provision=ENTRY, outcome=of, reason=reason, **more)


def nothing_filed(handled: str, by: str = "") -> ProvisionOutcome:
    return ProvisionOutcome(provision=replace(ENTRY, handling=handled, by=by), outcome=None)


def finding(kind: FindingClass = FindingClass.VIOLATION, message: str = "Too few.", **more: Any) -> Finding:
    return Finding(provision=Provision("633a.2(a)"), kind=kind, message=message, at="cards.decks", **more)


def reviewed(*findings: Finding, provisions: tuple[ProvisionOutcome, ...] = (), points: int = 0) -> Review:
    point = OpenPoint(provision=ENTRY.provision, reason=Reason.NOT_STATED, text="It is not stated.")
    return Review(
        path="filing.yaml",
        outcome="defects",
        findings=findings,
        provisions=provisions,
        open=(point,) * points,
        ruleset=LAW,
    )


def test_everything_that_can_come_out_has_words() -> None:
    assert set(wording.CLASSES) == {kind.value for kind in FindingClass}
    assert list(wording.OUTCOMES) == [one.value for one in Outcome]
    assert list(wording.REASONS) == [one.value for one in Reason]
    assert {name: wording.REASONS[name] for name in ("omitted", "not_stated", "not_understood", "filed_elsewhere")} == {
        "omitted": "left out",
        "not_stated": "not stated",
        "not_understood": "not understood",
        "filed_elsewhere": "filed elsewhere",
    }
    assert list(wording.READINGS) == ["literal", "evident"]
    assert list(wording.VERDICTS.items()) == [
        ("complies", "Complies"),
        ("incomplete", "Incomplete"),
        ("defects", "Has defects"),
        ("unreadable", "Cannot be read"),
        ("nothing_to_judge", "Nothing to judge"),
    ]
    assert wording.CLASSES["open"] == ("open", "open")


def test_only_what_an_approval_covers_doubts_and_open_points_stop_no_filing() -> None:
    passing = {FindingClass.ADVISORY, FindingClass.VARIED, FindingClass.OPEN}
    assert {kind for kind in FindingClass if not is_defect(finding(kind))} == passing


@pytest.mark.parametrize(
    ("item", "said"),
    [
        (outcome(Outcome.HOLDS), ""),
        (nothing_filed("guide"), "told to players in the guide"),
        (nothing_filed("shown", "sign"), "shown on the sign"),
        (nothing_filed("shown"), "shown on the layout or a sign"),
        (nothing_filed("at_the_table"), "seen at the table only"),
        (nothing_filed("definition"), "says what a word means"),
        (nothing_filed("reserved"), "reserved"),
        (nothing_filed("other"), "other"),
    ],
)
def test_why_there_is_nothing_to_file(item: ProvisionOutcome, said: str) -> None:
    assert handling(item) == said


def test_provisions_without_a_filing_are_counted_by_where_they_are_told() -> None:
    guide, table, filed = nothing_filed("guide"), nothing_filed("at_the_table"), outcome(Outcome.HOLDS)
    said = not_filed(reviewed(provisions=(table, guide, guide, filed)))
    counted = {"guide": "2 told to players in the guide", "at_the_table": "1 seen at the table only"}
    assert said == ", ".join(counted[name] for name in HANDLINGS if name in counted)
    assert not_filed(reviewed(provisions=(filed,))) == ""
    assert not_filed(reviewed(provisions=(nothing_filed("elected"),))) == "1 elected"


@pytest.mark.parametrize(
    ("item", "word"),
    [
        (outcome(None), "Nothing to file"),
        (outcome(Outcome.HOLDS), "Holds"),
        (outcome(Outcome.HOLDS, varied=True), "Holds under an approval"),
        (outcome(Outcome.FAILS, Reason.VIOLATES), "Fails"),
        (outcome(Outcome.FAILS, Reason.OMITTED), "Fails: left out"),
        (outcome(Outcome.OPEN, Reason.NOT_STATED), "Open: not stated"),
        (outcome(Outcome.OPEN), "Open"),
        (outcome(Outcome.DOES_NOT_APPLY), "Does not apply"),
    ],
)
def test_how_a_provision_came_out(item: ProvisionOutcome, word: str) -> None:
    assert outcome_word(item) == word


CAME_OUT = tuple(
    outcome(of)
    for of, count in (
        (Outcome.HOLDS, 4),
        (Outcome.FAILS, 3),
        (Outcome.DOES_NOT_APPLY, 2),
        (Outcome.OPEN, 1),
        (None, 5),
    )
    for _ in range(count)
)


@pytest.mark.parametrize(
    ("doubts", "end"),
    [(0, "0 doubts of the law touch it."), (1, "1 doubt of the law touches it."), (2, "2 doubts of the law touch it.")],
)
def test_how_many_provisions_a_filing_touches(doubts: int, end: str) -> None:
    lead = "Of 10 provisions that this filing touches: 4 hold, 3 fail, 2 do not apply, 1 are open."
    assert touched_line(reviewed(*[finding(FindingClass.ADVISORY)] * doubts, provisions=CAME_OUT)) == f"{lead} {end}"


COUNTED_1 = (
    "Has defects: 1 cannot be read, 1 violation, 1 missing entry, 1 mismatch, 1 varied by an approval, 1 open point."
)
COUNTED_2 = (
    "Has defects: 2 cannot be read, 2 violations, 2 missing entries, 2 mismatches, 2 varied by an approval, "
    "2 open points."
)
TOUCHED = "Of 0 provisions that this filing touches: 0 hold, 0 fail, 0 do not apply, 0 are open."


@pytest.mark.parametrize(
    ("kinds", "points", "said"),
    [
        ({}, 0, "Has defects."),
        ({FindingClass.VIOLATION: 1}, 0, "Has defects: 1 violation."),
        (
            dict.fromkeys(FindingClass, 1),
            1,
            COUNTED_1,
        ),
        (
            dict.fromkeys(FindingClass, 2),
            2,
            COUNTED_2,
        ),
        ({}, 3, "Has defects: 3 open points."),
    ],
)
def test_how_a_review_came_out_in_one_line(kinds: dict[FindingClass, int], points: int, said: str) -> None:
    findings = [finding(kind) for kind, count in kinds.items() for _ in range(count)]
    doubts = kinds.get(FindingClass.ADVISORY, 0)
    touch = f"{doubts} {'doubt' if doubts == 1 else 'doubts'} of the law {'touches' if doubts == 1 else 'touch'} it."
    assert counts_line(reviewed(*findings, points=points)) == f"{said} {TOUCHED} {touch}"


def test_what_could_not_be_judged_has_only_its_verdict() -> None:
    assert counts_line(review_document(read_text("game: blackjack\n", "filing.yaml"))) == "Cannot be read."


def test_provisions_are_cited_and_told_by_the_nearest_entry_of_the_ledger() -> None:
    review = reviewed()
    assert citation(review, "633a.2(a)") == "58 Pa. Code § 633a.2(a)"
    assert citation(review, LAW.chapter.number) == LAW.chapter.citation == "58 Pa. Code Ch. 633a"
    assert citation(review, "") == ""
    assert citation(replace(review, ruleset=None), "633a.2(a)") == "633a.2(a)"
    known = {item.provision: item.about for item in LAW.provisions}
    assert about(review, Provision("633a.2(a)")) == known[Provision("633a.2(a)")]
    assert about(review, Provision("633a.2(a)(99)")) == known[Provision("633a.2(a)")]
    assert about(review, Provision("633a.2(zz)")) == LAW.chapter.section_titles["633a.2"]
    assert about(review, Provision("633a.99")) == LAW.chapter.title
    assert about(replace(review, ruleset=None), Provision("633a.2(a)")) == ""


@pytest.mark.parametrize(
    ("item", "label", "line"),
    [
        (finding(help="at least 4"), "lawful", "Too few. Lawful: at least 4."),
        (finding(FindingClass.MISSING, help="state it."), "lawful", "Too few. Lawful: state it."),
        (finding(FindingClass.VARIED, help="at least 4"), "lawful", "Too few. Lawful: at least 4."),
        (finding(FindingClass.MISMATCH, help=" compare it "), "help", "Too few. Help: compare it."),
        (finding(FindingClass.ADVISORY), "help", "Too few."),
        (finding(FindingClass.UNREADABLE, message=" "), "help", "No message."),
    ],
)
def test_a_finding_in_one_line(item: Finding, label: str, line: str) -> None:
    assert (lawful_label(item), one_line(item)) == (label, line)
