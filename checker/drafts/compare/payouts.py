"""Every payout of the draft, compared with the paytable in use, unit included; and every row that is left out."""

from collections.abc import Iterator

from checker.drafts.claims import Claims, Payment
from checker.drafts.compare.diagnosis import diagnose, differs_in_unit, same_payout
from checker.drafts.compare.order import out_of_order
from checker.drafts.compare.unreadable import agreeing, unless_lost, unless_unreadable
from checker.drafts.demands import Demands, Kind, Line, Must, WagerDemand
from checker.drafts.names import Fit
from checker.drafts.report import DraftFinding, Tally
from checker.drafts.values import UNSAID, Value
from checker.review import Review
from checker.rules import FindingClass
from checker.values import format_dollars

_MISMATCH, _ADVISORY = FindingClass.MISMATCH, FindingClass.ADVISORY


class Payouts:
    """Compares the payouts of one draft.

    ``on_layout`` holds wager and outcome of what the layout's inscriptions say already, which a sign need not repeat.
    ``assumed`` tells that the kind of the draft is not known, so that a list with a gap counts against any.
    """

    def __init__(
        self, claims: Claims, demands: Demands, review: Review, *, on_layout: set[tuple[str, str]], assumed: bool
    ) -> None:
        if review.ruleset is None:
            raise ValueError("payouts are compared with a ruleset")
        self._claims = claims
        self._demands = demands
        self._review = review
        self._ruleset = review.ruleset
        self._assumed = assumed
        self._right: set[tuple[str, str]] = set()
        self._on_layout = on_layout

    def compare(self) -> tuple[list[DraftFinding], list[Tally]]:
        """Give the findings, and how many payouts were asked for and are right."""
        findings: list[DraftFinding] = []
        for demand in self._demands.wagers.values():
            payments = list(self._claims.of(demand.wager.slug))
            if demand.unsettled:
                findings += self._unsettled(demand, payments)
                continue
            for payment in payments:
                findings += self._payment(demand, payment)
            findings += self._units(demand, payments)
            findings += agreeing(demand, payments, self._review)
            findings += self._left_out(demand, payments)
            findings += out_of_order(demand, payments)
        every = {(slug, line.row.outcome) for slug, demand in self._demands.wagers.items() for line in demand.lines}
        asked = self._demands.odds is not Must.NO
        demanded = len(every) if asked else len({key for key in every if key in self._shown()})
        tallies = [Tally(what="payouts", demanded=demanded, found=len(self._right & every))] if demanded else []
        return findings, tallies

    def _shown(self) -> set[tuple[str, str]]:
        return {(item.wager, item.row.outcome) for item in self._claims.payments if item.row is not None}

    def _unsettled(self, demand: WagerDemand, payments: list[Payment]) -> Iterator[DraftFinding]:
        if not payments and self._demands.odds is Must.NO:
            return
        yield DraftFinding(
            provision=demand.wager.pays_under,
            kind=FindingClass.MISSING,
            about="filing",
            message=f"The filing does not settle the paytable of {demand.wager.short}, so its payouts "
            f"cannot be compared.",
            place=payments[0].place if payments else None,
            help=f"settle wagers.{demand.wager.slug}.paytable and what it depends on; checker check tells "
            f"what is lawful",
        )

    def _payment(self, demand: WagerDemand, payment: Payment) -> Iterator[DraftFinding]:
        line = self._line(demand, payment)
        if line is None:
            yield unless_lost(self._foreign(demand, payment), demand, payment, self._ruleset)
            return
        lawful = line.row.payout
        if payment.value.is_money and line.row.envy is not None and lawful.odds is not None and not payment.extra:
            yield from self._envy(demand, line, payment, payment.value)
            return
        unit = differs_in_unit(payment.value.parts, lawful.parts)
        if same_payout(payment.value.parts, lawful.parts) or (
            unit == UNSAID and lawful.odds and lawful.odds.unit == "to"
        ):
            self._right.add((payment.wager, line.row.outcome))
            yield from self._doubtful(demand, line, payment)
        else:
            self._right.discard((payment.wager, line.row.outcome))
            yield unless_unreadable(self._differs(demand, line, payment, unit), line, "pays")
        for extra in payment.extra:
            yield from self._extra(demand, line, payment, extra)

    def _line(self, demand: WagerDemand, payment: Payment) -> Line | None:
        if payment.row is None:
            return None
        for line in demand.lines:
            if line.row.outcome == payment.row.outcome:
                return line
        return None

    def _foreign(self, demand: WagerDemand, payment: Payment) -> DraftFinding:
        short = demand.wager.short
        known = ", ".join(line.row.outcome for line in demand.lines)
        shown = f"{payment.label} {payment.value.text}".strip()
        if payment.row is None:
            message = f"{short} has no outcome “{payment.label}”."
        else:
            message = f"{short} pays nothing for “{payment.row.outcome}” under this filing."
        return DraftFinding(
            provision=demand.lines[0].provision if demand.lines else demand.wager.pays_under,
            kind=_MISMATCH,
            about="row",
            message=message,
            place=payment.place,
            expected=known,
            actual=shown,
            help=f"take the row out; {short} pays for: {known}",
        )

    def _differs(self, demand: WagerDemand, line: Line, payment: Payment, unit: str | None) -> DraftFinding:
        lawful, shown = line.row.payout.text, payment.value.text
        notes = []
        about = "payout"
        if unit is not None:
            about = "unit"
            notes.append(
                f"“{payment.value.marked}” says neither “to” nor “for”, and the law’s “for” includes the stake"
                if unit == UNSAID
                else "“for” includes the stake and “to” does not"
            )
        notes += diagnose(payment, self._ruleset, demand.table)
        return DraftFinding(
            provision=line.provision,
            kind=_MISMATCH,
            about=about,
            message=f"{demand.wager.short} pays {lawful} for “{line.row.outcome}”; the draft says {shown}.",
            place=payment.place,
            expected=lawful,
            actual=shown,
            help=f"write {lawful}",
            notes=tuple(notes),
            sources=(line.source,),
        )

    def _doubtful(self, demand: WagerDemand, line: Line, payment: Payment) -> Iterator[DraftFinding]:
        if payment.alt:
            yield DraftFinding(
                provision=line.provision,
                kind=_ADVISORY,
                about="picture",
                message=f"The payout of “{line.row.outcome}” stands only in the description of a picture.",
                place=payment.place,
                expected=line.row.payout.text,
                actual=payment.value.text,
                help="look at the picture itself; what it shows cannot be read",
            )
        if payment.fit in {Fit.MISSPELLED, Fit.PART}:
            yield DraftFinding(
                provision=line.provision,
                kind=_ADVISORY,
                about="name",
                message=f"“{payment.label}” of {demand.wager.short} is taken for “{line.row.outcome}”.",
                place=payment.place,
                expected=line.row.outcome,
                actual=payment.label,
                help=f"write {line.row.outcome}",
            )

    def _extra(self, demand: WagerDemand, line: Line, payment: Payment, extra: Value) -> Iterator[DraftFinding]:
        """Compare what stands beside a payout: an Envy Bonus, or a second payout that must not differ."""
        if extra.is_money:
            yield from self._envy(demand, line, payment, extra)
        elif not same_payout(extra.parts, line.row.payout.parts) and not _unit_unsaid(extra, line):
            finding = DraftFinding(
                provision=line.provision,
                kind=_MISMATCH,
                about="payout",
                message=f"“{line.row.outcome}” of {demand.wager.short} stands with a second payout, {extra.text}.",
                place=payment.place,
                expected=line.row.payout.text,
                actual=extra.text,
                help=f"show {line.row.payout.text} only",
                sources=(line.source,),
            )
            yield unless_unreadable(finding, line, "pays")

    def _envy(self, demand: WagerDemand, line: Line, payment: Payment, shown: Value) -> Iterator[DraftFinding]:
        if shown.dollars == line.row.envy:
            return
        lawful = format_dollars(line.row.envy) if line.row.envy is not None else "no Envy Bonus"
        provision = demand.table.extras.get("envy_provision", line.provision) if demand.table else line.provision
        finding = DraftFinding(
            provision=provision,
            kind=_MISMATCH,
            about="envy",
            message=f"{demand.wager.short} gives {lawful} as Envy Bonus for “{line.row.outcome}”; the "
            f"draft says {shown.text}.",
            place=payment.place,
            expected=lawful,
            actual=shown.text,
            help=f"write {lawful}",
            sources=(line.source,),
        )
        yield unless_unreadable(finding, line, "envy")

    def _units(self, demand: WagerDemand, payments: list[Payment]) -> Iterator[DraftFinding]:
        """Say once for each wager that its odds are written with a mark; the law's “to” is what people take it for."""
        marked = [
            payment
            for payment in payments
            if payment.value.marked
            and not payment.standing
            and (line := self._line(demand, payment))
            and _unit_unsaid(payment.value, line)
        ]
        if marked:
            shown = ", ".join(dict.fromkeys(payment.value.text for payment in marked))
            yield DraftFinding(
                provision=demand.wager.pays_under,
                kind=_ADVISORY,
                about="unit",
                message=f"{demand.wager.short} writes odds with a mark, which says neither “to” nor “for”: {shown}.",
                place=marked[0].place,
                expected="odds with “to”",
                actual=shown,
                help="write the odds with the law’s word, as in 30 to 1",
            )

    def _left_out(self, demand: WagerDemand, payments: list[Payment]) -> Iterator[DraftFinding]:
        shown = {payment.row.outcome for payment in payments if payment.row is not None}
        left = [line for line in demand.lines if line.row.outcome not in shown]
        if not left:
            yield from self._envy_left_out(demand, payments)
            return
        slug = demand.wager.slug
        spoken = {outcome for wager, outcome in self._on_layout if wager == slug}
        listed = shown - spoken
        must = self._demands.odds
        named = slug in self._claims.named
        if must is Must.NO and not listed:
            return
        if not payments and not named and demand.wager.elected:
            return  # that the wager is not shown at all is said elsewhere
        partial = bool(listed) and (self._demands.kind is not Kind.LAYOUT or must is Must.YES or self._assumed)
        for line in left:
            beside = line.provision != demand.table.provision if demand.table else False
            firm = (must is Must.YES or partial) and not beside and line.row.outcome not in spoken
            yield unless_unreadable(self._row_missing(demand, line, firm=firm), line, "pays")

    def _row_missing(self, demand: WagerDemand, line: Line, *, firm: bool) -> DraftFinding:
        lawful = f"{line.row.sign or line.row.outcome}: {line.row.payout.text}"
        envy = f", Envy Bonus {format_dollars(line.row.envy)}" if line.row.envy is not None else ""
        return DraftFinding(
            provision=line.provision,
            kind=_MISMATCH if firm else _ADVISORY,
            about="row",
            message=f"{demand.wager.short} also pays “{line.row.outcome}” {line.row.payout.text}; the "
            f"draft leaves it out.",
            expected=f"{lawful}{envy}",
            help=f"add {lawful}{envy}" if firm else f"{lawful} may stand here too",
            notes=(f"payouts are shown under {self._demands.odds_provision}",) if firm else (),
            sources=(line.source,),
        )

    def _envy_left_out(self, demand: WagerDemand, payments: list[Payment]) -> Iterator[DraftFinding]:
        """Say which Envy Bonuses are left out, where the draft shows payouts of the wager."""
        if not payments or not any(line.row.envy is not None for line in demand.lines):
            return
        shown = {
            payment.row.outcome
            for payment in payments
            if payment.row is not None and any(value.is_money for value in (payment.value, *payment.extra))
        }
        for line in demand.lines:
            if line.row.envy is not None and line.row.outcome not in shown:
                lawful = format_dollars(line.row.envy)
                finding = DraftFinding(
                    provision=demand.table.extras.get("envy_provision", line.provision)
                    if demand.table
                    else line.provision,
                    kind=_MISMATCH if self._demands.odds is Must.YES else _ADVISORY,
                    about="envy",
                    message=f"{demand.wager.short} gives {lawful} as Envy Bonus for “{line.row.outcome}”; "
                    "the draft leaves it out.",
                    expected=lawful,
                    help=f"add the Envy Bonus {lawful}",
                    sources=(line.source,),
                )
                yield unless_unreadable(finding, line, "envy")


def _unit_unsaid(value: Value, line: Line) -> bool:
    lawful = line.row.payout.odds
    unit = differs_in_unit(value.parts, line.row.payout.parts)
    return unit == UNSAID and lawful is not None and lawful.unit == "to"
