"""One filing under two chapters: what the other state would refuse, ask or not know, beside what home law says."""

import datetime
from pathlib import Path

import pytest

from checker.frozen import replace
from checker.review import Review, review_document
from checker.review.compare_chapters import (
    Difference,
    Key,
    Side,
    _nearest,
    _refused,
    _refused_at_home,
    _Requirement,
    _requirements,
    _same,
    differences,
    review_against,
)
from checker.rules import Finding, FindingClass
from checker.source import read_file, read_text
from checker.values.provision import Provision

PAIR = Path(__file__).parents[2] / "examples" / "two-states" / "pai-gow-poker"
PENNSYLVANIA = PAIR / "pennsylvania.yaml"
MARYLAND = PAIR / "maryland.yaml"

Shown = tuple[str, int, tuple[str, str], tuple[str, str]]


def compared(path: Path, chapter: str, *edits: tuple[str, str]) -> Review:
    text = path.read_text(encoding="utf-8")
    for before, after in edits:
        assert text.count(before) == 1, before
        text = text.replace(before, after)
    return review_against(read_text(text, path.name), chapter)


def other_of(review: Review) -> Review:
    assert review.against is not None
    return review.against


def found(review: Review) -> tuple[Difference, ...]:
    return differences(review, other_of(review))


def shown(review: Review) -> list[Shown]:
    return [
        (
            item.at,
            item.position.line,
            (item.home.provision, item.home.outcome),
            (item.other.provision, item.other.outcome),
        )
        for item in found(review)
    ]


def test_a_meter_of_2000_complies_in_pennsylvania_and_fails_in_maryland() -> None:
    review = review_against(read_file(PENNSYLVANIA), "md/pai-gow-poker")
    assert (review.chapter_id, review.outcome) == ("pa/645a", "complies")
    assert (other_of(review).chapter_id, other_of(review).outcome) == ("md/pai-gow-poker", "defects")
    assert shown(review) == [
        ("wagers.progressive.paytable", 45, ("645a.13(e)(1)", "holds"), ("13.E(1)", "needs an entry")),
        ("wagers.progressive.meter.initial", 49, ("645a.13(e)(2)", "holds"), ("13.E(7)(b)", "violation")),
        ("wagers.progressive.meter.reset", 50, ("645a.13(e)(2)", "holds"), ("13.E(7)(b)", "violation")),
    ]
    initial = found(review)[1]
    assert initial.actual == "$2,000"
    assert initial.home.says == "The Progressive meter starts from at least $2,000."
    assert initial.other.says == "The one meter of paytable A starts from at least $10,000; the filing says $2,000."


def test_the_filing_for_maryland_complies_there_and_fails_in_pennsylvania() -> None:
    review = review_against(read_file(MARYLAND), "pa/645a")
    assert (review.outcome, other_of(review).outcome) == ("complies", "defects")
    assert shown(review) == [
        ("cards.starting_position_approval", 19, ("2.C", "not asked"), ("645a.2(c)(1)", "is open")),
        ("wagers.progressive.meter.initial", 44, ("13.E(7)(a)", "not asked"), ("645a.13(e)(2)", "needs an entry")),
        ("wagers.progressive.meter.reset", 44, ("13.E(7)(a)", "not asked"), ("645a.13(e)(2)", "needs an entry")),
        ("wagers.progressive.paytable", 45, ("13.E(1)", "holds"), ("645a.13(e)(1)", "violation")),
        ("wagers.progressive.rate", 48, ("13.E(6)", "holds"), ("645a", "not known")),
        ("wagers.progressive.meters", 49, ("13.E(7)(a)", "known"), ("645a", "not known")),
    ]


