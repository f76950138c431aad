"""Which doubts of the law a report tells in full: those that decide this filing, and the grave ones."""

from checker.review import Review
from checker.rules import Finding, FindingClass, Severity

_DECIDES = ("Under the literal reading this filing would", "Under the evident reading this filing would")


def changes_outcome(finding: Finding) -> bool:
    """Whether the filing would come out otherwise under the reading that is not applied."""
    return any(note.startswith(_DECIDES) for note in finding.notes)


def doubts(review: Review, *, every: bool = False) -> tuple[tuple[Finding, ...], int]:
    """Return the advisories to tell in full, and how many others touch the filing; with ``every``, all of them.

    A doubt that the filing answers, or that stands among the open points already, is not told a second time.
    """
    advisories = tuple(found for found in review.findings if found.kind is FindingClass.ADVISORY)
    if every:
        return advisories, 0
    told = {point.provision for point in review.open if point.readings}
    taken = {item.provision for item in review.filing.settled.readings} if review.filing else set()
    full = tuple(
        found
        for found in advisories
        if not found.advisory
        or (
            (changes_outcome(found) or found.severity is Severity.GRAVE)
            and found.provision not in told
            and not {found.provision, found.advisory} & taken
        )
    )
    return full, len(advisories) - len(full)
