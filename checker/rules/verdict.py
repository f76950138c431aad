"""What a check of one rule against one filing gives."""

from dataclasses import dataclass, field, replace
from enum import StrEnum

from checker.source import Position


class Outcome(StrEnum):
    """How a provision came out for a filing, worst first."""

    FAILS = "fails"
    MISSING = "missing"
    VARIED = "varied"
    NEEDS_A_PERSON = "needs_a_person"
    HOLDS = "holds"
    DOES_NOT_APPLY = "does_not_apply"
    NOT_FILED = "not_filed"


class FindingClass(StrEnum):
    """The classes of findings. ``unreadable`` is what could not be read; ``varied`` is covered by a cited approval."""

    UNREADABLE = "unreadable"
    VIOLATION = "violation"
    MISSING = "missing"
    MISMATCH = "mismatch"
    VARIED = "varied"
    ADVISORY = "advisory"


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """One thing to tell the user: what is wrong, where, which provision decides, what would be lawful.

    ``at`` is the path in the filing; ``related`` are further paths with a word on each. ``position`` overrides the
    path where the text names something that no path leads to.
    """

    provision: str
    kind: FindingClass
    message: str
    at: str = ""
    related: tuple[tuple[str, str], ...] = ()
    label: str = ""
    expected: str = ""
    actual: str = ""
    help: str = ""
    sources: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    advisory: str = ""
    position: Position | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """The outcome of one rule at one provision, with the findings and the facts that decided it."""

    provision: str
    outcome: Outcome
    findings: tuple[Finding, ...] = ()
    facts: tuple[str, ...] = field(default_factory=tuple)
    arithmetic: tuple[str, ...] = ()


def for_a_person(verdict: Verdict) -> Verdict:
    """Give a verdict as one that a person must reach: what was found is told at its place, and nothing is decided."""
    findings = tuple(replace(found, kind=FindingClass.ADVISORY) for found in verdict.findings)
    facts = (*verdict.facts, *(found.message for found in findings))
    return replace(verdict, outcome=Outcome.NEEDS_A_PERSON, findings=findings, facts=facts)
