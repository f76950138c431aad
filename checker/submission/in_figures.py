"""Values written in words, as the readers of values take them: “seven” is 7, “every 8 hours” 8 hours.

Only what can be meant in one way is rewritten; everything else stays as it is, and is not understood.
"""

import re
from collections.abc import Callable, Mapping

from checker.frozen import replace
from checker.regex import regex
from checker.source import Node
from checker.source.tree import Mapping as MappingNode
from checker.source.tree import Sequence
from checker.submission.answers import beside_hours, shares_of
from checker.values import format_hours, parse_hours
from checker.values.number_words import number_of

_TWICE = regex(r"(.{1,60}?) ?\(([0-9]{1,6})\)")
_EVERY = regex(r"(?:at least )?(?:(?:once )?(?:every|each)|once) +")
_AND_HALF = regex(r"\b([0-9]+) (?:1/2|and a half) ")
_DAILY = frozenset({"daily", "once a day", "once daily", "a day", "day"})
_WEEKLY = frozenset({"weekly", "once weekly", "a week", "week"})
_HALF = frozenset(
    {
        "half", "one half", "a half", "one-half", "half and half", "half each", "half of it", "one half each", "halves",
        "half for each", "half to each", "by halves", "equal shares", "equal halves", "equal parts", "in equal shares",
        "in equal parts", "an equal share", "equally", "evenly", "split evenly", "evenly split", "split equally",
        "equally split", "shared equally", "equally shared", "shared evenly", "even split", "an even split",
        "equal split", "an equal split", "split down the middle", "down the middle", "fifty-fifty", "fifty fifty",
        "50/50", "50-50", "50:50", "50 50", "50 / 50",
    }
)  # fmt: skip
_POINT = regex(r"half (?:a|of (?:a|one|1)) ?(?=%)|half of (?:a|one|1)(?=%)")
_THOUSANDS = regex(r"\$? ?([0-9]{1,4}) ?k")
_COUNTED = {"a pair": 2, "a couple": 2, "a pair of": 2, "a couple of": 2, "a dozen": 12, "half a dozen": 6}
"""Counts that are told by a noun."""
_LIKE = regex(
    r"([\w-]+) (?:batches|sets|groups|packs)(?: of|,? each (?:of|with)| with)? ([\w-]+)(?: decks?)?(?: each)?"
)
_IN_EACH = regex(
    r"([\w-]+)(?: decks?)?(?:,? (?:in|per|to|for))? (?:each|every|both|either)(?: batch(?:es)?| set| side)?"
)
_IN_ONE = regex(
    r"([\w-]+)(?: decks?)? (?:in|for) (?:the )?(?:one|first)(?: batch| set| side)?(?: and|,|;) "
    r"([\w-]+)(?: decks?)? (?:in|for) (?:the )?(?:other|second)(?: batch| set| side)?"
)
"""How many decks each of two batches has: two batches of eight, eight in each, eight in one and six in the other."""
_ODDS = regex(r"(?:pays )?(.{1,60}?) (to|for) (.{1,60})")
_HOURS_A_DAY = 24
_DAYS_A_WEEK = 7
_MOST_PARTS = 9


def in_figures(node: Node, kind: str, path: str) -> Node:
    """Return the node with each value of a kind in figures, where it is written in words and means one value only."""
    if isinstance(node, Sequence):
        return replace(node, items=tuple(in_figures(item, kind, path) for item in node.items))
    if isinstance(node, MappingNode):
        entries = tuple(
            replace(entry, value=in_figures(entry.value, "dollars" if entry.key.text == "envy" else kind, path))
            for entry in node.entries
        )
        return replace(node, entries=entries)
    write = _KINDS.get(kind)
    return node if write is None else replace(node, text=write(node.text, path) or node.text)


def _number(text: str) -> str:
    """Return a whole number in figures; empty where the text is none."""
    plain = text.strip().lower()
    if both := _TWICE.fullmatch(plain):
        return both[2] if _number(both[1]) in {"", both[2]} and _number(both[1]) else ""
    if plain.isascii() and plain.isdigit():
        return plain
    if plain in _COUNTED:
        return str(_COUNTED[plain])
    words = plain.replace("-", " - ").split()
    used, number = number_of(words)
    return str(number) if words and used == len(words) else ""


