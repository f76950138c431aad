"""Conditions of chapter files without a filing: what is not said is not so."""

from collections.abc import Iterator, Mapping
from decimal import Decimal

from checker.law.conditions import All, Always, Answered, AnyOf, Compare, Condition, Is, Not, Offers, Stated


def is_so(condition: Condition, facts: Mapping[str, str]) -> bool:
    """Whether a condition holds of ``facts``, which map paths of a filing to answers."""
    match condition:
        case Always():
            return True
        case Offers(wager):
            return f"wagers.{wager}" in facts
        case Stated(at) | Answered(at, _):
            return at in facts
        case Is(at, values, negated):
            return at in facts and (facts[at] in values) is not negated
        case Compare(at, bound, least):
            if at not in facts:
                return False
            number = Decimal(facts[at])
            return number >= bound.number if least else number <= bound.number
        case All(parts):
            return all(is_so(part, facts) for part in parts)
        case AnyOf(parts):
            return any(is_so(part, facts) for part in parts)
        case Not(part):
            return not is_so(part, facts)
    return False


def agreed(condition: Condition) -> Iterator[tuple[str, str]]:
    """Return the answers with which a condition holds, as far as it names them outright."""
    match condition:
        case Is(at, values, False):
            yield at, values[0]
        case All(parts) | AnyOf(parts):
            for part in parts:
                yield from agreed(part)
        case Not(part):
            yield from agreed(part)
