"""Payouts that cannot be read in the law's print: a draft that differs from one is not wrong, but for a person."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from checker.drafts.claims import Payment
from checker.drafts.demands import Line, WagerDemand
from checker.drafts.names import Fit, fit_outcome
from checker.drafts.report import DraftFinding
from checker.law import Ruleset
from checker.review import Review
from checker.rules import FindingClass, Outcome

_HELP = "compare with the official text before anything is printed"
_SAID = "The law's print is unreadable here; a person must compare."
_CELLS = {"pays": "the payout", "envy": "the Envy Bonus"}


def unless_unreadable(finding: DraftFinding, line: Line, cell: str) -> DraftFinding:
    """Give a finding on a ``cell`` (pays or envy), as an advisory where that cell is reconstructed."""
    return _doubted(finding, line) if cell in line.row.reconstructed else finding


def unless_lost(finding: DraftFinding, demand: WagerDemand, payment: Payment, ruleset: Ruleset) -> DraftFinding:
    """Give a finding on an outcome that the table does not list.

    It is an advisory where rows of the table cannot be read and another table of the wager has that outcome, so that it
    may be one of those that were lost.
    """
    lost = next((line for line in demand.lines if "pays" in line.row.reconstructed), None)
    tables = [table for table in ruleset.tables_for(demand.wager.slug) if table is not demand.table]
    fits = [fit_outcome(payment.label, table.rows) for table in tables]
    known = any(fit is not None and fit.fit <= Fit.SAME_MEANING for fit in fits)
    return _doubted(finding, lost) if lost is not None and known else finding


def agreeing(demand: WagerDemand, payments: Sequence[Payment], review: Review) -> Iterator[DraftFinding]:
    """Say once for a wager which payouts of the draft agree with what was put in place of an unreadable print.

    Nothing is said once the filing states who compared them.
    """
    lines = {line.row.outcome: line for line in demand.lines if line.row.reconstructed}
    left = {item.provision.provision for item in review.provisions if item.outcome is Outcome.OPEN}
    shown = [item for item in payments if item.row is not None and item.row.outcome in lines]
    if not shown or not any(line.provision in left for line in lines.values()):
        return
    named = dict.fromkeys(item.row.outcome for item in shown if item.row is not None)
    cells = [
        f"{' and '.join(_CELLS[cell] for cell in sorted(lines[name].row.reconstructed, reverse=True))} of “{name}”"
        for name in named
    ]
    line = lines[next(iter(named))]
    yield DraftFinding(
        provision=line.provision,
        kind=FindingClass.ADVISORY,
        about="unreadable",
        message=f"{demand.wager.short}: {_listed(cells)} cannot be read in the law's print; a person must compare.",
        place=shown[0].place,
        help=_HELP,
        notes=tuple(dict.fromkeys(lines[name].row.period.note for name in named if lines[name].row.period.note)),
        sources=(line.source,),
    )


def _doubted(finding: DraftFinding, line: Line) -> DraftFinding:
    return replace(
        finding,
        kind=FindingClass.ADVISORY,
        about="unreadable",
        message=f"{finding.message} {_SAID}",
        help=_HELP,
        notes=(*(note for note in (line.row.period.note,) if note), *finding.notes),
    )


def _listed(names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])}, and {names[-1]}"
