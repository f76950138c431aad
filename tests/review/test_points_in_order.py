"""Open points: which are one, what waits for which, and in which order they are told."""

import datetime
from typing import Any

import pytest

from checker.frozen import replace
from checker.law import compile_ruleset
from checker.review.model import OpenPoint
from checker.review.open_points import in_order, open_points
from checker.rules import Finding, FindingClass, Outcome, Reason, Result, Severity
from checker.source import Position, read_text
from checker.submission import Filing, read_filing, read_header
from checker.values.provision import Provision

LAW = compile_ruleset("pa/633a", datetime.date(2015, 6, 13))
HEAD = """\
jurisdiction: pa
game: blackjack
facility: Juniper Ridge Casino
certificate_holder: Juniper Ridge Gaming, LLC
filing_date: 2015-06-13
"""


def filed(text: str = "") -> Filing:
    document = read_text(f"{HEAD}{text}", "filing.yaml")
    return read_filing(document, read_header(document), LAW)


def result(provision: str, reason: Reason, path: str = "", fact: str = "It is open.", words: str = "") -> Result:
    return Result(
        provision=Provision(provision), outcome=Outcome.OPEN, reason=reason, facts=(fact,), path=path, words=words
    )


def told(*results: Result, text: str = "") -> list[tuple[str, str, str, tuple[str, ...]]]:
    """Each point by its reason, path, provision and all that waits for it."""
    points = open_points(results, filed(text), LAW)
    return [(point.reason.value, point.path, point.provision, point.provisions) for point in points]


NOT_STATED, UNREAD, DEPENDS = Reason.NOT_STATED, Reason.NOT_UNDERSTOOD, Reason.DEPENDS_ON


@pytest.mark.parametrize(
    ("results", "points"),
    [
        # One point is enough for an entry, whatever waits for it.
        (
            [result("1(a)", NOT_STATED, "x.y", "one"), result("1(b)", NOT_STATED, "x.y", "two")],
            [("not_stated", "x.y", "1(a)", ("1(a)", "1(b)"))],
        ),
        (
            [result("1(a)", NOT_STATED, "x.y"), result("1(a)", NOT_STATED, "x.z")],
            [("not_stated", "x.y", "1(a)", ("1(a)",)), ("not_stated", "x.z", "1(a)", ("1(a)",))],
        ),
        # What is not understood is one point for the same words.
        (
            [result("1(a)", UNREAD, "x.y", "one", "lots"), result("1(b)", UNREAD, "x.y", "two", "lots")],
            [("not_understood", "x.y", "1(a)", ("1(a)", "1(b)"))],
        ),
        (
            [result("1(a)", UNREAD, "x.y", "one", "lots"), result("1(a)", UNREAD, "x.y", "two", "many")],
            [("not_understood", "x.y", "1(a)", ("1(a)",)), ("not_understood", "x.y", "1(a)", ("1(a)",))],
        ),
        (
            [result("1(a)", UNREAD, "x.y", "one"), result("1(b)", UNREAD, "x.y", "one")],
            [("not_understood", "x.y", "1(a)", ("1(a)", "1(b)"))],
        ),
        # Of the table, one for each provision and text.
        (
            [result("1(a)", Reason.AT_THE_TABLE, "x.y", "one"), result("1(b)", Reason.AT_THE_TABLE, "x.y", "one")],
            [("at_the_table", "x.y", "1(a)", ("1(a)",)), ("at_the_table", "x.y", "1(b)", ("1(b)",))],
        ),
        # What has no entry is told for each provision.
        (
            [result("1(a)", DEPENDS, "", "one"), result("1(b)", DEPENDS, "", "two")],
            [("depends_on", "", "1(a)", ("1(a)",)), ("depends_on", "", "1(b)", ("1(b)",))],
        ),
        # What waits for an entry that is open itself is told there.
        (
            [result("1(a)", NOT_STATED, "x.y"), result("1(b)", DEPENDS, "x.y"), result("1(c)", DEPENDS, "x.z")],
            [("not_stated", "x.y", "1(a)", ("1(a)", "1(b)")), ("depends_on", "x.z", "1(c)", ("1(c)",))],
        ),
        (
            [
                result("1(b)", DEPENDS, "x.y"),
                result("1(a)", UNREAD, "x.y", "one", "lots"),
                result("1(c)", UNREAD, "x.y", "two", "more"),
            ],
            [("not_understood", "x.y", "1(a)", ("1(a)", "1(b)")), ("not_understood", "x.y", "1(c)", ("1(c)",))],
        ),
        (
            [result("1(a)", Reason.FILED_ELSEWHERE, "x.y"), result("1(b)", DEPENDS, "x.y")],
            [("depends_on", "x.y", "1(b)", ("1(b)",)), ("filed_elsewhere", "x.y", "1(a)", ("1(a)",))],
        ),
        # A doubt of the law is told with both readings, and not for what it leaves open.
        ([result("1(a)", Reason.READINGS_DIFFER, "x.y")], []),
        (
            [result("1(a)", Reason.READINGS_DIFFER, "x.y", "one", "other words")],
            [("readings_differ", "x.y", "1(a)", ("1(a)",))],
        ),
        # What does not say why is not understood; what holds or fails is no point.
        (
            [replace(result("1(a)", NOT_STATED, "x.y"), reason=None)],
            [("not_understood", "x.y", "1(a)", ("1(a)",))],
        ),
        ([replace(result("1(a)", NOT_STATED, "x.y"), outcome=Outcome.HOLDS)], []),
        ([replace(result("1(a)", NOT_STATED, "x.y"), outcome=Outcome.FAILS)], []),
    ],
)  # fmt: skip
def test_what_is_open_is_told_once(results: list[Result], points: list[tuple[str, str, str, tuple[str, ...]]]) -> None:
    assert told(*results) == points


