"""How what a line says compares with the statements."""

from enum import StrEnum

from checker.frozen import frozen
from checker.statements.model import Statement
from checker.words.model import Claim


class Status(StrEnum):
    """How a claim compares with the statements."""

    AGREES = "agrees"
    DIFFERS = "differs"
    MISSING = "missing"
    EXTRA = "extra"
    NOT_COMPARED = "not_compared"


@frozen
class Comparison:
    """One claim, and how it compares with the statements.

    ``statement`` is the one that agrees or differs, ``against`` all that the claim could mean. ``reason`` says in words
    why it was not compared, or how it differs. ``at`` is where the claim stands, and ``depends_on`` the entry of the
    filing that would decide it.
    """

    status: Status
    claim: Claim
    statement: Statement | None = None
    against: tuple[Statement, ...] = ()
    reason: str = ""
    at: str = ""
    depends_on: str = ""
