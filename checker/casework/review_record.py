"""The record of a review: one page that says what was reviewed, under which law, and what came out.

A record is YAML that a person can read. Whoever has the filing and the program can confirm it: the file is the one
that was reviewed, the law and the program are the same, and the review comes out as the record says.
"""

import hashlib
from collections.abc import Iterator, Mapping
from typing import Any

import yaml

from checker import __version__
from checker.law.fingerprint import law_fingerprint
from checker.review import Review
from checker.source import Document
from checker.source.tree import to_plain

VERSION = 1
_HEAD = "# Record of review. Confirm it with: checker verify RECORD FILE\n"
_TEXTS = ("sha256", "chapter", "law", "as_of", "basis", "reading", "program", "outcome")


class RecordError(Exception):
    """The record cannot be made or read; says why."""


def review_record(review: Review) -> dict[str, Any]:
    """Return the record of a review. Raises :class:`RecordError` for a file that was not judged."""
    if review.ruleset is None or review.filing is None or review.as_of is None:
        raise RecordError(f"{review.path} was not judged, so there is no record of its review")
    chapter = review.ruleset.chapter
    return {
        "version": VERSION,
        "file": review.path,
        "sha256": hashlib.sha256(review.filing.document.raw).hexdigest(),
        "facility": review.facility,
        "holder": review.holder,
        "chapter": review.chapter_id,
        "citation": chapter.citation,
        "as_of": review.as_of.isoformat(),
        "basis": review.basis,
        "reading": review.reading,
        "known_through": chapter.known_through.isoformat() if chapter.known_through else "no date is printed",
        "law": law_fingerprint(review.chapter_id),
        "program": __version__,
        "outcome": review.outcome,
        "counts": {name: str(count) for name, count in review.counts().items()},
        "findings": [
            {
                "class": item.kind.value,
                "provision": str(item.provision),
                "line": str(review.position(item).line),
                "text": item.message,
            }
            for item in review.defects
        ],
        "open": [
            {"reason": point.reason.value, "provision": str(point.provision), "text": point.text}
            for point in review.open
        ],
        "settled": list(review.settled),
    }


def record_text(record: Mapping[str, Any]) -> str:
    """Return a record as the text of a file."""
    body = yaml.safe_dump(dict(record), sort_keys=False, allow_unicode=True, default_flow_style=False, width=100_000)
    return f"{_HEAD}{body}"


def read_record(document: Document) -> Mapping[str, Any]:
    """Return the record in a text that was read. Raises :class:`RecordError` for what is none."""
    found: Mapping[str, Any] = to_plain(document.root)
    missing = [name for name in _TEXTS if not isinstance(found.get(name), str)]
    if str(found.get("version")) != str(VERSION) or missing:
        raise RecordError(f"{document.path} is no record of review")
    return found


def differences(record: Mapping[str, Any], review: Review) -> Iterator[str]:
    """Say in sentences where a review made now differs from its record; nothing where the record is confirmed.

    Raises :class:`RecordError` where the file cannot be judged now.
    """
    now = review_record(review)
    if now["sha256"] != record["sha256"]:
        yield f"The file is not the one that was reviewed. Its digest: {now['sha256']}; the record: {record['sha256']}."
        return
    if now["chapter"] != record["chapter"]:
        yield f"The file belongs to {now['chapter']}, the record to {record['chapter']}."
        return
    if now["law"] != record["law"]:
        yield f"The data of {now['chapter']} is not that of the review."
    if now["program"] != record["program"]:
        yield f"The record was made by version {record['program']} of the program; this is version {now['program']}."
    if now["outcome"] != record["outcome"]:
        yield f"The record says {record['outcome']}; the review now says {now['outcome']}."
    for name in ("counts", "findings", "open", "settled"):
        if _bare(now[name]) != _bare(record.get(name)):
            yield f"The {name} of the record are not those of a review made now."


def _bare(value: Any) -> Any:
    """Return a part of a record as texts, so that what was read from a file compares with what was made."""
    if isinstance(value, dict):
        return {str(key): _bare(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_bare(item) for item in value]
    return "" if value is None else " ".join(str(value).split())
