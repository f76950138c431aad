"""The names by which a document or a text speaks of wagers and outcomes."""

from collections import Counter
from collections.abc import Iterable

from checker.law import Row as TableRow
from checker.law import Wager
from checker.statements.in_use import Paid


def stand_alone(row: TableRow) -> str:
    """Word an outcome so that it can be read without the heading under which the law prints it."""
    if row.sign or not row.group:
        text = row.sign or row.outcome
        return f"{text[:1].upper()}{text[1:]}"
    first, _, rest = row.outcome.partition(" ")
    lowered = first.lower() if rest and first.istitle() else first
    return f"{row.group} {lowered}{' ' if rest else ''}{rest}"


def names_of_row(row: TableRow) -> tuple[str, ...]:
    """Return the names by which a text may speak of an outcome, the law's own first."""
    with_group = tuple(f"{row.group} {name}" for name in (row.outcome, row.sign) if name) if row.group else ()
    return tuple(dict.fromkeys(name for name in (row.outcome, row.sign, *with_group, *row.also) if name.strip()))


def names_of_wager(wager: Wager) -> tuple[str, ...]:
    """Return the names by which a text may speak of a wager."""
    return tuple(dict.fromkeys((wager.name, wager.short, wager.slug.replace("_", " "))))


def by_outcome(payouts: Iterable[Paid]) -> dict[str, Paid]:
    """Map what is paid by its outcome as the law prints it; where two are printed alike, with the heading of each."""
    listed = tuple(payouts)
    count = Counter(paid.row.outcome for paid in listed)
    return {paid.row.outcome if count[paid.row.outcome] == 1 else stand_alone(paid.row): paid for paid in listed}
