"""The closed vocabulary of rules: one kind of constraint a file, and one registry."""

from checker.rules.registry import KINDS, check_rule
from checker.rules.result import Finding, FindingClass, Outcome, Reason, Result, Severity

__all__ = ["KINDS", "Finding", "FindingClass", "Outcome", "Reason", "Result", "Severity", "check_rule"]
