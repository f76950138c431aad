"""The public JSON forms. They are versioned and described in schemas/; they are not a dump of inner objects."""

import json
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, cast

from checker.clean import no_marks

if TYPE_CHECKING:
    from checker.report.forms import review as forms

    # Lists of the law use this form too, and load no part of a review.
    from checker.review import OpenPoint, Review
    from checker.rules import Finding

VERSION = 1
"""The version of the lists of the law; a review has its own."""

REVIEW_VERSION = 2


def dump(form: Mapping[str, Any], indent: str = "") -> str:
    """Write a form as JSON text with a line break at the end; characters that are not seen are written as codes.

    Lines after the first begin with ``indent``.
    """
    return f"{neutral(_indented(form, f'{chr(10)}{indent}'))}\n"


def _indented(value: Any, line: str) -> str:
    """Return what ``json.dumps`` with an indentation of two writes, which it does in Python and slowly.

    ``line`` begins a line at the depth of the value.
    """
    kind = type(value)
    if kind is str:
        return _STRING(value)
    if value is None or kind is bool:
        return _WORDS[value]
    if kind is int:
        return str(value)
    if kind is list and not value:
        return "[]"
    below = f"{line}  "
    if (kind is dict or isinstance(value, Mapping)) and value:
        items = [f"{_STRING(name)}: {_indented(item, below)}" for name, item in value.items()]
        return f"{{{below}{f',{below}'.join(items)}{line}}}"
    if isinstance(value, list | tuple) and value:
        return f"[{below}{f',{below}'.join([_indented(item, below) for item in value])}{line}]"
    return json.dumps(value, ensure_ascii=False)


_WORDS = {None: "null", True: "true", False: "false"}
_STRING = json.encoder.encode_basestring


def neutral(text: str) -> str:
    """Return JSON text in which what is not seen and what a pipeline obeys is written as codes, as JSON may have it."""
    text = no_marks(text, r"\u0023")
    if text.replace("\n", "").isprintable():
        return text
    return "".join(char if char.isprintable() or char == "\n" else json.dumps(char)[1:-1] for char in text)


def check_form(reviews: Iterable["Review"]) -> "forms.ReviewReport":
    """Return the form of ``checker check --format json``."""
    return {"version": REVIEW_VERSION, "files": [file_form(review) for review in reviews]}


def file_form(review: "Review") -> "forms.File":
    """Return one file's part of the form; with the review under another chapter, where one was asked for."""
    from checker.review.identity import fingerprints, open_fingerprints  # noqa: PLC0415 - lists of the law need none

    form: forms.File = {
        "path": review.path,
        "chapter": review.chapter_id or None,
        "as_of": review.as_of.isoformat() if review.as_of else None,
        "as_of_basis": review.basis or None,
        "ruleset": review.ruleset.chapter.version if review.ruleset else None,
        "reading": review.reading or None,
        "facility": review.facility or None,
        "holder": review.holder or None,
        "outcome": review.outcome,
        "counts": cast("forms.Counts", dict(review.counts())),
        "settled": list(review.settled),
        "open": [
            _open(review, point, mark) for point, mark in zip(review.open, open_fingerprints(review), strict=True)
        ],
        "findings": [
            _finding(review, finding, mark) for finding, mark in zip(review.findings, fingerprints(review), strict=True)
        ],
        "provisions": [
            {
                "provision": item.provision.provision,
                "outcome": item.outcome.value if item.outcome else item.provision.handling,
                "reason": item.reason.value if item.reason else None,
                "varied": item.varied,
                "facts": list(item.facts),
            }
            for item in review.provisions
        ],
        "arithmetic": list(review.arithmetic),
    }
    if review.against:
        form["against"] = file_form(review.against)
    return form


def _open(review: "Review", point: "OpenPoint", mark: str) -> "forms.Open":
    place = review.position(point)
    return {
        "id": mark,
        "provision": point.provision,
        "reason": point.reason.value,
        "text": point.text,
        "words": point.words,
        "path": review.path,
        "field": point.path,
        "line": place.line,
        "column": place.column,
        "help": point.help,
        "notes": list(point.notes),
        "sources": list(point.sources),
        "severity": point.severity.value,
        "decides": point.decides,
        "provisions": list(point.provisions),
    }


def _finding(review: "Review", finding: "Finding", mark: str) -> "forms.Finding":
    place = review.position(finding)
    related = [(review.place(path), path, word) for path, word in finding.related]
    return {
        "id": mark,
        "severity": finding.severity.value,
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
