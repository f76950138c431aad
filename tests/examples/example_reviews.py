"""What the tests of every game's examples share: reading an example, showing its findings, telling what it breaks.

Beside each example with defects stands ``<name>.expected.yaml``: every finding that is no advisory, in order.
"""

import datetime
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import yaml

from checker.law import Rule, compile_ruleset
from checker.review import Review, review_document
from checker.rules import FindingClass, Outcome
from checker.rules.calculations import LEAVES_OPEN
from checker.rules.program import program
from checker.source import read_file

EXAMPLES = Path(__file__).parents[2] / "examples"
SUFFIX = ".expected.yaml"


def defective(folder: str) -> list[Path]:
    """The filings of a folder that have an expected file beside them, by their expected files."""
    return sorted((EXAMPLES / folder).glob(f"*{SUFFIX}"))


def filing_of(expected: Path) -> Path:
    """The filing of which an expected file tells."""
    return expected.with_name(expected.name.removesuffix(SUFFIX) + ".yaml")


def name_of(expected: Path) -> str:
    """The name of the filing, for the list of tests."""
    return expected.name.removesuffix(SUFFIX)


def reviewed(filing: Path, as_of: str = "", reading: str | None = None) -> Review:
    """The review of a filing on the day of its filing, or on another day."""
    day = datetime.date.fromisoformat(as_of) if as_of else None
    return review_document(read_file(filing), as_of=day, reading=reading)


def expected_of(expected: Path) -> dict[str, Any]:
    """What an expected file says, as texts."""
    said: dict[str, Any] = yaml.load(expected.read_text(encoding="utf-8"), Loader=yaml.BaseLoader)  # noqa: S506 - texts only
    return said


def shown(review: Review) -> list[dict[str, str]]:
    """The findings that are no advisories, each with its place, as an expected file writes them."""
    found = []
    for finding in review.defects:
        place = review.position(finding)
        found.append(
            {
                "provision": finding.provision,
                "class": finding.kind.value,
                "line": str(place.line),
                "column": str(place.column),
                "message": finding.message,
            }
        )
    return found


def violations_without_comment(review: Review) -> list[int]:
    """The lines of violations at which the file says nothing about what is wrong."""
    lines = {review.position(found).line for found in review.defects if found.kind is FindingClass.VIOLATION}
    return [line for line in sorted(lines) if " # " not in review.lines[line - 1]]


def left_open(review: Review) -> list[str]:
    """The provisions that the filing leaves open."""
    return [item.provision.provision for item in review.provisions if item.outcome is Outcome.OPEN]


def never_broken(chapter_id: str, day: datetime.date, reviews: Sequence[Review]) -> list[str]:
    """The rules of a day that a filing can break, and that none of the reviewed filings breaks."""
    broken: set[tuple[str, str]] = set()
    for review in reviews:
        assert review.filing is not None
        assert review.ruleset is not None
        assert review.as_of == day
        for rule in review.ruleset.rules:
            if any(verdict.findings for verdict in program(review.ruleset)[rule.kind, rule.key].results(review.filing)):
                broken.add((rule.kind, rule.key))
    ruleset = compile_ruleset(chapter_id, day)
    optional = {wager.slug for wager in ruleset.wagers.values() if wager.optional}

    def breakable(rule: Rule) -> bool:
        if rule.kind == "recorded" or rule.calculation in LEAVES_OPEN:
            return False
        return not (rule.kind == "offered" and rule.subject in optional)

    return [rule.key for rule in ruleset.rules if breakable(rule) and (rule.kind, rule.key) not in broken]
