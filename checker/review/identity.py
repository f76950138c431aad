"""The fingerprint of a finding or an open point, by which every report and record names it.

It is the same after edits elsewhere in the file, and another after an edit of what it is about.

It is made of the chapter, provision, field, advisory, and of what the law expects and the filing says. Lines, columns,
the path and the wording of messages are left out, so that moved lines, a renamed file and a new version of the program
keep it; so does an approval that turns a violation into a varied one. A changed value changes it, because what a person
decided about $20,000 does not hold for $10,000.
"""

import hashlib
from collections import Counter
from collections.abc import Iterable, Sequence

from checker.regex import regex
from checker.review.model import OpenPoint, Review
from checker.rules import Finding

VERSION = "checkerFinding/v1"
_NUMBER = regex(r"[0-9]+")
_LENGTH = 32


def fingerprints(review: Review) -> tuple[str, ...]:
    """Return one fingerprint for each finding of a review, in order; no two are equal."""
    return _numbered(_parts(review, finding) for finding in review.findings)


def open_fingerprints(review: Review) -> tuple[str, ...]:
    """Return one fingerprint for each open point of a review, in order; no two are equal."""
    return _numbered(_open_parts(review, point) for point in review.open)


def _numbered(items: Iterable[Sequence[str]]) -> tuple[str, ...]:
    """Return the digest of each item with how often it stood before, so that no two are equal."""
    seen: Counter[str] = Counter()
    found = []
    for parts in items:
        key = "\x1f".join(parts)
        seen[key] += 1
        found.append(_digest(f"{key}\x1f{seen[key]}"))
    return tuple(found)


def identified(review: Review) -> tuple[tuple[Finding, str, OpenPoint | None], ...]:
    """Return each finding with its fingerprint, then each open point in the form of one, with its own."""
    findings = zip(review.findings, fingerprints(review), strict=True)
    points = zip(review.open, open_fingerprints(review), strict=True)
    return (
        *((finding, mark, None) for finding, mark in findings),
        *((point.as_finding(), mark, point) for point, mark in points),
    )


def _open_parts(review: Review, point: OpenPoint) -> tuple[str, ...]:
    said = point.words or _NUMBER.sub("#", point.text)
    return (review.chapter_id, point.provision, point.reason.value, point.path, said)


def in_file(fingerprint: str, path: str) -> str:
    """Return a fingerprint that is also of one file, where a report needs each to stand only once."""
    return _digest(f"{path}\x1f{fingerprint}")


def _parts(review: Review, finding: Finding) -> tuple[str, ...]:
    field = ".".join("*" if step.isdigit() else step for step in finding.at.split("."))
    said = (finding.expected, finding.actual)
    if not any(said) and not finding.advisory:
        # A message may name a line ("first stands in line 5"), which an edit elsewhere moves.
        said = (_NUMBER.sub("#", finding.message), "")
    return (review.chapter_id, finding.provision, field, finding.advisory, *said)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:_LENGTH]
