"""The names of areas of a layout, and the form in which they are compared."""

import re

from checker.law import Rule, Ruleset
from checker.law.params import Area
from checker.regex import regex
from checker.submission.answer import normal

_NUMBERED = regex(r"(.+?),? (?:numbered )?\(?[0-9]+ ?(?:to|through|-|–) ?[0-9]+\)?", re.IGNORECASE)
"""Areas with the numbers that they bear: commission boxes 1 to 9."""


def plain_area(name: str) -> str:
    """Return the form in which names of areas are compared: apostrophes, “&” and a last word Wager change nothing."""
    if numbered := _NUMBERED.fullmatch(name.strip()):
        name = f"numbered {numbered[1]}"
    return normal(name.replace("'", "").replace("\u2019", "").replace("&", " and ")).removesuffix(" wager")


def words_of_area(rule: Rule) -> str:
    """Return what documents call the area that a rule asks for."""
    assert isinstance(rule.params, Area)  # noqa: S101 - its kind says so
    return rule.params.text.rstrip(".")


def names_of_area(rule: Rule, ruleset: Ruleset) -> tuple[str, ...]:
    """Return the names by which a filing or a drawing may list an area."""
    wager = ruleset.wagers.get(rule.subject)
    also = rule.params.also if isinstance(rule.params, Area) else ()
    return tuple(dict.fromkeys((rule.subject, *also, *((wager.name, wager.short) if wager else ()))))
