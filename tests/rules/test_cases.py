"""Runs every case of the chapters: the findings are exactly those that the case names, at their paths and in words."""

import datetime
from collections.abc import Sequence

import pytest
from rule_cases import FINDING_KEYS, KEYS, Case, cases_of, chapters_with_cases, runs

from checker.rules import Finding, FindingClass, Outcome

RUNS = tuple(runs())


def _id(value: object) -> str | None:
    return value.name if isinstance(value, Case) else value.isoformat() if isinstance(value, datetime.date) else None


@pytest.mark.parametrize(("case", "day"), RUNS, ids=_id)
def test_case(case: Case, day: datetime.date) -> None:
    review = case.review(day)
    assert _shown(review.defects) == _expected(case)
    for expected in case.finds:
        notes = [note for found in _matching(review.defects, expected) for note in found.notes]
        assert [note for note in expected.get("notes", []) if note not in notes] == []
    outcomes = {item.provision.provision: item.outcome for item in review.provisions}
    for key, outcome in (
        ("holds", Outcome.HOLDS),
        ("open", Outcome.OPEN),
        ("unused", Outcome.DOES_NOT_APPLY),
    ):
        assert {name: outcomes.get(name) for name in case.raw.get(key, [])} == dict.fromkeys(
            case.raw.get(key, []), outcome
        )
    given = {finding.advisory for finding in review.findings if finding.kind is FindingClass.ADVISORY}
    assert set(case.raw.get("advisories", [])) <= given


@pytest.mark.parametrize("chapter_id", chapters_with_cases())
def test_cases_say_what_they_may(chapter_id: str) -> None:
    named: set[tuple[str, str, str]] = set()
    for case in cases_of(chapter_id):
        assert set(case.raw) <= KEYS, case.name
        assert set(case.raw) & {"holds", "finds", "open", "unused"}, f"{case.name} expects nothing"
        assert case.days(), f"{case.name} is judged on no day"
        for expected in case.finds:
            assert {"provision", "class", "at", "message"} <= set(expected) <= FINDING_KEYS, case.name
        if not case.finds:
            assert "not_alone" not in case.raw, case.name
        for day in case.days():
            key = (case.name, day.isoformat(), case.raw.get("reading", ""))
            assert key not in named, f"{case.name} stands twice on {day}"
            named.add(key)


def _shown(findings: Sequence[Finding]) -> list[tuple[str, str, str, str]]:
    return sorted((found.provision, found.kind.value, found.at, found.message) for found in findings)


def _expected(case: Case) -> list[tuple[str, str, str, str]]:
    return sorted((found["provision"], found["class"], found["at"], found["message"]) for found in case.finds)


def _matching(findings: Sequence[Finding], expected: dict[str, str]) -> list[Finding]:
    return [found for found in findings if found.message == expected["message"]]