def test_entries_that_only_the_home_chapter_knows_do_not_make_a_filing_unreadable() -> None:
    other = other_of(review_against(read_file(MARYLAND), "pa/645a"))
    assert other.counts()["unreadable"] == 0
    told = [finding for finding in other.findings if finding.advisory == "645a/not-known"]
    assert [finding.at for finding in told] == ["wagers.progressive.rate", "wagers.progressive.meters"]
    assert told[0].message == (
        "wagers.progressive.rate has no place in a filing under this chapter, so it is not judged here."
    )


def test_an_entry_that_neither_chapter_knows_is_still_refused() -> None:
    review = compared(PENNSYLVANIA, "md/pai-gow-poker", ("  decks: 1\n", "  decks: 1\n  dekcs: 2\n"))
    assert (review.outcome, other_of(review).outcome) == ("unreadable", "unreadable")
    assert "cards.dekcs" not in {item.at for item in found(review)}


@pytest.mark.parametrize(("path", "chapter"), [(PENNSYLVANIA, "md/pai-gow-poker"), (MARYLAND, "pa/645a")])
def test_a_filing_may_name_its_operator_in_the_words_of_either_state(path: Path, chapter: str) -> None:
    review = review_against(read_file(path), chapter)
    for one in (review, other_of(review)):
        assert one.counts()["unreadable"] == 0
        assert one.filing is not None
        assert one.filing.header.operator == "Mason Line Gaming, LLC"


def test_what_both_refuse_for_the_same_reason_is_no_difference() -> None:
    review = compared(PENNSYLVANIA, "md/pai-gow-poker", ("positions: 6", "positions: 7"), ("jokers: 1", "jokers: 2"))
    assert [finding.at for finding in review.defects] == ["table.positions", "cards.jokers"]
    assert {"table.positions", "cards.jokers"} <= {finding.at for finding in other_of(review).defects}
    assert not {"table.positions", "cards.jokers"} & {item.at for item in found(review)}


def test_what_both_refuse_with_different_figures_is_a_difference() -> None:
    review = compared(PENNSYLVANIA, "md/pai-gow-poker", ("initial: $2,000", "initial: $1,999"))
    (initial,) = [item for item in found(review) if item.at == "wagers.progressive.meter.initial"]
    assert (initial.home.outcome, initial.other.outcome) == ("violation", "violation")
    assert (initial.home.help, initial.other.help.split(";")[0]) == ("at least $2,000", "at least $10,000")


def test_what_only_home_law_refuses_is_a_difference_too() -> None:
    approval = ("starting_position_approval: BGO-2013-17", "starting_position_approval: pending")
    review = compared(PENNSYLVANIA, "md/pai-gow-poker", approval)
    (item,) = [item for item in found(review) if item.at == "cards.starting_position_approval"]
    assert (item.home.provision, item.home.outcome) == ("645a.2(c)(1)", "violation")
    assert (item.other.provision, item.other.outcome) == ("2.C", "not asked")


def test_an_approval_of_one_state_covers_nothing_in_the_other() -> None:
    variance = (
        "variances:\n"
        "  - {provision: 645a.2(a), approver: Executive Director, approval: ED-7, date: 2013-05-01, allows: Seven}\n"
        "table:\n  positions: 7\n"
    )
    review = compared(PENNSYLVANIA, "md/pai-gow-poker", ("table:\n  positions: 6\n", variance))
    assert [finding.kind.value for finding in review.findings if finding.at == "table.positions"] == ["varied"]
    assert not [finding for finding in other_of(review).findings if "ED-7" in finding.message]
    (item,) = [item for item in found(review) if item.at == "table.positions"]
    assert (item.home.outcome, item.other.provision, item.other.outcome) == ("varied", "2.A", "violation")


def test_under_its_own_chapter_nothing_comes_out_differently() -> None:
    review = review_against(read_file(MARYLAND), "md/pai-gow-poker")
    assert found(review) == ()
    assert other_of(review).findings == review.findings


def test_before_the_other_chapter_was_adopted_there_is_nothing_to_compare() -> None:
    review = review_against(read_file(MARYLAND), "pa/645a", as_of=datetime.date(2012, 5, 18))
    assert (review.outcome, other_of(review).outcome) == ("complies", "nothing_to_judge")
    assert found(review) == ()


