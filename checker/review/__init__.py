"""A submission against a ruleset: every provision's outcome, and the findings."""

from checker.review.model import OpenPoint, ProvisionOutcome, Results, Review
from checker.review.review import review_document, review_unreadable

__all__ = ["OpenPoint", "ProvisionOutcome", "Results", "Review", "review_document", "review_unreadable"]
