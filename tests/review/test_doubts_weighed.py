"""How doubts of the law are weighed: which are read the other way together, what then differs, and how it is told."""

import datetime
from pathlib import Path
from typing import Any

import pytest

from checker.frozen import replace
from checker.law import Advisory, compile_ruleset
from checker.review.advisories import (
    _asked,
    _closed,
    _combinations,
    _failures,
    _mark,
    _point,
    _sorted_out,
    _told,
    _touched,
    _under,
    _unsettled,
    other_reading,
    readings_taken,
    without_open_places,
)
from checker.review.model import OpenPoint
from checker.review.review import _outcome, _without_repeats, review_document
from checker.rules import Finding, FindingClass, Outcome, Reason, Result
from checker.rules.program import program
from checker.source import Position, read_text
from checker.submission import Settled, read_filing, read_header
from checker.submission.settled import ReadingTaken
from checker.values.provision import Provision

LAW = compile_ruleset("pa/633a", datetime.date(2015, 7, 1))
A, B, C, D, E = LAW.advisories[:5]
HERE = Position(line=1, column=1)
OPEN, FAILS, HOLDS = Outcome.OPEN, Outcome.FAILS, Outcome.HOLDS
ONE, TWO, THREE = list(program(LAW))[:3]


def ids(*flips: tuple[Advisory, ...]) -> list[str]:
    names = {item.id: name for item, name in zip((A, B, C, D, E), "ABCDE", strict=True)}
    return ["".join(names[item.id] for item in together) for together in flips]


@pytest.mark.parametrize(
    ("group", "answered", "flips"),
    [
        ([A], [], ["A"]),
        ([A, B], [], ["A", "B", "AB"]),
        ([A, B], [A], ["A", "B"]),
        ([A, B, C], [], ["A", "B", "C", "BC", "AC", "AB", "ABC"]),
        ([A, B, C], [B], ["A", "B", "C", "AC"]),
        # Of more than four, each alone.
        ([A, B, C, D, E], [], ["A", "B", "C", "D", "E"]),
    ],
)
def test_doubts_of_one_provision_are_read_in_every_combination(
    group: list[Advisory], answered: list[Advisory], flips: list[str]
) -> None:
    assert ids(*_combinations(group, {item.id: "literal" for item in answered})) == flips


def test_four_doubts_are_still_read_together() -> None:
    found = ids(*_combinations([A, B, C, D], {}))
    assert len(found) == len(set(found)) == 15


def taken(provision: str, reading: str) -> ReadingTaken:
    return ReadingTaken(
        at="readings.0",
        provision=Provision(provision),
        reading=reading,
        by="",
        date=LAW.as_of,
        ground="",
        position=HERE,
    )


def test_a_reading_is_taken_of_a_doubt_or_of_all_of_a_provision_and_the_last_one_counts() -> None:
    of_limit = [item.id for item in LAW.advisories if item.provision == "633a.13(o)"]
    assert len(of_limit) > 2
    first, *others = of_limit
    settled = Settled(readings=(taken("633a.13(o)", "literal"), taken(first, "evident"), taken("633a.99", "literal")))
    assert dict(readings_taken(settled, LAW)) == {first: "evident", **dict.fromkeys(others, "literal")}


def finding(at: str = "cards.decks", message: str = "wrong", kind: FindingClass = FindingClass.VIOLATION) -> Finding:
    return Finding(provision=Provision("1(a)"), kind=kind, message=message, at=at)


def result(outcome: Outcome, *findings: Finding, **more: Any) -> Result:
    return Result(provision=Provision("1(a)"), outcome=outcome, findings=findings, **more)


def test_what_is_open_and_what_fails_with_a_finding_is_told_apart() -> None:
    left, failing = _sorted_out(
        {
            ONE: (result(HOLDS), result(OPEN)),
            TWO: (result(FAILS, finding()),),
            THREE: (result(FAILS), result(HOLDS, finding())),
        }
    )
    assert (list(left), list(failing)) == ([ONE], [TWO])


def test_failures_are_told_by_place_the_first_of_each() -> None:
    found = _failures(
        [
            (result(FAILS, finding(message="one"), finding("x.y", "two")), result(OPEN, finding("x.z"))),
            (result(FAILS, finding(message="three")),),
        ]
    )
    assert [item.message for item in found.values()] == ["one", "two"]


def test_what_fails_read_the_other_way_is_the_same_object_where_nothing_changed() -> None:
    failing = {ONE: (result(FAILS, finding()),)}
    now = _failures(failing.values())
    assert _under(LAW, {}, failing, now) is now
    assert _under(LAW, {ONE: failing[ONE], TWO: (result(HOLDS),)}, failing, now) is now
    # Cured, broken anew, and a rule that the other reading does not have.
    assert _under(LAW, {ONE: (result(HOLDS),)}, failing, now) == {}
    more = _under(LAW, {TWO: (result(FAILS, finding("x.y", "new")),)}, failing, now)
    assert [item.message for item in more.values()] == ["wrong", "new"]
    gone = {("at_most", "no such rule"): failing[ONE]}
    assert _under(LAW, {}, gone, now) == {}


