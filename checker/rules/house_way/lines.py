"""The lines of a house way: each item of the list and each sentence of an item, with the rules that it says."""

import re
from collections.abc import Iterator, Sequence

from checker.frozen import frozen
from checker.law import Ruleset
from checker.regex import regex
from checker.rules.house_way.asked import house_way_of
from checker.rules.house_way.reading import read_line
from checker.rules.house_way.rules import LOW, Rule
from checker.rules.house_way.trial import ranks_named, says_something
from checker.submission import Answer, Filing, State

_LOW_HAND = 2
"""How many cards the low hand has."""
_GOES_ON = regex(r"(?:(?:break|broken|split|given up) (?:it )?only|but|unless|except|otherwise)\b", re.IGNORECASE)
"""How a sentence begins that goes on with the hand of the one before it."""


@frozen(kw_only=False)
class Line:
    """One line of a house way, and the rules by which it sets hands; none where it sets none or is not read."""

    text: str
    at: str
    rules: tuple[Rule, ...] = ()


def filed_lines(filing: Filing, ruleset: Ruleset) -> tuple[Line, ...]:
    """Return the lines of the house way that a filing states; none where it states none."""
    asked = house_way_of(ruleset)
    answer = filing.answer(asked.at) if asked else None
    return tuple(lines_of(answer)) if answer is not None and answer.state is State.STATED else ()


def lines_of(answer: Answer) -> Iterator[Line]:
    """Return the lines of a house way: each item of the list, and each sentence of an item."""
    for index, item in enumerate(answer.value):
        at = f"{answer.path}.{index}"
        said = [" ".join(part.split()) for part in re.split(r"(?<=[.;])\s+|\n", str(item)) if part.strip()]
        yield from _with_next([Line(text, at, rules_of(text)) for text in said])


def _with_next(lines: Sequence[Line]) -> Iterator[Line]:
    """Yield the sentences of an item; one that is read only beside the one before it is part of that."""
    found: list[Line] = []
    for line in lines:
        if found and found[-1].rules and (not line.rules or _GOES_ON.match(line.text)):
            both = f"{found[-1].text.rstrip('.;')}; {line.text}"
            if rules := rules_of(both):
                found[-1] = Line(both, line.at, rules)
                continue
        found.append(line)
    yield from found


def rules_of(text: str) -> tuple[Rule, ...]:
    """Return the rules of a sentence; none where it is not read, or speaks of no hand."""
    rules = read_line(text) or ()
    if any(map(_is_misread, rules)):
        return ()
    return rules if rules and says_something(rules, ranks_named(rules)) else ()


def _is_misread(rule: Rule) -> bool:
    """Whether a rule puts more of any cards into the low hand than it has, beside cards that it names."""
    low = [placing.what for placing in rule.placings if placing.where == LOW and not placing.denied]
    return len(low) > 1 and any(what.noun == "any" and what.number > _LOW_HAND for what in low)
