"""The open items of a review: each finding, and each provision that needs a person."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass

from checker.report.fingerprint import fingerprints
from checker.review import Review
from checker.rules import Outcome

PERSON = "needs_a_person"


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """One open item. ``fingerprint`` survives edits elsewhere in the file and changes with what the item is about."""

    fingerprint: str
    provision: str
    kind: str
    message: str
    help: str
    line: int


def open_items(review: Review) -> tuple[Item, ...]:
    """Give the open items of a review: findings in their order, then provisions that need a person."""
    return (*_findings(review), *_provisions(review))


def _findings(review: Review) -> Iterator[Item]:
    for finding, fingerprint in zip(review.findings, fingerprints(review), strict=True):
        yield Item(
            fingerprint=fingerprint,
            provision=finding.provision,
            kind=finding.kind.value,
            message=finding.message,
            help=finding.help,
            line=review.position(finding).line,
        )


def _provisions(review: Review) -> Iterator[Item]:
    for item in review.provisions:
        if item.outcome is Outcome.NEEDS_A_PERSON:
            facts = " ".join(item.facts)
            key = f"{review.chapter_id}\x1f{item.provision.provision}\x1f{PERSON}\x1f{facts}"
            yield Item(
                fingerprint=hashlib.sha256(key.encode()).hexdigest()[:32],
                provision=item.provision.provision,
                kind=PERSON,
                message=f"{item.provision.about} {facts}".strip(),
                help="",
                line=1,
            )
