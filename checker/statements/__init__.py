"""What may, must and may not stand in the documents of a filing: one table, from the filing and the law."""

from checker.statements.derive import statements_of
from checker.statements.model import (
    Document,
    Dollars,
    Duty,
    Key,
    Number,
    Percent,
    Statement,
    Statements,
    Value,
    Word,
    Words,
)

__all__ = [
    "Document",
    "Dollars",
    "Duty",
    "Key",
    "Number",
    "Percent",
    "Statement",
    "Statements",
    "Value",
    "Word",
    "Words",
    "statements_of",
]
