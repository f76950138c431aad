"""What a sentence says on the totals on which the dealer draws and stands, read to its last word.

“The dealer keeps drawing through 16 and stops at any 17, soft or hard”, “16 or below takes a card, and so does a 17
that counts its ace as 11”. The words are data, ``rulesets/shared/words/dealer_totals.yaml``; a sentence with a word
that is not there says nothing.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from checker.frozen import frozen
from checker.law.chapter import read_shared
from checker.regex import regex
from checker.words.replaced import Replacements, replaced, replacements

FILE = "dealer_totals.yaml"
_LOW, _HARD, _SOFT, _HIGH = "low", "hard", "soft", "high"
"""The totals that are told apart: up to 16, a hard 17, a soft 17, and more."""
_BOTH = frozenset({_HARD, _SOFT})
_SEVENTEEN = 17
_DRAW, _STAND = "DRAW", "STAND"
_OTHER = {_DRAW: _STAND, _STAND: _DRAW}
_LONGEST = 240
"""How many characters of a text are read."""
_DENIED_ONLY = re.compile(r"(?:\bnot|n't|\bnever)\b.*\bonly\b|\bonly\b.*(?:\bnot|n't|\bnever)\b")
_SILENT_MARKS = re.compile(r"[.,;:?()\u2013\u2014-]+")
_NAMES_TOTAL = re.compile(
    r"\b(?:1[67]s?|sixteens?|seventeens?|soft|hard|aces? and (?:an? )?(?:6|six))\b", re.IGNORECASE
)
_TOTAL = re.compile(
    r"(?P<both>(?:BOTH|ALSO) )?(?P<only>ONLY )?(?:EVERY(?P<every>) )?(?:(?P<how>SOFT|HARD) )?"
    r"(?:(?P<reach>UNTIL|BELOW|ABOVE|UPTO) )?(?:EVERY(?P<every2>) )?(?:(?P<how2>SOFT|HARD) )?(?P<number>1\d|2[01])s?"
    r"(?P<marks>(?: (?:BOTH|ALSO|ACE|SIX|LESS|MORE|(?:SOFT|HARD)(?! (?:EVERY )?\d)))*)(?= |$)"
)
_OTHERS = re.compile(
    r"(?P<verb>DRAW|STAND|SO|NOT)|(?P<also>BOTH|ALSO)(?: 17)?|"
    r"(?P<but>BUT)(?: THEN)?|(?P<six>SIX)|(?P<higher>HIGHER)(?: BOTH)?"
)


@frozen(kw_only=False)
class _Total:
    """Totals that are named together, and those ``behind`` them with which the other thing is done.

    ``implied`` are those of which it may be told otherwise: 17 or more, and a soft one is hit. With ``hard_only`` a
    hard 17 is named, and a soft one is not.
    """

    cases: frozenset[str]
    behind: frozenset[str] = frozenset()
    hard_only: bool = False
    implied: frozenset[str] = frozenset()


@frozen
class _Words:
    """The words of the file: what each pattern stands for, and what says nothing."""

    topics: Mapping[str, str]
    values: Mapping[str, str]
    dealer: "re.Pattern[str]"
    numbers: tuple[tuple["re.Pattern[str]", str], ...]
    said: Replacements
    silent: "re.Pattern[str]"


@cache
def _words() -> _Words:
    raw: Mapping[str, Any] = read_shared("words", FILE)
    return _Words(
        topics=dict(raw["topics"]),
        values=dict(raw["values"]),
        dealer=regex(raw["dealer"], re.IGNORECASE),
        numbers=tuple((regex(rf"\b{word}\b", re.IGNORECASE), number) for word, number in raw["numbers"]),
        said=replacements(raw["said"]),
        silent=regex(raw["silent"]),
    )


def is_on_totals(topic: str) -> bool:
    """Whether a topic is one of those on the totals on which the dealer draws and stands."""
    return topic in _words().topics.values()


def names_dealer(text: str) -> bool:
    """Whether words name the dealer or the house."""
    return _words().dealer.search(text) is not None


def names_total(text: str) -> bool:
    """Whether words name a total of which it may be told, or a soft one or a hard one."""
    return _NAMES_TOTAL.search(text) is not None


def read_dealer_totals(text: str) -> Mapping[str, str]:
    """Return the value of each topic on the dealer's totals that a text tells; nothing where a word is not known."""
    if len(text) > _LONGEST or not names_total(text):
        return {}
    items = _items(text)
    told = [found for found in _parses(items, 0, _NOTHING) if found is not None] if items else []
    ways = [{**found.implied, **found.said} for found in told]
    if not ways or any(way != ways[0] for way in ways):
        return {}
    words = _words()
    said = ways[0]
    if _HIGH in said and not {_HARD, _SOFT} & said.keys():
        return {}  # of 17 itself nothing is told: 16 and below, and 18 and above
    if _SOFT not in said and told[0].hard_only:
        return {}  # that a hard 17 is named may tell that a soft one is not meant
    return {topic: words.values[said[case]] for case, topic in words.topics.items() if case in said}


