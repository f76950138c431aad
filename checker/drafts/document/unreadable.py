"""Payouts that cannot be read in the law's print: a draft that agrees with one is told to a person all the same."""

from collections.abc import Iterator, Sequence

from checker.drafts.compared import Compared
from checker.drafts.expectations.expected import Expected
from checker.drafts.report import DraftFinding
from checker.review import Review
from checker.rules import FindingClass, Outcome
from checker.statements.comparison import Status

UNREADABLE = "unreadable"
"""What a finding is about that a person must compare with the official text."""
HELP = "compare with the official text before anything is printed"
SAID = "The law's print is unreadable here; a person must compare."
_CELLS = {"payout": "the payout", "envy": "the Envy Bonus"}


def unreadable(compared: Sequence[Compared], expected: Expected, review: Review) -> Iterator[DraftFinding]:
    """Yield for each wager which payouts of the draft agree with what was put in place of an unreadable print.

    Nothing is said once the filing states who compared them.
    """
    left = {item.provision.provision for item in review.provisions if item.outcome is Outcome.OPEN}
    for slug in expected.outcomes:
        shown = [
            item
            for item in compared
            if item.wager == slug and item.status is Status.AGREES and item.statement is not None
            and item.statement.status == "reconstructed" and item.statement.provision in left
        ]  # fmt: skip
        if not shown:
            continue
        cells: dict[str, list[str]] = {}
        for item in shown:
            cells.setdefault(item.label, []).append(_CELLS[item.about])
        named = [f"{' and '.join(dict.fromkeys(found))} of “{name}”" for name, found in cells.items()]
        first = shown[0]
        assert first.statement is not None  # noqa: S101 - as chosen above
        yield DraftFinding(
            provision=first.statement.provision,
            kind=FindingClass.ADVISORY,
            about=UNREADABLE,
            message=f"{expected.short[slug]}: {_listed(named)} cannot be read in the law's print; "
            "a person must compare.",
            place=first.sentence.block.place,
            help=HELP,
            sources=(first.statement.source,),
        )


def _listed(names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])}, and {names[-1]}"
