"""Areas that a filing lists for its layout: each is one that the chapter knows, and of a wager that is offered."""

from typing import Any

import pytest
from rule_cases import Case, law_dates

from checker.rules import Outcome, Reason
from checker.rules.listed_areas import listed_areas

KNOWN = "Royal Match"


def found(areas: Any, **entries: Any) -> list[tuple[Outcome, Reason | None, str, str]]:
    """The results on listed areas of a Blackjack filing: the answer, its reason and place, and what is said."""
    raw = {"set": {"layout.areas": areas, **entries}}
    review = Case(chapter_id="pa/633a", section="633a.2", raw=raw).review(law_dates("pa/633a")[-1])
    assert review.filing is not None
    assert review.ruleset is not None
    results = listed_areas(review.filing, review.ruleset)
    return [
        (
            result.outcome,
            result.reason,
            result.path or result.findings[0].at,
            result.facts[0] if result.facts else result.findings[0].message,
        )
        for result in results
    ]


@pytest.mark.parametrize("noun", ["betting area", "area", "box", "circle", "spot", "space", "line", "bet", "wager"])
@pytest.mark.parametrize("ending", ["", "s", "es"])
def test_a_last_word_that_says_what_it_is_makes_no_other_area(noun: str, ending: str) -> None:
    not_offered = "The layout has an area for Lucky Ladies, which the filing does not offer."
    assert found(["blackjack", f"Lucky Ladies {noun}{ending}"]) == [
        (Outcome.FAILS, Reason.VIOLATES, "layout.areas.1", not_offered)
    ]


@pytest.mark.parametrize(
    ("areas", "place"),
    [
        (["blackjack", "Lucky Ladies thing"], "layout.areas.1"),
        ("blackjack, Lucky Ladies thing", "layout.areas"),
        (["Lucky Ladies thing", "blackjack"], "layout.areas.0"),
    ],
)
def test_an_unknown_area_is_not_understood(areas: Any, place: str) -> None:
    said = "Betting areas on the layout: “Lucky Ladies thing” is not understood; it is no area that this chapter knows."
    results = found(areas)
    assert [(outcome, reason, text) for outcome, reason, _, text in results] == [
        (Outcome.OPEN, Reason.NOT_UNDERSTOOD, said)
    ]
    assert results[0][2].startswith(place)


def test_words_that_may_mean_an_area_that_lacks_are_told_by_the_rule_that_asks_for_it() -> None:
    drawn = "see the schematic"
    assert found([drawn]) == []
    assert [place for *_, place, _ in found(["blackjack", drawn])] == ["layout.areas.1"]


def test_areas_of_the_table_and_of_what_is_offered_are_passed() -> None:
    assert found(["blackjack", "Lucky Ladies circle", "insurance line"], **{"wagers.lucky_ladies": "yes"}) == []


def test_without_a_list_there_is_nothing_to_find() -> None:
    assert found("") == []


def test_an_area_that_the_law_does_not_ask_for_contradicts_a_filing_without_its_wager_too() -> None:
    said = "The layout has an area for Bad Beat Progressive, which the filing does not offer."
    assert found(["blackjack", "Bad Beat Progressive"]) == [(Outcome.FAILS, Reason.VIOLATES, "layout.areas.1", said)]
    offered = {"wagers.bad_beat_progressive": {"minimum": "$1", "maximum": "$1"}}
    assert found(["blackjack", "Bad Beat Progressive"], **offered) == []
