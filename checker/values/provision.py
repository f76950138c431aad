"""Provisions as the law numbers them: ``633a.13(f)(1)``, ``13.E(7)(b)``. Which is above which, and their order."""

import itertools
import re
from functools import lru_cache

from checker.frozen import frozen
from checker.regex import regex

_PARTS = regex(r"^(?P<head>[^()\s]+?)(?P<marks>(?:\([^()\s]{1,12}\))*)(?: \"(?P<word>[^\"]{1,80})\")?$")
_ROMAN = {"i": 1, "v": 5, "x": 10, "l": 50, "c": 100}


_Step = tuple[bool, int, str]
Order = tuple[list[_Step], list[_Step], str]
"""What puts provisions in the order of the law: (b)(2) before (b)(11)."""


@frozen(kw_only=False)
class Provision:
    """One provision. ``head`` is the section, with its subsection where that stands after a point: 13.E.

    ``word`` is the word that a definition without a number defines.
    """

    head: str
    marks: tuple[str, ...] = ()
    word: str = ""

    @property
    def parent(self) -> "Provision | None":
        """The provision above; None for a head."""
        if self.word:
            return Provision(self.head, self.marks)
        return Provision(self.head, self.marks[:-1]) if self.marks else None

    def contains(self, other: "Provision") -> bool:
        """Whether the other is this provision or stands below it."""
        same_word = not self.word or self.word == other.word
        return same_word and self.head == other.head and other.marks[: len(self.marks)] == self.marks

    def __str__(self) -> str:
        marks = "".join(f"({mark})" for mark in self.marks)
        return f'{self.head}{marks} "{self.word}"' if self.word else f"{self.head}{marks}"

    @property
    def order(self) -> "Order":
        """Its place in the order of the law."""
        heads = [_step(part) for part in re.split(r"(\d+)", self.head)]
        return heads, [_step(mark) for mark in self.marks], self.word


def parse_provision(text: str) -> Provision:
    """Read a provision as the law writes it. Raises :class:`ValueError` for what is none."""
    found = _PARTS.match(text.strip())
    if found is None:
        raise ValueError(f"“{text[:60]}” is no provision; write it as the law does, such as 12(b)(3)")
    marks = tuple(re.findall(r"\(([^()]+)\)", found["marks"]))
    return Provision(found["head"], marks, found["word"] or "")


@lru_cache(maxsize=8192)
def is_within(provision: str, above: str) -> bool:
    """Whether a provision as written is another one or stands below it; what is no provision is only itself."""
    if provision == above:
        return True
    try:
        return parse_provision(above).contains(parse_provision(provision))
    except ValueError:
        return False


@lru_cache(maxsize=8192)
def order_of(provision: str) -> Order:
    """Return the place of a provision as written in the order of the law; what is no provision stands last."""
    if not provision:
        return [], [], ""
    try:
        return parse_provision(provision).order
    except ValueError:
        return [_step(provision)], [], ""


@lru_cache(maxsize=8192)
def all_above(provision: str) -> tuple[str, ...]:
    """Return the provisions above one as written, the nearest first; none for what is no provision."""
    try:
        above = parse_provision(provision).parent
    except ValueError:
        return ()
    found = []
    while above is not None:
        found.append(str(above))
        above = above.parent
    return tuple(found)


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
    """Return what orders a part of a provision: numbers first and by size, then letters, (z) before (aa)."""
    return (not part.isdecimal(), len(part), part)
