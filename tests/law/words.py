"""The numbers that the words of a chapter file say: in the ledger, in what rules ask, in the guide and on the sign."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from second_entry import entries

from checker.law import Chapter
from checker.values.provision import Provision

# The words of a chapter file that reach a reader. Advisories quote what is printed, wrong numbers included.
WORDS = frozenset({"about", "says", "requires", "otherwise", "lawful", "wins", "sign"})
SPELLED = {
    "three": "3",
    "four": "4",
    "five": "5",
    "six": "6",
    "seven": "7",
    "eight": "8",
    "nine": "9",
    "ten": "10",
    "eleven": "11",
    "twelve": "12",
    "fourteen": "14",
    "twenty": "20",
}
# What has a number in it and is none: citations, names, ranks of cards.
_NO_NUMBERS = tuple(
    re.compile(pattern)
    for pattern in (
        r"\{[^}]*\}",
        r"[a-z0-9]+_[a-z0-9_]+",
        r"§+ ?[0-9]+[a-c]?\.[0-9]+[a-z]?(?:\([A-Za-z0-9]+\))*",
        r"\b[0-9]+[a-c]\.[0-9]+(?:\([A-Za-z0-9]+\))*",
        r"\b[0-9]+\.[A-Z](?:\([A-Za-z0-9]+\))*",
        r"COMAR [0-9.]+",
        r"[0-9]+ Pa\.B\. [0-9]+",
        r"[0-9]{4}-[0-9]{2}-[0-9]{2}",
        r"\bTable [0-9]",
        r"\bChapters? [0-9]+",
        r"\b[Pp]aytables? [0-9](?:(?:,| and| to| or) [0-9])*",
        r"\b(?:Dragon 7|Panda 8|[Ff]ive aces|Any 20|Matched 20|Suited 20|Twenty Point)\b",
        r"\b2 to (?:9|10)\b",
        r"\b10, jack\b",
        r"\b2, 3, 4 and 5\b",
        r"\bdown to the 2\b",
        r"[A-Za-z]+-[A-Za-z-]+",
    )
)
_DIGITS = re.compile(r"(?<![A-Za-z0-9(])[0-9][0-9,]*(?:\.[0-9]+)?")


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """A number that a text says, and the provisions that the text stands at or names."""

    number: str
    provisions: tuple[str, ...]
    text: str


def numbers_in(text: str, names: tuple[str, ...]) -> Iterator[str]:
    """Give the numbers of a text, names aside: digits, and words from three on."""
    for name in names:
        text = text.replace(name, "")
    for pattern in _NO_NUMBERS:
        text = pattern.sub("", text)
    for found in _DIGITS.findall(text):
        yield found.replace(",", "").rstrip(".")
    for word in re.findall(r"[a-z]+", text.lower()):
        if word in SPELLED:
            yield SPELLED[word]


def names_of(chapter: Chapter) -> tuple[str, ...]:
    """Give the names of the wagers, the longest first."""
    found = {item[key] for item in chapter.items["wagers"] for key in ("name", "short") if key in item}
    return tuple(sorted(found, key=len, reverse=True))


def said_in(chapter: Chapter) -> Iterator[Said]:
    """Give every number in the words of the chapter's items and of its guide."""
    names = names_of(chapter)
    parts = [chapter.guide, *(items for name, items in chapter.items.items() if name != "advisories")]
    for part in parts:
        for provisions, text in _texts(part, ()):
            yield from _said(provisions, text, names)


def _said(provisions: tuple[str, ...], text: str, names: tuple[str, ...]) -> Iterator[Said]:
    cited = re.findall(r"\b[0-9]+(?:[a-c]\.[0-9]+|\.[A-Z])(?:\([A-Za-z0-9]+\))*", text)
    for number in numbers_in(text, names):
        yield Said(number=number, provisions=(*provisions, *cited), text=text)


def _texts(node: Any, provisions: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], str]]:
    if isinstance(node, Mapping):
        own = [node.get("provision"), *(version.get("provision") for version in node.get("versions") or [])]
        provisions = tuple(item for item in own if item) or provisions
        for key, value in node.items():
            if key in WORDS and isinstance(value, str):
                yield provisions, value
            else:
                yield from _texts(value, provisions)
    elif isinstance(node, list | tuple):
        for value in node:
            yield from _texts(value, provisions)


@cache
def printed(chapter_id: str) -> Mapping[str, frozenset[str]]:
    """Give the numbers that the second transcription has at each provision: figures, payouts, inscriptions."""
    entry = entries()[chapter_id]
    found: dict[str, set[str]] = {}
    for figure in entry.figures:
        found.setdefault(figure.provision, set()).add(f"{figure.number.normalize():f}")
    for item in entry.inscriptions:
        found.setdefault(item.provision, set()).update(numbers_in(item.text, ()))
    for table in entry.paytables:
        here = found.setdefault(table.provision, set())
        for text in (table.condition, *table.extras.values()):
            here.update(numbers_in(text, ()))
        for row in table.rows:
            for text in (row.outcome, row.pays, row.envy, row.group):
                here.update(numbers_in(text, ()))
    return {provision: frozenset(numbers) for provision, numbers in found.items()}


@cache
def near(chapter_id: str, provision: Provision) -> frozenset[str]:
    """Give the numbers printed at a provision, above it and below it."""
    return frozenset(
        number
        for other, here in printed(chapter_id).items()
        if Provision(other).is_within(provision) or provision.is_within(Provision(other))
        for number in here
    )
