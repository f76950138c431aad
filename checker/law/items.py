"""Typed items out of the raw items of chapter files, once the version in force is known."""

from collections.abc import Mapping
from decimal import Decimal
from typing import TYPE_CHECKING, Any, cast

from checker.frozen import replace
from checker.law.conditions import parse_condition
from checker.law.dated import Moment, Raw
from checker.law.hands import parse_doubtful
from checker.law.model import (
    Advisory,
    Choice,
    Counted,
    Deal,
    Election,
    Figure,
    LedgerEntry,
    Paytable,
    Period,
    Returned,
    Row,
    Rule,
    TopicStatement,
    Wager,
)
from checker.law.params import CALCULATION_PARAMS, KIND_PARAMS
from checker.law.shapes import read_declared
from checker.values import parse_dollars, parse_payout, parse_percent
from checker.values.provision import Provision

if TYPE_CHECKING:
    from checker.law.written.items import (
        AdvisoryItem,
        ElectionItem,
        FigureItem,
        PaytableItem,
        RowItem,
        StatementItem,
        WagerItem,
    )
    from checker.law.written.odds import CountedItem, DealItem

EXTRAS = (
    "wager_amount",
    "meter_seed",
    "rate_of_progression",
    "reserve_rate",
    "stake_returned",
    "joker",
    "envy_provision",
)
_RULE_KEYS = frozenset({
    "section", "from", "until", "source", "status", "note", "versions", "by_reading",
    "provision", "kind", "name", "when", "at", "requires", "otherwise", "lawful", "class", "if_unstated", "reason",
    "related", "calculation", "severity",
})  # fmt: skip
_NOT_FIGURES = {
    "section",
    "from",
    "until",
    "source",
    "status",
    "note",
    "deal",
    "kind",
    "provision",
    "decks",
    "decks_at",
}
_NOT_FIGURES |= {"assumes", "when"}


def _yes(raw: Any) -> bool:
    return raw in {"yes", "true"}


def provision(item: Raw, period: Period) -> LedgerEntry:
    """Build a ledger entry."""
    return LedgerEntry(
        provision=Provision(item["provision"]),
        section=item["section"],
        handling=item["is"],
        about=item["about"],
        by=item.get("by", ""),
        period=period,
    )


def wager(item: "WagerItem", period: Period) -> Wager:
    """Build a wager."""
    return Wager(
        slug=item["wager"],
        name=item["name"],
        short=item["short"],
        provision=Provision(item["provision"]),
        pays_under=Provision(item["pays_under"]),
        elected=_yes(item["elected"]),
        optional=_yes(item["optional"]),
        wins=item["wins"],
        wins_except=item.get("wins_except", ""),
        except_when=parse_condition(item.get("except_when")),
        period=period,
        also=tuple(item.get("also", ())),
    )


def election(item: "ElectionItem", period: Period, moment: Moment) -> Election:
    """Build an election with the choices in force."""
    choices = []
    for raw in item.get("choices", []):
        resolved = moment.resolve(raw)
        if resolved:
            keys, choice_period = resolved
            choices.append(
                Choice(
                    value=str(keys["value"]),
                    provision=Provision(keys.get("provision", item["provision"])),
                    says=keys["says"],
                    period=choice_period,
                )
            )
    return Election(
        at=item["at"],
        provision=Provision(item["provision"]),
        label=item["label"],
        type=item["type"],
        asks=item["asks"],
        when=parse_condition(item.get("when")),
        says=item["says"],
        choices=tuple(choices),
        example=cast("str | list[str]", item.get("example", "")),
        period=period,
        silent=item.get("silent", ""),
        one_of=tuple(item.get("one_of", ())),
    )


def paytable(item: "PaytableItem", period: Period, moment: Moment) -> Paytable:
    """Build a paytable with the rows in force."""
    rows = []
    for raw in item["rows"]:
        resolved = moment.within(period).resolve(raw)
        if resolved:
            keys, row_period = resolved
            group = keys.get("group", item.get("group", ""))
            rows.append(
                Row(
                    outcome=keys["outcome"],
                    payout=parse_payout(keys["pays"]),
                    envy=parse_dollars(keys["envy"]) if keys.get("envy") else None,
                    sign=keys.get("sign", ""),
                    group="" if group == "none" else group,
                    when=parse_condition(keys.get("when")),
                    period=row_period,
                    also=tuple(keys.get("also", [])),
                    in_parts=_yes(keys.get("in_parts")),
                    provision=Provision(keys.get("provision", "")),
                    envy_provision=Provision(keys.get("envy_provision", "")),
                    reconstructed=_reconstructed(keys, row_period),
                    hands=parse_doubtful(keys["hands"], moment.readings) if "hands" in keys else None,
                    beside=_yes(keys.get("beside")),
                )
            )
    return Paytable(
        wager=item["wager"],
        label=item.get("paytable", ""),
        provision=Provision(item["provision"]),
        condition=parse_condition(item.get("condition")),
        condition_text=item.get("condition_text", ""),
        additional=_yes(item.get("additional")),
        rows=tuple(rows),
        extras={key: text for key in EXTRAS if (text := cast("Raw", item).get(key))},
        period=_span([period, *(row.period for row in rows)]),
        counted=_counted(item["counted"], tuple(rows), moment) if "counted" in item else None,
        pays_at=item.get("pays_at", ""),
        less=parse_percent(item.get("less", "0%")),
        less_when=parse_condition(item.get("less_when")),
    )


