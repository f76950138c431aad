"""Rows that stand in neither the law's order nor that of falling payouts."""

from collections.abc import Iterator

from checker.drafts.claims import Payment
from checker.drafts.demands import WagerDemand
from checker.drafts.report import DraftFinding
from checker.rules import FindingClass


def out_of_order(demand: WagerDemand, payments: list[Payment]) -> Iterator[DraftFinding]:
    """Give an advisory for each list of a wager's payouts that is out of order."""
    places = {line.row.outcome: index for index, line in enumerate(demand.lines)}
    groups: dict[int, list[Payment]] = {}
    for payment in payments:
        if payment.row is not None and payment.row.outcome in places and not payment.standing:
            groups.setdefault(payment.group, []).append(payment)
    for members in groups.values():
        rows = [payment.row for payment in members if payment.row is not None]
        printed = [places[row.outcome] for row in rows]
        sizes = [demand.lines[place].row.payout.sort_key() for place in printed]
        if printed == sorted(printed) or sizes == sorted(sizes, reverse=True):
            continue
        at = next(index for index in range(1, len(printed)) if printed[index] < printed[index - 1])
        lawful = [line.row.outcome for line in demand.lines if line.row.outcome in {row.outcome for row in rows}]
        yield DraftFinding(
            provision=demand.lines[0].provision,
            kind=FindingClass.ADVISORY,
            about="order",
            message=f"The payouts of {demand.wager.short} are not in the order of the law: "
            f"“{rows[at].outcome}” comes too late.",
            place=members[at].place,
            expected=", ".join(lawful),
            actual=", ".join(row.outcome for row in rows),
            help=f"order them: {', '.join(lawful)}",
        )
