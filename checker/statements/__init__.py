"""What may, must and may not stand in the documents of a filing: one table, from the filing and the law."""

from checker.statements.derive import statements_of
from checker.statements.model import Document, Duty, Statement, Statements

__all__ = [
    "Document",
    "Duty",
    "Statement",
    "Statements",
    "statements_of",
]
