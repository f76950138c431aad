"""Drafts of the example filings, compared with them, and what was found and left to a person."""

from functools import cache
from pathlib import Path

import pytest

from checker.documents.build import build
from checker.documents.page import Page
from checker.documents.render import render
from checker.drafts import bounded
from checker.drafts.compare import compare
from checker.drafts.kinds import Kind
from checker.drafts.prose.at_stake import REASON as MAY_SAY_ELSE
from checker.drafts.readers import read_draft
from checker.drafts.report import DraftLine, DraftReport
from checker.review import Review, review_document
from checker.rules import FindingClass
from checker.source import read_file
from checker.statements.comparison import Status

EXAMPLES = Path(__file__).parents[2] / "examples"
BLACKJACK, PAI_GOW = "pa/blackjack", "pa/pai-gow-poker"


@cache
def review_at(path: Path) -> Review:
    """Review a filing once for all tests, so that what its drafts may say is also worked out once."""
    return review_document(read_file(path))


def review_of(name: str) -> Review:
    return review_at(EXAMPLES / name / "submission.yaml")


@cache
def sign_of(name: str) -> str:
    return render(build(review_of(name), "sign", draft=False), "txt", Page()).decode()


def judged(name: str, text: str, kind: Kind = Kind.SIGN, ending: str = "txt") -> DraftReport:
    return compare(read_draft(text.encode(), f"draft.{ending}"), review_of(name), kind)


def statuses_of(folder: str, heading: str, line: str) -> set[Status]:
    """Give how a line of a guide to an example compares, under a heading if it has one."""
    return {found.status for found in _lines(folder, heading, line)}


@cache
def _lines(folder: str, heading: str, line: str) -> tuple[DraftLine, ...]:
    head = f"{heading.upper()}\n\n" if heading else ""
    report = judged(folder, f"Guide to the game\n\n{head}{line}\n", Kind.GUIDE)
    return tuple(found for found in report.lines if found.text in line or line in found.text)


def is_contradicted(folder: str, heading: str, line: str) -> bool:
    """Tell whether a line is told to differ, or, where little hangs on it, is left to a person with what holds."""
    return Status.DIFFERS in statuses_of(folder, heading, line) or any(
        found.reason.startswith(MAY_SAY_ELSE) for found in _lines(folder, heading, line)
    )


def messages(report: DraftReport) -> list[str]:
    """Give what was found, without what is only advised."""
    return [finding.message for finding in report.findings if finding.kind is not FindingClass.ADVISORY]


def not_compared(report: DraftReport) -> list[str]:
    """Give the lines that are left to a person."""
    return [line.text for line in report.lines if line.status == "not_compared"]


def in_this_process(patch: pytest.MonkeyPatch) -> None:
    """Let drafts be read and compared in the process of the test, in place of one of their own."""
    patch.setattr(bounded.BoundedProcess, "__init__", lambda *_, **__: None)
    patch.setattr(bounded.BoundedProcess, "__exit__", lambda *_: None)
    patch.setattr(bounded.BoundedProcess, "result", lambda _, task: task())
