"""Conditions of the law in words, for someone who fills in a filing and sees its entries by name."""

from collections.abc import Sequence

from checker.law.conditions import All, Answered, AnyOf, Compare, Condition, Is, Not, Offers, Stated
from checker.law.ruleset import Ruleset
from checker.rules.words import one_of


def only_if(condition: Condition, ruleset: Ruleset, wager: str = "") -> str:
    """Say when an entry is asked for: “if …” or “unless …”; empty where it always is.

    ``wager`` is the wager below which the entry stands: that it is offered goes without saying. A part too involved
    for a short sentence is left to the entry's own explanation.
    """
    negated = isinstance(condition, Not)
    said = _words(_flat(condition.part if isinstance(condition, Not) else condition), ruleset, wager)
    return f"{'unless' if negated else 'if'} {said}" if said else ""


def _flat(condition: Condition) -> tuple[Condition, ...]:
    parts = condition.parts if isinstance(condition, All) else (condition,)
    compared = {part.at for part in parts if isinstance(part, Is | Compare)}
    return tuple(part for part in parts if not (isinstance(part, Stated) and part.at in compared))


def _words(parts: Sequence[Condition], ruleset: Ruleset, wager: str) -> str:
    said = [_one(part, ruleset) for part in parts if part != Offers(wager)]
    return " and ".join(word for word in said if word)


def _one(condition: Condition, ruleset: Ruleset) -> str:
    match condition:
        case Offers(slug):
            return f"{_short(slug, ruleset)} is offered"
        case Stated(at) | Answered(at):
            return f"{at} is stated"
        case Is(at, values, negated):
            return f"{at} is {'not ' if negated else ''}{one_of(values)}"
        case Compare(at, bound, least):
            return f"{at} is at {'least' if least else 'most'} {bound}"
        case AnyOf(parts) if all(isinstance(part, Offers) for part in parts):
            slugs = [part.wager for part in parts if isinstance(part, Offers)]
            return f"{one_of([_short(slug, ruleset) for slug in slugs])} is offered"
    return ""


def _short(slug: str, ruleset: Ruleset) -> str:
    wager = ruleset.wagers.get(slug)
    return wager.short if wager else slug
