"""What a check of one rule against one filing gives: one of three answers, why, and on what evidence."""

from decimal import Decimal
from enum import StrEnum

from checker.frozen import frozen, replace
from checker.source import Position
from checker.values.provision import Provision


class Outcome(StrEnum):
    """How a provision came out for a filing, worst first; what does not apply asks nothing of it."""

    FAILS = "fails"
    OPEN = "open"
    HOLDS = "holds"
    DOES_NOT_APPLY = "does_not_apply"


class Reason(StrEnum):
    """Why a provision fails or is open."""

    VIOLATES = "violates"
    OMITTED = "omitted"
    NOT_STATED = "not_stated"
    NOT_UNDERSTOOD = "not_understood"
    LAW_UNKNOWN = "law_unknown"
    READINGS_DIFFER = "readings_differ"
    DEPENDS_ON = "depends_on"
    FILED_ELSEWHERE = "filed_elsewhere"
    AT_THE_TABLE = "at_the_table"
    NOT_COMPARED = "not_compared"


OPEN_REASONS = tuple(reason for reason in Reason if reason not in {Reason.VIOLATES, Reason.OMITTED})
"""Why a provision may be open, in the order in which reports list it."""

SETTLED_ELSEWHERE = frozenset({Reason.FILED_ELSEWHERE, Reason.AT_THE_TABLE, Reason.NOT_COMPARED})
"""What may be open in a filing that complies.

Another paper has it, only a person at the table can see it, or it says nothing that the law governs.
"""


class FindingClass(StrEnum):
    """The classes of findings. ``unreadable`` is what could not be read; ``varied`` is covered by a cited approval.

    ``open`` is what a check could not decide; a review lists it among its open points, not among its findings.
    """

    UNREADABLE = "unreadable"
    VIOLATION = "violation"
    MISSING = "missing"
    MISMATCH = "mismatch"
    VARIED = "varied"
    ADVISORY = "advisory"
    OPEN = "open"


class Severity(StrEnum):
    """How much hangs on a finding, most first: grave where an outcome or a payout turns on it."""

    GRAVE = "grave"
    NOTABLE = "notable"
    SLIGHT = "slight"


@frozen
class Finding:
    """One thing to tell the user: what is wrong, where, which provision decides, what would be lawful.

    ``at`` is the path in the filing; ``related`` are further paths with a word on each. ``position`` overrides the
    path where the text names something that no path leads to. What is not ``variable`` no approval can cover. ``least``
    is the least amount in dollars that would be lawful, where it was computed from the rest of the filing.
    """

    provision: Provision
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
    severity: Severity = Severity.NOTABLE
    variable: bool = True
    position: Position | None = None
    least: Decimal | None = None


@frozen
class Result:
    """The outcome of one rule at one provision, with its reason, and the findings and facts that decided it.

    An open result says in ``path`` on which entry of the filing it turns, in ``words`` what was not understood, and in
    ``help`` what may settle it.
    ``passed`` are the places and words that say nothing that could be compared.
    """

    provision: Provision
    outcome: Outcome
    reason: Reason | None = None
    findings: tuple[Finding, ...] = ()
    facts: tuple[str, ...] = ()
    arithmetic: tuple[str, ...] = ()
    path: str = ""
    words: str = ""
    help: str = ""
    passed: tuple[tuple[str, str], ...] = ()

    @property
    def broken(self) -> bool:
        """Whether the provision fails because of what the filing says, not for what it leaves out."""
        return self.outcome is Outcome.FAILS and self.reason is Reason.VIOLATES


def left_open(result: Result, reason: Reason) -> Result:
    """Return a result that decides nothing: what was found is told at its place, as an open point."""
    findings = tuple(replace(found, kind=FindingClass.OPEN) for found in result.findings)
    facts = (*result.facts, *(found.message for found in findings))
    return replace(
        result,
        outcome=Outcome.OPEN,
        reason=reason,
        findings=findings,
        facts=facts,
        path=next((found.at for found in findings), result.path),
        words=next((found.actual for found in findings), "") if reason is Reason.NOT_UNDERSTOOD else "",
    )
