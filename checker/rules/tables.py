"""The paytables of a wager within a sentence, and the line of one that an outcome of a filing names."""

import datetime
from functools import lru_cache

from checker.law import Paytable, Period
from checker.rules.context import Context
from checker.statements.in_use import Paid
from checker.values import format_date
from checker.words.tokens import Sort, tokens


def describe(table: Paytable) -> str:
    """Name a paytable within a sentence."""
    name = f"paytable {table.label}" if table.label else f"the paytable of {table.provision}"
    return f"{name}{f' for {table.condition_text}' if table.condition_text else ''}"


def located(table: Paytable) -> str:
    """Name a paytable within a sentence, with its provision."""
    return f"{describe(table)} ({table.provision})" if table.label else describe(table)


def when(period: Period, day: datetime.date) -> str:
    """Say until or from which day what is not in force on a day is in force."""
    if period.until and period.until <= day:
        return f"until {format_date(period.until)}"
    return f"from {format_date(period.effective)} ({period.source})" if period.effective else "on another day"


def name_of(context: Context, table: Paytable) -> str:
    """Name a paytable with its wager, at the beginning of a sentence."""
    short = context.ruleset.wagers[table.wager].short
    scope = f" for {table.condition_text}" if table.condition_text and not table.label else ""
    return f"Paytable {table.label} of {short}" if table.label else f"The paytable of {short}{scope}"


def find_line(lines: tuple[Paid, ...], outcome: str) -> Paid | None:
    """Find the line that an outcome names; one that is offered before one that is not."""
    wanted = plain_outcome(outcome)
    named = [line for line in lines if wanted in _names(line.row.outcome, line.row.sign, line.row.group, line.row.also)]
    return min(named, key=lambda line: (True, None, False).index(line.use), default=None)


@lru_cache(maxsize=4096)
def _names(outcome: str, sign: str, group: str, also: tuple[str, ...]) -> frozenset[str]:
    own = [name for name in (outcome, sign) if name]
    return frozenset(map(plain_outcome, (*own, *(f"{group} {name}" for name in own), *also)))


@lru_cache(maxsize=8192)
def plain_outcome(text: str) -> str:
    """Return the form in which outcomes are compared.

    Case, hyphens, signs and plurals make no difference, nor whether a number is in words: 7 cards is Seven cards.
    """
    return " ".join(token.text for token in tokens(text) if token.sort is not Sort.SIGN)
