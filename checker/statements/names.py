"""What is paid, by the names of its outcomes."""

from collections import Counter
from collections.abc import Iterable

from checker.law.names import stand_alone
from checker.statements.in_use import Paid


def by_outcome(payouts: Iterable[Paid]) -> dict[str, Paid]:
    """Map what is paid by its outcome as the law prints it; where two are printed alike, with the heading of each."""
    listed = tuple(payouts)
    count = Counter(paid.row.outcome for paid in listed)
    return {paid.row.outcome if count[paid.row.outcome] == 1 else stand_alone(paid.row): paid for paid in listed}