def _count(text: str, path: str) -> str:
    """Return a count in figures, with the name of the entry after it or without: six decks."""
    words = text.strip().lower().split()
    noun = path.rpartition(".")[2].rpartition("_")[2]
    if words and words[-1] in {noun, noun.removesuffix("s")} and len(words) > 1:
        words = words[:-1]
    return _number(" ".join(words))


def _counts(text: str, path: str) -> str:
    """Return how much each of several has, where it is told in a sentence: two batches of eight decks."""
    plain = " ".join(text.lower().split()).rstrip(".")
    if (like := _LIKE.fullmatch(plain)) and (many := _number(like[1])) and (each := _number(like[2])):
        return ", ".join([each] * min(int(many), _MOST_PARTS))
    if (in_each := _IN_EACH.fullmatch(plain)) and (each := _number(in_each[1])):
        return f"{each}, {each}"
    if (apart := _IN_ONE.fullmatch(plain)) and (first := _number(apart[1])) and (second := _number(apart[2])):
        return f"{first}, {second}"
    return _count(text, path)


def _hours(text: str, _path: str) -> str:
    """Return hours in figures, also from what is said around them: fresh decks are opened every 24 hours."""
    own = _plain_hours(text)
    if own:
        return own
    said = {_plain_hours(_without(part, beside_hours())) for part in text.split(",")}
    return said.pop() if len(said) == 1 else ""


def _without(text: str, words: frozenset[str]) -> str:
    return " ".join(word for word in text.lower().rstrip(" .").split() if word not in words)


def _plain_hours(text: str) -> str:
    plain = " ".join(text.lower().split())
    if _EVERY.match(plain):
        plain = _EVERY.sub("", plain, count=1).removesuffix(" at least")
    if plain in _DAILY:
        return f"{_HOURS_A_DAY} hours"
    if plain in _WEEKLY:
        return f"{_DAYS_A_WEEK * _HOURS_A_DAY} hours"
    plain = _AND_HALF.sub(r"\1.5 ", plain)
    try:
        return format_hours(parse_hours(plain))
    except ValueError:
        head, _, unit = plain.rpartition(" ")
    number = _number(head)
    if not number:
        return ""
    if unit in {"day", "days"}:
        return f"{int(number) * _HOURS_A_DAY} hours"
    if unit in {"week", "weeks"}:
        return f"{int(number) * _DAYS_A_WEEK * _HOURS_A_DAY} hours"
    return _plain_hours(f"{number} {unit}") if number != head else ""


def dollars_in_figures(text: str) -> str:
    """Return an amount in words, such as fifty dollars, in figures; empty where it is none."""
    plain = " ".join(text.split())
    if thousands := _THOUSANDS.fullmatch(plain.lower()):
        return f"${thousands[1]},000"
    head, _, unit = plain.rpartition(" ")
    if unit.lower() == "cents" and (cents := _number(head)):
        return f"${int(cents) // 100}.{int(cents) % 100:02}"
    if unit.lower() not in {"dollars", "dollar"}:
        return ""
    return f"${_number(head) or head.removeprefix('$')}"


def _dollars(text: str, _path: str) -> str:
    return dollars_in_figures(text)


def _percent(text: str, path: str) -> str:
    """Return a share in figures, where what it is said to be a share of is what the entry is for."""
    plain = " ".join(text.lower().split())
    head, found, after = _POINT.sub("0.5", re.sub(r" ?per ?cent| ?pct\.?", "%", plain)).partition("%")
    if plain in _HALF:
        head, found = "50", "%"
    whole = after.strip()
    return f"{_number(head) or head.strip()}%" if found and (not whole or whole in shares_of(path)) else ""


def _payout(text: str, _path: str) -> str:
    plain = " ".join(text.lower().split()).rstrip(".")
    if plain in {"even money", "pays even money"}:
        return "1 to 1"
    odds = _ODDS.fullmatch(plain)
    if odds is None:
        return ""
    win, stake = (_number(part) or part for part in (odds[1], odds[3]))
    return f"{win} {odds[2]} {stake}"


_KINDS: Mapping[str, Callable[[str, str], str]] = {
    "count": _count,
    "count_from_one": _count,
    "counts": _counts,
    "hours": _hours,
    "dollars": _dollars,
    "percent": _percent,
    "portion": _percent,
    "payout": _payout,
    "payouts": _payout,
}
