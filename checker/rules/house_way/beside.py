"""What a text says on how the dealer sets a hand, tried on hands of seven cards beside the lines of a house way.

It holds where the house way leaves no other way to set any hand of which it speaks, and is at odds where the house way
sets every hand of one type otherwise. Anything between is not told: one of the two may be meant with exceptions.
"""

from collections.abc import Iterator, Sequence

from checker.frozen import frozen
from checker.regex import regex
from checker.rules.house_way.deals import Deal, Two
from checker.rules.house_way.lines import Line, rules_of
from checker.rules.house_way.rules import Rule
from checker.rules.house_way.trial import ranks_named, spoken_of

_LEAD = regex(r"(?:the )?(?:house|dealer|dealer['’]s) way\b\s*(?:[:,.–—-]+\s*)?")
_SHORT = regex(r"(?i)(?<!as )(?<!how )\b(high|low)(?=\s*(?:[,;.]|$|\b(?:unless|if|and|but)\b))")
"""Which of the two hands is meant by one word: pair high, next two low."""
_OF_DEALER = regex(r"\bdealers?\b|\bhouse\b")


@frozen(kw_only=False)
class Beside:
    """What a text is beside a house way: as that has it, or ``otherwise`` than one of its lines."""

    otherwise: Line | None = None


def beside(text: str, filed: Sequence[Line], *, of_dealer: bool = False) -> Beside | None:
    """Compare a text with a house way; None where it says nothing of how the dealer sets hands, or cannot be told.

    ``of_dealer`` tells that it stands under the heading of a house way, and need not name the dealer.
    """
    said = text.strip()
    lead = _LEAD.match(said.casefold())
    if lead is None and not of_dealer and not _OF_DEALER.search(said.casefold()):
        return None
    said = said[lead.end() :] if lead else said
    rules = rules_of(said) or rules_of(_SHORT.sub(r"in the \1 hand", said))
    lines = [line for line in filed if line.rules]
    if not rules or not lines:
        return None
    ranks = ranks_named(rule for line in (Line(said, "", rules), *lines) for rule in line.rules)
    by_kind: dict[str, list[Line | None]] = {}
    for rule in rules:
        for deal in spoken_of(rule, ranks):
            told = _told(rule, deal, lines)
            if told is None:
                return None
            by_kind.setdefault(deal.kind, []).append(told.otherwise)
    return _judged(by_kind)


def _judged(by_kind: dict[str, list[Line | None]]) -> Beside | None:
    every = [line for lines in by_kind.values() for line in lines]
    if every and all(line is None for line in every):
        return Beside()
    wholly = next((lines for lines in by_kind.values() if all(line is not None for line in lines)), None)
    return Beside(otherwise=wholly[0]) if wholly else None


def _told(rule: Rule, deal: Deal, filed: Sequence[Line]) -> Beside | None:
    """Return how a hand is set beside what a rule says of it; None where the house way leaves that open."""
    ways = frozenset(low for low in rule.ways(deal) if deal.lawful(low))
    found = list(_setting(deal, filed))
    # A line on some hands of a type makes an exception to one on all of them.
    special = [item for item in found if item[1]] or found
    left = frozenset(deal.lows).intersection(*(item[2] for item in special))
    if not found or not left:
        return None
    if left <= ways:
        return Beside()
    return None if left & ways else Beside(otherwise=special[0][0])


def _setting(deal: Deal, filed: Sequence[Line]) -> Iterator[tuple[Line, bool, frozenset[Two]]]:
    """Yield each line that speaks of a hand, whether it has conditions, and the lawful ways that it leaves."""
    for line in filed:
        for rule in line.rules:
            if rule.applies(deal):
                yield line, bool(rule.guards), frozenset(low for low in rule.ways(deal) if deal.lawful(low))
