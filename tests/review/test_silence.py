"""Every entry of a filing that complies is deleted, left blank, or answered in words that nobody knows.

What comes of it never complies, but where the law's data say that the entry may be left out, or the review tells it.
"""

import datetime
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from sampled import is_tried

from checker.casework.letter import letter
from checker.casework.record import carry
from checker.cli.exits import exit_code
from checker.documents.build import build
from checker.frozen import replace
from checker.law import compile_ruleset
from checker.law.chapter import chapter_ids, load_chapter
from checker.law.jurisdictions import operator_entries
from checker.law.model import Election
from checker.law.names import names_of_area
from checker.report.json_form import file_form
from checker.review import Review, review_document
from checker.review.model import COMPLIES, DEFECTS, INCOMPLETE
from checker.rules import Reason
from checker.source import Document, Mapping, Node, Scalar, Sequence, read_text
from checker.submission.conditions import holds
from checker.submission.edit import with_answer
from checker.submission.filing import normal

EXAMPLES = Path(__file__).parents[2] / "examples"
FILINGS = (
    "md/pai-gow-poker/submission.yaml",
    "pa/blackjack/submission.yaml",
    "pa/face-up-pai-gow-poker/submission.yaml",
    "pa/midibaccarat/submission.yaml",
    "pa/pai-gow-poker/manual-shoe.yaml",
)
ONE_IN = 6
"""One change in so many is made in an ordinary run."""
UNKNOWN = "zorblax quux"
NAMES = {"facility", *operator_entries(), "law_confirmed.by", "law_confirmed.note", "readings.by", "readings.ground"}
"""Entries that hold a name or a ground: any words are one, but none and what stands for none are not."""

Steps = tuple[str | int, ...]


def places(node: Node, above: Steps = ()) -> Iterator[tuple[Steps, Node]]:
    """Return every place below a node, with what stands there."""
    if isinstance(node, Scalar):
        return
    pairs = [(entry.key.text, entry.value) for entry in node] if isinstance(node, Mapping) else enumerate(node.items)
    for step, value in pairs:
        yield (*above, step), value
        yield from places(value, (*above, step))


def changed(node: Node, steps: Steps, value: Node | None) -> Node:
    """Return a node with another one at a place, or with nothing there."""
    here, rest = steps[0], steps[1:]
    if isinstance(node, Mapping):
        entries = {entry.key.text: entry for entry in node}
        new = changed(entries[str(here)].value, rest, value) if rest else value
        if new is None:
            del entries[str(here)]
        else:
            entries[str(here)] = replace(entries[str(here)], value=new)
        return replace(node, entries=tuple(entries.values()))
    assert isinstance(node, Sequence)
    items = list(node.items)
    new = changed(items[int(here)], rest, value) if rest else value
    items[int(here) : int(here) + 1] = [new] if new is not None else []
    return replace(node, items=tuple(items))


@cache
def filed(name: str) -> Review:
    return review_document(read_text((EXAMPLES / name).read_text(encoding="utf-8"), name))


def after(base: Review, steps: Steps, value: Node | None) -> Review:
    assert base.filing
    document: Document = base.filing.document
    root = changed(document.root, steps, value)
    assert isinstance(root, Mapping)
    return review_document(replace(document, root=root), ledger=False)


def reason_for(base: Review, steps: Steps, review: Review, change: str) -> str:
    """Return why a filing may comply after the change, as the law's data or the review say; else nothing."""
    path = ".".join(map(str, steps))
    named = ".".join(step for step in steps if isinstance(step, str))
    if change == "unknown":
        told = any(point.reason is Reason.NOT_COMPARED and point.words == UNKNOWN for point in review.open)
        return "any words are a name" if named in NAMES else "it is told that it was not compared" if told else ""
    ruleset, filing = base.ruleset, base.filing
    assert ruleset
    assert filing
    if steps[0] == "readings" and len(steps) == 2:
        return "no outcome turns on the reading"
    wager = ruleset.wagers.get(path.removeprefix("wagers."))
    if wager:
        return "" if change == "blank" else "an optional wager is not offered" if wager.optional else "of the game"
    if named == "layout.areas":
        area = normal(filing.raw_text(path))
        asked = [rule for rule in ruleset.rules if rule.kind == "area" and holds(rule.when, filing) is not False]
        names = {normal(name) for rule in asked for name in names_of_area(rule, ruleset)}
        return "" if area in names else "no provision asks for the area"
    elections = [
        election
        for at, election in ruleset.elections.items()
        if f"{path}.".startswith(f"{at}.") or f"{at}.".startswith(f"{path}.")
    ]
    reasons = [_silent(election, base) for election in elections if filing.stated_raw(election.at)]
    return reasons[0] if reasons and all(reasons) else ""


