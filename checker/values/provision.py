"""Provisions as the law numbers them: ``633a.13(f)(1)``, ``13.E(7)(b)``. Which is above which, and their order."""

import itertools
import re
from functools import lru_cache

from checker.frozen import frozen
from checker.regex import regex

_PARTS = regex(r"^(?P<head>[^()\"]*?[^()\s\"])(?P<marks>(?:\([^()\s]{1,12}\))*)(?: \"(?P<word>[^\"]{1,80})\")?$")
_ROMAN = {"i": 1, "v": 5, "x": 10, "l": 50, "c": 100}

_Step = tuple[int, str]
Order = tuple[list[_Step], list[_Step], str]
"""What puts provisions in the order of the law: (b)(2) before (b)(11)."""


@frozen(kw_only=False)
class Parts:
    """What a provision is written of. ``head`` is the section, with its subsection where that stands after a point.

    ``word`` is the word that a definition without a number defines.
    """

    head: str
    marks: tuple[str, ...] = ()
    word: str = ""


class Provision(str):
    """One provision as the law writes it; a text, so that it is told, stored and looked up as any other.

    One of the law around the chapters is cited in full, with the name of its code.
    """

    __slots__ = ()

    @classmethod
    def of(cls, head: str, marks: tuple[str, ...]) -> "Provision":
        """Return the provision of a head and its marks: 13.E, 7 and b make 13.E(7)(b)."""
        return cls(head + "".join(f"({mark})" for mark in marks))

    @property
    def parts(self) -> Parts | None:
        """What it is written of; None for what is no provision."""
        return _parts(self)

    @property
    def in_full(self) -> bool:
        """Whether it is cited in full, as one of the law around the chapters always is."""
        return self.parts is None or " " in self.parts.head

    @property
    def word(self) -> str:
        """The word that it defines; empty where it has a number of its own."""
        return self.parts.word if self.parts else ""

    @property
    def parent(self) -> "Provision | None":
        """The provision above; None for a head and for what is no provision."""
        return next(iter(self.above), None)

    @property
    def above(self) -> "tuple[Provision, ...]":
        """The provisions above, the nearest first."""
        return _above(self)

    @property
    def order(self) -> Order:
        """Its place in the order of the law; one that is cited in full stands last, nothing first."""
        return _order(self)

    def is_within(self, other: "Provision") -> bool:
        """Whether it is another provision or stands below it."""
        return self == other or other in self.above


NO_PROVISION = Provision("")
"""Where no provision decides."""


def parse_provision(text: str) -> Provision:
    """Read a provision as the law writes it. Raises :class:`ValueError` for what is none."""
    found = Provision(text.strip())
    if found.in_full:
        raise ValueError(f"“{text[:60]}” is no provision; write it as the law does, such as 12(b)(3)")
    return found


@lru_cache(maxsize=8192)
def _parts(provision: Provision) -> Parts | None:
    found = _PARTS.match(provision)
    if found is None:
        return None
    return Parts(found["head"], tuple(re.findall(r"\(([^()]+)\)", found["marks"])), found["word"] or "")


@lru_cache(maxsize=8192)
def _above(provision: Provision) -> tuple[Provision, ...]:
    parts = provision.parts
    if parts is None:
        return ()
    deepest = len(parts.marks) if parts.word else len(parts.marks) - 1
    return tuple(Provision.of(parts.head, parts.marks[:depth]) for depth in range(deepest, -1, -1))


@lru_cache(maxsize=8192)
def _order(provision: Provision) -> Order:
    parts = provision.parts
    if parts is None or provision.in_full:
        return [_step(provision)] if provision else [], [], provision.word
    heads = [_step(part) for part in re.split(r"(\d+)", parts.head)]
    return heads, [_step(mark) for mark in parts.marks], parts.word


def follows(before: str, after: str) -> bool:
    """Whether a mark is the next after another: (c) after (b), (10) after (9), (iv) after (iii), (aa) after (z)."""
    return any(second == first + 1 for first, second in itertools.product(_readings(before), _readings(after)))


def is_first(mark: str) -> bool:
    """Whether a mark opens a list: (a), (A), (1) or (i)."""
    return mark.casefold() in {"a", "1", "i"}


def _readings(mark: str) -> tuple[int, ...]:
    """Return the numbers that a mark may stand for: (v) is the 22nd letter or five. Scales stay apart by thousands."""
    if mark.isdigit():
        return (int(mark),)
    low = mark.casefold()
    scale = 1000 if mark.islower() else 3000
    found = []
    if len(set(low)) == 1 and low.isalpha():
        found.append(scale + 26 * (len(low) - 1) + ord(low[0]) - ord("a"))
    if set(low) <= set(_ROMAN):
        values = [_ROMAN[letter] for letter in low]
        total = sum(-one if one < two else one for one, two in itertools.pairwise([*values, 0]))
        found.append(scale + 1000 + total)
    return tuple(found)


def _step(part: str) -> _Step:
    """Return what orders parts of one scale: numbers by size, and letters with (z) before (aa)."""
    return (len(part), part)
