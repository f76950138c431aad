"""The limits of wagers and of payouts, compared with the filing."""

from collections.abc import Iterator

from checker.drafts.claims import Claims, LimitClaim
from checker.drafts.demands import Demands, Must
from checker.drafts.report import DraftFinding, Tally
from checker.rules import FindingClass
from checker.values import format_dollars

_MISMATCH, _ADVISORY = FindingClass.MISMATCH, FindingClass.ADVISORY


def compare_limits(claims: Claims, demands: Demands) -> tuple[list[DraftFinding], list[Tally]]:
    """Give the findings on minimum and maximum wagers, and how many the filing states and the draft shows."""
    findings: list[DraftFinding] = []
    right: set[tuple[str, str]] = set()
    for claim in claims.limits:
        kinds = ("minimum", "maximum") if claim.kind == "wager" else (claim.kind,)
        known = [slug for slug in claim.wagers if slug in demands.wagers]
        met = {(slug, kind) for slug in known for kind in kinds if _stated(demands, slug, kind) == claim.amount}
        right |= met
        if known and not met:
            findings.append(_limit(demands, claim, known[0], kinds[0]))
    filed = {
        (slug, kind)
        for slug in demands.wagers
        for kind in ("minimum", "maximum")
        if _stated(demands, slug, kind) is not None
    }
    wrong = {
        (slug, kind)
        for claim in claims.limits
        for slug in claim.wagers
        for kind in ("minimum", "maximum")
        if claim.kind in {kind, "wager"}
    }
    if demands.limits is Must.SHOULD:
        findings += [_not_shown(demands, slug, kind) for slug, kind in sorted(filed - right - wrong)]
    asked = filed if demands.limits is Must.SHOULD else filed & (right | wrong)
    return findings, [Tally(what="limits", demanded=len(asked), found=len(right & asked))] if asked else []


def _stated(demands: Demands, slug: str, kind: str) -> object:
    demand = demands.wagers[slug]
    return demand.least if kind == "minimum" else demand.most


def _limit(demands: Demands, claim: LimitClaim, slug: str, kind: str) -> DraftFinding:
    wager, stated = demands.wagers[slug].wager, _stated(demands, slug, kind)
    path = f"wagers.{slug}.{kind}"
    if stated is None:
        return DraftFinding(
            provision=wager.provision,
            kind=_ADVISORY,
            about="limit",
            message=f"The draft says a {kind} of {format_dollars(claim.amount)} for {wager.short}; the "
            f"filing states none.",
            place=claim.place,
            actual=claim.text,
            help=f"state it in the filing under {path}, or take it out of the draft",
        )
    lawful = format_dollars(stated)  # type: ignore[arg-type]
    return DraftFinding(
        provision=wager.provision,
        kind=_MISMATCH,
        about="limit",
        message=f"The {kind} of {wager.short} is {lawful} in the filing; the draft says "
        f"{format_dollars(claim.amount)}.",
        place=claim.place,
        expected=lawful,
        actual=claim.text,
        help=f"write {lawful}, or change {path} in the filing",
    )


def _not_shown(demands: Demands, slug: str, kind: str) -> DraftFinding:
    wager = demands.wagers[slug].wager
    lawful = format_dollars(_stated(demands, slug, kind))  # type: ignore[arg-type]
    return DraftFinding(
        provision=wager.provision,
        kind=_ADVISORY,
        about="limit",
        message=f"The filing states a {kind} of {lawful} for {wager.short}; the draft does not show it.",
        expected=lawful,
        help=f"show the {kind}, unless it is posted elsewhere at the table",
    )


def compare_payout_limit(claims: Claims, demands: Demands) -> tuple[list[DraftFinding], list[Tally]]:
    """Give the findings on the payout limit, and whether it was asked for and is shown."""
    limit = demands.payout_limit
    amounts = [claim for claim in claims.caps if claim.amount is not None]
    if limit is None:
        return list(_without_limit(claims, demands)), []
    lawful = format_dollars(limit.amount)
    findings = [
        DraftFinding(
            provision=limit.provision,
            kind=_MISMATCH,
            about="payout_limit",
            message=f"The payout limit is {lawful} in the filing; the draft says {claim.text}.",
            place=claim.place,
            expected=lawful,
            actual=claim.text,
            help=f"write {lawful}, or change payout_limit.amount in the filing",
        )
        for claim in amounts
        if claim.amount != limit.amount
    ]
    asked = limit.amount_must is Must.YES or limit.general_must is Must.YES
    right = any(claim.amount == limit.amount for claim in amounts)
    held = right if limit.amount_must is Must.YES else bool(claims.caps)
    if not amounts and limit.amount_must is not Must.NO:
        findings.append(_limit_missing(limit.provision, f"a payout limit of {lawful}", lawful, limit.amount_must))
    if not claims.caps and limit.general_must is Must.YES:
        words = "a general inscription that a posted payout limit applies"
        findings.append(_limit_missing(limit.provision, words, words, limit.general_must))
    return findings, [Tally(what="payout limit", demanded=1, found=int(held))] if asked else []


def _limit_missing(provision: str, what: str, expected: str, must: Must) -> DraftFinding:
    return DraftFinding(
        provision=provision,
        kind=_MISMATCH if must is Must.YES else _ADVISORY,
        about="payout_limit",
        message=f"The filing sets a payout limit and has {what} here; the draft does not show it."
        if what.startswith("a general")
        else f"The filing sets {what}; the draft does not show it.",
        expected=expected,
        help=f"show {expected}",
    )


def _without_limit(claims: Claims, demands: Demands) -> Iterator[DraftFinding]:
    provision = next(iter(demands.wagers.values())).wager.pays_under if demands.wagers else ""
    for claim in claims.caps:
        firm = claim.amount is not None
        yield DraftFinding(
            provision=provision,
            kind=_MISMATCH if firm else _ADVISORY,
            about="payout_limit",
            message=f"The draft says a payout limit of {format_dollars(claim.amount)}; the filing sets none."
            if claim.amount is not None
            else f"The draft speaks of a payout limit; the filing sets none: {claim.text[:80]}.",
            place=claim.place,
            actual=claim.text,
            help="take it out of the draft, or state payout_limit.amount in the filing",
        )
