"""Words that stand where an answer belongs and only point elsewhere: no entry of any chapter complies with them."""

from typing import Any

import pytest
import yaml
from rule_cases import Case, chapters_with_cases, law_dates
from sampled import tried

from checker.review import Review, review_document
from checker.rules.result import Reason
from checker.source import read_text
from checker.submission import State
from checker.submission.conditions import holds

SAYING_NOTHING = (
    "See the dealer manual.",
    "As in our manual",
    "per procedures",
    "per house rules",
    "standard",
    "see attached",
    "as usual",
    "Standard procedure",
    "According to the house rules",
    "As approved",
    "In accordance with the internal controls",
    "Section 4 of the dealing procedures",
    "See attached document",
    "refer to the manual, page 12",
    "As the law requires",
)
_IN_WORDS = {"text": "free", "texts": "free", "choice": "choice"}


def reviewed(chapter: str, entries: dict[str, Any], **more: Any) -> Review:
    case = Case(chapter_id=chapter, section="nothing", raw={"case": "says nothing", "set": entries, **more})
    return case.review(law_dates(chapter)[-1])


def house_way(*lines: str) -> Review:
    return reviewed("pa/645a", {"play.house_way": list(lines)})


@pytest.mark.parametrize("chapter", chapters_with_cases())
@pytest.mark.parametrize("words", tried(SAYING_NOTHING, 6))
@pytest.mark.parametrize("kind", ["free", "choice"])
def test_no_entry_in_words_holds_by_an_answer_that_says_nothing(chapter: str, words: str, kind: str) -> None:
    base = reviewed(chapter, {})
    assert base.filing
    assert base.ruleset
    stated = {
        path: election.type
        for path, election in base.ruleset.elections.items()
        if _IN_WORDS.get(election.type) == kind
        and base.filing.answer(path).state is State.STATED
        and holds(election.when, base.filing)
    }
    assert stated
    review = reviewed(chapter, {path: [words] if sort == "texts" else words for path, sort in stated.items()})
    told = {*(found.at for found in review.findings), *(point.path for point in review.open)}
    assert [path for path in stated if not any(f"{at}.".startswith(f"{path}.") for at in told)] == []


@pytest.mark.parametrize("words", SAYING_NOTHING[:4])
def test_a_house_way_that_only_points_elsewhere_is_quoted_as_not_understood(words: str) -> None:
    review = house_way(words)
    assert [(point.provision, point.reason, point.words) for point in review.open] == [
        ("645a.11(c)", Reason.NOT_UNDERSTOOD, words)
    ]


@pytest.mark.parametrize(
    ("line", "outcome"),
    [
        ("Every hand is set as high as house rules allow", "incomplete"),
        ("All hands: the best low hand as in the manual", "incomplete"),
        ("All hands are set in the best possible way", "incomplete"),
        ("All hands: the two-card hand and the five-card hand are set by the dealer", "incomplete"),
        ("Attachment to follow", "incomplete"),
        ("Schedule of house rules", "incomplete"),
        ("No attachment B", "incomplete"),
        ("Attachment B", "complies"),
        ("House way of May 2012, attached as exhibit 3", "complies"),
        ("All hands: the highest possible low hand below the high hand", "complies"),
        ("Every hand is set with the strongest two-card hand that ranks below the five-card hand", "complies"),
    ],
)
def test_a_rule_for_all_hands_says_which_cards_go_where_and_a_paper_has_its_letter(line: str, outcome: str) -> None:
    assert house_way(line).outcome == outcome


def test_a_sentence_beside_one_that_sets_a_hand_is_read_too() -> None:
    review = house_way(
        "All hands: the highest possible low hand below the high hand. With four 6s the manual is followed."
    )
    assert [point.words for point in review.open] == ["With four 6s the manual is followed."]


def test_a_paper_named_under_filed_elsewhere_holds_the_house_way() -> None:
    case = Case(chapter_id="pa/645a", section="nothing", raw={"set": {"play.house_way": "See the dealer manual."}})
    filed = case.data(law_dates("pa/645a")[-1])
    filed["filed_elsewhere"] = {"play.house_way": "dealer manual DM-12"}
    review = review_document(read_text(yaml.safe_dump(filed, sort_keys=False), "filing.yaml"))
    assert review.outcome == "complies"
    assert [(point.provision, point.reason) for point in review.open] == [("645a.11(c)", Reason.FILED_ELSEWHERE)]
