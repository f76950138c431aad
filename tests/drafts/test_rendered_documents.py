"""Every document that ``render`` writes passes ``draft`` against its own submission, with every line compared.

Of the fullest filing of each game an ordinary run tries one document in three, of the others one in eight.
"""

from pathlib import Path

import pytest
from judged_drafts import review_at
from sampled import is_tried, tries_all

from checker.documents.build import build
from checker.documents.page import Page
from checker.documents.render import render
from checker.drafts.compare import compare
from checker.drafts.kinds import Kind
from checker.drafts.readers import read_draft
from checker.drafts.report import DraftReport
from checker.review.model import COMPLIES, INCOMPLETE
from checker.statements import Document

EXAMPLES = Path(__file__).parents[2] / "examples"
ONE_IN, ONE_IN_OF_OTHERS = 4, 12
DOCUMENTS = ("guide", "sign", "layout", "submission", "filing")


def _clean() -> list[Path]:
    """Return every filing among the examples that shows no defects, by their names."""
    files = sorted(file for file in EXAMPLES.rglob("*.yaml") if not file.name.endswith(".expected.yaml"))
    return [file for file in files if not file.name.startswith("defects") and file.name != "first-filing.yaml"]


def _name(path: Path) -> str:
    return "/".join(path.parts[-3:])


FILINGS = _clean()
FULL = [path for path in FILINGS if path.name == "submission.yaml"]
"""One filing of each game, with the most in it."""


def _judge(path: Path, document: str, form: str) -> DraftReport:
    review = review_at(path)
    content = render(build(review, document, draft=False), form, Page())  # type: ignore[arg-type]
    return compare(read_draft(content, f"{document}.{form}"), review, Kind(document))


def _passes(report: DraftReport) -> None:
    said = [
        f"{finding.kind} {finding.about} {finding.message}"
        for finding in report.findings
        if finding.about != "unreadable"
    ]
    left = [line.text for line in report.lines if line.status == "not_compared"]
    assert (said, left, report.outcome) == ([], [], "complies")
    assert report.coverage.agree > 0


def test_there_are_filings_of_every_game_to_render() -> None:
    folders = {"/".join(path.relative_to(EXAMPLES).parts[:-1]) for path in FILINGS}
    assert {review_at(path).outcome for path in FILINGS} == {COMPLIES, INCOMPLETE}
    assert folders >= {
        "pa/blackjack",
        "pa/midibaccarat",
        "pa/pai-gow-poker",
        "pa/face-up-pai-gow-poker",
        "md/pai-gow-poker",
        "two-states/pai-gow-poker",
    }


IN_TEXT = [
    (path, name)
    for path in FILINGS
    for name in DOCUMENTS
    if is_tried(f"{_name(path)} {name}", ONE_IN if path in FULL else ONE_IN_OF_OTHERS)
]


@pytest.mark.parametrize(("path", "document"), IN_TEXT, ids=[f"{_name(path)}-{name}" for path, name in IN_TEXT])
def test_every_line_of_a_rendered_document_agrees(path: Path, document: str) -> None:
    _passes(_judge(path, document, "txt"))


FORMS = [
    ("guide", "pdf"),
    ("layout", "svg"),
    ("sign", "pdf"),
    ("layout", "docx"),
    ("submission", "pdf"),
    ("guide", "html"),
    ("sign", "md"),
]
# What is written is the same in each form, so every game has every sixth one, and each form a game.
IN_FORMS = [
    (path, *form)
    for number, path in enumerate(FULL)
    for at, form in enumerate(FORMS)
    if tries_all() or (number + at) % 6 == 0
]


@pytest.mark.parametrize(
    ("path", "document", "form"), IN_FORMS, ids=[f"{_name(path)}-{name}-{form}" for path, name, form in IN_FORMS]
)
def test_it_agrees_in_every_form(path: Path, document: str, form: str) -> None:
    _passes(_judge(path, document, form))


@pytest.mark.parametrize("path", FULL, ids=_name)
def test_a_rendered_sign_shows_every_payout_and_every_wager(path: Path) -> None:
    report = _judge(path, "sign", "html")
    due = [
        shown
        for shown in report.statements
        if shown.statement.key.aspect in {"payout", "envy", "name"} and shown.statement.due(Document.SIGN) == "required"
    ]
    paid = [shown for shown in due if shown.statement.key.aspect == "payout"]
    assert paid
    assert all(shown.status == "found" for shown in paid), [
        shown.statement.wording for shown in paid if shown.status != "found"
    ]
