"""A filing that was judged: what every document is made from."""

from dataclasses import dataclass

from checker.documents.varied import Departure, departures
from checker.law import Ruleset
from checker.review import Review
from checker.submission import Filing


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewedFiling:
    """A review with the filing and the ruleset that it compared, and the departures that approvals cover."""

    review: Review
    filing: Filing
    ruleset: Ruleset
    departures: tuple[Departure, ...]


def judged(review: Review) -> ReviewedFiling:
    """Return what documents are made from. Raises ValueError where the filing was not judged."""
    if review.ruleset is None or review.filing is None:
        raise ValueError("a filing that was not judged has no documents")
    return ReviewedFiling(review=review, filing=review.filing, ruleset=review.ruleset, departures=departures(review))
