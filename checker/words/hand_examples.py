"""Whether cards, or words, are an example of a hand: J-J-J-4-4 of a full house. The data are those of the ranking."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from checker.law.chapter import read_shared
from checker.regex import regex
from checker.words.ranking import FILE, hand_of

_CALLED = regex(r"\b(?:ten|jack|queen|king|ace)s?\b", re.IGNORECASE)
_CARD = regex(r"(10|[2-9AKQJT])(?:[\u2660-\u2667]|[cdhs](?![a-z]))?(?=$|[^A-Za-z0-9])")
_BESIDE = regex(
    r"[\s\-\u2013,/.+()]|\b(?:of|in|all|one|the|same|any|a|single|mixed|different|suits?|suited|"
    r"for example|e\.g\.|such as|as in)\b",
    re.IGNORECASE,
)
"""What may stand with the cards of an example."""
_RANKS = "23456789TJQKA"
_LOW = "A2345"
_LENGTH = 5
_FEWEST = 2


def is_example(name: str, text: str) -> bool | None:
    """Whether the cards that a text lists show the hand of that name; None where it says anything else."""
    asked = _asked(name)
    if asked is None:
        return None
    plain = " ".join(text.split()).strip(" .")
    if any(re.fullmatch(said, plain, re.IGNORECASE) for said in asked["said"]):
        return True
    cards = _cards(plain)
    return _shows(cards, asked) if cards is not None and len(cards) >= _FEWEST else None


def _cards(text: str) -> list[str] | None:
    """Return the ranks of the cards that a text lists; None where it says anything else."""
    short = _CALLED.sub(lambda found: {"ten": "10"}.get(found[0][:3].casefold(), found[0][0].upper()), text)
    if _BESIDE.sub("", _CARD.sub("", short)):
        return None
    return ["T" if rank == "10" else rank for rank in _CARD.findall(short)]


def _shows(cards: Sequence[str], asked: Mapping[str, Any]) -> bool:
    if len(cards) > _LENGTH:
        return False
    alike = sorted((count for count in Counter(cards).values() if count > 1), reverse=True)
    if not asked.get("run"):
        return alike == [int(number) for number in asked.get("alike", ())]
    ranks = "".join(sorted(cards, key=_RANKS.index))
    return len(cards) == _LENGTH and (ranks in _RANKS or ranks == "".join(sorted(_LOW, key=_RANKS.index)))


def _asked(name: str) -> Mapping[str, Any] | None:
    """Return what shows the hand of a name; None where the name is of no hand."""
    hand = hand_of(name)
    return _examples().get((hand.topic, hand.place)) if hand is not None else None


@cache
def _examples() -> Mapping[tuple[str, int], Mapping[str, Any]]:
    found = {}
    for name, asked in read_shared("words", FILE)["examples"].items():
        hand = hand_of(name)
        if hand is None:
            raise ValueError(f"{FILE}: “{name}” is of no order of hands")
        found[hand.topic, hand.place] = asked
    return found
