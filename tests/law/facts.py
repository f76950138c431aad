"""What a chapter says, taken apart into small comparable facts; and the same of the second transcription.

A fact is the kind of thing, the provision where it stands, and its content as texts. Two entries agree on a day if they
give the same facts, each as many times.
"""

import datetime
from collections import Counter
from collections.abc import Iterator, Mapping
from decimal import Decimal

from conventions import APPLIED, GRAMMATICAL_ONE, OF_THE_TABLE, RAISES, UNIT_AT, UNITS
from paytable_conditions import filing_of_table
from second_entry import SecondEntry, SecondTable

from checker.law import Paytable, Rule, Ruleset, TopicStatement
from checker.law.params import LeastOddsParams, PayoutLimitFloor
from checker.submission.conditions import holds
from checker.values import format_dollars

Fact = tuple[str, ...]
Facts = Counter[Fact]
AT_LEAST = "at least"
IN_A_SENTENCE = "(odds in a sentence)"


def figure_fact(provision: str, number: Decimal, unit: str) -> Fact:
    """Give a figure as a fact; cents are written in dollars."""
    if unit == "cents":
        number, unit = number / 100, "dollars"
    return ("figure", provision, f"{number.normalize():f}", UNITS.get(unit, unit))


# --- what the chapter says ---------------------------------------------------------------------------------------


def paytable_facts(ruleset: Ruleset, sentences: frozenset[tuple[str, str]]) -> Facts:
    """Give every paytable, its condition aside: each row with its place, payout as printed, envy, group and status.

    ``sentences`` are the provision and label of tables whose odds stand in a sentence: their one outcome has no name
    that is printed.
    """
    found: Facts = Counter()
    for table in ruleset.paytables:
        name = ruleset.wagers[table.wager].name.casefold()
        found[("paytable", table.provision, name, table.label)] += 1
        for key, value in table.extras.items():
            found[("extra", table.provision, table.label, key, value)] += 1
        for index, row in enumerate(table.rows):
            nameless = (table.provision, table.label) in sentences
            found[
                (
                    "row",
                    table.provision,
                    name,
                    table.label,
                    str(index),
                    IN_A_SENTENCE if nameless else row.outcome,
                    row.payout.text,
                    format_dollars(row.envy) if row.envy is not None else "",
                    row.group,
                    _status(table, row.period.status),
                )
            ] += 1
    for rule in ruleset.rules:
        if isinstance(rule.params, LeastOddsParams):
            found[("least odds", rule.provision, rule.params.odds.text)] += 1
    return found


def _status(table: Paytable, row: str) -> str:
    return "reconstructed" if "reconstructed" in {row, table.period.status} else ""


def figure_facts(*readings: Ruleset) -> Facts:
    """Give every figure of one chapter and day; the ruleset is given under each reading.

    A figure of the list counts each time. A figure that rules hold counts once a provision: the law prints $5,000 once
    for the initial and the reset amount, and two rules apply it.
    """
    found: Facts = Counter(figure_fact(figure.provision, figure.number, figure.unit) for figure in readings[0].figures)
    found.update({fact for ruleset in readings for rule in ruleset.rules for fact in _held(rule, ruleset)})
    return found


def _held(rule: Rule, ruleset: Ruleset) -> Iterator[Fact]:
    """Give the figures that a rule of the chapter holds: its value, and the fixed floor of a payout limit."""
    if rule.value is not None and not rule.provision.in_full:
        own = list(_of_tables(rule, ruleset))
        yield from own or [figure_fact(rule.provision, rule.value.number, rule.value.unit or UNIT_AT[rule.at])]
    if isinstance(rule.params, PayoutLimitFloor):
        yield figure_fact(rule.provision, rule.params.floor, "dollars")


def _of_tables(rule: Rule, ruleset: Ruleset) -> Iterator[Fact]:
    """Give the figure that a rule holds for each paytable that prints such a figure itself, as the filing elects it."""
    parts = rule.at.split(".")
    key = OF_THE_TABLE.get(parts[-1], "")
    if parts[0] != "wagers" or not key:
        return
    for table in ruleset.paytables:
        if table.wager == parts[1] and table.provision == rule.provision and "meter_seed" in table.extras:
            filing = filing_of_table(ruleset.chapter.id, ruleset.as_of, table.wager, table.label)
            if holds(rule.when, filing):
                yield ("figure", rule.provision, table.label, parts[-1], str(rule.value))


def inscription_facts(ruleset: Ruleset) -> Facts:
    """Give the wording that the chapter prescribes."""
    return Counter(
        ("inscription", rule.provision, rule.subject) for rule in ruleset.rules if rule.kind == "inscription"
    )


