"""Which elections a paper on the filing lists, and how their answers stand there."""

from checker.documents.reviewed import ReviewedFiling
from checker.documents.values import is_texts, items, shown
from checker.law import Election
from checker.submission.conditions import holds
from checker.values.provision import NO_PROVISION, Provision

_LONGEST_CELL = 240


def belongs(source: ReviewedFiling, election: Election) -> bool:
    """Whether this filing is asked the election, or answers it unasked."""
    steps = election.at.split(".")
    if steps[0] == "wagers" and not source.filing.offers(steps[1]):
        return False
    stated = bool(shown(source, election.at))
    return stated or (holds(election.when, source.filing) is True and election.type != "payouts")


def long_list(source: ReviewedFiling, election: Election) -> tuple[str, ...]:
    """Return the sentences of an entry that are too many for a cell of a table."""
    if not is_texts(source, election.at):
        return ()
    found = items(source, election.at)
    return found if len(found) > 1 and sum(len(item) for item in found) > _LONGEST_CELL else ()


def chosen_provision(election: Election, value: str) -> Provision:
    """Return the provision of the choice made, where it has one of its own; else that of the election."""
    return (
        next((choice.provision for choice in election.choices if choice.value == value), NO_PROVISION)
        or election.provision
    )
