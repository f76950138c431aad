"""The rules of a house way tried on hands of seven cards: what cannot be set, what is set wrong, what contradicts."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from checker.rules.house_way.deals import ACE, Deal, deals
from checker.rules.house_way.rules import HIGH, LOW, Rule

_ALWAYS = frozenset({14, 13, 9, 6, 2})
"""Ranks of which hands are tried whatever a house way names."""
IMPOSSIBLE, FOUL = "impossible", "foul"
CONTRADICTION, EXCEPTION = "contradiction", "exception"


def ranks_named(rules: Iterable[Rule]) -> frozenset[int]:
    """Return the ranks that rules name, with those next to them, so that both sides of each bound are tried."""
    named: set[int] = set()
    for rule in rules:
        named |= {placing.what.rank for placing in rule.placings}
        for condition in (item for guard in rule.guards for item in guard.conditions):
            named |= {condition.least, condition.most, *condition.ranks}
            if condition.sort in {"unit", "pair"}:
                named |= {condition.least - 1, condition.most + 1}
    return _ALWAYS | {rank for rank in named if 2 <= rank <= ACE}  # noqa: PLR2004 - the lowest rank


def spoken_of(rule: Rule, ranks: frozenset[int]) -> Iterator[Deal]:
    """Yield the hands of which a rule speaks."""
    return (deal for kind in rule.kinds for deal in deals(kind, ranks) if rule.applies(deal))


def says_something(rules: Sequence[Rule], ranks: frozenset[int]) -> bool:
    """Whether there is a hand of which each rule speaks, or of which it says that it is set so in no other case."""
    return all(
        any(spoken_of(rule, ranks)) or any(other.denied and other.placings == rule.placings for other in rules)
        for rule in rules
        if not rule.denied
    )


@lru_cache(maxsize=512)
def wrong(rules: tuple[Rule, ...], ranks: frozenset[int]) -> str:
    """Say what is wrong with what a line sets: that it cannot be, or that the low hand would rank above the high hand.

    Empty where every hand of which it speaks can be set so.
    """
    for rule in rules:
        if rule.denied or not rule.placings:
            continue
        for deal in spoken_of(rule, ranks):
            ways = rule.ways(deal)
            if not ways and not rule.best:
                return IMPOSSIBLE
            if not any(deal.lawful(low) for low in ways):
                return FOUL
    return ""


@lru_cache(maxsize=2048)
def clash(one: tuple[Rule, ...], other: tuple[Rule, ...], ranks: frozenset[int]) -> str:
    """Say whether two lines leave no way to set a hand of which both speak; empty where they do not.

    Where the ways that they leave are no lawful ones, what they mean is not told. A line on some hands of a type may be
    meant as an exception to a rule without conditions.
    """
    found = ""
    for mine in one:
        for theirs in other:
            for kind in sorted({*mine.kinds} & {*theirs.kinds}):
                both = [deal for deal in deals(kind, ranks) if mine.applies(deal) and theirs.applies(deal)]
                if any(not mine.ways(deal) & theirs.ways(deal) for deal in both):
                    general, special = (theirs, one) if mine.guards else (mine, other)
                    if not general.guards and _agrees(general, special, kind, ranks):
                        continue
                    if general.guards or _on_all(special, kind, ranks):
                        return CONTRADICTION
                    found = EXCEPTION
                elif any(not any(map(deal.lawful, mine.ways(deal) & theirs.ways(deal))) for deal in both):
                    found = EXCEPTION
    return found


def _agrees(general: Rule, special: Sequence[Rule], kind: str, ranks: frozenset[int]) -> bool:
    """Whether a rule without conditions is the very one to which a line with conditions makes an exception.

    That cards are always kept together, or never, admits none.
    """
    return all(placing.where in {LOW, HIGH} for placing in general.placings) and any(
        all(rule.ways(deal) == general.ways(deal) for deal in deals(kind, ranks) if rule.applies(deal))
        for rule in special
        if rule.guards and not rule.denied and kind in rule.kinds
    )


def _on_all(rules: Sequence[Rule], kind: str, ranks: frozenset[int]) -> bool:
    """Whether a line speaks of every hand of a type."""
    return all(any(rule.applies(deal) for rule in rules) for deal in deals(kind, ranks))
