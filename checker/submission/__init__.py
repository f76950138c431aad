"""A filing: what the operator says at each path, read by the ruleset's elections."""

from checker.submission.answer import Answer, ReadingProblem, State
from checker.submission.filing import Filing, read_filing
from checker.submission.header import Header, read_header

__all__ = ["Answer", "Filing", "Header", "ReadingProblem", "State", "read_filing", "read_header"]
