"""What a filing and the law ask of a draft: names, payouts, inscriptions, limits, the payout limit."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal
from difflib import SequenceMatcher
from enum import StrEnum

from checker.law import Paytable, Row, Ruleset, Wager
from checker.law.conditions import ALWAYS
from checker.rules.inscription import wording
from checker.statements.in_use import chosen_table, rows_in_use
from checker.submission import Filing, State
from checker.submission.conditions import comparable, holds

_ALIKE = 0.75


class Kind(StrEnum):
    """What a draft is a draft of."""

    LAYOUT = "layout"
    SIGN = "sign"
    GUIDE = "guide"
    FILING = "filing"


class Must(StrEnum):
    """How firmly a draft is asked for something: its absence is a mismatch, an advisory, or nothing."""

    YES = "yes"
    SHOULD = "should"
    NO = "no"


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """A payout that is in use: its row, and the provision of its paytable."""

    row: Row
    provision: str
    source: str


@dataclass(frozen=True, slots=True, kw_only=True)
class WagerDemand:
    """What is asked for one wager. ``table`` is the paytable in use, None where the filing does not settle it.

    ``least`` and ``most`` are the limits that the filing states, in dollars.
    """

    wager: Wager
    table: Paytable | None
    lines: tuple[Line, ...]
    least: Decimal | None
    most: Decimal | None
    shown_by: str
    """The provision that asks for the wager's name on this kind of draft."""

    @property
    def unsettled(self) -> bool:
        """Whether the payouts cannot be told from the filing."""
        return self.table is None and not self.lines


@dataclass(frozen=True, slots=True, kw_only=True)
class Inscription:
    """Wording that the draft must carry.

    ``similar`` and ``approval`` are those of approved similar language, stated at ``similar_at`` of the filing.
    ``filed`` tells that the words are the filing's own and not the law's.
    """

    text: str
    provision: str
    must: Must
    similar: str = ""
    approval: str = ""
    similar_at: str = ""
    on_sign: bool = False
    filed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class PayoutLimit:
    """The payout limit of the filing, in dollars, and how firmly its amount or a general word on it is asked for."""

    amount: Decimal
    provision: str
    amount_must: Must
    general_must: Must


@dataclass(frozen=True, slots=True, kw_only=True)
class Demands:
    """All that is asked of one draft. ``odds`` tells how firmly payouts are asked for."""

    kind: Kind
    wagers: Mapping[str, WagerDemand]
    base: str
    odds: Must
    odds_provision: str
    odds_unsettled: bool
    inscriptions: tuple[Inscription, ...]
    payout_limit: PayoutLimit | None
    limits: Must


def demands(filing: Filing, ruleset: Ruleset, kind: Kind) -> Demands:
    """Gather what is asked of a draft of this kind."""
    place = _place(filing, "layout.payout_odds")
    odds = {
        Kind.LAYOUT: {"layout": Must.YES}.get(place, Must.NO),
        Kind.SIGN: {"layout": Must.NO}.get(place, Must.YES),
        Kind.GUIDE: Must.SHOULD,
        Kind.FILING: Must.NO,
    }[kind]
    return Demands(
        kind=kind,
        wagers={demand.wager.slug: demand for demand in _wagers(filing, ruleset, kind)},
        base=ruleset.chapter.base_wager,
        odds=odds,
        odds_provision=_provision(ruleset, "layout.payout_odds"),
        odds_unsettled=not place and kind is Kind.LAYOUT and "layout.payout_odds" in ruleset.elections,
        inscriptions=tuple(_inscriptions(filing, ruleset, kind)),
        payout_limit=_payout_limit(filing, ruleset, kind),
        limits=Must.SHOULD if kind is Kind.SIGN else Must.NO,
    )


def _place(filing: Filing, path: str) -> str:
    answer = filing.answer(path)
    return comparable(answer.value) if answer.state is State.STATED else ""


def _provision(ruleset: Ruleset, path: str) -> str:
    election = ruleset.elections.get(path)
    return election.provision if election else ruleset.chapter.number


def _dollars(filing: Filing, path: str) -> Decimal | None:
    answer = filing.answer(path)
    return answer.value if answer.state is State.STATED and isinstance(answer.value, Decimal) else None


