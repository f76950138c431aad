"""Builds the documents of a filing that was judged."""

from collections.abc import Mapping
from typing import Protocol

from checker.documents.checklist import checklist
from checker.documents.guide import guide
from checker.documents.layout import layout
from checker.documents.model import Document, DocumentName
from checker.documents.sign import sign
from checker.review import Review


class Builder(Protocol):
    """Makes one document of a review that has a ruleset and a filing."""

    def __call__(self, review: Review, *, draft: bool) -> Document:
        """Give the document; ``draft`` marks every page."""


BUILDERS: Mapping[DocumentName, Builder] = {"guide": guide, "sign": sign, "layout": layout, "filing": checklist}


def build(review: Review, name: DocumentName, *, draft: bool) -> Document:
    """Give a document of the filing. Raises ValueError where the filing was not judged."""
    if review.ruleset is None or review.filing is None:
        raise ValueError("a filing that was not judged has no documents")
    return BUILDERS[name](review, draft=draft)
