"""Drafts laid out by hand, in designers' ways, for every game: each passes, and each planted defect is told.

They know nothing of how the corpus is made. ``challenge/index.yaml`` says what is planted and what must be found.
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
import yaml
from challenge_writers import content
from judged_drafts import review_at
from sampled import is_tried

from checker.drafts.compare import compare
from checker.drafts.kinds import Kind
from checker.drafts.readers import read_draft
from checker.drafts.report import DraftFinding, DraftReport
from checker.review import Review

FOLDER = Path(__file__).parent / "challenge"
MOST_LEFT = 0.12
"""How large a part of the lines may be left to a person."""
ONE_IN = 12
"""One planted defect in so many is tried in an ordinary run."""
INDEX = yaml.load((FOLDER / "index.yaml").read_text(encoding="utf-8"), yaml.CSafeLoader)


@dataclass(frozen=True, slots=True)
class Planted:
    """A draft with one change, and what must be found of it."""

    draft: str
    filing: str
    kind: str
    old: str
    new: str
    finds: tuple[str, ...]
    at: str


PLANTED = [
    Planted(
        draft=entry["draft"],
        filing=entry["filing"],
        kind=entry["kind"],
        old=item["change"][0],
        new=item["change"][1],
        finds=tuple(item["finds"]),
        at=item.get("at", ""),
    )
    for entry in INDEX
    for item in entry["defects"]
]


def review(filing: str) -> Review:
    return review_at(FOLDER / f"{filing}.yaml")


@cache
def text_of(draft: str) -> str:
    return (FOLDER / draft).read_text(encoding="utf-8")


def judge(draft: str, text: str, filing: str, kind: str) -> DraftReport:
    name, made = content(draft, text)
    return compare(read_draft(made, name), review(filing), Kind(kind))


def firm(report: DraftReport) -> list[DraftFinding]:
    return [finding for finding in report.findings if finding.kind.value != "advisory"]


def test_there_are_drafts_in_every_form_and_of_every_game() -> None:
    forms = {Path(entry["draft"].removesuffix(".txt").removesuffix(".yaml")).suffix for entry in INDEX}
    assert forms >= {".md", ".html", ".svg", ".pdf", ".docx"}
    assert sum(entry["draft"].count(".") == 1 and entry["draft"].endswith(".txt") for entry in INDEX) > 3
    assert {entry["filing"] for entry in INDEX} == {path.stem for path in FOLDER.glob("*.yaml")} - {
        "index",
        *(path.stem for path in FOLDER.glob("*.docx.yaml")),
    }
    assert len(INDEX) >= 15
    assert len(PLANTED) >= 60


@pytest.mark.parametrize(
    "entry", [entry for entry in INDEX if is_tried(entry["draft"], 3)], ids=lambda entry: entry["draft"]
)
def test_a_draft_without_a_defect_passes(entry: dict[str, str]) -> None:
    assert review(entry["filing"]).outcome in {"complies", "incomplete"}
    report = judge(entry["draft"], text_of(entry["draft"]), entry["filing"], entry["kind"])
    assert [f"{finding.about} {finding.message}" for finding in firm(report)] == []
    assert report.outcome in {"complies", "incomplete"}
    assert report.coverage.not_compared <= MOST_LEFT * report.coverage.lines, [
        line.text for line in report.lines if line.status == "not_compared"
    ]


def _named(item: Planted) -> str:
    return f"{item.draft}: {' '.join(item.new.split())[-40:]}"


@pytest.mark.parametrize("item", [item for item in PLANTED if is_tried(_named(item), ONE_IN)], ids=_named)
def test_a_planted_defect_is_told_and_nothing_else(item: Planted) -> None:
    text = text_of(item.draft)
    assert text.count(item.old) == 1
    found = firm(judge(item.draft, text.replace(item.old, item.new), item.filing, item.kind))
    said = [f"{finding.about} {finding.message}" for finding in found]
    assert sorted(f"{finding.about} {finding.provision}".strip() for finding in found) == sorted(item.finds), said
    if item.at:
        shown = [f"{finding.actual} {finding.place.near if finding.place else ''}" for finding in found]
        assert any(item.at in text for text in shown), shown
