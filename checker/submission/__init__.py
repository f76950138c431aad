"""A filing: what the operator says at each path, read by the ruleset's elections."""

from checker.submission.answer import Answer, State
from checker.submission.filing import Filing, read_filing
from checker.submission.header import Header, read_header
from checker.submission.settled import Settled

__all__ = ["Answer", "Filing", "Header", "Settled", "State", "read_filing", "read_header"]
