"""The words of the reader: data in ``rulesets/shared/words/wordings.yaml``, told apart from the topics themselves."""

import re
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from checker.frozen import frozen
from checker.law.chapter import read_shared
from checker.regex import regex
from checker.words.replaced import Replacements, replacements

FILE = "wordings.yaml"


@frozen
class Wordings:
    """What is read alike on every topic.

    ``same`` maps a word to the one that stands for it, ``short`` a short form to the name of a hand, ``phrases`` a word
    to the words in a row that it stands for, ``alike`` words to rows of words that mean the
    same. ``classes`` are patterns with one use, such as pay; ``parts`` are words
    that stand for a percentage. ``light`` words may be passed over within a pattern, ``linking`` ones only between what
    was read. ``denials`` deny, ``denying`` begins a sentence that denies all that follows, and ``turning`` words begin
    a condition. ``soft`` words do not tell outcomes apart.
    ``game`` words show that a line speaks of the game. ``frames`` say how a right is granted or denied. ``conditions``
    are those that a line may set. ``nothing`` says nothing that the law governs. ``cut`` are words that are
    written short and may have a full stop. ``filler`` are words with which an outcome is described.
    ``ornaments`` are wishes and names in other letters, the longest first. ``weakening`` finds words that weaken what a
    line says, ``leading`` and ``trailing`` what stands before it or behind it and says nothing of it. ``rewritten`` are
    words in place of which others are read.
    """

    same: Mapping[str, str]
    short: Mapping[str, str]
    classes: Mapping[str, tuple[str, ...]]
    parts: Mapping[str, str]
    light: frozenset[str]
    linking: frozenset[str]
    denials: frozenset[str]
    denying: tuple[str, ...]
    turning: frozenset[str]
    soft: frozenset[str]
    game: frozenset[str]
    phrases: Mapping[str, tuple[str, ...]]
    alike: Mapping[str, tuple[str, ...]]
    frames: Mapping[str, tuple[str, ...]]
    conditions: Mapping[str, tuple[str, ...]]
    nothing: tuple[str, ...]
    cut: tuple[str, ...]
    filler: frozenset[str]
    ornaments: tuple[str, ...]
    weakening: "re.Pattern[str]"
    leading: "re.Pattern[str]"
    trailing: "re.Pattern[str]"
    rewritten: Replacements


@cache
def wordings() -> Wordings:
    """Return the words of the reader. Raises SourceError for a broken file."""
    raw: Mapping[str, Any] = read_shared("words", FILE)
    short = _by_word(raw["short"])
    return Wordings(
        same=MappingProxyType({**_by_word(raw["same"]), **short}),
        short=MappingProxyType(short),
        parts=MappingProxyType(dict(raw["parts"])),
        classes=MappingProxyType({name: tuple(said) for name, said in raw["classes"].items()}),
        light=frozenset(raw["light"]),
        linking=frozenset(raw["linking"]),
        denials=frozenset(raw["denials"]),
        denying=tuple(raw["denying"]),
        turning=frozenset(raw["turning"]),
        soft=frozenset(raw["soft"]),
        game=frozenset(raw["game"]),
        phrases=MappingProxyType({name: tuple(said) for name, said in raw["phrases"].items()}),
        alike=MappingProxyType({name: tuple(said) for name, said in raw["alike"].items()}),
        frames=MappingProxyType({name: tuple(said) for name, said in raw["frames"].items()}),
        conditions=MappingProxyType({name: tuple(said) for name, said in raw["conditions"].items()}),
        nothing=tuple(raw["nothing"]),
        cut=tuple(raw["cut"]),
        filler=frozenset(raw["filler"]),
        ornaments=tuple(sorted(raw["ornaments"], key=len, reverse=True)),
        leading=regex(rf"^\W*(?:{'|'.join(raw['leading'])})(?: ?[,:]+ ?| [-–] )(?=\w)", re.IGNORECASE),
        trailing=regex(rf",? (?:{'|'.join(raw['trailing'])})(?=[.!]?$)", re.IGNORECASE),
        rewritten=replacements(raw["rewritten"]),
        weakening=regex(rf"\b(?:{'|'.join(raw['weakening'])})(?!\w)", re.IGNORECASE),
    )


def _by_word(raw: Mapping[str, list[str]]) -> dict[str, str]:
    """Return each word with the one that stands for it."""
    return {old: new for new, olds in raw.items() for old in olds}
