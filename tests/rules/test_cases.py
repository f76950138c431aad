"""Runs every case of the chapters: the findings are exactly those that the case names, at their paths and in words."""

import datetime

import pytest
from rule_cases import Case, cases_of, chapters_with_cases, runs

from checker.upkeep.cases import differences

RUNS = tuple(runs())


def _id(value: object) -> str | None:
    return value.name if isinstance(value, Case) else value.isoformat() if isinstance(value, datetime.date) else None


@pytest.mark.parametrize(("case", "day"), RUNS, ids=_id)
def test_case(case: Case, day: datetime.date) -> None:
    assert list(differences(case, case.review(day))) == []


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
