"""All that is answered beside a review, to the last word: what remains lawful, what changed, what another law says.

``whole_answers.yaml`` has filings, each the base case of a chapter with other entries, and one question to each.
"""

import datetime
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml
from rule_cases import Case, law_dates

from checker.review import Review
from checker.review.compare_chapters import differences, review_against
from checker.review.diff import diff
from checker.review.horizon import horizon
from checker.review.options import options
from checker.rules import Finding
from checker.statements import Document, Duty, Statement, statements_of
from checker.words.topics import topics

_FILE = Path(__file__).parent / "whole_answers.yaml"
FILINGS: list[dict[str, Any]] = yaml.load(_FILE.read_text(encoding="utf-8"), Loader=yaml.CBaseLoader)  # noqa: S506


@pytest.mark.parametrize("raw", FILINGS, ids=[f"{raw['chapter']} {raw['case']}" for raw in FILINGS])
def test_the_answer_is_this_and_nothing_else(raw: dict[str, Any]) -> None:
    assert "\n".join(answered(raw)) + "\n" == raw["told"]


def answered(raw: dict[str, Any]) -> Iterator[str]:
    """Yield the lines of an answer: what remains lawful, what changes, what another law says, what papers may say."""
    asked = raw["asks"]
    case, day = _case(raw), _day(raw)
    match asked:
        case {"options": field}:
            found = options(case.document(day), field)
            yield from _written(found, without={"review", "options"})
            for option in found.options:
                said = "lawful" if option.lawful else "not lawful"
                yield f"  {option.value}: {said}, {option.provision} {option.says}".rstrip()
                yield from (f"    {found.provision} at {found.at}: {found.message}" for found in option.problems)
                yield from (f"    entails {text}" for text in option.entails)
        case {"amended": edits}:
            after = _case({**raw, **edits})
            yield from _written(diff(case.review(day), after.review(_day({**raw, **edits}))), without={"old", "new"})
        case {"until": until}:
            found_later = horizon(case.document(day), start=day, until=datetime.date.fromisoformat(until))
            yield f"{found_later.end}, known through {found_later.known_through}"
            for step in found_later.steps:
                yield from _written(step, "  ")
        case {"against": other}:
            review = review_against(case.document(day), other, as_of=day)
            assert review.against is not None
            yield f"{review.outcome} here, {review.against.outcome} there"
            for difference in differences(review, review.against):
                yield from _written(difference, "  ", without={"position"})
        case {"statements": subjects}:
            yield from _statements(case.review(day), subjects)


def _case(raw: Mapping[str, Any]) -> Case:
    edits = {key: raw[key] for key in ("set", "remove", "from", "case") if key in raw}
    return Case(chapter_id=raw["chapter"], section="whole_answers", raw=edits)


def _day(raw: Mapping[str, Any]) -> datetime.date:
    return datetime.date.fromisoformat(raw["day"]) if "day" in raw else law_dates(raw["chapter"])[-1]


def _statements(review: Review, subjects: Collection[str]) -> Iterator[str]:
    """Write each statement on the subjects that is no topic of the law's alone, which is held to its text elsewhere."""
    assert review.filing is not None
    assert review.ruleset is not None
    table = statements_of(review.filing, review.ruleset)
    for item in table:
        if item.key.subject not in subjects or (item.key.aspect in topics() and not item.at):
            continue
        yield (
            f"{item.key.subject} {item.key.aspect} {item.key.name}".rstrip()
            + f": {getattr(item.value, 'text', item.value)} | {item.wording}"
        )
        yield f"  {' / '.join(item.names)} | {item.provision}, {item.source}, {item.status} | {item.at}".rstrip("| ")
        if duties := _duties(item):
            yield f"  {duties}"
    yield f"not settled: {', '.join(sorted(table.unsettled))}"


def _duties(item: Statement) -> str:
    firm = {document: item.due(document) for document in Document}
    return ", ".join(f"{duty.value} in {document.value}" for document, duty in firm.items() if duty is not Duty.ALLOWED)


def _written(made: Any, indent: str = "", *, without: frozenset[str] | set[str] = frozenset()) -> Iterator[str]:
    """Write what a frozen value holds in one line, and what its parts hold below it."""
    held = {name: getattr(made, name) for name in type(made).__slots__ if name not in without}
    parts = {name: value for name, value in held.items() if isinstance(value, tuple) and value and _is_made(value[0])}
    plain = [_text(value) or "-" for name, value in held.items() if name not in parts]
    yield indent + " | ".join(plain)
    for name, values in parts.items():
        for value in values:
            yield from (f"{indent}  {name}: {line.strip()}" for line in _written(value))


def _is_made(value: object) -> bool:
    return hasattr(type(value), "__slots__") and not isinstance(value, str | tuple | datetime.date)


def _text(value: Any) -> str:
    if isinstance(value, Finding):
        return f"{value.kind.value} {value.provision} at {value.at}: {value.message}"
    if _is_made(value):
        return f"[{' | '.join(_text(getattr(value, name)) for name in type(value).__slots__)}]"
    return "; ".join(str(part) for part in value) if isinstance(value, tuple) else str(value or "")
