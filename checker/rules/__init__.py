"""The closed vocabulary of rules: one kind of constraint a file, and one registry."""

from checker.rules.registry import KINDS, check_rule
from checker.rules.verdict import Finding, FindingClass, Outcome, Verdict

__all__ = ["KINDS", "Finding", "FindingClass", "Outcome", "Verdict", "check_rule"]