def test_an_entry_that_is_not_stated_is_told_under_the_provision_that_asks_for_it() -> None:
    (point,) = open_points((result("633a.13(a)", NOT_STATED, "cards.decks", "No decks."),), filed(), LAW)
    assert (point.provision, point.provisions) == ("633a.3(a)", ("633a.3(a)", "633a.13(a)"))
    assert (point.help, point.label, point.text) == ("state cards.decks", "cards.decks is not stated", "No decks.")
    (other,) = open_points((result("633a.13(a)", DEPENDS, "cards.decks", "It depends."),), filed(), LAW)
    assert (other.provision, other.help, other.label) == ("633a.13(a)", "", "this decides")


def test_what_another_paper_holds_is_one_point_for_the_paper() -> None:
    text = "filed_elsewhere: {layout: schematic LX-12}\n"
    results = [
        result(name, Reason.FILED_ELSEWHERE, path) for name, path in (("1(a)", "layout.areas"), ("1(b)", "layout"))
    ]
    (point,) = open_points(tuple(results), filed(text), LAW)
    assert (point.path, point.text, point.provisions) == ("layout", "layout: schematic LX-12.", ("1(a)", "1(b)"))
    assert (point.help, point.position and point.position.line) == ("compare the paper named", 6)
    # Without a paper that holds it, it is told at the entry.
    (alone,) = open_points((results[0],), filed(), LAW)
    assert (alone.path, alone.text, alone.help) == ("layout.areas", "It is open.", "")


def found(at: str, kind: FindingClass = FindingClass.OPEN, message: str = "Not compared.") -> Finding:
    return Finding(
        provision=Provision("1(a)"),
        kind=kind,
        message=message,
        at=at,
        help="mend it",
        label="here",
        severity=Severity.GRAVE,
    )


def test_a_result_with_findings_that_were_left_open_has_a_point_for_each() -> None:
    left = found("x.1"), found("x.2"), found("x.3", FindingClass.ADVISORY)
    points = open_points((replace(result("1(a)", UNREAD, "x", words="lots"), findings=left),), filed(), LAW)
    assert [(point.path, point.text, point.words, point.severity) for point in points] == [
        (path, "Not compared.", "lots", Severity.GRAVE) for path in ("x.1", "x.2")
    ]
    assert [(point.help, point.label, point.provisions) for point in points] == [("mend it", "here", ("1(a)",))] * 2


def test_a_finding_left_open_for_a_paper_is_told_at_the_paper() -> None:
    text = "filed_elsewhere: {layout: schematic LX-12}\n"
    for reason, path, words in (
        (Reason.FILED_ELSEWHERE, "layout", "layout: schematic LX-12."),
        (UNREAD, "layout.areas", "Not compared."),
    ):
        results = (replace(result("1(a)", reason), findings=(found("layout.areas"),)),)
        (point,) = open_points(results, filed(text), LAW)
        assert (point.path, point.text) == (path, words)
        assert point.help == ("mend it" if reason is UNREAD else "compare the paper named")
        assert (point.position is None) is (reason is UNREAD)


def point(reason: Reason, path: str = "", **other: Any) -> OpenPoint:
    return replace(OpenPoint(provision=Provision("1(a)"), reason=reason, text="", path=path), **other)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (point(NOT_STATED, "game"), point(UNREAD, "jurisdiction")),
        (point(UNREAD, "game", severity=Severity.GRAVE), point(UNREAD, "jurisdiction", severity=Severity.NOTABLE)),
        (point(UNREAD, "jurisdiction"), point(UNREAD, "game")),
        (point(UNREAD, "game", position=Position(line=1, column=1)), point(UNREAD, "jurisdiction")),
        (point(UNREAD, "a"), point(UNREAD, "b")),
        (point(UNREAD, "a", text="one"), point(UNREAD, "a", text="two")),
    ],
)
def test_points_stand_by_reason_then_weight_then_place(first: OpenPoint, second: OpenPoint) -> None:
    for points in ([first, second], [second, first]):
        assert in_order(points, filed()) == (first, second)
