"""A filing: what the operator says at each path, read by the ruleset's elections."""

from checker.submission.filing import Answer, Filing, Header, State, read_filing, read_header

__all__ = ["Answer", "Filing", "Header", "State", "read_filing", "read_header"]
