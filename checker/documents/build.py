"""Builds the documents of a filing that was judged."""

from collections.abc import Mapping
from typing import Protocol

from checker.documents.checklist import checklist
from checker.documents.guide import guide
from checker.documents.layout import layout
from checker.documents.model import Document, DocumentName
from checker.documents.reviewed import ReviewedFiling, judged
from checker.documents.sign import sign
from checker.documents.submission import submission
from checker.review import Review


class Builder(Protocol):
    """Makes one document of a filing that was judged."""

    def __call__(self, source: ReviewedFiling, *, draft: bool) -> Document:
        """Return the document; ``draft`` marks every page."""


BUILDERS: Mapping[DocumentName, Builder] = {
    "guide": guide,
    "sign": sign,
    "layout": layout,
    "filing": checklist,
    "submission": submission,
}


def build(review: Review, name: DocumentName, *, draft: bool) -> Document:
    """Return a document of the filing. Raises ValueError where the filing was not judged."""
    return BUILDERS[name](judged(review), draft=draft)
