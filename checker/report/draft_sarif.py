"""The comparison of a draft as SARIF 2.1.0: a result for each finding, and one for each line left to a person.

A text file's region is a line with columns. A page of a PDF has neither, so its place is told by properties of the
location: ``page``, and ``box`` from the upper left in points (of an SVG in the units of the drawing).
"""

import hashlib
from collections import Counter
from collections.abc import Iterator
from typing import Any

from checker.clean import clean
from checker.drafts.model import Place
from checker.drafts.report import DraftFinding, DraftLine, DraftReport
from checker.report import sarif
from checker.report.places import artifact_uri
from checker.rules import FindingClass
from checker.statements.comparison import Status
from checker.values.provision import NO_PROVISION

FINGERPRINT = "draftFinding/v1"
_LENGTH = 32
_NEAR = 120

Form = dict[str, Any]


def draft_sarif(report: DraftReport) -> Iterator[str]:
    """Return the log of one comparison, piece by piece."""
    rules: dict[str, Form] = {}
    results: list[Form] = []
    seen: Counter[str] = Counter()
    left = [line for line in report.lines if line.status is Status.NOT_COMPARED]
    told: list[DraftFinding | DraftLine] = [*report.findings, *left]
    for item in told:
        rule = _rule(report, item)
        rules[rule["provision"]] = rule
        result = _finding(report, item) if isinstance(item, DraftFinding) else _line(report, item)
        key = "\x1f".join((rule["provision"], result["message"]["text"]))
        seen[key] += 1
        digest = hashlib.sha256(f"{key}\x1f{seen[key]}".encode()).hexdigest()[:_LENGTH]
        results.append({"ruleId": rule["provision"], **result, "partialFingerprints": {FINGERPRINT: digest}})
    law = sarif.law_of(report.review)
    coverage = report.coverage
    properties = {
        "outcome": report.outcome,
        "kind": report.kind.value,
        "submission": clean(report.review.path),
        "coverage": {
            "lines": coverage.lines,
            "agree": coverage.agree,
            "differ": coverage.differ,
            "notCompared": coverage.not_compared,
        },
        **law,
    }
    artifact = {"location": {"uri": artifact_uri(report.draft.path)}, "properties": properties}
    return sarif.whole([{"law": law, "artifact": artifact, "rules": list(rules.values()), "results": results}])


def _rule(report: DraftReport, item: DraftFinding | DraftLine) -> Form:
    if isinstance(item, DraftLine):
        return sarif.rule_of(report.review, NO_PROVISION, "not_compared")
    return sarif.rule_of(report.review, item.provision, "draft")


def _finding(report: DraftReport, finding: DraftFinding) -> Form:
    message = " ".join(filter(None, (finding.message, finding.help)))
    return {
        "level": "note" if finding.kind is FindingClass.ADVISORY else "error",
        "message": {"text": sarif.plain(clean(message))},
        "locations": [_location(report, finding.place, finding.actual, report.column(finding))],
        "properties": {
            "class": finding.kind.value,
            "about": finding.about,
            **sarif.stated("expected", finding.expected),
            **sarif.stated("actual", finding.actual),
            **({"notes": [clean(note) for note in finding.notes]} if finding.notes else {}),
            **({"sources": list(finding.sources)} if finding.sources else {}),
        },
    }


def _line(report: DraftReport, line: DraftLine) -> Form:
    said = f"Not compared: “{line.text}”. {line.reason}".strip()
    return {
        "level": "warning",
        "message": {"text": sarif.plain(clean(said))},
        "locations": [_location(report, line.place, "", line.place.column)],
        "properties": {"class": "not_compared"},
    }


def _location(report: DraftReport, place: Place | None, actual: str, column: int | None) -> Form:
    physical: Form = {"artifactLocation": {"uri": artifact_uri(report.draft.path)}}
    if place is None:
        return {"physicalLocation": physical, "message": {"text": "nowhere in the draft"}}
    box = place.box
    found: Form = {
        **({"page": place.page} if place.page is not None else {}),
        **(
            {"box": {"left": box.left, "top": box.top, "right": box.right, "bottom": box.bottom}}
            if box is not None
            else {}
        ),
    }
    if place.line is not None:
        physical["region"] = _region(report, place.line, actual, column)
    if found:
        physical["properties"] = found
    near = f"near “{clean(place.near[:_NEAR])}”"
    at = f"page {place.page}, {near}" if place.page is not None else near
    return {"physicalLocation": physical, "message": {"text": sarif.plain(at)}}


def _region(report: DraftReport, line: int, actual: str, column: int | None) -> Form:
    region: Form = {"startLine": line}
    lines = report.draft.lines
    if column is not None and line <= len(lines):
        text = lines[line - 1]
        end = column + len(actual) if actual and text[column - 1 :].casefold().startswith(actual.casefold()) else 0
        region |= {"startColumn": column, "endLine": line, "endColumn": end or max(column, len(text) + 1)}
    return region
