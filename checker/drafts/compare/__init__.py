"""Compares a draft that was read with what its submission and the law ask for."""

from checker.drafts.claims import Claims
from checker.drafts.compare.amounts import compare_limits, compare_payout_limit
from checker.drafts.compare.help_line import compare_help_line
from checker.drafts.compare.inscriptions import compare_inscriptions
from checker.drafts.compare.payouts import Payouts
from checker.drafts.compare.wagers import compare_wagers
from checker.drafts.demands import Demands, Kind, Must, demands
from checker.drafts.gather import gather
from checker.drafts.kinds import ASSUMED, tell_kind
from checker.drafts.model import Draft
from checker.drafts.report import DraftFinding, DraftReport, Tally
from checker.drafts.resolve import standing
from checker.drafts.vocabulary import vocabulary
from checker.drafts.wording import Sheets
from checker.review import Review
from checker.review.model import COMPLIES, DEFECTS, NOTHING_TO_JUDGE
from checker.rules import FindingClass

_CLASSES = tuple(FindingClass)


def compare(draft: Draft, review: Review, kind: Kind | None = None) -> DraftReport:
    """Compare ``draft`` with the reviewed submission.

    ``kind`` is told from the draft where it is not given. The review must have a filing and a ruleset.
    """
    if review.filing is None or review.ruleset is None:
        raise ValueError("a draft is compared with a submission that could be read")
    told, basis = (kind, "by --kind") if kind else tell_kind(draft)
    asked = demands(review.filing, review.ruleset, told)
    known = vocabulary(review.ruleset, asked)
    claims = gather(draft, known, asked)
    if told is Kind.FILING:
        claims = _entries_only(claims)
    on_layout = {(slug, row.outcome) for _, (slug, row) in standing(known, asked)}
    payouts = Payouts(claims, asked, review, on_layout=on_layout, assumed=basis == ASSUMED)
    findings: list[DraftFinding] = []
    tallies: list[Tally] = []
    for found, counted in (
        compare_inscriptions(Sheets(draft), asked),
        compare_wagers(claims, asked, known),
        payouts.compare(),
        compare_payout_limit(claims, asked),
        compare_limits(claims, asked),
    ):
        findings += found
        tallies += counted
    findings += _unasked(asked)
    findings += compare_help_line(Sheets(draft), review.filing, told)
    nothing = not any(tally.demanded for tally in tallies) and not findings
    firm = any(finding.kind is not FindingClass.ADVISORY for finding in findings)
    return DraftReport(
        draft=draft,
        review=review,
        kind=told,
        kind_basis=basis,
        outcome=NOTHING_TO_JUDGE if nothing else DEFECTS if firm else COMPLIES,
        findings=tuple(sorted(_once(findings), key=_position)),
        tallies=tuple(tallies),
    )


def _entries_only(claims: Claims) -> Claims:
    """Keep of a checklist what it states in its entries.

    The rest is comment on the law, which names payouts of all sorts.
    """
    limits = [claim for claim in claims.limits if claim.entry]
    return Claims(limits=limits, named=claims.named, headings=[heading for heading in claims.headings if heading.near])


def _unasked(asked: Demands) -> list[DraftFinding]:
    """Say where the filing leaves open what the layout must carry."""
    if not asked.odds_unsettled or asked.odds is not Must.NO:
        return []
    return [
        DraftFinding(
            provision=asked.odds_provision,
            kind=FindingClass.ADVISORY,
            about="filing",
            message="The filing does not say where payouts are shown, so this layout was not asked for them.",
            help="state layout.payout_odds: layout or sign",
        )
    ]


def _once(findings: list[DraftFinding]) -> list[DraftFinding]:
    kept: dict[tuple[str, str, str, object], DraftFinding] = {}
    for finding in findings:
        kept.setdefault((finding.provision, finding.kind, finding.message, finding.place), finding)
    return list(kept.values())


def _position(finding: DraftFinding) -> tuple[int, int, int, int, str, str]:
    """Order findings by class, then by place, those without a place last."""
    place = finding.place
    return (
        _CLASSES.index(finding.kind),
        0 if place else 1,
        (place.page or 0) if place else 0,
        (place.line or 0) if place else 0,
        finding.provision,
        finding.message,
    )
