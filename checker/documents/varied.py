"""What a cited approval changes: such departures from the law are shown as filed, with the approval."""

from dataclasses import dataclass

from checker.clean import clean
from checker.review import Review
from checker.rules import Finding, FindingClass
from checker.values.provision import Provision

_VARIANCES = "variances."
_OF_PAYOUTS = ("payouts", "paytable")


@dataclass(frozen=True, slots=True, kw_only=True)
class Departure:
    """One departure that an approval covers: where it stands in the filing, and the words for the approval."""

    provision: Provision
    at: str
    approval: str


def departures(review: Review) -> tuple[Departure, ...]:
    """Return every departure of the filing that an approval covers."""
    return tuple(
        Departure(provision=finding.provision, at=finding.at, approval=approval_of(finding))
        for finding in review.findings
        if finding.kind is FindingClass.VARIED
    )


def approval_of(finding: Finding) -> str:
    """Name the approval that covers a finding: approval ED-2015-112."""
    named = (word for path, word in finding.related if path.startswith(_VARIANCES))
    return clean(next(named, "an approval"))


def of_wager(found: tuple[Departure, ...], wager: str) -> Departure | None:
    """Return the departure from the payouts of a wager, if there is one."""
    places = tuple(f"wagers.{wager}.{name}" for name in _OF_PAYOUTS)
    return next((one for one in found if one.at.startswith(places)), None)


def of_provision(found: tuple[Departure, ...], provision: Provision) -> Departure | None:
    """Return the departure from a provision, if there is one."""
    return next((one for one in found if one.provision == provision), None)
