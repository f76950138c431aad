"""Cells of a paytable that cannot be read in the source: a difference from one is no violation, but for a person."""

from dataclasses import replace

from checker.law import Paytable, Row
from checker.rules.context import Context
from checker.rules.tables import find_line
from checker.rules.verdict import Verdict, for_a_person
from checker.statements.in_use import payouts_of

_HELP = "compare with the official text before anything is certified"


def unless_reconstructed(verdict: Verdict, row: Row, cell: str) -> Verdict:
    """Give the verdict on a ``cell`` (pays or envy) of the row, left to a person where that cell is reconstructed."""
    if cell not in row.reconstructed:
        return verdict
    what = {"pays": "The payout", "envy": "The Envy Bonus"}[cell]
    return _doubted(verdict, f"{what} is reconstructed here, so a person must compare it.", row.period.note)


def unless_rows_missing(
    context: Context, verdict: Verdict, table: Paytable, tables: tuple[Paytable, ...], outcome: str
) -> Verdict:
    """Give the verdict on an outcome that ``table`` does not list, left to a person where rows of it cannot be read.

    Only an outcome that another of the wager's ``tables`` has may be one that was lost.
    """
    lost = next((row for row in table.rows if "pays" in row.reconstructed), None)
    others = [
        other
        for other in tables
        if other is not table and find_line(tuple(payouts_of(context.filing, context.ruleset, other)), outcome)
    ]
    if lost is None or not others:
        return verdict
    said = f"Rows of it are missing in the source, and paytable {others[0].label} has it. A person must compare."
    return _doubted(verdict, said, lost.period.note)


def _doubted(verdict: Verdict, said: str, note: str) -> Verdict:
    findings = tuple(
        replace(
            found,
            message=f"{found.message} {said}",
            label="not certain",
            help=_HELP,
            notes=(*(part for part in (note,) if part), *found.notes),
        )
        for found in verdict.findings
    )
    return for_a_person(replace(verdict, findings=findings))
