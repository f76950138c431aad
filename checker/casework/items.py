"""The items of a review on which a reviewer decides: each finding, and each open point."""

from dataclasses import dataclass

from checker.review import Review
from checker.review.identity import identified


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """One item. ``fingerprint`` survives edits elsewhere in the file and changes with what the item is about.

    ``kind`` is the class of a finding, or the reason of an open point.
    """

    fingerprint: str
    provision: str
    kind: str
    message: str
    help: str
    line: int


def open_items(review: Review) -> tuple[Item, ...]:
    """Return the items of a review: findings in their order, then open points."""
    return tuple(
        Item(
            fingerprint=mark,
            provision=finding.provision,
            kind=point.reason.value if point else finding.kind.value,
            message=finding.message,
            help=finding.help,
            line=review.position(finding).line,
        )
        for finding, mark, point in identified(review)
    )
