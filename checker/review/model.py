"""The result of a review."""

import datetime
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from checker.law import Provision, Ruleset
from checker.rules import Finding, FindingClass, Outcome, Verdict
from checker.source import Position
from checker.submission import Filing

Verdicts = tuple[Verdict, ...]

COMPLIES, DEFECTS, UNREADABLE, NOTHING_TO_JUDGE = "complies", "defects", "unreadable", "nothing_to_judge"
NOT_KNOWN = "/not-known"
"""How the advisory of an entry ends that only the filing's own chapter knows."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ProvisionOutcome:
    """How one provision of the ledger came out, and the facts that decided it."""

    provision: Provision
    outcome: Outcome
    facts: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Review:
    """One filing reviewed. ``ruleset`` and ``filing`` are None where nothing could be judged.

    ``basis`` says where the as-of date comes from: filing date or --as-of. ``against`` is the review of the same filing
    under another chapter, where one was asked for.
    """

    path: str
    outcome: str
    chapter_id: str = ""
    as_of: datetime.date | None = None
    basis: str = ""
    reading: str = ""
    lines: tuple[str, ...] = ()
    findings: tuple[Finding, ...] = ()
    provisions: tuple[ProvisionOutcome, ...] = ()
    arithmetic: tuple[str, ...] = ()
    ruleset: Ruleset | None = None
    filing: Filing | None = None
    against: "Review | None" = None
    _cache: dict[str, Position] = field(default_factory=dict, compare=False, repr=False)

    def position(self, finding: Finding) -> Position:
        """Give the primary place of a finding in the file."""
        if finding.position is not None:
            return finding.position
        return self.place(finding.at)

    def place(self, path: str) -> Position:
        """Give the place of a path in the file; the first line for what has none."""
        if self.filing is None or not path:
            return Position(line=1, column=1)
        return self.filing.position(path)

    def counts(self) -> Mapping[str, int]:
        """Count findings by class and provisions by outcome."""
        classes = Counter(finding.kind.value for finding in self.findings)
        outcomes = Counter(item.outcome for item in self.provisions)
        return {
            "violations": classes["violation"],
            "missing": classes["missing"],
            "mismatches": classes["mismatch"],
            "varied": classes["varied"],
            "advisories": classes["advisory"],
            "unreadable": classes["unreadable"],
            "provisions_in_force": len(self.provisions),
            "checked": outcomes[Outcome.HOLDS]
            + outcomes[Outcome.FAILS]
            + outcomes[Outcome.MISSING]
            + outcomes[Outcome.VARIED],
            "hold": outcomes[Outcome.HOLDS],
            "fail": outcomes[Outcome.FAILS],
            "missing_entries": outcomes[Outcome.MISSING],
            "do_not_apply": outcomes[Outcome.DOES_NOT_APPLY],
            "need_a_person": outcomes[Outcome.NEEDS_A_PERSON],
            "conduct_of_play": outcomes[Outcome.NOT_FILED],
        }

    @property
    def defects(self) -> tuple[Finding, ...]:
        """The findings that stop a filing: everything but advisories and what an approval covers."""
        passing = {FindingClass.ADVISORY, FindingClass.VARIED}
        return tuple(finding for finding in self.findings if finding.kind not in passing)
