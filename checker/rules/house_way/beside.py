"""What a text says on how the dealer sets a hand, tried on hands of seven cards beside the lines of a house way.

It holds where the house way leaves no other way to set any hand of which it speaks, and is at odds where the house way
sets every hand of one type otherwise, or every hand to which it makes no exception, or every hand of a rank that the
text bounds. Anything between is not told: one of the two may be meant with exceptions.
"""

from collections.abc import Iterator, Sequence

from checker.frozen import frozen
from checker.regex import regex
from checker.rules.house_way.deals import Deal, Two
from checker.rules.house_way.lines import Line, rules_of
from checker.rules.house_way.rules import Rule
from checker.rules.house_way.trial import ranks_named, spoken_of
from checker.words.wordings import wordings

_LEAD = regex(r"(?:the )?(?:house|dealer|dealer['’]s) way\b\s*(?:[:,.–—-]+\s*)?")
_SHORT = regex(r"(?i)(?<!as )(?<!how )\b(high|low)(?=\s*(?:[,;.]|$|\b(?:unless|if|and|but)\b))")
"""Which of the two hands is meant by one word: pair high, next two low."""
_BEST_LOW = regex(
    r"(?<!second )(?<!third )(?<!next )(?<!2nd )(?<!3rd )(?<!and )\b(best|highest|strongest) (low|front)\b"
    r"(?! (?:hand|pair|one))(?: that['’]?s left| that is left| left over)?"
)
"""A low hand called by one word: the best low that is left."""
_WORD = regex(r"[a-z]+")
_ALWAYS = regex(r"\b(?:always|never)\b")
_WITHOUT_EXCEPTION = regex(
    r"\b(?:whatever|no matter|regardless|no exceptions?|(?:each and )?every (?:single )?time|without (?:any )?exception"
    r"|in (?:every|all|any) (?:single )?cases?|under (?:all|any) circumstances|(?:of|with) any (?:rank|size)"
    r"|at all times)\b"
)
_ONLY_EVER = regex(r"\bonly [\w ]+? ever\b")
_OF_OTHERS = regex(
    r"\b(?:other(?:s|wise)? (?:cases?|hands?|ranks?|fours)|otherwise|else|except\w*|unless|but|though)\b"
)
"""What is said of the hands that are left, so that what is said before makes an exception."""
_OF_DEALER = regex(r"\bdealers?\b|\bhouse\b")


@frozen(kw_only=False)
class Beside:
    """What a text is beside a house way: as that has it, or ``otherwise`` than one of its lines."""

    otherwise: Line | None = None


def beside(text: str, filed: Sequence[Line], *, of_dealer: bool = False) -> Beside | None:
    """Compare a text with a house way; None where it says nothing of how the dealer sets hands, or cannot be told.

    ``of_dealer`` tells that it stands under the heading of a house way, and need not name the dealer.
    """
    said, rules = _rules_said(text, of_dealer=of_dealer)
    lines = [line for line in filed if line.rules]
    found: dict[tuple[object, ...], list[Beside | None]] = {}
    every: list[Beside | None] = []
    emphatic = is_emphatic(said, rules)
    for rule, deal, told in _on_deals(said, rules, lines):
        every.append(told)
        if told is None and not any(_setting(deal, lines)):
            continue
        for group in _groups(rule, deal, lines, emphatic=emphatic):
            found.setdefault(group, []).append(told)
    return _judged(every, list(found.values()), [line for line in lines if _shape(rules) == _shape(line.rules) != ()])


def holds_beside(text: str, filed: Sequence[Line], *, of_dealer: bool = False) -> bool:
    """Whether a text sets every hand of which it speaks as the house way does; it is read as in :func:`beside`."""
    said, rules = _rules_said(text, of_dealer=of_dealer)
    some = False
    for *_, told in _on_deals(said, rules, [line for line in filed if line.rules]):
        if told is None or told.otherwise is not None:
            return False
        some = True
    return some


