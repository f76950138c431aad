"""What a reader of a review is told, to the last word: findings with their help and labels, and points left open.

``whole_findings.yaml`` has filings, each the base case of a chapter with other entries, and all that is told of each.
"""

import re
from collections.abc import Collection
from pathlib import Path
from typing import Any

import pytest
import yaml
from rule_cases import Case, law_dates

from checker.review import Review
from checker.rules import Outcome

_FILE = Path(__file__).parent / "whole_findings.yaml"
_OF_ALL_LAW = {"advisories", "provisions_in_force", "judged", "not_filed", "do_not_apply", "hold"}
FILINGS: list[dict[str, Any]] = yaml.load(_FILE.read_text(encoding="utf-8"), Loader=yaml.CBaseLoader)  # noqa: S506


@pytest.mark.parametrize("raw", FILINGS, ids=[f"{raw['chapter']} {raw['case']}" for raw in FILINGS])
def test_a_review_tells_this_and_nothing_else(raw: dict[str, Any]) -> None:
    assert told(reviewed(raw), {*raw.get("shows", ()), *raw.get("doubts", ())}) == raw["told"]


def reviewed(raw: dict[str, Any]) -> Review:
    """Review a filing of the list on its day, or under the newest law."""
    case = Case(chapter_id=raw["chapter"], section="whole_findings", raw=raw)
    return case.review(case.days()[-1] if "on" in raw else law_dates(raw["chapter"])[-1])


def told(review: Review, shows: Collection[str]) -> str:
    """Write all that is told of a filing, a line for each thing; doubts of the law aside, which every filing has.

    How a provision came out, and by what facts, is told of those that fail, are open, or are among ``shows``, which
    may be all that hold; a doubt of the law where that is.
    """
    times = {name: times for name, times in review.counts().items() if times and name not in _OF_ALL_LAW}
    lines = [f"{review.outcome}: {', '.join(f'{name} {count}' for name, count in times.items())}"]
    for found in review.findings:
        if found.advisory and found.advisory not in shows:
            continue
        about = {"expected": found.expected, "actual": found.actual, "help": found.help, "label": found.label}
        lines.append(f"{found.kind.value} {found.provision} at {found.at}, {found.severity.value}: {found.message}")
        lines += [f"  {name}: {text}" for name, text in about.items() if text]
        lines += [f"  note: {note}" for note in found.notes]
        lines += [f"  related: {path}: {text}" for path, text in found.related]
    for point in review.open:
        about = {"words": point.words, "help": point.help, "label": point.label}
        for literal, evident in point.readings:
            about |= {"literal reading": literal, "evident reading": evident}
        named = ", ".join(point.provisions)
        lines.append(f"{point.reason.value} {named} at {point.path}, {point.severity.value}: {point.text}")
        lines += [f"  {name}: {text}" for name, text in about.items() if text]
    lines += review.arithmetic
    for item in review.provisions:
        name = item.provision.provision
        holding = "all that hold" in shows and item.outcome is Outcome.HOLDS and item.facts
        if item.outcome is not None and (item.outcome in {Outcome.FAILS, Outcome.OPEN} or name in shows or holding):
            reason = f" ({item.reason.value})" if item.reason else ""
            lines.append(f"{name} {item.outcome.value.replace('_', ' ')}{reason}: {'; '.join(item.facts)}".rstrip(": "))
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("fault", [r"[^.]\.\.(?:;|$)", r"related: .*: $", r"but On ", r"\b1 (?:decks|areas)\b"])
def test_no_filing_is_told_of_in_a_faulty_wording(fault: str) -> None:
    found = [line for raw in FILINGS for line in raw["told"].splitlines() if re.search(fault, line)]
    assert found == []
