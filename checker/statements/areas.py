"""The names of areas of a layout, and the form in which they are compared."""

from checker.law import Rule, Ruleset
from checker.submission.answer import normal


def plain_area(name: str) -> str:
    """Return the form in which names of areas are compared: apostrophes, “&” and a last word Wager change nothing."""
    return normal(name.replace("'", "").replace("\u2019", "").replace("&", " and ")).removesuffix(" wager")


def names_of_area(rule: Rule, ruleset: Ruleset) -> tuple[str, ...]:
    """Return the names by which a filing or a drawing may list an area."""
    wager = ruleset.wagers.get(rule.subject)
    also = rule.arguments.get("also", [])
    return tuple(dict.fromkeys((rule.subject, *also, *((wager.name, wager.short) if wager else ()))))
