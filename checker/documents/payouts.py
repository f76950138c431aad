"""The wagers that a filing offers, each with its payouts in descending order and in the law's own units."""

from checker.clean import clean
from checker.documents.citations import Citations
from checker.documents.model import Panel, Row
from checker.documents.reviewed import ReviewedFiling
from checker.documents.terms import terms
from checker.documents.values import shown
from checker.documents.varied import Departure, of_wager
from checker.law import Paytable, Wager
from checker.law import Row as TableRow
from checker.law.names import stand_alone
from checker.rules import Outcome
from checker.statements.in_use import chosen_table, is_in_play, payouts_in_use
from checker.submission import State
from checker.submission.conditions import holds
from checker.values import Payout, format_dollars
from checker.values.payout import MeterShare

Found = list[tuple[Payout, Row, bool]]
"""Payouts with their rows, and whether each is paid besides another."""

_NO_TABLE = "No payouts are shown: the filing has no lawful paytable for this wager."
_OPENING_WORDS = frozenset({"A", "All", "An", "Any", "Both", "Each", "Either", "Neither", "No", "The", "You", "Your"})


def base_wagers(source: ReviewedFiling) -> tuple[Wager, ...]:
    """Return the base wagers offered, then those that exist by law, such as insurance."""
    wagers = source.ruleset.wagers.values()
    base = [wager for wager in wagers if wager.elected and not wager.optional and is_in_play(source.filing, wager)]
    return (*base, *(wager for wager in wagers if not wager.elected))


def optional_wagers(source: ReviewedFiling) -> tuple[Wager, ...]:
    """Return the optional wagers offered, in the order of the chapter."""
    wagers = source.ruleset.wagers.values()
    return tuple(wager for wager in wagers if wager.elected and wager.optional and is_in_play(source.filing, wager))


def panel(wager: Wager, source: ReviewedFiling, citations: Citations, *, short: bool = False) -> Panel:
    """Return a wager's payouts, limits and meter; ``short`` names the wager as signs do."""
    tables = source.ruleset.tables_for(wager.slug)
    table = chosen_table(source.filing, tables, wager.slug)
    departure = of_wager(source.departures, wager.slug)
    rows = _sorted(_approved(wager, source) if departure else _lawful(wager, source))
    return Panel(
        wager=wager.slug,
        name=wager.short if short else wager.name,
        citation=citations.cite(table.provision if table else wager.pays_under),
        condition=_condition(table, departure),
        limits=limits(wager.slug, source),
        wins=_wins(how_it_wins(wager, source)),
        rows=rows,
        terms=terms(wager.slug, table, source),
        missing=_NO_TABLE if tables and not rows else "",
        caution="" if departure else _caution(table, source),
    )


def _sorted(found: Found) -> tuple[Row, ...]:
    """Put the greatest payout first, and last what is paid besides another; those that are equal stay in order."""
    return tuple(row for _, row, _ in sorted(found, key=lambda item: (not item[2], item[0].sort_key()), reverse=True))


def _lawful(wager: Wager, source: ReviewedFiling) -> Found:
    """Return the payouts of the paytable in use, of those that pay beside it, and odds that the operator sets."""
    return [
        (
            paid.payout,
            Row(outcome=stand_alone(paid.row), pays=_pays(paid.payout), envy=_envy(paid.row)),
            paid.row.beside,
        )
        for paid in payouts_in_use(source.filing, source.ruleset, wager.slug)
    ]


def _approved(wager: Wager, source: ReviewedFiling) -> Found:
    """Return the payouts as the filing spells them out, where an approval covers that they depart from the law's."""
    answer = source.filing.answer(f"wagers.{wager.slug}.payouts")
    if answer.state is not State.STATED:
        return []
    return [
        (
            payout,
            Row(outcome=clean(outcome), pays=clean(payout.text), envy=format_dollars(envy) if envy is not None else ""),
            False,
        )
        for outcome, (payout, envy) in answer.value.items()
    ]


def _pays(payout: Payout) -> str:
    """Word a payout so that it can be read alone: 100% of the meter, where the law prints 100%."""
    text = clean(payout.text)
    bare = len(payout.parts) == 1 and isinstance(payout.parts[0], MeterShare) and text.endswith(("%", "percent"))
    return f"{text} of the meter" if bare else text


def limits(wager: str, source: ReviewedFiling) -> str:
    """Return the least and greatest wager that the filing states: $5 to $100, or $1 only."""
    least = shown(source, f"wagers.{wager}.minimum")
    greatest = shown(source, f"wagers.{wager}.maximum")
    if least and least == greatest:
        return f"{least} only"
    if least and greatest:
        return f"{least} to {greatest}"
    if least:
        return f"at least {least}"
    return f"at most {greatest}" if greatest else ""


def how_it_wins(wager: Wager, source: ReviewedFiling) -> str:
    """Return the sentence on how a wager wins, with what the filing's elections add to it."""
    if not wager.wins_except or holds(wager.except_when, source.filing) is not True:
        return wager.wins
    return f"{wager.wins.removesuffix('.')}, {wager.wins_except}."


def _wins(text: str) -> str:
    """Join the chapter's sentence on how a wager wins to the words before it."""
    first, _, rest = text.partition(" ")
    if first in _OPENING_WORDS:
        return f"You win if {first.lower()} {rest}"
    return f"You win: {text}" if text else ""


def _caution(table: Paytable | None, source: ReviewedFiling) -> str:
    """Name the payouts that were not read in the law's own print, unless the filing says who compared them."""
    used = tuple(paid.row for paid in payouts_in_use(source.filing, source.ruleset, table.wager if table else ""))
    if table is None or not any(row.reconstructed for row in used):
        return ""
    by_provision = {item.provision.provision: item.outcome for item in source.review.provisions}
    if by_provision.get(table.provision) is not Outcome.OPEN:
        return ""
    named = {
        what: ", ".join(stand_alone(row) for row in used if cell in row.reconstructed and value(row))
        for what, cell, value in (("payouts", "pays", lambda row: row.payout.text), ("Envy Bonus", "envy", _envy))
    }
    listed = "; ".join(f"{what} of {names}" for what, names in named.items() if names)
    return f"Compare with the official text before use, because the print at hand is unreadable: {listed}."


def _condition(table: Paytable | None, departure: Departure | None) -> str:
    """Say which paytable is in use and when it may be: Paytable C, four or more decks; or by what approval."""
    if departure:
        return f"Payouts by {departure.approval}"
    parts = [f"paytable {table.label}" if table.label else "", table.condition_text] if table else []
    said = ", ".join(part for part in parts if part)
    return f"{said[:1].upper()}{said[1:]}"


def _envy(row: TableRow) -> str:
    return format_dollars(row.envy) if row.envy is not None else ""
