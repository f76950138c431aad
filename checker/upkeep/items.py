"""Every item of a chapter must be readable on every day and under every reading: conditions, amounts, payouts."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from checker.law import Chapter, items
from checker.law.dated import Moment, Raw
from checker.law.model import Period
from checker.rules import KINDS
from checker.rules.calculations import CALCULATIONS
from checker.source import Problem
from checker.submission.readers import READERS
from checker.upkeep.chapter_files import ChapterFiles
from checker.upkeep.days import moments_of

BUILDERS: Mapping[str, Callable[[Any, Period, Moment], Any]] = {
    "provisions": lambda raw, period, _: items.provision(raw, period),
    "wagers": lambda raw, period, _: items.wager(raw, period),
    "elections": items.election,
    "paytables": items.paytable,
    "chances": items.paytable,
    "rules": lambda raw, period, _: items.rule(raw, period),
    "figures": lambda raw, period, _: items.figure(raw, period),
    "advisories": lambda raw, period, _: items.advisory(raw, period),
    "deals": lambda raw, period, _: items.deal(raw, period),
    "statements": lambda raw, period, _: items.statement(raw, period),
}
"""How an item of each list of a section is built."""


def item_problems(files: ChapterFiles, chapter: Chapter) -> Iterator[Problem]:
    """Return the items that cannot be built, with what the program says of them, and words that it does not know."""
    places = list(files.items())
    position = dict.fromkeys(BUILDERS, 0)
    moments = tuple(moments_of(chapter))
    for section, name, index, _ in places:
        raw = chapter.items[name][position[name]]
        position[name] += 1
        said = next((text for moment in moments if (text := _trouble(name, raw, moment))), "")
        if said:
            yield files.problem(section, (name, index), said)


def _trouble(name: str, raw: Raw, moment: Moment) -> str:
    """Return what is wrong with an item on a day and under a reading; empty where it is whole or not in force."""
    try:
        resolved = moment.resolve(raw)
        if resolved is None:
            return ""
        keys, period = resolved
        BUILDERS[name](keys, period, moment)
    except KeyError as error:
        return f"The item has no {error.args[0]}."
    except (ValueError, ArithmeticError, AttributeError, TypeError) as error:
        return f"The item cannot be read: {error}."
    return _unknown_word(name, keys)


def _unknown_word(name: str, keys: Raw) -> str:
    if name == "rules" and keys["kind"] not in KINDS:
        return f"“{keys['kind']}” is no kind of rule; known: {', '.join(sorted(KINDS))}."
    if name == "rules" and keys["kind"] == "calculation" and keys.get("calculation") not in CALCULATIONS:
        return f"“{keys.get('calculation')}” is no calculation; known: {', '.join(sorted(CALCULATIONS))}."
    if name == "elections" and keys["type"] not in READERS:
        return f"“{keys['type']}” is no type of answer; known: {', '.join(sorted(READERS))}."
    return ""
