"""Every document that ``render`` writes passes ``draft`` against its own submission, in every format."""

from functools import cache
from pathlib import Path

import pytest

from checker.documents.build import build
from checker.documents.page import Page
from checker.documents.render import render
from checker.drafts.compare import compare
from checker.drafts.kinds import Kind
from checker.drafts.readers import read_draft
from checker.drafts.report import DraftReport
from checker.review import Review, review_document
from checker.review.model import COMPLIES, INCOMPLETE
from checker.source import read_file
from checker.statements import Document

MOST_LEFT = 0.02
"""How large a part of the lines of our own documents may be left to a person."""
EXAMPLES = Path(__file__).parents[2] / "examples"


@cache
def _review(path: Path) -> Review:
    return review_document(read_file(path))


def _clean() -> list[Path]:
    """Give every filing among the examples that complies."""
    files = sorted(file for file in EXAMPLES.rglob("*.yaml") if not file.name.endswith(".expected.yaml"))
    return [file for file in files if _review(file).outcome in {COMPLIES, INCOMPLETE}]


def _name(path: Path) -> str:
    return "/".join(path.parts[-2:])


FILINGS = _clean()


def _judge(path: Path, document: str, form: str) -> DraftReport:
    review = _review(path)
    content = render(build(review, document, draft=False), form, Page())  # type: ignore[arg-type]
    return compare(read_draft(content, f"{document}.{form}"), review, Kind(document))


def test_there_are_filings_of_every_game_to_render() -> None:
    folders = {"/".join(path.relative_to(EXAMPLES).parts[:-1]) for path in FILINGS}
    assert folders >= {
        "pa/blackjack",
        "pa/midibaccarat",
        "pa/pai-gow-poker",
        "pa/face-up-pai-gow-poker",
        "md/pai-gow-poker",
        "two-states/pai-gow-poker",
    }


@pytest.mark.parametrize("path", FILINGS, ids=_name)
@pytest.mark.parametrize("document", ["guide", "sign"])
@pytest.mark.parametrize("form", ["txt", "md", "html"])
def test_a_rendered_document_passes_against_its_own_submission(path: Path, document: str, form: str) -> None:
    report = _judge(path, document, form)
    said = [f"{finding.kind} {finding.about} {finding.provision} {finding.message}" for finding in report.findings]
    assert report.outcome in {"complies", "incomplete"}, said
    assert report.coverage.differ == 0
    assert report.coverage.not_compared <= MOST_LEFT * report.coverage.lines


@pytest.mark.parametrize("path", FILINGS, ids=_name)
def test_a_rendered_sign_shows_every_payout_and_every_wager(path: Path) -> None:
    report = _judge(path, "sign", "html")
    due = [
        shown
        for shown in report.statements
        if shown.statement.key.aspect in {"payout", "envy", "name"} and shown.statement.due(Document.SIGN) == "required"
    ]
    paid = [shown for shown in due if shown.statement.key.aspect == "payout"]
    assert all(shown.status == "found" for shown in paid), [
        shown.statement.wording for shown in paid if shown.status != "found"
    ]