def test_an_entry_that_only_one_reading_asks_for_is_closed_under_the_other() -> None:
    asked = {ONE: {"a", "b"}, TWO: {"c"}, ("required", "no such rule"): {"d"}}
    again = {ONE: (result(OPEN, path="b", reason=Reason.NOT_STATED), result(HOLDS, path="a"))}
    # What is not checked again stays as it is; a rule that is not there asks for nothing.
    assert _closed(asked, again, LAW) == {"a", "d"}


@pytest.mark.parametrize(
    ("outcome", "reason", "settled", "points"),
    [
        (OPEN, Reason.NOT_STATED, set(), 1),
        (OPEN, Reason.NOT_UNDERSTOOD, set(), 1),
        (OPEN, Reason.DEPENDS_ON, set(), 0),
        (FAILS, Reason.NOT_STATED, set(), 0),
        (OPEN, Reason.NOT_STATED, {"x.y"}, 0),
    ],
)
def test_what_only_the_other_reading_asks_for_is_a_point(
    outcome: Outcome, reason: Reason, settled: set[str], points: int
) -> None:
    asks = result(outcome, path="x.y", reason=reason, words="lots", facts=("No answer.",))
    found = list(_unsettled(A, LAW, {ONE: (asks, asks)}, settled))
    assert len(found) == points
    for point in found:
        assert (point.path, point.words, point.provision) == ("x.y", "lots", A.provision)
        assert point.text.endswith("reading only: No answer.")
        assert point.provisions == (A.provision, "1(a)")
        assert settled == {"x.y"}


def test_how_a_filing_would_come_out_under_the_other_reading() -> None:
    other = other_reading(LAW.readings[A.id])
    lead = f"Under the {other} reading this filing would"
    place, elsewhere = ("x", "", "1(a)"), ("y", "", "1(a)")
    now = {place: finding(message="Too few.")}
    then = {elsewhere: finding(message="Not there.", kind=FindingClass.MISSING)}
    same = (f"Under the {other} reading this filing comes out the same.",)
    assert _told(A, LAW, now, now, []) == same
    assert _told(A, LAW, now, {**now}, []) == same
    assert _told(A, LAW, now, now, ["a.b"]) == (f"{lead} not be open for want of a.b.",)
    assert _told(A, LAW, now, then, ["a.b"]) == (
        f"{lead} also have a missing entry: Not there.",
        f"{lead} not have this violation: Too few.",
        f"{lead} not be open for want of a.b.",
    )


def test_the_other_reading_and_the_one_applied() -> None:
    assert [other_reading(name) for name in ("literal", "evident")] == ["evident", "literal"]
    assert [_mark(name, "literal") for name in ("literal", "evident")] == [" (applied here)", ""]


def test_what_is_lawful_under_one_reading_only_is_a_point_with_every_case() -> None:
    applied = LAW.readings[A.id]
    first, second = ("x", "", "1(a)"), ("y", "", "1(b)")
    now = {first: finding("x", "Too few.")}
    then = {second: replace(finding("y", "Too many."), provision=Provision("1(b)"))}
    point = _point((A, B), LAW, {first, second}, now, then)
    assert point.text == f"{A.title} {B.title} Unlawful under the {applied} reading only: Too few."
    assert point.notes[-1] == f"Unlawful under the {other_reading(applied)} reading only: Too many."
    assert point.notes[:4] == tuple(
        line for item in (A, B) for line in (f"literal reading: {item.literal}", f"evident reading: {item.evident}")
    )
    assert len(point.notes) == 5
    assert point.readings == ((A.literal, A.evident), (B.literal, B.evident))
    assert (point.path, point.provisions) == ("x", (A.provision, "1(a)", "1(b)"))


@pytest.mark.parametrize(
    ("given", "outcome", "reason", "kept"),
    [
        (result(FAILS, finding("x"), reason=Reason.VIOLATES, facts=("so",)), OPEN, Reason.READINGS_DIFFER, 0),
        (result(FAILS, finding("x"), finding("y"), reason=Reason.VIOLATES, facts=("so",)), FAILS, Reason.VIOLATES, 1),
        (result(FAILS, finding("y"), reason=Reason.VIOLATES, facts=("so",)), FAILS, Reason.VIOLATES, 1),
        (result(HOLDS, finding("x"), facts=("so",)), HOLDS, None, 1),
    ],
)
def test_what_fails_only_where_readings_differ_is_open(
    given: Result, outcome: Outcome, reason: Reason | None, kept: int
) -> None:
    place = ("x", str(None), "1(a)")
    (found,) = without_open_places((given,), frozenset({place}))
    assert (found.outcome, found.reason, len(found.findings)) == (outcome, reason, kept)
    changed = len(found.findings) != len(given.findings)
    assert found.facts == (("so", *["wrong"] * len(given.findings)) if changed else ("so",))
    assert without_open_places((given,), frozenset()) == (given,)


