"""Every paytable in force, as text and as JSON."""

import textwrap
from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from checker.frozen import replace
from checker.law import Paytable, Ruleset
from checker.odds.figures import table_figures
from checker.odds.told import odds_summary
from checker.report.heading import heading
from checker.report.json_form import VERSION
from checker.values import format_dollars

if TYPE_CHECKING:
    from checker.report.forms.paytables import Paytable as PaytableForm
    from checker.report.forms.paytables import PaytablesReport

Line = tuple[str, str]
_WIDTH = 100

_EXTRA_WORDS = {
    "wager_amount": "Wager",
    "meter_seed": "Meter seed",
    "rate_of_progression": "Rate of progression",
    "reserve_rate": "Reserve rate",
    "stake_returned": "Original wager returned",
    "joker": "Joker",
}


def listed(ruleset: Ruleset) -> tuple[Paytable, ...]:
    """Return the paytables in force, and the least odds of a wager whose odds a filing sets, as a paytable."""
    least = (
        replace(table, condition_text=", ".join(filter(None, ("the least odds", table.condition_text))))
        for table in ruleset.chances
    )
    return (*ruleset.paytables, *least)


def paytables_form(rulesets: list[Ruleset]) -> "PaytablesReport":
    """Return the form of ``checker paytables --format json``."""
    return {
        "version": VERSION,
        "paytables": [_form(ruleset, table) for ruleset in rulesets for table in listed(ruleset)],
    }


def _form(ruleset: Ruleset, table: Paytable) -> "PaytableForm":
    period = table.period
    form: PaytableForm = {
        "chapter": ruleset.chapter.id,
        "provision": table.provision,
        "wager": table.wager,
        "wager_name": ruleset.wagers[table.wager].name if table.wager in ruleset.wagers else table.wager,
        "paytable": table.label or None,
        "condition": table.condition_text or None,
        "effective_from": period.effective.isoformat() if period.effective else None,
        "effective_until": period.until.isoformat() if period.until else None,
        "source": period.source,
        "status": period.status,
        "rows": [
            {
                "outcome": row.outcome,
                "payout": row.payout.text,
                "envy": format_dollars(row.envy) if row.envy is not None else None,
                "group": row.group or None,
                "status": row.period.status,
            }
            for row in table.rows
        ],
    }
    # The few things that only some tables print are keys of their own.
    return cast("PaytableForm", {**form, **table.extras})


def paytables_text(ruleset: Ruleset) -> Iterator[Line]:
    """Return the lines that list a chapter's paytables."""
    yield heading(ruleset), "bold"
    for table in listed(ruleset):
        yield "", ""
        yield from paytable_lines(ruleset, table)
        odds = odds_summary(table_figures(ruleset, table))
        if odds:
            yield from _wrapped(f"Odds: {odds}.")


def _wrapped(text: str) -> Iterator[Line]:
    for index, line in enumerate(textwrap.wrap(text, _WIDTH, break_long_words=False, break_on_hyphens=False)):
        yield f"   {'  ' if index else ''}{line}", "dim"


def paytable_lines(ruleset: Ruleset, table: Paytable) -> Iterator[Line]:
    """Return the lines of one paytable."""
    wager = ruleset.wagers.get(table.wager)
    name = wager.name if wager else table.wager
    label = f", paytable {table.label}" if table.label else ""
    condition = f", {table.condition_text}" if table.condition_text else ""
    yield f"{table.provision}  {name}{label}{condition}", "bold"
    period = table.period
    since = f"from {period.effective.isoformat()}" if period.effective else "no date of force is printed"
    until = f" until {period.until.isoformat()}" if period.until else ""
    status = f", {period.status}" if period.status != "printed" else ""
    yield f"   {since}{until}, {period.source}{status}", "dim"
    width = max(len(row.outcome) for row in table.rows)
    pay_width = max(len(row.payout.text) for row in table.rows)
    envies = any(row.envy is not None for row in table.rows)
    group = ""
    for row in table.rows:
        if row.group != group:
            group = row.group
            if group:
                yield f"   {group}:", ""
        envy = f"  Envy {format_dollars(row.envy)}" if row.envy is not None else ""
        mark = f"  [{row.period.status}]" if row.period.status != period.status else ""
        yield (
            f"   {row.outcome:<{width}}  {row.payout.text:>{pay_width if envies else 0}}{envy}{mark}".rstrip(),
            "",
        )
    for key, value in table.extras.items():
        if key in _EXTRA_WORDS:
            yield f"   {_EXTRA_WORDS[key]}: {value}", ""
