"""How much hangs on a rule: what it says itself, or else the list in ``rulesets/shared/words/severity.yaml``."""

from functools import cache

from checker.law import Rule
from checker.law.chapter import read_shared
from checker.rules.paths import plain
from checker.rules.result import Severity


def severity_of(rule: Rule) -> Severity:
    """Return how much hangs on a rule."""
    return Severity(rule.severity) if rule.severity else severity_at(rule.kind, plain(rule.at))


def severity_at(kind: str, path: str) -> Severity:
    """Return how much hangs on what a kind of rule finds at a place of the filing."""
    for severity, kinds, places in _listed():
        if (not kinds or kind in kinds) and (not places or f"{path}.".startswith(places)):
            return severity
    return Severity.NOTABLE


@cache
def _listed() -> tuple[tuple[Severity, frozenset[str], tuple[str, ...]], ...]:
    raw = read_shared("words", "severity.yaml")["severity"]
    return tuple(
        (
            Severity(item["severity"]),
            frozenset(item.get("kinds", ())),
            tuple(f"{place}." for place in item.get("places", ())),
        )
        for item in raw
    )