def _counted(raw: "CountedItem", rows: tuple[Row, ...], moment: Moment) -> Counted:
    advisories = {advisory for row in rows if row.hands for advisory in row.hands.advisories}

    def read(word: str, default: str) -> str:
        value = raw.get(word, default)
        while isinstance(value, Mapping):
            advisories.add(value["advisory"])
            value = value[moment.readings[value["advisory"]]]
        return str(value)

    returned = tuple(
        Returned(hands=parse_doubtful(one["hands"], moment.readings), when=parse_condition(one.get("when")))
        for one in raw.get("returned", [])
    )
    joker, every_line = read("joker", "limited"), read("pays", "the highest line") == "every line"
    return Counted(
        deal=raw["deal"],
        sides=tuple(raw.get("sides", ["first"])),
        every_line=every_line,
        given=parse_doubtful(raw["given"], moment.readings) if "given" in raw else None,
        returned=returned,
        joker=joker,
        rides=_yes(raw.get("rides")),
        assumes=tuple(raw.get("assumes", [])),
        advisories=frozenset(advisories),
    )


def deal(item: "DealItem", period: Period) -> Deal:
    """Build what is dealt and how."""
    return Deal(
        id=item["deal"],
        kind=item["kind"],
        provision=Provision(item["provision"]),
        figures={key: value for key, value in item.items() if key not in _NOT_FIGURES},
        decks=tuple(int(number) for number in item.get("decks", [])),
        decks_at=item.get("decks_at", ""),
        assumes=tuple(item.get("assumes", [])),
        when=parse_condition(item.get("when")),
        period=period,
    )


def _reconstructed(row: "RowItem", period: Period) -> frozenset[str]:
    """Return the cells of a row that are reconstructed: the one that the row names, else both."""
    if period.status != "reconstructed":
        return frozenset()
    return frozenset({row["reconstructed"]} if row.get("reconstructed") else {"pays", "envy"})


def _span(periods: list[Period]) -> Period:
    """Return the period in which a table reads as it does: from its newest cell until the first that ends."""
    newest = max(periods, key=lambda period: (period.effective is not None, period.effective))
    ends = [period.until for period in periods if period.until]
    return replace(newest, until=min(ends, default=None), status=periods[0].status, note=periods[0].note)


def rule(item: Raw, period: Period) -> Rule:
    """Build a rule of any kind. Raises ValueError for a kind or a key that is not known."""
    kind, calculation = item["kind"], item.get("calculation", "")
    params = CALCULATION_PARAMS.get(item["calculation"]) if kind == "calculation" else KIND_PARAMS.get(kind)
    if params is None:
        raise ValueError(f"“{calculation or kind}” is no kind of rule and no calculation")
    return Rule(
        provision=Provision(item["provision"]),
        kind=kind,
        calculation=calculation,
        name=item.get("name", ""),
        when=parse_condition(item.get("when")),
        at=item.get("at", ""),
        params=read_declared(params, {key: value for key, value in item.items() if key not in _RULE_KEYS}),
        subject=item.get("area", item.get("text", "")),
        requires=item["requires"],
        otherwise=item.get("otherwise", ""),
        lawful=item.get("lawful", ""),
        finding_class=item.get("class", "violation"),
        if_unstated=item.get("if_unstated", "open"),
        reason=item.get("reason", ""),
        related=tuple(item.get("related", [])),
        severity=item.get("severity", ""),
        period=period,
    )


def figure(item: "FigureItem", period: Period) -> Figure:
    """Build a figure."""
    return Figure(
        provision=Provision(item["provision"]),
        number=Decimal(str(item["figure"]).replace(",", "")),
        unit=item["unit"],
        what=item["what"],
        period=period,
    )


def advisory(item: "AdvisoryItem", period: Period) -> Advisory:
    """Build an advisory."""
    return Advisory(
        id=item["id"],
        provision=Provision(item["provision"]),
        title=item["title"],
        printed=item["printed"],
        problem=item["problem"],
        literal=item["literal"],
        evident=item["evident"],
        applies=item["applies"],
        effect=item["effect"],
        severity=item["severity"],
        ask=item["ask"],
        touches=parse_condition(item["touches"]),
        period=period,
    )


def statement(item: "StatementItem", period: Period) -> TopicStatement:
    """Build a statement on a topic."""
    return TopicStatement(
        topic=item["topic"],
        provision=Provision(item["provision"]),
        value=item.get("value", ""),
        value_of=item.get("value_of", ""),
        values=dict(item.get("values", {})),
        if_unstated=item.get("if_unstated", ""),
        plus=Decimal(item.get("plus", 0)),
        wager=item.get("wager", ""),
        name=item.get("name", ""),
        under=tuple(item.get("under", ())),
        when=parse_condition(item.get("when")),
        duty=dict(cast("Raw", item.get("duty", {}))),
        period=period,
    )
