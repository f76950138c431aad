"""What single rules answer to single filings, to the last word: the answer, its evidence and its findings.

``rule_results.yaml`` has filings, each the base case of a chapter with other entries, and the rule that is asked.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from rule_cases import Case, law_dates

from checker.law import Ruleset
from checker.rules import Finding, Result
from checker.rules.program import results_of
from checker.submission import Filing

_FILE = Path(__file__).parent / "rule_results.yaml"
ASKED: list[dict[str, Any]] = yaml.load(_FILE.read_text(encoding="utf-8"), Loader=yaml.CBaseLoader)  # noqa: S506


@pytest.mark.parametrize("raw", ASKED, ids=[f"{' '.join(raw['rule'])}: {raw['case']}" for raw in ASKED])
def test_a_rule_answers_this_and_nothing_else(raw: dict[str, Any]) -> None:
    filing, ruleset = filed(raw)
    kind, key = raw["rule"]
    assert "\n".join(told(results_of(filing, ruleset)[kind, key])) + "\n" == raw["told"]


def filed(raw: dict[str, Any]) -> tuple[Filing, Ruleset]:
    """Read a filing of the list on its day, or under the newest law."""
    case = Case(chapter_id=raw["chapter"], section="rule_results", raw=raw)
    review = case.review(case.days()[-1] if "on" in raw else law_dates(raw["chapter"])[-1])
    assert review.filing is not None
    assert review.ruleset is not None
    return review.filing, review.ruleset


def told(results: tuple[Result, ...]) -> Iterator[str]:
    """Write each result in a line, and what it found below it."""
    for result in results:
        reason = f" ({result.reason.value})" if result.reason else ""
        place = f" at {result.path}" if result.path else ""
        words = f" “{result.words}”" if result.words else ""
        yield f"{result.provision} {result.outcome.value}{reason}{place}{words}: {'; '.join(result.facts)}".rstrip(": ")
        yield from (f"  arithmetic: {line}" for line in result.arithmetic)
        yield from (f"  passed: {path}: {text}" for path, text in result.passed)
        for found in result.findings:
            yield from _finding(found, result.arithmetic)


def _finding(found: Finding, arithmetic: tuple[str, ...]) -> Iterator[str]:
    place = f" in line {found.position.line}" if found.position else ""
    yield f"  {found.kind.value} {found.provision} at {found.at}{place}: {found.message}"
    about = {"expected": found.expected, "actual": found.actual, "help": found.help, "label": found.label}
    yield from (f"    {name}: {text}" for name, text in about.items() if text)
    if arithmetic and found.notes == arithmetic:
        yield "    notes: the arithmetic"
    else:
        yield from (f"    note: {note}" for note in found.notes)
    yield from (f"    related: {path}: {text}" for path, text in found.related)
    yield f"    sources: {', '.join(found.sources)}"
