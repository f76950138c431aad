"""The public JSON forms. They are versioned and described in schemas/; they are not a dump of inner objects."""

import json
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    # Lists of the law use this form too, and load no part of a review.
    from checker.review import Review
    from checker.rules import Finding

VERSION = 1


def dump(form: dict[str, Any]) -> str:
    """Write a form as JSON text with a line break at the end; characters that are not seen are written as codes."""
    return f"{neutral(json.dumps(form, indent=2, ensure_ascii=False))}\n"


def neutral(text: str) -> str:
    """Give JSON text in which every character that is not seen is written as its code, as JSON may have it."""
    if text.replace("\n", "").isprintable():
        return text
    return "".join(char if char.isprintable() or char == "\n" else json.dumps(char)[1:-1] for char in text)


def check_form(reviews: Iterable["Review"]) -> dict[str, Any]:
    """Give the form of ``checker check --format json``."""
    return {"version": VERSION, "files": [file_form(review) for review in reviews]}


def file_form(review: "Review") -> dict[str, Any]:
    """Give one file's part of the form; with the review under another chapter, where one was asked for."""
    beside = {"against": file_form(review.against)} if review.against else {}
    return {
        "path": review.path,
        "chapter": review.chapter_id or None,
        "as_of": review.as_of.isoformat() if review.as_of else None,
        "as_of_basis": review.basis or None,
        "ruleset": review.ruleset.chapter.version if review.ruleset else None,
        "reading": review.reading or None,
        "outcome": review.outcome,
        "counts": dict(review.counts()),
        "findings": [_finding(review, finding) for finding in review.findings],
        "provisions": [
            {
                "provision": item.provision.provision,
                "outcome": item.provision.handling if item.outcome == "not_filed" else item.outcome.value,
                "facts": list(item.facts),
            }
            for item in review.provisions
        ],
        "arithmetic": list(review.arithmetic),
        **beside,
    }


def _finding(review: "Review", finding: "Finding") -> dict[str, Any]:
    place = review.position(finding)
    related = [(review.place(path), path, word) for path, word in finding.related]
    return {
        "provision": finding.provision,
        "class": finding.kind.value,
        "message": finding.message,
        "path": review.path,
        "field": finding.at,
        "line": place.line,
        "column": place.column,
        "expected": finding.expected,
        "actual": finding.actual,
        "help": finding.help,
        "sources": list(finding.sources),
        "notes": list(finding.notes),
        "advisory": finding.advisory or None,
        "related": [
            {"field": path, "line": where.line, "column": where.column, "message": word}
            for where, path, word in related
        ],
    }
