"""The result of a review."""

import datetime
from collections import Counter
from collections.abc import Mapping

from checker.frozen import frozen
from checker.law import LedgerEntry, Ruleset
from checker.rules import Finding, FindingClass, Outcome, Reason, Result, Severity
from checker.rules.result import SETTLED_ELSEWHERE
from checker.source import Position
from checker.submission import Filing
from checker.values.provision import Provision

Results = tuple[Result, ...]

COMPLIES, INCOMPLETE, DEFECTS = "complies", "incomplete", "defects"
UNREADABLE, NOTHING_TO_JUDGE = "unreadable", "nothing_to_judge"
NOT_KNOWN = "/not-known"
"""How the advisory of an entry ends that only the filing's own chapter knows."""


@frozen
class ProvisionOutcome:
    """How one provision of the ledger came out, why, and the facts that decided it.

    ``outcome`` is None where nothing is filed: the provision governs the conduct of play or defines words. ``varied``
    tells that it holds only under an approval that the filing cites.
    """

    provision: LedgerEntry
    outcome: Outcome | None
    reason: Reason | None = None
    facts: tuple[str, ...] = ()
    varied: bool = False


@frozen
class OpenPoint:
    """One thing that is neither passed nor called unlawful, with its reason and all ``provisions`` that wait for it.

    ``path`` is the entry on which it turns, empty for the whole filing; ``words`` are those not understood.
    ``readings`` are the literal and the evident one where they differ.
    """

    provision: Provision
    reason: Reason
    text: str
    path: str = ""
    words: str = ""
    help: str = ""
    label: str = ""
    notes: tuple[str, ...] = ()
    related: tuple[tuple[str, str], ...] = ()
    sources: tuple[str, ...] = ()
    readings: tuple[tuple[str, str], ...] = ()
    provisions: tuple[Provision, ...] = ()
    severity: Severity = Severity.NOTABLE
    position: Position | None = None

    @property
    def decides(self) -> bool:
        """Whether the filing is incomplete for it; another paper, or a look at the table, leaves it complete."""
        return self.reason not in SETTLED_ELSEWHERE

    def as_finding(self) -> Finding:
        """Return the point in the form of a finding, of class open, for reports that list both alike."""
        return Finding(
            provision=self.provision,
            kind=FindingClass.OPEN,
            message=self.text,
            at=self.path,
            related=self.related,
            label=self.label,
            actual=self.words,
            help=self.help,
            sources=self.sources,
            notes=self.notes,
            severity=self.severity,
            position=self.position,
        )


@frozen
class Review:
    """One filing reviewed. ``ruleset`` and ``filing`` are None where nothing could be judged.

    ``basis`` says where the as-of date comes from: filing date or --as-of. ``open`` is what could not be decided, and
    ``settled`` says in sentences what the filing settles beside its entries. ``against`` is the review of the same
    filing under another chapter, where one was asked for.
    """

    path: str
    outcome: str
    chapter_id: str = ""
    as_of: datetime.date | None = None
    basis: str = ""
    reading: str = ""
    facility: str = ""
    holder: str = ""
    lines: tuple[str, ...] = ()
    findings: tuple[Finding, ...] = ()
    open: tuple[OpenPoint, ...] = ()
    settled: tuple[str, ...] = ()
    provisions: tuple[ProvisionOutcome, ...] = ()
    arithmetic: tuple[str, ...] = ()
    ruleset: Ruleset | None = None
    filing: Filing | None = None
    against: "Review | None" = None

    def position(self, finding: Finding | OpenPoint) -> Position:
        """Return the primary place of a finding or an open point in the file."""
        if finding.position is not None:
            return finding.position
        return self.place(finding.at if isinstance(finding, Finding) else finding.path)

    def place(self, path: str) -> Position:
        """Return the place of a path in the file; the first line for what has none."""
        if self.filing is None or not path:
            return Position(line=1, column=1)
        return self.filing.position(path)

    def counts(self) -> Mapping[str, int]:
        """Count findings by class, open points, and provisions by outcome."""
        classes = Counter(finding.kind.value for finding in self.findings)
        outcomes = Counter(item.outcome for item in self.provisions)
        return {
            "violations": classes["violation"],
            "missing": classes["missing"],
            "mismatches": classes["mismatch"],
            "varied": classes["varied"],
            "advisories": classes["advisory"],
            "unreadable": classes["unreadable"],
            "open_points": len(self.open),
            "provisions_in_force": len(self.provisions),
            "judged": len(self.provisions) - outcomes[None],
            "hold": outcomes[Outcome.HOLDS],
            "fail": outcomes[Outcome.FAILS],
            "open": outcomes[Outcome.OPEN],
            "do_not_apply": outcomes[Outcome.DOES_NOT_APPLY],
            "not_filed": outcomes[None],
        }

    @property
    def defects(self) -> tuple[Finding, ...]:
        """The findings that stop a filing: everything but advisories and what an approval covers."""
        passing = {FindingClass.ADVISORY, FindingClass.VARIED}
        return tuple(finding for finding in self.findings if finding.kind not in passing)
