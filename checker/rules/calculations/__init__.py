"""Named calculations: what a chapter file asks for by name where a comparison of two figures is not enough.

Each is a function of that name, in a module that is imported when a rule asks for it. What it reads besides the rule's
own place and conditions, a function beside it tells.
"""

from collections.abc import Callable, Iterable
from importlib import import_module
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from checker.law import Rule, Ruleset
    from checker.rules.context import Context
    from checker.rules.result import Result

_MODULES = {
    "bare_amount": "bare_amount",
    "house_way_set": "house_way",
    "house_way_told": "house_way",
    "inscribed_words": "inscribed_words",
    "least_odds": "least_odds",
    "listed_inscription": "listed_inscription",
    "listed_odds": "listed_odds",
    "payout_limit_floor": "payout_limit_floor",
}

CALCULATIONS = frozenset(_MODULES)

LAW_OF: dict[str, tuple[str, ...]] = {
    "house_way_told": ("statements",),
    "inscribed_words": ("statements",),
    "listed_inscription": ("words",),
    "listed_odds": ("words", "paytables"),
    "payout_limit_floor": ("paytables",),
}
"""What some ask of the law besides their own rule and the elections at the paths that they read."""

LEAVES_OPEN = frozenset({"listed_odds"})
"""The calculations that call nothing unlawful: what they do not find, they leave open."""


def calculation(name: str) -> "Callable[[Context], Result | Iterable[Result]]":
    """Return a calculation by its name. Raises KeyError for one that does not exist."""
    return cast("Callable[[Context], Result | Iterable[Result]]", getattr(_module(name), name))


def calculation_reads(rule: "Rule", ruleset: "Ruleset") -> Iterable[str]:
    """Return the paths that the calculation of a rule reads besides the rule's own."""
    reads = getattr(_module(rule.calculation), f"{rule.calculation}_reads", None)
    return cast("Iterable[str]", reads(rule, ruleset)) if reads else ()


def _module(name: str) -> object:
    return import_module(f"checker.rules.calculations.{_MODULES[name]}")
