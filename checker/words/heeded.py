"""Tells which words of a line its reading passed over though they could turn what the line says.

A reading that would be the same with “after” in place of “before”, with another number, or without a “not”, did not
heed that word, and may be of the contrary. Which words turn which is data, ``rulesets/shared/words/heeded.yaml``.
"""

import re
from collections.abc import Callable, Iterator
from functools import cache

from checker.frozen import frozen
from checker.law.chapter import read_shared
from checker.words.model import WordsRead

FILE = "heeded.yaml"
_NUMBER = re.compile(r"(?<![\w$.,:/-])(?<!\d )(\d{1,2})(?![\w%:/]|[.,]\d| ?(?:to|for|-) ?\d)")
_ODDS = re.compile(r"\d (?:to|for) 1$", re.IGNORECASE)
_PART = re.compile(r"\b(?:half|twice|all|whole)\b", re.IGNORECASE)
"""A word that tells how much of a wager, in place of which another may tell more."""
_LAST = 9
"""The last digit to which nothing is added, so that another number does not have more digits."""
_SIDE_BY_SIDE = re.compile(r"(?: ?[,/] ?| )(?:(?:and|or) )?(?:an? |the )?", re.IGNORECASE)
"""What stands between two words of which the one is said as the other is: soft or hard."""
_COMPARED = re.compile(r"[^,;.:]*\b(?:than|as|equal to)\b[^,;.:]*", re.IGNORECASE)
"""What stands between two words of which the one is compared with the other."""
_ORDINARY = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")

_Said = frozenset[tuple[object, ...]]
"""What was read of a line, apart from where it stands."""


def unheeded(text: str, read: WordsRead, again: Callable[[str], WordsRead]) -> tuple[str, ...]:
    """Return the words of a line that its reading passed over; ``again`` reads the line with another word in place.

    Of a line that only names something none are returned, and of one that was not read to the last word only those of a
    last clause with a contrast.
    """
    if read.unread:
        tail = _contrast().search(text) if read.claims else None
        return (tail[0],) if tail else ()
    if not read.understood or all(claim.only_names for claim in read.claims):
        return ()
    said = _said(read)
    passed = [word for word, other in turned(text) if _is_as_before(word, said, _said(again(other)))]
    return tuple(dict.fromkeys([*passed, *_contrasted(text, read, again)]))


def _is_as_before(word: str, said: _Said | None, other: _Said | None) -> bool:
    """Whether a line says all that it said with another word in place, so that the word itself was not read.

    With another part of a wager it may say more: “twice the bet back”, of which “half the bet back” is read.
    """
    if said is None or other is None:
        return False
    return other == said or (other > said and _PART.search(word) is not None)


def _contrasted(text: str, read: WordsRead, again: Callable[[str], WordsRead]) -> Iterator[str]:
    """Yield the last clause of a line that says the contrary of another thing, where both were read as one.

    “Your own hand does not count, but the dealer's does”: it was if the line does not read otherwise where the dealer's
    does not either, or if its first part alone says the contrary of what was read.
    """
    tail = _contrast().search(text)
    if tail is None:
        return
    denied = "" if tail["not"] else " not"
    other = f"{text[: tail.end('verb')]}{denied}{text[tail.end() :]}"
    first = again(f"{text[: tail.start()].rstrip(' ,')}.")
    values = {(claim.key, claim.value, claim.denied) for claim in read.claims}
    keys = {claim.key for claim in read.claims}
    gainsaid = any(claim.key in keys and (claim.key, claim.value, claim.denied) not in values for claim in first.claims)
    if gainsaid or _said(again(other)) in {None, _said(read)}:
        yield tail[0]


@cache
def _contrast() -> re.Pattern[str]:
    words = read_shared("words", FILE)["contrast"]
    begins, ends = ("|".join(map(re.escape, map(str, words[name]))) for name in ("begins", "ends"))
    return re.compile(rf"\b(?:{begins})\b[^,.;]*\b(?P<verb>{ends})(?P<not> not|n['\u2019]t)?(?=\W*$)", re.IGNORECASE)


def _said(read: WordsRead) -> _Said | None:
    """Return what was read, apart from where it stands; nothing where not all of it was."""
    if not read.understood:
        return None
    return frozenset(
        (claim.key, claim.value, claim.denied, claim.under, bool(claim.condition)) for claim in read.claims
    )


def turned(text: str) -> Iterator[tuple[str, str]]:
    """Yield each word that could turn a line, and the line that it would be then."""
    pattern, turns = _turns()
    for found in pattern.finditer(text):
        turn = turns[found[0].casefold()]
        other = None if turn.barred(text, found.start()) else _turned(text, found, turn.other)
        if other is not None:
            yield found[0], other
    for found in _NUMBER.finditer(text):
        again = len(re.findall(rf"\b{found[0]}\b", text)) > 1  # it cannot be another number here alone
        if again or _ODDS.search(text[: found.end()]):
            continue
        yield found[0], f"{text[: found.start()]}{_other(int(found[0]))}{text[found.end() :]}"


def _turned(text: str, found: re.Match[str], other: str) -> str | None:
    """Return a line with another word in place, or with both exchanged where one is compared with the other.

    None is returned where both stand side by side, so that they are said alike.
    """
    near = rf"(?<![\w-]){re.escape(other)}(?![\w-])"
    again = re.search(near, text, re.IGNORECASE) if other else None
    if again is not None:
        first, last = sorted((found, again), key=lambda each: each.start())
        between = text[first.end() : last.start()]
        if _SIDE_BY_SIDE.fullmatch(between):
            return None
        if _COMPARED.fullmatch(between):
            return f"{text[: first.start()]}{last[0]}{between}{first[0]}{text[last.end() :]}"
    behind = text[found.end() :] if other else text[found.end() :].lstrip()
    return f"{text[: found.start()]}{other}{behind}"


def _other(number: int) -> int:
    return number - 2 if number % 10 == _LAST else number + 1


@frozen(kw_only=False)
class _Turn:
    """The word that is tried in place of another, in which lines it is not, and behind which words."""

    other: str
    unless: re.Pattern[str] | None = None
    behind: re.Pattern[str] | None = None

    def barred(self, text: str, at: int) -> bool:
        """Whether the word is not tried in a line, at one of its places."""
        unless = self.unless is not None and self.unless.search(text) is not None
        return unless or (self.behind is not None and self.behind.search(text[:at]) is not None)


@cache
def _turns() -> tuple[re.Pattern[str], dict[str, _Turn]]:
    raw = read_shared("words", FILE)
    turns: dict[str, _Turn] = {}
    for item in (*raw["ways"], *raw["turns"]):
        bars = {bar: re.compile(item[bar], re.IGNORECASE) for bar in ("unless", "behind") if bar in item}
        turns[item["one"]] = _Turn(item["other"], **bars)
        if item in raw["ways"]:
            turns[item["other"]] = _Turn(item["one"], **bars)
    turns |= {word: _Turn(_ORDINARY[(at + 1) % len(_ORDINARY)]) for at, word in enumerate(_ORDINARY)}
    longest = sorted(turns, key=len, reverse=True)
    return re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, longest))})(?![\w-])", re.IGNORECASE), turns