@frozen(kw_only=False)
class _Told:
    """What was told up to some word: what is done with which totals, and of which it was told last."""

    said: Mapping[str, str]
    implied: Mapping[str, str]
    verb: str = ""
    last: frozenset[str] = frozenset()
    hard_only: bool = False
    until: bool = False


_NOTHING = _Told({}, {})
_Item = _Total | str


def _items(text: str) -> list[_Item]:
    """Return the totals, verbs and exceptions that a text names; nothing where it has a word that is not known."""
    if _DENIED_ONLY.search(text.casefold()):
        return []
    words = _words()
    said = f" {text.casefold()} ".replace("\u2019", "'")
    for pattern, number in words.numbers:
        said = pattern.sub(number, said)
    said = replaced(said, words.said)
    said = " ".join(words.silent.sub(" ", _SILENT_MARKS.sub(" ", said)).split())
    found: list[_Item] = []
    at = 0
    while at < len(said):
        total, other = _TOTAL.match(said, at), _OTHERS.match(said, at)
        match = total or other
        item = _total(total) if total else _other(other, found) if other else None
        if match is None or item is None:
            return []
        found.append(item)
        at = match.end() + 1
    return found


def _other(match: "re.Match[str]", before: Sequence[_Item]) -> _Item | None:
    if match["six"]:
        return _Total(frozenset({_SOFT}))
    if match["higher"]:
        named = [each.cases for each in before if isinstance(each, _Total)]
        told = frozenset().union(*named)
        return _Total(frozenset({_HARD, _SOFT, _HIGH}) - told) if named else None
    return match["verb"] or ("ALSO" if match["also"] else "BUT")


def _total(match: "re.Match[str]") -> _Total | None:
    """Return the totals that were named; None where they are a part of those that are told apart."""
    number, marks = int(match["number"]), set(match["marks"].split())
    hard = "HARD" in {match["how"], match["how2"]} | marks
    soft = "SOFT" in {match["how"], match["how2"]} or bool({"ACE", "SOFT"} & marks)
    reach, only = match["reach"], match["only"]
    if (hard and soft) or ("MORE" in marks and "LESS" in marks):
        return None
    named = any(match[name] is not None for name in ("every", "every2", "both"))
    every = named or bool({"BOTH", "ALSO"} & marks)
    if number in {_SEVENTEEN - 1, _SEVENTEEN} and reach in {"UPTO", "BELOW", "UNTIL", "ABOVE"}:
        return _reached(number, reach, every=every, plain=not (hard or soft or "LESS" in marks))
    if reach or (number == _SEVENTEEN - 1 and (hard or soft or "MORE" in marks)):
        return None
    if number == _SEVENTEEN - 1:
        return _Total(frozenset({_LOW}))
    if number == _SEVENTEEN + 1 and "MORE" in marks:
        return _Total(frozenset({_HIGH}))
    if number != _SEVENTEEN:
        return None
    own = {_SOFT} if soft else {_HARD, _SOFT} if every and not hard else {_HARD}
    implied = {_SOFT} if marks & {"MORE", "LESS"} and not (hard or soft or every) else set()
    beyond = ({_HIGH} if "MORE" in marks else set()) | ({_LOW} if "LESS" in marks else set())
    if only and hard:
        return _Total(frozenset(own | beyond), behind=frozenset({_SOFT}))
    return _Total(frozenset(own | beyond), hard_only=hard, implied=frozenset(implied))