def test_what_home_law_alone_asks_below_an_entry_is_named_by_what_the_filing_states() -> None:
    last = found(review_against(read_file(MARYLAND), "pa/645a"))[-1]
    assert last.at == "wagers.progressive.meters"
    assert last.home.says == "The entries there: major.initial, major.reset, minor.initial, minor.reset."


def test_what_home_law_refuses_is_a_difference_from_a_chapter_that_was_not_in_force() -> None:
    text = PENNSYLVANIA.read_text(encoding="utf-8").replace("jokers: 1", "jokers: 2")
    review = review_against(read_text(text, "filing.yaml"), "md/pai-gow-poker")
    early = replace(other_of(review), ruleset=None, filing=None)
    (item,) = [item for item in differences(review, early) if item.at == "cards.jokers"]
    assert (item.home.outcome, item.actual) == ("violation", "2")
    assert item.other == Side(provision=Provision(""), outcome="not asked", says="Nothing is asked of this entry.")


def requires(
    key: Key, outcome: str = "violation", *, at: str = "", bound: tuple[str, str] = ("", ""), refuses: bool = True
) -> _Requirement:
    side = Side(provision=Provision("1(a)"), outcome=outcome, says="/".join(key))
    return _Requirement(key=key, at=at or key[1], side=side, refuses=refuses, bound=bound)


DECKS = ("at_most", "cards.decks", "", "")


@pytest.mark.parametrize(
    ("said", "known", "same"),
    [
        (requires(DECKS), requires(DECKS), True),
        (requires(DECKS), requires(("at_most", "cards.decks", "", "other")), False),
        (requires(DECKS), requires(DECKS, "holds"), False),
        (requires(DECKS, bound=("at most 6", "8")), requires(DECKS, bound=("at most 7", "8")), False),
        (requires(DECKS, bound=("at most 6", "8")), requires(DECKS, bound=("at most 6", "8")), True),
        # A kind that has one form has no other bound.
        (
            requires(("required", "x", "", ""), bound=("an entry", "")),
            requires(("required", "x", "", ""), bound=("words", "")),
            True,
        ),
    ],
)
def test_two_chapters_say_the_same(said: _Requirement, known: _Requirement, same: bool) -> None:
    assert _same(said, known) is same


@pytest.mark.parametrize("kind", ["at_least", "equal", "multiple_of", "calculation", "choice", "paytable", "one_of"])
def test_a_kind_with_figures_may_refuse_for_another_figure(kind: str) -> None:
    key = (kind, "x", "", "")
    assert not _same(requires(key, bound=("one", "two")), requires(key, bound=("three", "two")))


def test_the_nearest_requirement_is_the_same_then_one_of_its_kind_then_one_that_refuses() -> None:
    review = review_against(read_file(PENNSYLVANIA), "md/pai-gow-poker")
    same = requires(DECKS, refuses=False)
    kind = requires(("at_most", "cards.decks", "a", "a"), refuses=False)
    other = requires(("equal", "cards.decks", "", ""))
    holds = requires(("choice", "cards.decks", "", ""), "holds", refuses=False)
    record = requires(("recorded", "cards.decks", "", ""), "is open", refuses=False)
    elsewhere = requires(("at_most", "cards.jokers", "", ""))
    ranked = [same, kind, other, holds, record]
    for first in range(len(ranked)):
        for listed in (ranked[first:], ranked[: first - 1 : -1] if first else ranked[::-1]):
            assert _nearest(requires(DECKS), (elsewhere, *listed), review) == ranked[first].side
    # One on a single figure of a list stands for the entry.
    each = requires(("equal", "cards.decks", "x", ""), at="each of cards.decks")
    assert _nearest(requires(DECKS), (elsewhere, each), review) == each.side


