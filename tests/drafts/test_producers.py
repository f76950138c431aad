"""Drafts made by other programs, in words that casinos use: what is planted is told, and nothing else.

``producers/index.yaml`` says of each draft its filing, its kind, and what is planted: the words that stand there, and
those that stood there before; no words where a line was left out. A draft in which nothing is planted is right.
One draft in four is read in an ordinary run.
"""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from judged_drafts import review_at
from sampled import is_tried

from checker.drafts.compare import compare
from checker.drafts.kinds import Kind
from checker.drafts.readers import read_draft
from checker.drafts.report import DraftFinding
from checker.review import Review
from checker.rules import FindingClass

FOLDER = Path(__file__).parent / "producers"
ONE_IN = 8
DRAFTS: list[dict[str, Any]] = [
    draft
    for draft in yaml.load((FOLDER / "index.yaml").read_text(encoding="utf-8"), yaml.CSafeLoader)
    if is_tried(draft["file"], ONE_IN)
]


def _review(filing: str) -> Review:
    return review_at(FOLDER / filing)


def _words(text: str) -> set[str]:
    plain = text.casefold().translate({0x2019: "'", 0x2013: "-", 0x00A0: " "})
    return {word.strip(".,:;()“”*") for word in re.split(r"[\s/]+|(?<=[a-z])-(?=[a-z])", plain)} - {""}


def _tells(finding: DraftFinding, planted: dict[str, str]) -> bool:
    """Whether a finding quotes the words that were put there; of words that were left out, whether it names them."""
    now, before = _words(planted["text"]), _words(planted["was"])
    if not now or finding.place is None:
        gone = before - now
        return 2 * len(gone & _words(finding.message)) >= len(gone)
    quoted = _words(finding.place.near) | _words(finding.actual)
    return (now - before or now) <= quoted


@pytest.mark.parametrize("draft", DRAFTS, ids=lambda draft: draft["file"])
def test_what_is_planted_is_told_and_nothing_else(draft: dict[str, Any]) -> None:
    content = (FOLDER / draft["file"]).read_bytes()
    report = compare(read_draft(content, draft["file"]), _review(draft["filing"]), Kind(draft["kind"]))
    told = [finding for finding in report.findings if finding.kind is not FindingClass.ADVISORY]
    planted = draft.get("planted", [])
    assert [found.message for found in told if not any(_tells(found, item) for item in planted)] == []
    assert [item for item in planted if not any(_tells(found, item) for found in told)] == []