def test_a_doubt_is_told_at_the_first_entry_that_the_filing_states() -> None:
    doubt = next(item for item in LAW.advisories if item.id == "633a.13(o)/one-player-or-all")
    for text, at in (("", "game"), ("payout_limit: {amount: $50000}\n", "payout_limit.amount")):
        document = read_text(f"jurisdiction: pa\ngame: blackjack\nfiling_date: 2015-07-01\n{text}", "filing.yaml")
        assert _touched(doubt, read_filing(document, read_header(document), LAW)) == at


@pytest.mark.parametrize(
    ("kinds", "reasons", "outcome"),
    [
        ([], [], "complies"),
        ([FindingClass.ADVISORY, FindingClass.VARIED], [], "complies"),
        ([FindingClass.ADVISORY], [Reason.AT_THE_TABLE, Reason.FILED_ELSEWHERE, Reason.NOT_COMPARED], "complies"),
        ([FindingClass.VARIED], [Reason.AT_THE_TABLE, Reason.NOT_STATED], "incomplete"),
        ([FindingClass.MISSING], [Reason.NOT_STATED], "defects"),
        ([FindingClass.VIOLATION, FindingClass.ADVISORY], [], "defects"),
        ([FindingClass.MISMATCH], [], "defects"),
        ([FindingClass.VIOLATION, FindingClass.UNREADABLE], [Reason.NOT_STATED], "unreadable"),
    ],
)
def test_the_verdict_is_the_worst_of_what_was_found(
    kinds: list[FindingClass], reasons: list[Reason], outcome: str
) -> None:
    points = tuple(OpenPoint(provision=Provision("1(a)"), reason=reason, text="") for reason in reasons)
    assert _outcome([finding(kind=kind) for kind in kinds], points) == outcome


def test_one_finding_is_told_once() -> None:
    first = finding()
    others = [
        finding("x.y"),
        finding(message="other"),
        finding(kind=FindingClass.MISSING),
        replace(first, provision=Provision("1(b)")),
    ]
    assert _without_repeats([first, *others, replace(first, label="again")]) == [first, *others]


def test_an_entry_is_asked_for_while_it_is_not_stated_or_not_understood() -> None:
    reasons = (Reason.NOT_STATED, Reason.NOT_UNDERSTOOD, Reason.DEPENDS_ON, Reason.AT_THE_TABLE)
    results = tuple(result(OPEN, path=reason.value, reason=reason) for reason in reasons)
    told = (*results, result(FAILS, path="fails", reason=Reason.NOT_STATED))
    assert _asked(told) == {"not_stated", "not_understood"}
    assert _asked(results[2:]) == set()


READ = "readings: [{provision: %s, reading: %s, by: R. Alvarez, date: 2013-06-01, ground: The letter.}]\n"


@pytest.mark.parametrize(("forced", "taken"), [("literal", "evident"), ("evident", "literal")])
def test_a_reading_forced_for_all_goes_before_one_that_the_filing_takes(forced: str, taken: str) -> None:
    text = f"jurisdiction: pa\ngame: blackjack\nfiling_date: 2015-07-01\n{READ % (A.id, taken)}"
    document = read_text(text, "filing.yaml")
    review, free = review_document(document, reading=forced), review_document(document)
    assert review.ruleset is not None
    assert set(review.ruleset.readings.values()) == {forced}
    assert free.ruleset is not None
    assert free.ruleset.readings[A.id] == taken


def test_a_reading_taken_says_nothing_of_another_jurisdiction_s_text() -> None:
    day = datetime.date(2013, 7, 15)
    doubt = compile_ruleset("pa/645a", day).advisories[0]
    applied = compile_ruleset("pa/645a", day).readings[doubt.id]
    text = f"jurisdiction: md\ngame: pai-gow-poker\nfiling_date: {day}\n{READ % (doubt.id, other_reading(applied))}"
    ruleset = review_document(read_text(text, "filing.yaml"), against="pa/645a").ruleset
    assert ruleset is not None
    assert ruleset.readings[doubt.id] == applied


@pytest.mark.parametrize(
    ("entry", "advisory"),
    [
        ("double_down_card", "633a.10(c)/no-election"),
        ("surrender_against_ace_or_ten", "633a.9(a)(2)/no-election"),
    ],
)
def test_a_doubt_tells_what_its_other_reading_would_not_ask_for(entry: str, advisory: str) -> None:
    example = Path(__file__).parents[2] / "examples" / "pa" / "blackjack" / "submission.yaml"
    lines = example.read_text(encoding="utf-8").splitlines(keepends=True)
    text = "".join(line for line in lines if not line.strip().startswith(f"{entry}:"))
    assert len(text) < sum(map(len, lines))

    def told(written: str) -> list[tuple[str, ...]]:
        review = review_document(read_text(written, "filing.yaml"))
        return [finding.notes for finding in review.findings if finding.advisory == advisory]

    want = f"Under the literal reading this filing would not be open for want of play.{entry}."
    (notes,) = told(text)
    assert [note for note in notes if note.startswith("Under the literal")] == [want]
    assert not any(want in notes for notes in told("".join(lines)))
