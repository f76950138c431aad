"""The public JSON form of a draft's comparison.

Versioned, described in schemas/draft.json, no dump of inner objects.
"""

from typing import Any

from checker.drafts.errors import DraftError
from checker.drafts.model import Place
from checker.drafts.report import Coverage, DraftFinding, DraftLine, DraftReport, StatementShown
from checker.report.json_form import dump
from checker.review import Review
from checker.statements import Statement

VERSION = 2


def draft_json(report: DraftReport) -> str:
    """Write the form of a comparison."""
    return dump(
        {
            "version": VERSION,
            "draft": report.draft.path,
            "form": report.draft.form,
            "kind": report.kind.value,
            "kind_basis": report.kind_basis,
            **_compared_with(report.review),
            "outcome": report.outcome,
            "counts": dict(report.counts()),
            "coverage": _coverage(report.coverage),
            "lines": [_line(line) for line in report.lines],
            "statements": [_statement(shown) for shown in report.statements],
            "findings": [_finding(report, finding) for finding in report.findings],
            "notes": list(report.draft.notes),
        }
    )


def unreadable_json(path: str, error: DraftError, review: Review) -> str:
    """Write the form for a draft that cannot be read."""
    problem = {"class": "unreadable", "message": str(error), "path": path, "help": error.help}
    return _stopped(path, review, "unreadable", [problem])


def without_submission_json(path: str, review: Review) -> str:
    """Write the form for a draft whose submission cannot be read or judged."""
    found = [
        {
            "class": "unreadable",
            "message": finding.message,
            "path": review.path,
            "line": review.position(finding).line,
            "help": finding.help,
        }
        for finding in review.findings
    ]
    return _stopped(path, review, review.outcome, found)


def _stopped(path: str, review: Review, outcome: str, problems: list[dict[str, Any]]) -> str:
    return dump(
        {
            "version": VERSION,
            "draft": path,
            "form": None,
            "kind": None,
            "kind_basis": None,
            **_compared_with(review),
            "outcome": outcome,
            "counts": {"mismatches": 0, "missing": 0, "advisories": 0, "unreadable": len(problems)},
            "coverage": _coverage(Coverage(agree=0, differ=0, not_compared=0, prose=0)),
            "lines": [],
            "statements": [],
            "findings": [_blank() | problem for problem in problems],
            "notes": [],
        }
    )


def _coverage(coverage: Coverage) -> dict[str, int]:
    return {
        "lines": coverage.lines,
        "agree": coverage.agree,
        "differ": coverage.differ,
        "not_compared": coverage.not_compared,
        "prose": coverage.prose,
    }


def _line(line: DraftLine) -> dict[str, Any]:
    return {
        "page": line.place.page,
        "line": line.place.line,
        "box": _box(line.place),
        "text": line.text,
        "status": line.status.value,
        "reason": line.reason,
        "statement": [_key(statement) for statement in line.statements],
    }


def _key(statement: Statement) -> str:
    key = statement.key
    return ".".join(part for part in (key.subject, key.aspect, key.name) if part)


def _statement(shown: StatementShown) -> dict[str, Any]:
    statement, line = shown.statement, shown.line
    return {
        "statement": _key(statement),
        "wording": statement.wording,
        "provision": statement.provision,
        "status": shown.status,
        "page": line.place.page if line else None,
        "line": line.place.line if line else None,
        "box": _box(line.place if line else None),
        "text": line.text if line else None,
    }


def _box(place: Place | None) -> dict[str, float] | None:
    box = place.box if place else None
    return {"left": box.left, "top": box.top, "right": box.right, "bottom": box.bottom} if box else None


def _compared_with(review: Review) -> dict[str, Any]:
    """Return the entries on the submission and its law."""
    return {
        "submission": review.path,
        "submission_outcome": review.outcome,
        "chapter": review.chapter_id or None,
        "as_of": review.as_of.isoformat() if review.as_of else None,
        "as_of_basis": review.basis or None,
        "ruleset": review.ruleset.chapter.version if review.ruleset else None,
    }


def _blank() -> dict[str, Any]:
    return {
        "provision": "",
        "class": "",
        "about": "file",
        "message": "",
        "path": "",
        "line": None,
        "column": None,
        "page": None,
        "box": None,
        "near": None,
        "expected": "",
        "actual": "",
        "help": "",
        "notes": [],
        "sources": [],
    }


def _finding(report: DraftReport, finding: DraftFinding) -> dict[str, Any]:
    place = finding.place
    return {
        "provision": finding.provision,
        "class": finding.kind.value,
        "about": finding.about,
        "message": finding.message,
        "path": report.draft.path,
        "line": place.line if place else None,
        "column": report.column(finding),
        "page": place.page if place else None,
        "box": _box(place),
        "near": place.near if place else None,
        "expected": finding.expected,
        "actual": finding.actual,
        "help": finding.help,
        "notes": list(finding.notes),
        "sources": list(finding.sources),
    }
