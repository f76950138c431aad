"""Cells of a paytable that cannot be read in the source: a difference from one is no violation, but for a person."""

from checker.frozen import replace
from checker.law import Paytable, Row
from checker.rules.context import Context
from checker.rules.result import Reason, Result, left_open
from checker.rules.tables import find_line
from checker.statements.in_use import payouts_of

_HELP = "compare with the official text before anything is certified"


def unless_reconstructed(result: Result, row: Row, cell: str) -> Result:
    """Return the result on a ``cell`` (pays or envy) of the row, left to a person where that cell is reconstructed."""
    if cell not in row.reconstructed:
        return result
    what = {"pays": "The payout", "envy": "The Envy Bonus"}[cell]
    return _doubted(result, f"{what} is reconstructed here, so a person must compare it.", row.period.note)


def unless_rows_missing(
    context: Context, result: Result, table: Paytable, tables: tuple[Paytable, ...], outcome: str
) -> Result:
    """Return the result on an outcome that ``table`` does not list, left to a person where rows of it cannot be read.

    Only an outcome that another of the wager's ``tables`` has may be one that was lost.
    """
    lost = next((row for row in table.rows if "pays" in row.reconstructed), None)
    others = [
        other
        for other in tables
        if other is not table and find_line(tuple(payouts_of(context.filing, context.ruleset, other)), outcome)
    ]
    if lost is None or not others:
        return result
    said = f"Rows of it are missing in the source, and paytable {others[0].label} has it. A person must compare."
    return _doubted(result, said, lost.period.note)


def _doubted(result: Result, said: str, note: str) -> Result:
    findings = tuple(
        replace(
            found,
            message=f"{found.message} {said}",
            label="not certain",
            help=_HELP,
            notes=(*(part for part in (note,) if part), *found.notes),
        )
        for found in result.findings
    )
    return left_open(replace(result, findings=findings), Reason.LAW_UNKNOWN)
