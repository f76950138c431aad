"""The result of comparing a draft with its submission: three lists and what follows from them."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from checker.drafts.kinds import Kind
from checker.drafts.model import Draft, Place
from checker.review import Review
from checker.rules import FindingClass
from checker.statements import Statement
from checker.statements.comparison import Status
from checker.values.provision import Provision


@dataclass(frozen=True, slots=True, kw_only=True)
class DraftFinding:
    """One thing that is wrong with a draft, or that a person must look at.

    ``about`` is payout, envy, row, limit, meter, commission, payout_limit, rule, wager, name, inscription, help_line,
    picture or unreadable. ``place`` is where it stands in the draft, None for what is missing.
    """

    provision: Provision
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
class DraftLine:
    """One piece of the draft that holds a figure or speaks of a rule, a right, a limit or a name.

    ``status`` is agrees, differs or not_compared; ``reason`` says why it was not compared; ``statements`` are those it
    was compared with.
    """

    text: str
    place: Place
    status: Status
    reason: str = ""
    statements: tuple[Statement, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PlainLine:
    """One piece of the draft that holds nothing to compare."""

    text: str
    place: Place


@dataclass(frozen=True, slots=True, kw_only=True)
class Coverage:
    """How many lines hold something to compare, and how they compare; ``prose`` counts the other lines."""

    agree: int
    differ: int
    not_compared: int
    prose: int

    @property
    def lines(self) -> int:
        """How many lines hold something to compare."""
        return self.agree + self.differ + self.not_compared

    def sentence(self) -> str:
        """Return it in one sentence."""
        compared = self.agree + self.differ
        differ = f"{self.differ} differ{'s' if self.differ == 1 else ''}"
        agree = f"{self.agree} agree{'s' if self.agree == 1 else ''}"
        left = f"; {self.not_compared} not compared" if self.not_compared else ""
        return f"{compared} of {self.lines} lines compared: {agree}, {differ}{left}."


@dataclass(frozen=True, slots=True, kw_only=True)
class StatementShown:
    """A statement that may stand in the draft: found, different or not found, and the line where."""

    statement: Statement
    status: str
    line: DraftLine | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DraftReport:
    """A draft compared.

    ``pieces`` are all its lines in order, also those that hold nothing to compare. ``kind_basis`` says how its kind was
    told; ``outcome`` is complies, incomplete, defects or nothing_to_judge.
    """

    draft: Draft
    review: Review
    kind: Kind
    kind_basis: str
    outcome: str
    findings: tuple[DraftFinding, ...]
    pieces: tuple[DraftLine | PlainLine, ...]
    coverage: Coverage
    statements: tuple[StatementShown, ...]

    @property
    def lines(self) -> tuple[DraftLine, ...]:
        """The lines that hold something to compare."""
        return tuple(piece for piece in self.pieces if isinstance(piece, DraftLine))

    @property
    def advised(self) -> bool:
        """Whether there are advisories."""
        return any(finding.kind is FindingClass.ADVISORY for finding in self.findings)

    def counts(self) -> Mapping[str, int]:
        """Return the number of findings of each class."""
        classes = Counter(finding.kind for finding in self.findings)
        return {
            "mismatches": classes[FindingClass.MISMATCH],
            "missing": classes[FindingClass.MISSING],
            "advisories": classes[FindingClass.ADVISORY],
            "unreadable": 0,
        }

    def column(self, finding: DraftFinding) -> int | None:
        """Return the column, from 1, where a finding's text stands in its line; None where it cannot be told."""
        place = finding.place
        if place is None or place.line is None or place.line > len(self.draft.lines):
            return None
        line = self.draft.lines[place.line - 1]
        for text in (finding.actual, place.near):
            at = line.casefold().find(text.casefold(), max(0, (place.column or 1) - 1)) if text else -1
            if at >= 0:
                return at + 1
        return place.column or len(line) - len(line.lstrip()) + 1
