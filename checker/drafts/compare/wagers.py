"""Wagers that the filing offers and the draft does not show, or the reverse, or under other names."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from checker.drafts.claims import Claims, Stranger
from checker.drafts.demands import Demands, Kind, Must
from checker.drafts.names import Fit
from checker.drafts.report import DraftFinding, Tally
from checker.drafts.resolve import is_plain_heading
from checker.drafts.vocabulary import Vocabulary
from checker.rules import FindingClass

if TYPE_CHECKING:
    from checker.drafts.model import Place

if TYPE_CHECKING:
    from checker.drafts.model import Place

_MISMATCH, _ADVISORY = FindingClass.MISMATCH, FindingClass.ADVISORY
_PAYS = {"pay", "pays", "paid", "odds"}


def compare_wagers(claims: Claims, demands: Demands, known: Vocabulary) -> tuple[list[DraftFinding], list[Tally]]:
    """Give the findings on names, and how many wagers were asked for and shown."""
    findings = [*_not_offered(claims, demands, known), *_strangers(claims, demands, known)]
    if demands.kind is Kind.SIGN and demands.odds is Must.NO:
        return findings, []
    elsewhere = {stranger.wager for stranger in claims.strangers if stranger.wager}
    near = {heading.wager: heading for heading in claims.headings if heading.near}
    shown = 0
    asked = [demand for demand in demands.wagers.values() if demand.wager.elected]
    for demand in asked:
        wager = demand.wager
        provision = demands.odds_provision if demands.kind is Kind.SIGN else demand.shown_by
        if wager.slug in claims.named:
            shown += 1
        elif wager.slug in near:
            shown += 1
            heading = near[wager.slug]
            findings.append(
                DraftFinding(
                    provision=wager.provision,
                    kind=_ADVISORY,
                    about="name",
                    message=f"“{heading.text}” is taken for {wager.short}, which is the name in the law.",
                    place=heading.place,
                    expected=wager.short,
                    actual=heading.text,
                    help=f"write {wager.short}",
                )
            )
        elif wager.slug not in elsewhere:
            findings.append(
                DraftFinding(
                    provision=provision,
                    kind=_MISMATCH,
                    about="wager",
                    message=f"The filing offers {wager.short}; the draft does not show it.",
                    expected=wager.short,
                    help=f"show the {wager.name}, or take it out of the filing",
                )
            )
    return findings, [Tally(what="wagers offered", demanded=len(asked), found=shown)]


def _not_offered(claims: Claims, demands: Demands, known: Vocabulary) -> Iterator[DraftFinding]:
    places: dict[str, tuple[Place, str]] = {}
    for payment in claims.payments:
        if payment.wager not in demands.wagers:
            places.setdefault(payment.wager, (payment.place, f"{payment.label} {payment.value.text}".strip()))
    for heading in claims.headings:
        if heading.wager in demands.wagers or heading.near or is_plain_heading(heading.text):
            continue
        fits = [known.fit(slug, heading.text) for slug in demands.wagers]
        if not any(fit is not None and fit.fit is not Fit.PART for fit in fits):
            places[heading.wager] = (heading.place, heading.text)
    for slug, (place, text) in places.items():
        wager = known.wagers[slug]
        yield DraftFinding(
            provision=wager.provision,
            kind=_MISMATCH,
            about="wager",
            message=f"The draft shows {wager.short}; the filing does not offer it.",
            place=place,
            actual=text,
            help=f"take {wager.short} out of the draft, or offer it in the filing under wagers.{slug}",
        )


def _strangers(claims: Claims, demands: Demands, known: Vocabulary) -> Iterator[DraftFinding]:
    for stranger in claims.strangers:
        if stranger.prose:
            yield from _sentence(stranger, demands)
        elif stranger.wager in demands.wagers:
            yield from _renamed(stranger, claims, demands)
        elif not stranger.wager:
            yield _unknown(stranger, known, demands)


def _renamed(stranger: Stranger, claims: Claims, demands: Demands) -> Iterator[DraftFinding]:
    wager = demands.wagers[stranger.wager].wager
    given = stranger.name and not is_plain_heading(stranger.name)
    named = wager.slug in claims.named
    if not given and (
        named or not wager.elected or any(_gives_name(other, stranger.wager) for other in claims.strangers)
    ):
        return
    if given:
        message = f"{wager.short} is shown under another name: “{stranger.name}”."
    else:
        message = f"The payouts of {wager.short} stand without its name."
    yield DraftFinding(
        provision=wager.provision,
        kind=_MISMATCH,
        about="wager",
        message=message,
        place=stranger.place,
        expected=wager.short,
        actual=stranger.name,
        help=f"write {wager.short}",
    )


def _gives_name(stranger: Stranger, wager: str) -> bool:
    return stranger.wager == wager and bool(stranger.name) and not is_plain_heading(stranger.name)


def _unknown(stranger: Stranger, known: Vocabulary, demands: Demands) -> DraftFinding:
    rows = "; ".join(
        f"{label} {value}".strip() for label, value in zip(stranger.labels[:3], stranger.values[:3], strict=True)
    )
    provision = next(iter(known.wagers.values())).provision.partition("(")[0]
    if stranger.name:
        message = f"The draft shows payouts under “{stranger.name}”, which is no wager of the filing."
    else:
        message = f"The draft shows a payout that belongs to no wager of the filing: {rows}."
    return DraftFinding(
        provision=demands.odds_provision or provision,
        kind=_MISMATCH,
        about="wager",
        message=message,
        place=stranger.place,
        actual=rows,
        help="take it out of the draft; another wager needs its own approval",
    )


def _sentence(stranger: Stranger, demands: Demands) -> Iterator[DraftFinding]:
    """Judge a payout in a sentence: it contradicts the wager it names, or a person has to look at it."""
    text, value = stranger.labels[0], stranger.values[0]
    demand = demands.wagers.get(stranger.name)
    says = bool(_PAYS & set(text.casefold().split()))
    if demand is not None and says and demand.lines:
        lawful = ", ".join(dict.fromkeys(line.row.payout.text for line in demand.lines))
        yield DraftFinding(
            provision=demand.lines[0].provision,
            kind=_MISMATCH,
            about="payout",
            message=f"A sentence on {demand.wager.short} says {value}, which is none of its payouts.",
            place=stranger.place,
            expected=lawful,
            actual=value,
            help=f"its payouts are: {lawful}",
        )
    elif says:
        yield DraftFinding(
            provision=demands.odds_provision,
            kind=_ADVISORY,
            about="payout",
            message=f"It cannot be told which payout this sentence means: {value}.",
            place=stranger.place,
            actual=value,
            help="compare it with the paytable yourself",
        )
