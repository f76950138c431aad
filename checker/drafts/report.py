"""The result of comparing a draft with its submission."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from checker.drafts.demands import Kind
from checker.drafts.model import Draft, Place
from checker.review import Review
from checker.rules import FindingClass


@dataclass(frozen=True, slots=True, kw_only=True)
class DraftFinding:
    """One thing that is wrong with a draft, or that a person must look at.

    ``about`` is inscription, wager, payout, row, order, unit, envy, limit, payout_limit, help_line, name, picture,
    unreadable (where the law's print cannot be read) or filing.
    ``place`` is where it stands in the draft, None for what is missing.
    """

    provision: str
    kind: FindingClass
    about: str
    message: str
    place: Place | None = None
    expected: str = ""
    actual: str = ""
    help: str = ""
    notes: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """How many of one sort of thing were asked for, and how many of them the draft shows as they must be."""

    what: str
    demanded: int
    found: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DraftReport:
    """A draft compared.

    ``kind_basis`` says how its kind was told; ``outcome`` is complies, defects or nothing_to_judge.
    """

    draft: Draft
    review: Review
    kind: Kind
    kind_basis: str
    outcome: str
    findings: tuple[DraftFinding, ...]
    tallies: tuple[Tally, ...]

    @property
    def advised(self) -> bool:
        """Whether there are advisories."""
        return any(finding.kind is FindingClass.ADVISORY for finding in self.findings)

    def counts(self) -> Mapping[str, int]:
        """Count the findings by class."""
        classes = Counter(finding.kind for finding in self.findings)
        return {
            "mismatches": classes[FindingClass.MISMATCH],
            "missing": classes[FindingClass.MISSING],
            "advisories": classes[FindingClass.ADVISORY],
            "unreadable": 0,
        }

    def column(self, finding: DraftFinding) -> int | None:
        """Give the column, from 1, where a finding's text stands in its line of the file.

        None where that cannot be told.
        """
        place = finding.place
        if place is None or place.line is None or place.line > len(self.draft.lines):
            return None
        line = self.draft.lines[place.line - 1]
        for text in (finding.actual, place.near):
            at = line.casefold().find(text.casefold(), max(0, (place.column or 1) - 1)) if text else -1
            if at >= 0:
                return at + 1
        return place.column or len(line) - len(line.lstrip()) + 1
