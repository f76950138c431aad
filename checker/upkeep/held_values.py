"""What the data of a chapter holds at each provision: figures, odds, amounts, mandated words and names."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from checker.law import Paytable, Rule, Ruleset
from checker.law.amount import Amount
from checker.law.conditions import All, AnyOf, Compare, Condition, Is, Not
from checker.law.params import Bound, LeastOddsParams, PayoutLimitFloor
from checker.upkeep.printed_values import printed_values
from checker.values import format_dollars
from checker.values.provision import Provision

ROW = "a row of"
"""How the use of an outcome's name begins; where a text gives a payout in a sentence, the name is the data's own."""


@dataclass(slots=True)
class Held:
    """What is held at one provision. ``doubtful`` are values that are reconstructed, so that no text need have them.

    ``shares`` are the values that are percentages, with the part of one that a text may print in their place.
    """

    values: dict[str, str] = field(default_factory=dict)
    shares: dict[str, str] = field(default_factory=dict)
    words: dict[str, str] = field(default_factory=dict)
    doubtful: set[str] = field(default_factory=set)


def held_values(ruleset: Ruleset) -> Mapping[Provision, Held]:
    """Return what the ruleset holds, by provision; each value and word with what it is for."""
    found: dict[Provision, Held] = defaultdict(Held)
    for figure in ruleset.figures:
        _add(found[figure.provision], str(figure.number), figure.what)
    for rule in ruleset.rules:
        if rule.provision.in_full:
            continue
        for text, what in _of_rule(rule):
            _add(found[rule.provision], text, what)
        if isinstance(rule.params, Bound) and rule.params.value and rule.params.value.unit == "percent":
            share = rule.params.value.number
            found[rule.provision].shares[f"{share.normalize():f}"] = f"{(share / 100).normalize():f}"
        if rule.kind == "inscription":
            found[rule.provision].words[rule.subject] = "mandated words"
    for table in ruleset.paytables:
        _add_table(found, table, ruleset)
    for wager in ruleset.wagers.values():
        found[wager.provision].words[wager.name] = "the name of a wager"
    return found


def names_of(ruleset: Ruleset) -> tuple[str, ...]:
    """Return the names that hold numbers without being figures: of wagers and of outcomes, the longest first."""
    names = {wager.name for wager in ruleset.wagers.values()} | {wager.short for wager in ruleset.wagers.values()}
    names |= {name for table in ruleset.paytables for row in table.rows for name in (row.outcome, *row.also)}
    return tuple(sorted(names, key=len, reverse=True))


def _of_rule(rule: Rule) -> Iterator[tuple[str, str]]:
    match rule.params:
        case Bound(Amount() as value):
            yield str(value), f"{rule.kind.replace('_', ' ')}, {rule.at}"
        case LeastOddsParams(odds):
            yield odds.text, "odds"
        case PayoutLimitFloor(floor):
            yield format_dollars(floor), "floor"


def _add(held: Held, text: str, what: str) -> None:
    for value in printed_values(text):
        held.values.setdefault(value, what)


def _add_table(found: dict[Provision, Held], table: Paytable, ruleset: Ruleset) -> None:
    name = ruleset.wagers[table.wager].name
    label = f"{name}, paytable {table.label}" if table.label else name
    for number in numbers_in(table.condition):
        _add(found[table.provision], number, f"{label}: when it may be chosen")
    for row in table.rows:
        pays = found[row.provision or table.provision]
        _add(pays, row.payout.text, f"{label}: {row.outcome}")
        if "pays" in row.reconstructed:
            pays.doubtful |= printed_values(row.payout.text)
        if row.envy is not None:
            envy = found[row.envy_provision or table.envy_provision]
            _add(envy, str(row.envy), f"{label}, Envy Bonus: {row.outcome}")
            if "envy" in row.reconstructed:
                envy.doubtful |= printed_values(str(row.envy))
        if row.payout.parts and "pays" not in row.reconstructed:
            pays.words.setdefault(row.outcome, f"{ROW} {label}")
    if table.less:
        _add(found[table.provision], f"{table.less}%", f"{label}: what is kept of a win")
    for key, text in table.extras.items():
        if key not in {"envy_provision", "joker"}:
            _add(found[table.provision], str(text), f"{label}, {key.replace('_', ' ')}")


def numbers_in(condition: Condition) -> Iterator[str]:
    """Return the numbers with which a condition compares an answer."""
    match condition:
        case Compare(_, bound, _):
            yield str(bound)
        case Is(_, values, _):
            yield from (value for value in values if value.isdigit())
        case All(parts) | AnyOf(parts):
            for part in parts:
                yield from numbers_in(part)
        case Not(part):
            yield from numbers_in(part)
        case _:
            return