def _silent(election: Election, base: Review) -> str:
    assert base.filing
    if election.asks == "may":
        return election.silent
    return "nothing asks for it here" if holds(election.when, base.filing) is False else ""


@pytest.mark.parametrize("name", FILINGS)
def test_nothing_left_out_or_unknown_counts_as_compliance(name: str) -> None:
    base = filed(name)
    assert base.filing
    assert base.outcome == COMPLIES, [point.text for point in base.open if point.decides]
    silently: list[str] = []
    excused: set[str] = set()
    for steps, node in places(base.filing.document.root):
        blank = Scalar(text="", position=node.position)
        changes: dict[str, Node | None] = {"delete": None, "blank": blank}
        if not isinstance(node, Mapping):
            words = replace(blank, text=UNKNOWN)
            changes["unknown"] = words if isinstance(node, Scalar) else Sequence(items=(words,), position=node.position)
        for change, value in changes.items():
            if not is_tried(f"{steps} {change}", ONE_IN):
                continue
            review = after(base, steps, value)
            if review.outcome == COMPLIES:
                why = reason_for(base, steps, review, change)
                (excused.add if why else silently.append)(f"{change} {'.'.join(map(str, steps))}: {why}")
    assert silently == []
    assert excused, "some entries may be left out"


@pytest.mark.parametrize("chapter_id", chapter_ids())
def test_every_entry_that_may_be_left_out_says_what_that_means(chapter_id: str) -> None:
    undated = datetime.date(2014, 3, 3)
    for day in {item.effective or undated for item in load_chapter(chapter_id).rulemakings}:
        for reading in ("literal", "evident"):
            elections = compile_ruleset(chapter_id, day, reading).elections.values()
            assert [item.at for item in elections if item.asks == "may" and not item.silent] == []
            assert [item.at for item in elections if item.silent and item.silent[-1] != "."] == []


@pytest.mark.parametrize("said", ["TBD", "n/a", "?", "xxx", "to be announced", "-"])
@pytest.mark.parametrize("entry", ["facility", "certificate_holder"])
def test_words_that_stand_for_a_name_name_nobody(entry: str, said: str) -> None:
    base = filed("pa/blackjack/submission.yaml")
    review = after(base, (entry,), Scalar(text=said, position=base.place(entry)))
    assert review.outcome == INCOMPLETE
    found = next(point for point in review.open if point.path == entry)
    assert (found.provision, found.reason, found.words) == ("633a", Reason.NOT_UNDERSTOOD, said)
    assert found.text.endswith(f"“{said}” names nobody.")


@pytest.mark.parametrize(("said", "outcome"), [("TBD", INCOMPLETE), ("to follow", INCOMPLETE), ("none", COMPLIES)])
def test_a_help_line_that_is_to_follow_is_open(said: str, outcome: str) -> None:
    base = filed("pa/blackjack/submission.yaml")
    assert base.filing
    review = review_document(with_answer(base.filing.document, "gambling_help_line", said))
    assert review.outcome == outcome
    found = [(point.provision, point.words) for point in review.open if point.path == "gambling_help_line"]
    assert found == ([("58 Pa. Code § 501a.7", said)] if outcome == INCOMPLETE else [])


@pytest.mark.parametrize(("at", "said"), [("by", "99"), ("ground", "17"), ("by", "TBD"), ("ground", "")])
def test_a_reading_is_taken_by_somebody_on_a_ground_in_words(at: str, said: str) -> None:
    base = filed("pa/blackjack/submission.yaml")
    review = after(base, ("readings", 0, at), Scalar(text=said, position=base.place("readings")))
    assert review.outcome == INCOMPLETE
    found = next(point for point in review.open if point.path == "readings.0")
    assert f"{at} is {'a figure only' if said.isdigit() else 'not stated'}" in found.text


