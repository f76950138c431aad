"""GitLab code quality: one list of issues, each with a severity, a fingerprint, and its place."""

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from checker.report.json_form import neutral
from checker.report.places import end_column, posix_path
from checker.review import OpenPoint, Review
from checker.review.identity import identified, in_file
from checker.review.wording import one_line
from checker.rules import Finding

_SEVERITIES: Mapping[str, str] = {
    "unreadable": "blocker",
    "violation": "critical",
    "mismatch": "critical",
    "missing": "major",
    "varied": "info",
    "advisory": "info",
    "open": "info",
}
_MINOR = "minor"

Form = dict[str, Any]


def part(review: Review) -> list[Form]:
    """Return one file's issues."""
    return [_issue(review, finding, fingerprint, point) for finding, fingerprint, point in identified(review)]


def whole(parts: Iterable[list[Form]]) -> Iterator[str]:
    """Return the text of the report piece by piece."""
    lead = "["
    for issues in parts:
        for issue in issues:
            yield f"{lead}\n{neutral(json.dumps(issue, ensure_ascii=False))}"
            lead = ","
    yield "\n]\n" if lead == "," else "[]\n"


def _issue(review: Review, finding: Finding, fingerprint: str, point: OpenPoint | None) -> Form:
    place = review.position(finding)
    path = posix_path(review.path)
    return {
        "description": one_line(finding),
        "check_name": finding.provision or review.outcome,
        "fingerprint": in_file(fingerprint, path),
        "severity": _MINOR if point and point.decides else _SEVERITIES[finding.kind.value],
        # What GitLab does not know it leaves alone; other programs read it.
        "id": fingerprint,
        "class": finding.kind.value,
        "weight": finding.severity.value,
        "reason": point.reason.value if point else "",
        "verdict": review.outcome,
        "facility": review.facility,
        "holder": review.holder,
        "location": {
            "path": path,
            "lines": {"begin": place.line, "end": place.line},
            "positions": {
                "begin": {"line": place.line, "column": place.column},
                "end": {"line": place.line, "column": end_column(review, place)},
            },
        },
    }
