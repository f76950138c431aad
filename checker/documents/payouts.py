"""The wagers that a filing offers, each with its payouts in descending order and in the law's own units."""

from collections.abc import Iterator

from checker.documents.citations import Citations
from checker.documents.model import Panel, Row
from checker.documents.values import shown
from checker.law import Paytable, Ruleset, Wager
from checker.law import Row as TableRow
from checker.report.clean import clean
from checker.rules.conditions import holds
from checker.rules.paytable import chosen_table, rows_in_use
from checker.submission import Filing, State
from checker.values import Payout, format_dollars, parse_payout

_NO_TABLE = "No payouts are shown: the filing has no lawful paytable for this wager."
_OPENING_WORDS = frozenset({"A", "All", "An", "Any", "Both", "Each", "Either", "Neither", "No", "The", "You", "Your"})
_METER_SENTENCES = {
    "initial": "The {meter} starts at {value}.",
    "reset": "After the whole {meter} is won, it starts again at {value}.",
    "rate": "{value} of each wager goes to the {meter}.",
}
_EXTRA_SENTENCES = {
    "wager_amount": "The wager is {value}.",
    "meter_seed": "The meter starts, and after it is won starts again, at {value}.",
    "rate_of_progression": "{value} of each wager goes to the meter.",
}


def base_wagers(filing: Filing, ruleset: Ruleset) -> tuple[Wager, ...]:
    """Give the base wagers offered, then those that exist by law, such as insurance."""
    wagers = ruleset.wagers.values()
    base = [wager for wager in wagers if wager.elected and not wager.optional and filing.offers(wager.slug)]
    return (*base, *(wager for wager in wagers if not wager.elected))


def optional_wagers(filing: Filing, ruleset: Ruleset) -> tuple[Wager, ...]:
    """Give the optional wagers offered, in the order of the chapter."""
    return tuple(
        wager for wager in ruleset.wagers.values() if wager.elected and wager.optional and filing.offers(wager.slug)
    )


def panel(wager: Wager, filing: Filing, ruleset: Ruleset, citations: Citations, *, short: bool = False) -> Panel:
    """Give a wager's payouts, limits and meter; ``short`` names the wager as signs do."""
    tables = ruleset.tables_for(wager.slug)
    table = chosen_table(filing, tables, wager.slug)
    rows = rows_of(wager, filing, ruleset)
    return Panel(
        wager=wager.slug,
        name=wager.short if short else wager.name,
        citation=citations.cite(table.provision if table else wager.pays_under),
        condition=_condition(table) if table else "",
        limits=limits(wager.slug, filing, ruleset),
        wins=_wins(wager.wins),
        rows=rows,
        terms=(*_extras(table), *(sentence for _, sentence in meter(wager.slug, filing, ruleset))),
        missing=_NO_TABLE if tables and table is None else "",
    )


def rows_of(wager: Wager, filing: Filing, ruleset: Ruleset) -> tuple[Row, ...]:
    """Give the payouts in use for a wager, the greatest first; those that are equal stay as the law prints them."""
    table = chosen_table(filing, ruleset.tables_for(wager.slug), wager.slug)
    also = [
        item
        for item in ruleset.paytables
        if item.wager == wager.slug and item.additional and holds(item.condition, filing)
    ]
    found = [
        (row.payout, Row(outcome=stand_alone(row), pays=row.payout.text, envy=_envy(row)))
        for item in ([table] if table else []) + also
        for row in rows_in_use(item, filing)
    ]
    found += _declared(wager, filing, ruleset)
    return tuple(row for _, row in sorted(found, key=lambda item: item[0].sort_key(), reverse=True))


def stand_alone(row: TableRow) -> str:
    """Word an outcome so that it can be read without the heading under which the law prints it."""
    if row.sign:
        return row.sign
    if not row.group:
        return row.outcome
    first, _, rest = row.outcome.partition(" ")
    lowered = first.lower() if rest and first.istitle() else first
    return f"{row.group} {lowered}{' ' if rest else ''}{rest}"


def limits(wager: str, filing: Filing, ruleset: Ruleset) -> str:
    """Give the least and greatest wager that the filing states: $5 to $100."""
    least = shown(filing, ruleset, f"wagers.{wager}.minimum")
    greatest = shown(filing, ruleset, f"wagers.{wager}.maximum")
    if least and greatest:
        return f"{least} to {greatest}"
    if least:
        return f"at least {least}"
    return f"at most {greatest}" if greatest else ""


def meter(wager: str, filing: Filing, ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """Give what the filing states of a wager's meters: the path and a sentence for each."""
    lead = f"wagers.{wager}."
    paths = [path for path in ruleset.elections if path.startswith(lead)]
    for last, sentence in _METER_SENTENCES.items():
        for path in paths:
            steps = path.removeprefix(lead).split(".")
            if steps[-1] != last:
                continue
            value = shown(filing, ruleset, path)
            if value:
                named = len(steps) > 2 and steps[0] == "meters"  # noqa: PLR2004 - meters, its name, the figure
                name = f"{steps[1].replace('_', ' ').capitalize()} meter" if named else "meter"
                yield path, sentence.format(meter=name, value=value)


def _declared(wager: Wager, filing: Filing, ruleset: Ruleset) -> list[tuple[Payout, Row]]:
    """Give the odds that the operator sets where the law sets only the least."""
    lead = f"wagers.{wager.slug}."
    found = []
    for path, election in ruleset.elections.items():
        if path.startswith(lead) and election.type == "payout":
            answer = filing.answer(path)
            if answer.state is State.STATED:
                text = clean(answer.text)
                found.append((parse_payout(answer.text), Row(outcome=f"Winning {wager.name}", pays=text)))
    return found


def _wins(text: str) -> str:
    """Join the chapter's sentence on how a wager wins to the words before it."""
    first, _, rest = text.partition(" ")
    if first in _OPENING_WORDS:
        return f"You win if {first.lower()} {rest}"
    return f"You win: {text}" if text else ""


def _condition(table: Paytable) -> str:
    """Say which paytable is in use and when it may be: Paytable C, four or more decks."""
    parts = [f"paytable {table.label}" if table.label else "", table.condition_text]
    said = ", ".join(part for part in parts if part)
    return f"{said[:1].upper()}{said[1:]}"


def _extras(table: Paytable | None) -> Iterator[str]:
    if table is None:
        return
    for name, sentence in _EXTRA_SENTENCES.items():
        if name in table.extras:
            yield sentence.format(value=table.extras[name])
    if table.extras.get("stake_returned") == "yes":
        yield "A winning wager is also returned."
    if "joker" in table.extras:
        yield f"Joker: {table.extras['joker']}."


def _envy(row: TableRow) -> str:
    return format_dollars(row.envy) if row.envy is not None else ""