def wager_facts(ruleset: Ruleset) -> Facts:
    """Give the wagers by name."""
    return Counter(("wager", wager.provision, wager.name.casefold()) for wager in ruleset.wagers.values())


def statement_facts(*readings: Ruleset) -> Facts:
    """Give what the chapter says on topics, under each reading, with what each document owes it; not when it applies.

    The ruleset is given under the literal and then, where the chapter has two readings, under the evident one.
    """
    literal, evident = _statements(readings[0]), _statements(readings[-1])
    found = Counter({("statement", *fact): times for fact, times in (literal & evident).items()})
    for said, facts in (("literally", literal - evident), ("evidently", evident - literal)):
        found.update({(said, *fact): times for fact, times in facts.items()})
    return found


def _statements(ruleset: Ruleset) -> Facts:
    return Counter(
        (item.provision, " of ".join(filter(None, (item.topic, item.wager))), _said(item), *sorted(_duties(item.duty)))
        for item in ruleset.statements
    )


def _said(item: TopicStatement) -> str:
    if not item.value_of:
        return item.value
    meant = {**item.values, "unstated": item.if_unstated, "plus": item.plus or ""}
    return " ".join((item.value_of, *(f"{answer}={token}" for answer, token in meant.items() if token)))


def _duties(duties: Mapping[str, str]) -> Iterator[str]:
    return (f"{firmness} in the {document}" for document, firmness in duties.items())


# --- what the second transcription says --------------------------------------------------------------------------


def second_paytable_facts(entry: SecondEntry, day: datetime.date) -> Facts:
    """Give the paytables in force on the day; a table of least odds is the floor of odds that the operator sets."""
    found: Facts = Counter()
    for table in entry.paytables:
        if not table.span.covers(day):
            continue
        if table.condition == AT_LEAST:
            found.update(("least odds", table.provision, row.pays) for row in table.rows)
        else:
            found[("paytable", table.provision, table.wager.casefold(), table.label)] += 1
            found.update(_second_rows(table))
    return found


def _second_rows(table: SecondTable) -> Iterator[Fact]:
    for key, value in table.extras.items():
        yield ("extra", table.provision, table.label, key, value)
    for index, row in enumerate(table.rows):
        yield (
            "row",
            table.provision,
            table.wager.casefold(),
            table.label,
            str(index),
            IN_A_SENTENCE if table.in_a_sentence else row.outcome,
            row.pays,
            row.envy,
            row.group,
            row.status if row.status == "reconstructed" else "",
        )


def second_figure_facts(entry: SecondEntry, day: datetime.date) -> Facts:
    """Give the figures in force on the day, with those that a rule applies where another provision prints them."""
    found: Facts = Counter(
        figure_fact(figure.provision, figure.number, figure.unit)
        for figure in entry.figures
        if figure.span.covers(day) and not (figure.number == 1 and figure.unit in GRAMMATICAL_ONE)
    )
    for applied in APPLIED.get(entry.chapter, ()):
        printed = figure_fact(applied.printed_at, applied.number, applied.unit)
        if found and (not applied.printed_at or printed in found):
            found[figure_fact(applied.provision, applied.number, applied.unit)] += 1
    for table in entry.paytables:
        if table.span.covers(day):
            for last, key in OF_THE_TABLE.items():
                if key in table.extras:
                    found[("figure", table.provision, table.label, last, table.extras[key])] += 1
    return found


def second_inscription_facts(entry: SecondEntry, day: datetime.date) -> Facts:
    """Give the wording prescribed on the day; inscriptions of which only the subject is prescribed are left out."""
    return Counter(
        ("inscription", item.provision, item.text)
        for item in entry.inscriptions
        if item.span.covers(day) and item.verbatim
    )


def second_wager_facts(entry: SecondEntry, day: datetime.date) -> Facts:
    """Give the wagers of the day by name."""
    return Counter(
        ("wager", item.provision, item.text.casefold())
        for item in entry.wagers
        if item.span.covers(day) and (item.provision, item.text) not in RAISES
    )


def second_statement_facts(entry: SecondEntry, day: datetime.date) -> Facts:
    """Give what the law says on topics on the day, under either reading."""
    found: Facts = Counter()
    for item in entry.statements:
        if item.span.covers(day):
            alike = item.says == item.literally
            both = (("statement", item.says),) if alike else (("literally", item.literally), ("evidently", item.says))
            for kind, said in both:
                found[(kind, item.provision, item.topic, said, *sorted(_duties(item.duties)))] += 1
    return found
