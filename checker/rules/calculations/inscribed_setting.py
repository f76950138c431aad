"""An inscription that says how the dealer sets a hand, tried on hands of seven cards beside the filed house way.

It holds where the house way leaves no other way to set any hand of which it speaks, and is at odds where the house way
sets every hand of one type otherwise. Anything between is not told: one of the two may be meant with exceptions.
"""

from collections.abc import Iterator, Sequence

from checker.frozen import frozen
from checker.law import Rule as FiledRule
from checker.regex import regex
from checker.rules.context import Context
from checker.rules.house_way.deals import Deal, Two
from checker.rules.house_way.lines import Line, lines_of, rules_of
from checker.rules.house_way.rules import Rule
from checker.rules.house_way.trial import ranks_named, spoken_of
from checker.rules.result import FindingClass, Result
from checker.submission import State

_LEAD = regex(r"(?:the )?(?:house|dealer|dealer['’]s) way\b\s*(?:[:,.–—-]+\s*)?")
_OF_DEALER = regex(r"\bdealers?\b|\bhouse\b")
HOUSE_WAY = "house_way_told"
"""The calculation whose field holds the house way."""


@frozen(kw_only=False)
class Setting:
    """What an inscription on the setting of hands is beside the house way: as it says, or at odds with a line of it."""

    otherwise: Line | None = None


def _told(context: Context) -> FiledRule | None:
    """Return the rule that asks for a house way; None in a chapter that has none."""
    return next((rule for rule in context.ruleset.rules if rule.calculation == HOUSE_WAY), None)


def setting_inscribed(context: Context, text: str) -> Setting | None:
    """Compare an inscription with the house way that is filed; None where it says nothing of it, or cannot be told."""
    asked = _told(context)
    answer = context.filing.answer(asked.at) if asked else None
    if answer is None or answer.state is not State.STATED:
        return None
    said = text.strip()
    lead = _LEAD.match(said.casefold())
    if lead is None and not _OF_DEALER.search(said.casefold()):
        return None
    rules = rules_of(said[lead.end() :] if lead else said)
    filed = [line for line in lines_of(answer) if line.rules]
    if not rules or not filed:
        return None
    ranks = ranks_named(rule for line in (Line(said, "", rules), *filed) for rule in line.rules)
    by_kind: dict[str, list[Line | None]] = {}
    for rule in rules:
        for deal in spoken_of(rule, ranks):
            told = _beside(rule, deal, filed)
            if told is not None and not told.known:
                return None
            by_kind.setdefault(deal.kind, []).append(told.otherwise if told else None)
    return _judged(by_kind)


def _judged(by_kind: dict[str, list[Line | None]]) -> Setting | None:
    every = [line for lines in by_kind.values() for line in lines]
    if every and all(line is None for line in every):
        return Setting()
    wholly = next((lines for lines in by_kind.values() if all(line is not None for line in lines)), None)
    return Setting(otherwise=wholly[0]) if wholly else None


@frozen(kw_only=False)
class _Otherwise:
    """A hand that is not set as an inscription says: by a line of the house way, or by none that is known."""

    otherwise: Line | None

    @property
    def known(self) -> bool:
        return self.otherwise is not None


def _beside(rule: Rule, deal: Deal, filed: Sequence[Line]) -> _Otherwise | None:
    """Return how a hand is set otherwise than a rule says; None where the house way sets it so."""
    ways = frozenset(low for low in rule.ways(deal) if deal.lawful(low))
    found = list(_setting(deal, filed))
    if not found:
        return _Otherwise(None)
    # A line on some hands of a type makes an exception to one on all of them.
    special = [item for item in found if item[1]] or found
    left = frozenset(deal.lows).intersection(*(item[2] for item in special))
    if not left:
        return _Otherwise(None)
    if left <= ways:
        return None
    return _Otherwise(None if left & ways else special[0][0])


def _setting(deal: Deal, filed: Sequence[Line]) -> Iterator[tuple[Line, bool, frozenset[Two]]]:
    """Yield each line that speaks of a hand, whether it has conditions, and the lawful ways that it leaves."""
    for line in filed:
        for rule in line.rules:
            if rule.applies(deal):
                yield line, bool(rule.guards), frozenset(low for low in rule.ways(deal) if deal.lawful(low))


def at_odds(context: Context, text: str, path: str, line: Line) -> Result:
    """Report an inscription that sets a hand otherwise than a line of the house way."""
    asked = _told(context)
    return context.fails(
        f"“{text}” is inscribed, but the house way that is filed says: “{line.text}”.",
        at=path,
        kind=FindingClass.VIOLATION,
        provision=asked.provision if asked else context.rule.provision,
        expected=line.text,
        actual=text,
        lawful=line.text,
        label="the house way sets that hand otherwise",
        related=[(line.at, "the house way")],
    )
