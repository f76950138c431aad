"""What is lawful in other words is not called a violation, and what is only referred to is one open point."""

import datetime
from pathlib import Path

import pytest

from checker.law import compile_ruleset, load_chapter
from checker.report.paytables import listed
from checker.review import Review, review_document
from checker.review.options import options
from checker.rules import Reason
from checker.rules.requirement import requirement
from checker.source import Document, read_text
from checker.submission.edit import with_answer

DAY = datetime.date(2014, 2, 1)
EXAMPLES = Path(__file__).parents[2] / "examples"


def document(folder: str, *changes: tuple[str, str]) -> Document:
    text = (EXAMPLES / folder / "submission.yaml").read_text(encoding="utf-8")
    for was, now in changes:
        assert was in text
        text = text.replace(was, now, 1)
    return read_text(text, "submission.yaml")


def reviewed(folder: str, *changes: tuple[str, str]) -> Review:
    return review_document(document(folder, *changes))


@pytest.mark.parametrize("name", ["Fortune Bonus Wager", "Fortune Bonus", "fortune-bonus", "FORTUNE BONUS WAGER"])
def test_a_wager_may_be_listed_by_its_name(name: str) -> None:
    review = reviewed("pa/pai-gow-poker", ("  fortune_bonus:", f"  {name}:"))
    assert (review.outcome, review.defects) == ("complies", ())


def test_a_wager_that_the_chapter_does_not_know_is_still_none() -> None:
    review = reviewed("pa/blackjack", ("  kings_bounty:", "  Fortune Bonus Wager: yes\n  kings_bounty:"))
    assert [found.provision for found in review.defects] == ["633a.6(e)"]


@pytest.mark.parametrize(
    "text", ["as in the attached schematic", "see exhibit 4", "all of those that the law asks for"]
)
def test_areas_that_are_only_referred_to_are_one_open_point(text: str) -> None:
    review = review_document(with_answer(document("pa/blackjack"), "layout.areas", text))
    assert review.defects == ()
    points = [point for point in review.open if point.path == "layout.areas"]
    assert [(point.reason, point.words) for point in points] == [(Reason.NOT_UNDERSTOOD, text)]


def test_a_short_name_is_an_area_of_its_own_and_stands_for_no_other() -> None:
    review = review_document(with_answer(document("pa/blackjack"), "layout.areas", "dice"))
    assert len([found for found in review.defects if found.at == "layout.areas"]) > 1


def test_yes_to_a_wager_that_has_its_choices_is_lawful() -> None:
    found = {option.value: option for option in options(document("pa/blackjack"), "wagers.royal_match_21").options}
    assert (found["yes"].lawful, found["no"].lawful) == (True, True)


def test_yes_to_a_wager_not_offered_yet_says_what_to_state_then() -> None:
    found = {option.value: option for option in options(document("pa/blackjack"), "wagers.bet_the_set_21").options}
    assert "then state wagers.bet_the_set_21.paytable" in found["yes"].entails


def test_batches_are_tried_around_the_decks_in_play() -> None:
    found = {option.value: option.lawful for option in options(document("pa/blackjack"), "cards.batches").options}
    assert {value for value, lawful in found.items() if lawful} == {"8, 8"}
    assert {"7, 7", "9, 9"} <= set(found)


@pytest.mark.parametrize("chapter_id", ["pa/633a", "pa/645a", "pa/688a", "md/pai-gow-poker"])
def test_every_requirement_names_its_figure(chapter_id: str) -> None:
    day = load_chapter(chapter_id).known_through
    ruleset = compile_ruleset(chapter_id, day) if day else None
    for rule in ruleset.rules if ruleset else ():
        said = requirement(rule, ruleset) if ruleset else ""
        assert "{" not in said
        assert " ." not in said
        assert "at least ," not in said


def test_a_wager_whose_odds_the_filing_sets_stands_among_the_paytables() -> None:
    ruleset = compile_ruleset("pa/629a", load_chapter("pa/629a").known_through or DAY)
    (tie,) = [table for table in listed(ruleset) if table.wager == "tie"]
    assert (tie.provision, tie.condition_text, [row.payout.text for row in tie.rows]) == (
        "629a.12(b)",
        "the least odds",
        ["8 to 1"],
    )