def test_what_the_other_chapter_refuses_asks_or_leaves_open_is_told_once() -> None:
    home = review_against(read_file(PENNSYLVANIA), "md/pai-gow-poker")
    other = other_of(home)
    record = ("recorded", "cards.decks", "", "")

    def told(mine: list[_Requirement], theirs: list[_Requirement]) -> list[str]:
        return [item.other.says for item in _refused(tuple(mine), tuple(theirs), home, other)]

    refused, opened = requires(DECKS), requires(("equal", "cards.decks", "", ""), "is open")
    assert told([], [refused, opened]) == [refused.side.says, opened.side.says]
    assert told([], [requires(DECKS, "holds"), requires(DECKS, "not asked")]) == []
    assert told([refused], [refused, opened]) == [opened.side.says]
    assert told([requires(DECKS, "holds")], [refused]) == [refused.side.says]
    # A missing record needs no line beside the requirement that cannot be judged for want of it.
    wanting = requires(record, "is open", refuses=False)
    assert told([], [wanting]) == [wanting.side.says]
    assert told([], [wanting, opened]) == [opened.side.says]
    assert told([], [wanting, requires(("equal", "cards.jokers", "", ""))]) == [
        "recorded/cards.decks//",
        "equal/cards.jokers//",
    ]


def test_what_only_home_law_refuses_is_told_beside_the_nearest_of_the_other() -> None:
    home = review_against(read_file(PENNSYLVANIA), "md/pai-gow-poker")
    other = other_of(home)

    def told(mine: _Requirement, theirs: _Requirement) -> list[tuple[str, str]]:
        return [(item.home.outcome, item.other.outcome) for item in _refused_at_home((mine,), (theirs,), home, other)]

    assert told(requires(DECKS), requires(DECKS, "holds", refuses=False)) == [("violation", "holds")]
    assert told(requires(DECKS), requires(DECKS)) == []
    assert told(requires(DECKS), requires(("equal", "cards.decks", "", ""), "missing")) == [("violation", "missing")]
    assert told(requires(DECKS, "is open", refuses=False), requires(DECKS, "holds", refuses=False)) == []


def test_what_no_rule_found_is_a_requirement_too_and_a_doubt_is_none() -> None:
    home = review_against(read_file(PENNSYLVANIA), "md/pai-gow-poker")
    extra = Finding(
        provision=Provision("1(a)"), kind=FindingClass.VIOLATION, message="Not here.", at="cards.decks", help="mend it"
    )
    more = [
        replace(extra, kind=FindingClass.ADVISORY),
        replace(extra, kind=FindingClass.ADVISORY, advisory="x/not-known"),
    ]
    known = len(list(_requirements(home)))
    *_, found = list(_requirements(replace(home, findings=(*home.findings, extra))))
    assert (found.key, found.at, found.refuses) == (("violation", "cards.decks", "", "Not here."), "cards.decks", True)
    assert found.side == Side(provision=Provision("1(a)"), outcome="violation", says="Not here.", help="mend it")
    assert len(list(_requirements(replace(home, findings=(*home.findings, more[0]))))) == known
    *_, unknown = list(_requirements(replace(home, findings=(*home.findings, more[1]))))
    assert (unknown.key, unknown.side.outcome) == (("not known", "cards.decks", "", ""), "not known")
    assert unknown.refuses is False


def test_what_is_open_is_told_with_the_facts_that_leave_it_open() -> None:
    text = PENNSYLVANIA.read_text(encoding="utf-8").replace("  jokers: 1\n", "")
    review = review_document(read_text(text, "filing.yaml"))
    opened = [item for item in _requirements(review) if item.side.outcome == "is open" and item.at == "cards.jokers"]
    (item,) = opened
    assert item.side.says == "Each deck is used with 1 joker. Jokers used in each deck is not stated."
    held = [item for item in _requirements(review) if item.side.outcome == "holds"]
    assert held
    assert not any("not stated" in item.side.says for item in held)