def _wagers(filing: Filing, ruleset: Ruleset, kind: Kind) -> Iterator[WagerDemand]:
    areas = {rule.subject: rule for rule in ruleset.rules if rule.kind == "area" and holds(rule.when, filing)}
    for slug, wager in ruleset.wagers.items():
        if wager.elected and not filing.offers(slug):
            continue
        table = chosen_table(filing, ruleset.tables_for(slug), slug)
        shown_by = wager.provision
        if kind is Kind.LAYOUT and slug in areas:
            shown_by = areas[slug].provision
        yield WagerDemand(
            wager=wager,
            table=table,
            lines=tuple(_lines(filing, ruleset, wager, table)),
            least=_dollars(filing, f"wagers.{slug}.minimum"),
            most=_dollars(filing, f"wagers.{slug}.maximum"),
            shown_by=shown_by,
        )


def _lines(filing: Filing, ruleset: Ruleset, wager: Wager, table: Paytable | None) -> Iterator[Line]:
    if table is not None:
        for row in rows_in_use(table, filing):
            yield Line(row=row, provision=table.provision, source=row.period.source)
    for beside in ruleset.paytables:
        if beside.wager == wager.slug and beside.additional and holds(beside.condition, filing):
            for row in rows_in_use(beside, filing):
                yield Line(row=row, provision=beside.provision, source=row.period.source)
    declared = filing.answer(f"wagers.{wager.slug}.odds")
    election = ruleset.elections.get(f"wagers.{wager.slug}.odds")
    if table is None and election is not None and election.type == "payout" and declared.state is State.STATED:
        row = Row(
            outcome=wager.short,
            payout=declared.value,
            envy=None,
            sign=wager.name,
            group="",
            when=ALWAYS,
            period=election.period,
        )
        yield Line(row=row, provision=election.provision, source=election.period.source)


def _inscriptions(filing: Filing, ruleset: Ruleset, kind: Kind) -> Iterator[Inscription]:
    """Give the wording that the law prints, then whatever else the filing says that the layout carries."""
    mandated = []
    for rule in ruleset.rules:
        applies = holds(rule.when, filing)
        if rule.kind != "inscription" or applies is False:
            continue
        mandated.append(rule.subject)
        movable = str(rule.arguments.get("sign_instead", "no")) not in {"no", "false"}
        elected = str(rule.arguments.get("sign_election", ""))
        on_sign = movable and _place(filing, elected) == "sign" if elected else False
        where = Kind.SIGN if on_sign else Kind.LAYOUT
        similar_at = str(rule.arguments.get("similar_language", ""))
        text = filing.answer(f"{similar_at}.text") if similar_at else None
        approval = filing.answer(f"{similar_at}.approval") if similar_at else None
        yield Inscription(
            text=rule.subject,
            provision=rule.provision,
            must=Must.NO if kind is not where else Must.YES if applies else Must.SHOULD,
            similar=text.text if text and text.state is State.STATED else "",
            approval=approval.text if approval and approval.state is State.STATED else "",
            similar_at=similar_at,
            on_sign=on_sign,
        )

    listed = filing.answer("layout.inscriptions")
    for text in listed.value if listed.state is State.STATED else ():
        if not any(_alike(text, other) for other in (*mandated, *_similar_texts(filing, ruleset))):
            must = Must.YES if kind is Kind.LAYOUT else Must.NO
            yield Inscription(text=text, provision=_provision(ruleset, "layout.inscriptions"), must=must, filed=True)


def _similar_texts(filing: Filing, ruleset: Ruleset) -> Iterator[str]:
    for rule in ruleset.rules:
        at = str(rule.arguments.get("similar_language", "")) if rule.kind == "inscription" else ""
        if at and filing.answer(f"{at}.text").state is State.STATED:
            yield filing.answer(f"{at}.text").text


def _alike(text: str, other: str) -> bool:
    """Tell whether a filed inscription is a form of a mandated one, which is asked for in its own words."""
    return SequenceMatcher(None, wording(text), wording(other)).ratio() >= _ALIKE


def _payout_limit(filing: Filing, ruleset: Ruleset, kind: Kind) -> PayoutLimit | None:
    amount = _dollars(filing, "payout_limit.amount")
    if amount is None:
        return None
    place = _place(filing, "layout.payout_limit")
    asked = "layout.payout_limit" in ruleset.elections
    amount_must, general_must = Must.SHOULD, Must.NO
    if kind is Kind.LAYOUT:
        amount_must = Must.YES if place == "layout" else Must.NO
        general_must = Must.YES if place.startswith("generic") else Must.NO
    elif kind is Kind.SIGN:
        amount_must = Must.NO if place == "layout" else Must.YES if asked else Must.SHOULD
    elif kind is Kind.FILING:
        amount_must = Must.NO
    return PayoutLimit(
        amount=amount,
        provision=_provision(ruleset, "layout.payout_limit") if asked else _provision(ruleset, "payout_limit.amount"),
        amount_must=amount_must,
        general_must=general_must,
    )