def test_an_entry_without_effect_is_told_with_what_makes_it_idle() -> None:
    base = filed("pa/pai-gow-poker/manual-shoe.yaml")
    assert base.filing
    review = review_document(with_answer(base.filing.document, "cards.deck_backs", "different colors"))
    idle = [point for point in review.open if point.reason is Reason.NOT_COMPARED]
    assert [(point.provision, point.path) for point in idle] == [("645a.3(b)(1)", "cards.deck_backs")]
    assert idle[0].text.endswith(": different colors is stated and has no effect here. Decks: 1.")
    assert idle[0].help == "leave cards.deck_backs out, or change what it depends on"
    assert review.outcome == COMPLIES
    said_none = review_document(with_answer(base.filing.document, "cards.deck_backs", "none"))
    assert [point for point in said_none.open if point.reason is Reason.NOT_COMPARED] == []


@pytest.mark.parametrize(
    ("name", "steps", "said", "reason"),
    [
        ("pa/blackjack/submission.yaml", ("facility",), "", Reason.NOT_STATED),
        ("pa/midibaccarat/submission.yaml", ("wagers", "house_money"), "", Reason.NOT_STATED),
        ("pa/face-up-pai-gow-poker/submission.yaml", ("play", "house_way", 5), None, Reason.NOT_STATED),
        ("pa/face-up-pai-gow-poker/submission.yaml", ("layout", "payout_limit"), UNKNOWN, Reason.NOT_UNDERSTOOD),
        ("md/pai-gow-poker/submission.yaml", ("law_confirmed", "note"), "", Reason.NOT_UNDERSTOOD),
    ],
)
def test_what_is_silent_is_a_draft_without_a_letter_and_ends_with_4(
    name: str, steps: Steps, said: str | None, reason: Reason
) -> None:
    base = filed(name)
    assert base.filing
    review = after(base, steps, None if said is None else Scalar(text=said, position=base.place(str(steps[0]))))
    at = ".".join(step for step in steps if isinstance(step, str))
    assert reason in {point.reason for point in review.open if at.startswith(point.path) and point.decides}
    form = file_form(review)
    assert form["outcome"] == INCOMPLETE
    assert any(point["reason"] == reason.value for point in form["open"])
    assert exit_code([review.outcome]) == 4
    assert build(review, "sign", draft=review.outcome == INCOMPLETE).head.stamp.startswith("DRAFT")
    day = datetime.date(2026, 1, 2)
    assert letter(review, carry(review, ()), on=day, by="A. Reviewer").undecided >= len(review.open) > 0


@pytest.mark.parametrize("missing", ["Three pair", "Straight or flush", "Straight flush or royal flush", "Five aces"])
def test_a_type_of_hand_without_a_setting_is_named(missing: str) -> None:
    base = filed("md/pai-gow-poker/submission.yaml")
    assert base.filing
    lines = base.filing.answers["play.house_way"].value
    index = next(index for index, line in enumerate(lines) if line.startswith(f"{missing}:"))
    review = after(base, ("play", "house_way", index), None)
    found = next(point for point in review.open if point.path == "play.house_way")
    names = {"Straight or flush": "straight, flush", "Straight flush or royal flush": "straight flush"}
    hands = names.get(missing, missing.lower())
    assert found.text == f"The house way does not say how these hands are set: {hands}."
    assert (found.provision, found.reason) == ("11.C(1)", Reason.NOT_STATED)


@pytest.mark.parametrize(
    ("line", "outcome"),
    [
        ("All other hands: the low hand as high as the high hand allows", COMPLIES),
        ("Otherwise the highest possible low hand", COMPLIES),
        ("Trips are kept together, except aces", INCOMPLETE),
        ("Trips are kept together", DEFECTS),
        ("not Five aces: two in the low hand", INCOMPLETE),
    ],
)
def test_one_rule_may_set_every_hand_that_no_line_names(line: str, outcome: str) -> None:
    base = filed("md/pai-gow-poker/submission.yaml")
    assert base.filing
    last = len(base.filing.answers["play.house_way"].value) - 1
    text = Scalar(text=line, position=base.place("play.house_way"))
    assert after(base, ("play", "house_way", last), text).outcome == outcome
