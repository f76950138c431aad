"""Conditions of chapter files in words: for people who ask when a rule applies, and for those who fill in a filing."""

from collections.abc import Iterable

from checker.law import Ruleset
from checker.law.conditions import All, Always, Answered, AnyOf, Compare, Condition, Is, Never, Not, Offers, Stated
from checker.rules.words import listed, one_of


def condition_words(condition: Condition, ruleset: Ruleset) -> str:
    """Say when a condition is true, as a clause that follows “if”: “Bet the Set 21 is offered”."""
    match condition := _settled(condition):
        case Always():
            return "there is a filing"
        case Never():
            return "nothing can make it so"
        case Offers(wager):
            return f"{_wager(wager, ruleset)} is offered"
        case Stated() | Answered() | Is() | Compare():
            return _on_entry(condition, _label(condition.at, ruleset))
        case All(parts):
            return _joined(_needed(parts), "and", ruleset)
        case AnyOf(parts):
            if all(isinstance(part, Offers) for part in parts):
                names = [_wager(part.wager, ruleset) for part in parts if isinstance(part, Offers)]
                return f"{one_of(names)} is offered"
            return _joined(parts, "or", ruleset)
        case Not(part):
            return _denied(part, ruleset)


def only_if(condition: Condition, ruleset: Ruleset, wager: str = "") -> str:
    """Say in a filing when an entry is asked for, by the names of its entries: “if …” or “unless …”, empty for always.

    ``wager`` is the wager below which the entry stands: that it is offered goes without saying. A part too involved
    for a short sentence is left to the entry's own explanation.
    """
    asked = condition.part if isinstance(condition, Not) else condition
    said = [_in_a_filing(part, ruleset) for part in _needed([asked]) if part != Offers(wager)]
    words = " and ".join(word for word in said if word)
    return f"{'unless' if isinstance(condition, Not) else 'if'} {words}" if words else ""


def _in_a_filing(condition: Condition, ruleset: Ruleset) -> str:
    match condition:
        case Offers():
            parts: tuple[Condition, ...] = (condition,)
        case AnyOf(parts):
            pass
        case Answered(at):
            return f"{at} is stated"
        case Stated(at) | Is(at) | Compare(at):
            return _on_entry(condition, at)
        case _:
            return ""
    if not all(isinstance(part, Offers) for part in parts):
        return ""
    slugs = [part.wager for part in parts if isinstance(part, Offers)]
    names = [ruleset.wagers[slug].short if slug in ruleset.wagers else slug for slug in slugs]
    return f"{one_of(names)} is offered"


def _on_entry(condition: Stated | Answered | Is | Compare, label: str) -> str:
    match condition:
        case Stated():
            return f"{label} is stated"
        case Answered(_, approval):
            return f"{label} {'names an approval that was given' if approval else 'says something'}"
        case Is(_, values, negated):
            return f"{label} is {'not ' if negated else ''}{one_of(values)}"
        case Compare(_, bound, least):
            return f"{label} is {'at least' if least else 'at most'} {bound}"


def _denied(part: Condition, ruleset: Ruleset) -> str:
    """Say that one condition that holds no others, or a list of wagers, is not true."""
    match part:
        case Offers(wager):
            return f"{_wager(wager, ruleset)} is not offered"
        case Stated(at):
            return f"{_label(at, ruleset)} is not stated"
        case Answered(at, approval):
            return f"{_label(at, ruleset)} {'names no approval that was given' if approval else 'says nothing'}"
        case Compare(at, bound, least):
            return f"{_label(at, ruleset)} is {'below' if least else 'above'} {bound}"
        case AnyOf(parts):
            names = [_wager(one.wager, ruleset) for one in parts if isinstance(one, Offers)]
            return f"none of {listed(names, 'and')} is offered"
    return f"it is not so that {condition_words(part, ruleset)}"


def _settled(condition: Condition) -> Condition:
    """Move every denial to the parts it denies: “not both” becomes “one or the other is not”."""
    match condition:
        case Not(Not(inner)):
            return _settled(inner)
        case Not(Is(at, values, negated)):
            return Is(at, values, negated=not negated)
        case Not(Always()):
            return Never()
        case Not(Never()):
            return Always()
        case Not(All(parts)):
            return AnyOf(tuple(_settled(Not(one)) for one in _needed(parts)))
        case Not(AnyOf(parts)) if not all(isinstance(part, Offers) for part in parts):
            return All(tuple(_settled(Not(one)) for one in parts))
        case All(parts):
            return All(tuple(_settled(part) for part in _needed(parts)))
        case AnyOf(parts):
            return AnyOf(tuple(_settled(part) for part in parts))
    return condition


def _needed(parts: Iterable[Condition]) -> list[Condition]:
    """Take nested parts apart, and leave out that an entry is stated where another part asks what it says."""
    parts = [inner for part in parts for inner in (_needed(part.parts) if isinstance(part, All) else [part])]
    asked = {part.at for part in parts if isinstance(part, Is | Compare)}
    return [part for part in parts if not (isinstance(part, Stated) and part.at in asked)]


def _joined(parts: Iterable[Condition], word: str, ruleset: Ruleset) -> str:
    other = "or" if word == "and" else "and"
    told = ((part, condition_words(part, ruleset)) for part in parts)
    said = [f"({text})" if isinstance(part, All | AnyOf) and f" {other} " in text else text for part, text in told]
    return f" {word} ".join(dict.fromkeys(said))


def _wager(slug: str, ruleset: Ruleset) -> str:
    return f"the {ruleset.wagers[slug].name}" if slug in ruleset.wagers else slug


def _label(at: str, ruleset: Ruleset) -> str:
    """Name a place of a filing: by the election's label, else by its path."""
    election = ruleset.elections.get(at)
    return f"“{election.label}”" if election else at