def _reached(number: int, reach: str, *, every: bool, plain: bool) -> _Total | None:
    """Return the totals up to a number, below it, until it is reached or above it."""
    if not plain:
        return None
    below = reach in {"BELOW", "UNTIL"}
    if number == _SEVENTEEN - 1:
        if below:
            return None
        return _Total(frozenset({_LOW}) if reach == "UPTO" else frozenset({_HARD, _SOFT, _HIGH}))
    if reach == "UNTIL":
        return _Total(frozenset({_LOW}), behind=_BOTH if every else frozenset({_HARD}))
    return _Total(frozenset({_LOW} if below else {_LOW, *_BOTH} if reach == "UPTO" else {_HIGH}))


def _parses(items: Sequence[_Item], at: int, told: _Told) -> Iterator[_Told | None]:
    """Yield what the items from one on tell, in each way in which they fit together; None where they clash."""
    if at == len(items):
        yield told
        return
    item = items[at]
    if isinstance(item, str) and item in {"ALSO", "BUT"}:
        yield from _of_soft(items, at, told, but=item == "BUT")
        return
    end = at + (0 if isinstance(item, _Total) else 1)
    first = end
    while end < len(items) and isinstance(items[end], _Total):
        end += 1
        named = [each for each in items[first:end] if isinstance(each, _Total)]
        if isinstance(item, str):
            yield from _go_on(items, end, told, named, _verb(item, told))
        elif end < len(items) and (verb := _verb(items[end], told)):
            yield from _go_on(items, end + 1, told, named, verb)
    if end == len(items) and item == _STAND and told.until:
        yield told  # draws until 17 and stays there


def _verb(item: _Item, told: _Told) -> str:
    if isinstance(item, _Total):
        return ""
    return {"SO": told.verb, "NOT": _OTHER.get(told.verb, ""), _DRAW: _DRAW, _STAND: _STAND}.get(item, "")


def _go_on(items: Sequence[_Item], at: int, told: _Told, named: Sequence[_Total], verb: str) -> Iterator[_Told | None]:
    """Yield what is told where something is done with the totals that were just named."""
    if not verb:
        return
    cases = frozenset().union(*(each.cases for each in named))
    behind = frozenset().union(*(each.behind for each in named))
    said = {**dict.fromkeys(cases, verb), **dict.fromkeys(behind - cases, _OTHER[verb])}
    if any(told.said.get(case, own) != own for case, own in said.items()):
        yield None
        return
    hard_only = told.hard_only or any(each.hard_only for each in named)
    until = verb == _DRAW and bool(behind) and cases == {_LOW}
    implied = {**told.implied, **dict.fromkeys(frozenset().union(*(each.implied for each in named)), verb)}
    yield from _parses(items, at, _Told({**told.said, **said}, implied, verb, cases, hard_only, until))


def _of_soft(items: Sequence[_Item], at: int, told: _Told, *, but: bool) -> Iterator[_Told | None]:
    """Yield what is told where a soft total is said to be no exception from what was told, or to be one."""
    verb = told.said.get(_HARD, "")
    if not verb or _HARD not in told.last:
        if not but and at + 1 < len(items) and isinstance(items[at + 1], _Total):
            total = items[at + 1]
            assert isinstance(total, _Total)  # noqa: S101 - as was asked
            wider = _Total(total.cases | {_SOFT}, total.behind) if _HARD in total.cases else total
            yield from _parses([*items[: at + 1], wider, *items[at + 2 :]], at + 1, told)
        return
    own = _OTHER[verb] if but else verb
    if not but and told.said.get(_SOFT, own) != own:
        yield None
        return
    after = _Told({**told.said, _SOFT: own}, told.implied, own if but else verb, told.last, told.hard_only)
    following = at + 1
    if but and following < len(items) and items[following] == own and not _begins(items, following):
        following += 1
    yield from _parses(items, following, after)


def _begins(items: Sequence[_Item], at: int) -> bool:
    """Whether a verb begins something that is done with the totals after it."""
    return at + 1 < len(items) and isinstance(items[at + 1], _Total)
