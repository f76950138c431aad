"""Says what a payout that differs from the law's is instead.

Another paytable's, another day's, or of the wrong unit.
"""

from collections.abc import Iterator, Sequence

from checker.drafts.claims import Payment
from checker.drafts.names import fit_outcome
from checker.law import Paytable, Ruleset
from checker.law.ruleset import paytable_history
from checker.rules.tables import located
from checker.values import format_date
from checker.values.payout import Odds, Part


def same_payout(given: Sequence[Part], lawful: Sequence[Part]) -> bool:
    """Tell whether two payouts are the same in amount and unit, in whatever order their parts stand."""
    return len(given) == len(lawful) and all(part in lawful for part in given)


def differs_in_unit(given: Sequence[Part], lawful: Sequence[Part]) -> str | None:
    """Give the unit that is written where only the unit differs, empty for none; None where more differs."""
    if len(given) != len(lawful):
        return None
    written: str | None = None
    for mine, theirs in zip(_ordered(given), _ordered(lawful), strict=True):
        if isinstance(mine, Odds) and isinstance(theirs, Odds) and mine.win == theirs.win and mine.unit != theirs.unit:
            written = mine.unit
        elif mine != theirs:
            return None
    return written


def _ordered(parts: Sequence[Part]) -> list[Part]:
    return sorted(parts, key=lambda part: type(part).__name__)


def diagnose(payment: Payment, ruleset: Ruleset, in_use: Paytable | None) -> Iterator[str]:
    """Say of a payout that is not the law's whose it is."""
    assert payment.row is not None  # noqa: S101 - only an outcome that was told is diagnosed
    outcome = payment.row.outcome
    given = payment.value.parts
    other = [
        table for table in ruleset.tables_for(payment.wager) if table is not in_use and _pays(table, outcome, given)
    ]
    if other:
        yield f"{payment.value.text} is the payout of {_listed([located(table) for table in other])}"
    past = [table for table in _history(ruleset, payment.wager) if _pays(table, outcome, given)]
    said = dict.fromkeys(_when(table, outcome, ruleset) for table in past)
    for when in list(said)[:1] if not other else ():
        yield f"{payment.value.text} is the payout in force {when}"


def _history(ruleset: Ruleset, wager: str) -> tuple[Paytable, ...]:
    return paytable_history(ruleset.chapter.id, wager, ruleset.as_of)


def _pays(table: Paytable, outcome: str, given: Sequence[Part]) -> bool:
    fit = fit_outcome(outcome, table.rows)
    return fit is not None and same_payout(given, fit.row.payout.parts)


def _when(table: Paytable, outcome: str, ruleset: Ruleset) -> str:
    """Say until or from which day a payout of another day is in force, by the period of its own row."""
    fit = fit_outcome(outcome, table.rows)
    period = fit.row.period if fit else table.period
    ends = period.until or table.period.until
    if ends and ends <= ruleset.as_of:
        return f"until {format_date(ends)} ({period.source})"
    starts = period.effective or table.period.effective
    return f"from {format_date(starts)} ({period.source})" if starts else "on another day"


def _listed(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and of {names[-1]}"
