"""A submission against a ruleset: every provision's outcome, and the findings."""

from checker.review.model import ProvisionOutcome, Review, Verdicts
from checker.review.review import review_document, review_unreadable

__all__ = ["ProvisionOutcome", "Review", "Verdicts", "review_document", "review_unreadable"]
