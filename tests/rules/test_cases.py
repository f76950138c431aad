"""Runs every case of the chapters: the findings are exactly those that the case names, at their paths and in words."""

import datetime
from collections.abc import Iterator

import pytest
from rule_cases import Case, cases_of, chapters_with_cases, law_dates

from checker.review import Review
from checker.rules import Reason
from checker.rules.result import SETTLED_ELSEWHERE
from checker.upkeep.cases import differences

SECTIONS = list(
    dict.fromkeys((chapter_id, case.section) for chapter_id in chapters_with_cases() for case in cases_of(chapter_id))
)
NOT_THE_CASES = {*SETTLED_ELSEWHERE, Reason.LAW_UNKNOWN, Reason.READINGS_DIFFER}
"""Why something is open that no rule of the case's section leaves open."""


@pytest.mark.parametrize(("chapter_id", "section"), SECTIONS)
def test_the_cases_of_a_section(chapter_id: str, section: str) -> None:
    cases = [case for case in cases_of(chapter_id) if case.section == section]
    wrong = [said for case in cases for day in case.days_tried() for said in faults(case, day)]
    assert wrong == [], "\n".join(wrong)


def faults(case: Case, day: datetime.date) -> Iterator[str]:
    """Say in what a case comes out otherwise on a day than it says, each in a line with its name."""
    review = case.review(day)
    for said in differences(case, review):
        yield f"{case.name}, on {day}: {said}"
    for said in unsaid(case, review, newest=day == law_dates(case.chapter_id)[-1]):
        yield f"{case.name}, on {day}: left open without being named: {said}"


def unsaid(case: Case, review: Review, *, newest: bool) -> list[str]:
    """Return what a case leaves open without naming it, but for the entries that the case itself changes.

    A base names areas for wagers that the law of an earlier day did not have; such an area is not understood then.
    """
    raw = case.raw
    changed = [*raw.get("set", {}), *raw.get("remove", []), *(found["at"] for found in raw.get("finds", []))]
    return [
        f"{point.provision}: {point.path}, {point.reason.value}"
        for point in review.open
        if point.reason not in NOT_THE_CASES
        and (newest or not point.path.startswith("layout.areas."))
        and not {point.provision, *point.provisions} & {*raw.get("open", [])}
        and not any(f"{point.path}.".startswith(f"{path}.") or path.startswith(f"{point.path}.") for path in changed)
    ]


@pytest.mark.parametrize("chapter_id", chapters_with_cases())
def test_cases_say_what_they_may(chapter_id: str) -> None:
    named: set[tuple[str, str, str]] = set()
    for case in cases_of(chapter_id):
        assert set(case.raw) & {"holds", "finds", "open", "unused"}, f"{case.name} expects nothing"
        assert case.days(), f"{case.name} is judged on no day"
        for expected in case.finds:
            # By its whole sentence, or by what decides it.
            assert {"message", "says", "expected", "actual"} & set(expected), case.name
        if not case.finds:
            assert "not_alone" not in case.raw, case.name
        for day in case.days():
            key = (case.name, day.isoformat(), case.raw.get("reading", ""))
            assert key not in named, f"{case.name} stands twice on {day}"
            named.add(key)