def _rules_said(text: str, *, of_dealer: bool) -> tuple[str, tuple[Rule, ...]]:
    """Return what a text says of how the dealer sets hands, in plain words, and its rules; none if it does not."""
    said = text.strip()
    lead = _LEAD.match(said.casefold())
    if lead is None and not of_dealer and not _OF_DEALER.search(said.casefold()):
        return said, ()
    said = said[lead.end() :] if lead else said
    short = wordings().short
    said = _WORD.sub(lambda found: short.get(found[0], found[0]), said.casefold())
    said = _BEST_LOW.sub(r"the \1 \2 hand", said)
    return said, rules_of(said) or rules_of(_SHORT.sub(r"in the \1 hand", said))


def _on_deals(said: str, rules: tuple[Rule, ...], lines: Sequence[Line]) -> Iterator[tuple[Rule, Deal, Beside | None]]:
    """Yield each hand of which a rule speaks, and how it is set beside that; nothing without a house way."""
    if not rules or not lines:
        return
    ranks = ranks_named(rule for line in (Line(said, "", rules), *lines) for rule in line.rules)
    for at, rule in enumerate(rules):
        for deal in spoken_of(rule, ranks):
            if not _is_excepted(rule, deal, rules[at + 1 :]):
                yield rule, deal, _told(rule, deal, lines)


def _judged(
    every: Sequence[Beside | None], groups: Sequence[Sequence[Beside | None]], alike: Sequence[Line]
) -> Beside | None:
    """Return what all hands together tell; a line ``alike`` says the same of other ranks or of the same."""
    if every and all(told is not None and told.otherwise is None for told in every):
        return Beside()
    for group in groups:
        wrong = [told for told in group if told is not None and told.otherwise is not None]
        if len(wrong) == len(group):
            return wrong[0]
    return next(
        (told for told in every if told is not None and told.otherwise is not None and told.otherwise in alike), None
    )


def _shape(rules: Sequence[Rule]) -> tuple[object, ...]:
    """Return what rules say apart from the ranks that they name."""
    return tuple(
        sorted(
            (
                rule.kinds,
                tuple(
                    (guard.denied, tuple((item.sort, item.count, item.name, item.denied) for item in guard.conditions))
                    for guard in rule.guards
                ),
                tuple(
                    (what.noun, what.number, what.order, what.other, placing.where, placing.shares, placing.denied)
                    for placing in rule.placings
                    for what in [placing.what]
                ),
                rule.best,
                rule.denied,
            )
            for rule in rules
            if rule.guards
        )
    )


def is_emphatic(text: str, rules: Sequence[Rule]) -> bool:
    """Whether a text says of one rule that it has no exception: always, never, whatever the rank."""
    if _ONLY_EVER.search(text):
        return True
    said = [rule for rule in rules if not rule.denied]
    if len(said) != 1 or _OF_OTHERS.search(text):
        return False
    return bool(_WITHOUT_EXCEPTION.search(text) or (not said[0].guards and _ALWAYS.search(text)))


def _is_excepted(rule: Rule, deal: Deal, later: Sequence[Rule]) -> bool:
    """Whether a later part of the same line makes an exception of a hand to what is said of all hands of a type."""
    return not rule.guards and any(other.guards and not other.denied and other.applies(deal) for other in later)


def _groups(rule: Rule, deal: Deal, filed: Sequence[Line], *, emphatic: bool) -> Iterator[tuple[object, ...]]:
    """Yield the groups of hands to which a hand belongs; where one is wholly set otherwise, the text is wrong.

    Of what has no exception, each hand is a group.
    """
    yield (deal.kind,)
    if emphatic:
        yield deal.kind, deal.ranks
    if any(condition.sort == "unit" for guard in rule.guards for condition in guard.conditions):
        yield deal.kind, deal.of_unit
    if not rule.guards and any(
        other.applies(deal) and other.guards and all(guard.denied for guard in other.guards)
        for line in filed
        for other in line.rules[:1]
    ):
        yield deal.kind, "no exception"


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
