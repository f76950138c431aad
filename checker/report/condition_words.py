"""Conditions of chapter files in words, for people who ask when a rule applies."""

from collections.abc import Iterable, Sequence

from checker.law import Ruleset
from checker.law.conditions import All, Always, AnyOf, Compare, Condition, Is, Never, Not, Offers, Stated


def condition_words(condition: Condition, ruleset: Ruleset) -> str:
    """Say when a condition is true, as a clause that follows “if”: “Bet the Set 21 is offered”."""
    match condition:
        case Always():
            return "there is a filing"
        case Never():
            return "nothing can make it so"
        case Offers(wager):
            return f"{_wager(wager, ruleset)} is offered"
        case Stated(at):
            return f"{_label(at, ruleset)} is stated"
        case Is(at, values, negated):
            return f"{_label(at, ruleset)} is {'not ' if negated else ''}{_listed(values, 'or')}"
        case Compare(at, bound, least):
            return f"{_label(at, ruleset)} is {'at least' if least else 'at most'} {bound}"
        case All(parts):
            return _joined(_needed(parts), "and", ruleset)
        case AnyOf(parts):
            if all(isinstance(part, Offers) for part in parts):
                names = [_wager(part.wager, ruleset) for part in parts if isinstance(part, Offers)]
                return f"{_listed(names, 'or')} is offered"
            return _joined(parts, "or", ruleset)
        case Not(part):
            return _denied(part, ruleset)


def _denied(part: Condition, ruleset: Ruleset) -> str:
    """Say that a condition is not true, each part for itself: “not both” as “one or the other is not”."""
    match part:
        case Offers(wager):
            return f"{_wager(wager, ruleset)} is not offered"
        case Stated(at):
            return f"{_label(at, ruleset)} is not stated"
        case Is(at, values, negated):
            return condition_words(Is(at, values, negated=not negated), ruleset)
        case Not(inner):
            return condition_words(inner, ruleset)
        case AnyOf(parts) if all(isinstance(one, Offers) for one in parts):
            names = [_wager(one.wager, ruleset) for one in parts if isinstance(one, Offers)]
            return f"none of {_listed(names, 'and')} is offered"
        case All(parts):
            return condition_words(AnyOf(tuple(Not(one) for one in _needed(parts))), ruleset)
        case AnyOf(parts):
            return condition_words(All(tuple(Not(one) for one in parts)), ruleset)
        case Compare(at, bound, least):
            return f"{_label(at, ruleset)} is {'below' if least else 'above'} {bound}"
        case Always():
            return condition_words(Never(), ruleset)
        case Never():
            return condition_words(Always(), ruleset)


def _needed(parts: Iterable[Condition]) -> list[Condition]:
    """Take nested parts apart, and leave out that an entry is stated where another part asks what it says."""
    parts = [inner for part in parts for inner in (_needed(part.parts) if isinstance(part, All) else [part])]
    asked = {part.at for part in parts if isinstance(part, Is | Compare)}
    return [part for part in parts if not (isinstance(part, Stated) and part.at in asked)]


def _joined(parts: Iterable[Condition], word: str, ruleset: Ruleset) -> str:
    said = [
        f"({text})" if isinstance(part, All | AnyOf) and f" {'or' if word == 'and' else 'and'} " in text else text
        for part in parts
        if (text := condition_words(part, ruleset))
    ]
    return f" {word} ".join(dict.fromkeys(said))


def _wager(slug: str, ruleset: Ruleset) -> str:
    return f"the {ruleset.wagers[slug].name}" if slug in ruleset.wagers else slug


def _label(at: str, ruleset: Ruleset) -> str:
    """Name a place of a filing: by the election's label, else by its path."""
    election = ruleset.elections.get(at)
    return f"“{election.label}”" if election else at


def _listed(words: Sequence[str], last: str) -> str:
    return f" {last} ".join(filter(None, (", ".join(words[:-1]), words[-1])))
