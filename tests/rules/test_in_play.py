"""Each condition of a chapter is met by one filing and not by another, as the chapter's list says."""

import pytest
from in_play import SAID, conditions_of, differences, groups_of
from rule_cases import chapters_with_cases, law_dates

from checker.law.conditions import ALWAYS, NEVER, Condition

CHAPTERS = chapters_with_cases()


@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_each_filing_of_the_list_brings_into_play_what_it_says(chapter_id: str) -> None:
    wrong: list[str] = []
    for group in groups_of(chapter_id):
        wanted = conditions_of(*group.law)
        assert set(group.raw["of"]) <= set(wanted), "conditions that the chapter does not have"
        wrong += differences(group, wanted)
    assert wrong == []


@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_each_condition_stands_in_the_list(chapter_id: str) -> None:
    """Also each form that a condition has by another reading or had on another day."""
    listed: set[tuple[str, Condition]] = set()
    for group in groups_of(chapter_id):
        wanted = conditions_of(*group.law)
        listed |= {(name, wanted[name]) for name in group.raw["of"]}
    missed = set()
    for day in law_dates(chapter_id):
        for reading in (None, "literal", "evident"):
            found = conditions_of(chapter_id, day, reading).items()
            missed |= {name for name, condition in found if (name, condition) not in listed}
    assert missed == set()


@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_each_condition_that_can_go_either_way_does(chapter_id: str) -> None:
    one_way = []
    for group in groups_of(chapter_id):
        wanted = conditions_of(*group.law)
        either = [name for name in group.raw["of"] if wanted[name] not in {ALWAYS, NEVER}]
        if len(set(group.raw) & set(SAID)) < 2:
            one_way += either
    assert one_way == []
