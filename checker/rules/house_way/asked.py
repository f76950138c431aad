"""Which rule of a chapter asks for a house way; what reads one is not imported for the chapters that have none."""

from checker.law import Rule, Ruleset

_TOLD = "house_way_told"
"""The calculation of the rule whose field holds the house way."""


def house_way_of(ruleset: Ruleset) -> Rule | None:
    """Return the rule that asks for a house way; None in a chapter that has none."""
    return next((rule for rule in ruleset.rules if rule.calculation == _TOLD), None)
