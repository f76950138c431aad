"""What a review says of a filing that has one line of the corpus more: it passes, fails, is open or says nothing."""

from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import yaml
from corpus_lines import EXAMPLES, Line

from checker.review import Review
from checker.review.review import review_document
from checker.rules import Reason
from checker.source import read_text

ROOT = Path(__file__).parents[2] / "examples"
_DUMPER = getattr(yaml, "CSafeDumper", yaml.SafeDumper)


@cache
def _example(chapter: str) -> dict[str, Any]:
    text = (ROOT / EXAMPLES[chapter] / "submission.yaml").read_text(encoding="utf-8")
    found: dict[str, Any] = yaml.load(text, Loader=yaml.BaseLoader)  # noqa: S506 - texts only
    return found


def filing_of(chapter: str) -> dict[str, Any]:
    """Give a copy of the example of a chapter, to change."""
    return deepcopy(_example(chapter))


def review_of(filing: dict[str, Any]) -> Review:
    text = yaml.dump(filing, Dumper=_DUMPER, allow_unicode=True, sort_keys=False, width=10_000, default_style='"')
    return review_document(read_text(text, "filing.yaml"), as_of=None)


def put(filing: dict[str, Any], place: str, text: str) -> str:
    """Put a line in its place, among what stands there if that is a list; give the path of the line."""
    steps = place.split(".")
    group = filing
    for step in steps[:-1]:
        group = group.setdefault(step, {})
    listed = group.setdefault("inscriptions", []) if steps[-1] == "inscriptions" else group.get(steps[-1])
    if not isinstance(listed, list):
        group[steps[-1]] = text
        return place
    listed.append(text)
    return f"{place}.{len(listed) - 1}"


@cache
def outcome_of(line: Line) -> str:
    """Give fails, open, passes, or nothing where the review says that the line has nothing to judge."""
    filing = filing_of(line.chapter)
    path = put(filing, line.place, line.text)
    review = review_of(filing)
    if any(found.at == path for found in review.defects):
        return "fails"
    points = [point for point in review.open if point.path == path or line.text in point.text]
    if not points:
        return "passes"
    return "nothing" if all(point.reason is Reason.NOT_COMPARED for point in points) else "open"
