"""Answers in other words: what means a choice is that choice, what is plainly none fails, the rest is open."""

import datetime
from pathlib import Path

import pytest
import yaml
from rule_cases import Case

from checker.review import Review, review_document
from checker.rules import Outcome, Reason
from checker.source import read_text

DAYS = {
    "pa/633a": datetime.date(2015, 6, 13),
    "pa/645a": datetime.date(2012, 5, 19),
    "pa/629a": datetime.date(2014, 2, 1),
}


def judged(chapter_id: str, path: str, written: str) -> Review:
    decks = {"cards.decks": "2"} if path == "cards.deck_backs" else {}
    raw = {"case": "an answer", "set": {**decks, path: written}}
    return Case(chapter_id=chapter_id, section="answers", raw=raw).review(DAYS[chapter_id])


def said(review: Review, path: str) -> str:
    """How the entry came out: violation, or the reason for which it is open, or nothing."""
    if any(found.at == path for found in review.defects):
        return "violation"
    return next((point.reason.value for point in review.open if point.path == path), "")


@pytest.mark.parametrize(
    ("chapter_id", "path", "written", "outcome"),
    [
        ("pa/645a", "cards.deck_backs", "red and blue", ""),
        ("pa/645a", "cards.deck_backs", "Blue & red", ""),
        ("pa/645a", "cards.deck_backs", "both red", "violation"),
        ("pa/645a", "cards.deck_backs", "both in navy blue", "violation"),
        ("pa/645a", "cards.deck_backs", "navy blue and red", ""),
        ("pa/645a", "cards.deck_backs", "floral", "not_understood"),
        ("pa/645a", "cards.deck_backs", "both decks in navy blue", "violation"),
        ("pa/645a", "cards.deck_backs", "one navy blue, one burgundy red", ""),
        ("pa/645a", "cards.shuffler", "by machine", ""),
        ("pa/633a", "cards.shuffler", "Automated card shuffling device", ""),
        ("pa/633a", "cards.shuffler", "by machine", "not_understood"),
        ("pa/633a", "layout.payout_odds", "layout and sign", ""),
        ("pa/633a", "layout.payout_odds", "layout or sign", "not_understood"),
        ("pa/633a", "layout.payout_odds", "nowhere", "violation"),
        ("pa/645a", "cards.shuffler", "continuous", "violation"),
        ("pa/645a", "cards.dealt_from", "by hand", ""),
        ("pa/645a", "play.vigorish_rounding", "next highest multiple of 25 cents", ""),
        ("pa/645a", "play.vigorish_rounding", "next highest multiple of 50 cents", "violation"),
        ("pa/629a", "cards.replaced", "after the play of each dealing shoe", ""),
        ("pa/629a", "cards.replaced", "every week", "violation"),
        ("pa/629a", "cards.replaced", "when they smell", "not_understood"),
    ],
)
def test_an_answer_is_the_choice_it_means_or_none_or_not_understood(
    chapter_id: str, path: str, written: str, outcome: str
) -> None:
    assert said(judged(chapter_id, path, written), path) == outcome


def test_what_is_not_understood_is_quoted_with_the_known_answers() -> None:
    review = judged("pa/633a", "cards.shuffler", "by machine")
    (point,) = [point for point in review.open if point.path == "cards.shuffler" and point.words]
    assert point.words == "by machine"
    assert point.text == (
        "Shuffler: “by machine” is not understood. "
        "Known answers: none; automated; continuous; approved reshuffling device."
    )


def test_a_rule_on_what_was_not_understood_is_open_and_neither_holds_nor_is_left_out() -> None:
    review = judged("pa/633a", "cards.shuffler", "by machine")
    (batches,) = [item for item in review.provisions if item.provision.provision == "633a.3(b)(1)"]
    assert (batches.outcome, batches.reason) == (Outcome.OPEN, Reason.DEPENDS_ON)


@pytest.mark.parametrize(
    ("hours", "provision"), [("4 hours", ""), ("9 hours", "645a.3(c)"), ("12 hours", "645a.3(c)"), ("8 hours", "")]
)
def test_what_is_unlawful_under_every_answer_fails_even_where_that_answer_is_left_out(
    hours: str, provision: str
) -> None:
    raw = {"case": "no way of dealing", "set": {"cards.changed_every": hours}, "remove": ["cards.dealt_from"]}
    review = Case(chapter_id="pa/645a", section="answers", raw=raw).review(DAYS["pa/645a"])
    found = [item for item in review.defects if item.at == "cards.changed_every"]
    assert [item.provision.startswith(provision) for item in found] == ([True] if provision else [])
    assert [item.notes[-1] for item in found] == (
        ["It is unlawful whatever is filed for cards dealt from, which is not stated."] if provision else []
    )


@pytest.mark.parametrize("line", [0, 4, 9])
def test_a_line_of_the_house_way_that_names_no_hand_is_open(line: int) -> None:
    text = Path("examples/pa/pai-gow-poker/submission.yaml").read_text(encoding="utf-8")
    filed = yaml.load(text, yaml.BaseLoader)  # noqa: S506 - all values as texts
    filed["play"]["house_way"][line] = "zorblax quux"
    found = review_document(read_text(yaml.safe_dump(filed, sort_keys=False, width=9_999), "filing.yaml"))
    assert found.outcome == "incomplete"
    assert [(item.path, item.words) for item in found.open if item.decides and "house_way" in item.path] == [
        (f"play.house_way.{line}", "zorblax quux")
    ]
