"""An official text against the data of a chapter: numbers of provisions, figures, mandated words, both ways round."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from checker.law import Ruleset
from checker.upkeep.held_values import ROW, Held, held_values, names_of
from checker.upkeep.numbered import Printed, numbered_provisions
from checker.upkeep.printed_values import printed_values
from checker.values.provision import NO_PROVISION, Provision

_COMMON = frozenset(str(number) for number in range(3))
"""Counts that words of law are full of (two cards, one hand); only where the data holds them do they tell anything."""
_MOVED = 0.6
_SURE = 0.75
_ALIKE = 0.5
_STOP = frozenset(
    [
        "the",
        "a",
        "an",
        "of",
        "to",
        "and",
        "or",
        "in",
        "on",
        "at",
        "is",
        "are",
        "be",
        "by",
        "for",
        "if",
        "it",
        "its",
        "that",
        "this",
        "with",
        "from",
        "as",
        "when",
        "not",
        "no",
    ]
)


class Difference(StrEnum):
    """What may differ between the text and the data."""

    NEW = "new"
    GONE = "gone"
    RENUMBERED = "renumbered"
    NOT_IN_TEXT = "not_in_text"
    NOT_IN_DATA = "not_in_data"
    WORDS = "words"


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """One difference: the provision, what it is, and in words what the one has and the other has not."""

    provision: Provision
    kind: Difference
    message: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Compared:
    """A text compared with a chapter as in force on a day. ``aligned`` counts the provisions that both have."""

    chapter: str
    as_of: str
    provisions: int
    printed: int
    aligned: int
    values: int
    findings: tuple[Finding, ...]


def compare_text(lines: tuple[str, ...], ruleset: Ruleset) -> Compared:
    """Compare the lines of an official text with the chapter's data of a day."""
    ledger = tuple(item.provision for item in ruleset.provisions)
    about = {item.provision: item.about for item in ruleset.provisions}
    printed = {
        item.provision: item for item in numbered_provisions(lines, ledger, tuple(ruleset.chapter.section_titles))
    }
    held = held_values(ruleset)
    names = re.compile("|".join(re.escape(name) for name in names_of(ruleset)) or r"(?!)", re.IGNORECASE)
    numbered = tuple(item for item in ledger if not item.word)
    gone = [item for item in numbered if item not in printed]
    new = [item for item in printed.values() if item.provision not in about and "(" in item.provision + "("]
    new = [item for item in new if item.provision not in ruleset.chapter.section_titles]
    words = [item for item in ledger if item.word and not _is_defined(item, printed)]
    findings = [
        Finding(provision=item, kind=Difference.GONE, message=f"The text does not define it. The data: {about[item]}")
        for item in words
    ]
    findings += [*_numbers(gone, new, printed, about)]
    for provision in sorted({*printed, *held}, key=lambda item: item.order):
        findings += _values_at(provision, printed, held, names)
    return Compared(
        chapter=ruleset.chapter.id,
        as_of=ruleset.as_of.isoformat(),
        provisions=len(numbered),
        printed=len([item for item in printed if item not in ruleset.chapter.section_titles]),
        aligned=len([item for item in numbered if item in printed]),
        values=sum(len(item.values) for item in held.values()),
        findings=tuple(findings),
    )


def _is_defined(name: Provision, printed: Mapping[Provision, Printed]) -> bool:
    """Whether a text has a defined word at the place of its definition."""
    place = name.parent or name
    text = " ".join(item.text for key, item in printed.items() if key.is_within(place))
    return _plain(name.word) in _plain(text)


def _numbers(
    gone: list[Provision], new: list[Printed], printed: Mapping[Provision, Printed], about: Mapping[Provision, str]
) -> Iterator[Finding]:
    """Tell provisions that only one side has, and where one of the text speaks of what one of the data is about."""
    left = list(gone)
    for item in new:
        likely = max(left, key=lambda name: _likeness(about[name], item.text), default=None)
        if likely is not None and _likeness(about[likely], item.text) >= _MOVED:
            left.remove(likely)
            message = f"The text has at {item.provision} what the data has at {likely}: {about[likely]}"
            yield Finding(provision=likely, kind=Difference.RENUMBERED, message=message)
        else:
            yield Finding(
                provision=item.provision,
                kind=Difference.NEW,
                message=f"The text has {item.provision}, which the data has not. It begins: {_start(item.text)}",
            )
    for name in left:
        other = _relettered(name, printed, about)
        if other:
            message = f"The text has at {other} what the data has at {name}: {about[name]}"
            yield Finding(provision=name, kind=Difference.RENUMBERED, message=message)
            continue
        yield Finding(provision=name, kind=Difference.GONE, message=f"The text has no {name}. The data: {about[name]}")


def _relettered(name: Provision, printed: Mapping[Provision, Printed], about: Mapping[Provision, str]) -> Provision:
    """Return the sister of a provision whose text speaks of what the data has under the name; empty where none does."""
    sisters = [
        (_likeness(about[name], item.text), other)
        for other, item in printed.items()
        if other in about and other.parent == name.parent
    ]
    # Of those that speak of it alike, the first.
    best, other = max(sisters, key=lambda one: one[0], default=(0.0, NO_PROVISION))
    return other if best >= _SURE and best > _likeness(about[other], printed[other].text) else NO_PROVISION


def _values_at(
    provision: Provision, printed: Mapping[Provision, Printed], held: Mapping[Provision, Held], names: re.Pattern[str]
) -> Iterator[Finding]:
    """Tell the figures and words at a provision that only one side has, on the line from its section to below it."""
    line = [name for name in {*printed, *held} if name.is_within(provision) or provision.is_within(name)]
    own = printed.get(provision)
    in_text = frozenset().union(*(printed_values(printed[name].text) for name in line if name in printed))
    mine = held.get(provision)
    if mine is not None and own is not None:
        for value, what in mine.values.items():
            told = {value, mine.shares.get(value, value)}
            if not told & (in_text | _bare(in_text) | _COMMON | mine.doubtful):
                message = f"The data holds {value} ({what}); the text does not have it."
                yield Finding(provision=provision, kind=Difference.NOT_IN_TEXT, message=message)
        words = _plain(" ".join(printed[name].text for name in line if name in printed))
        for said, what in mine.words.items():
            if not (_likeness(said, words) >= _ALIKE if what.startswith(ROW) else _has(words, said)):
                message = f"The data holds “{said}” ({what}); the text does not have these words."
                yield Finding(provision=provision, kind=Difference.WORDS, message=message)
    if own is not None:
        known = {value for name in line if name in held for value in (*held[name].values, *held[name].doubtful)}
        known |= {value for name in line if name in held for said in held[name].words for value in printed_values(said)}
        known |= {value for name in line if name in held for value in held[name].shares.values()}
        text = names.sub(" ", own.text)
        for value in sorted(printed_values(text, cards=False) - known - _COMMON):
            if value.split(" ", maxsplit=1)[0] in known:
                continue
            message = f"The text has {value}; the data holds no such figure there. It says: {_around(own.text, value)}"
            yield Finding(provision=provision, kind=Difference.NOT_IN_DATA, message=message)


def _bare(values: frozenset[str]) -> frozenset[str]:
    """Return the numbers of odds, for what the data holds as a plain number."""
    return frozenset(value.split(" ", maxsplit=1)[0] for value in values)


def _has(words: str, said: str) -> bool:
    """Whether every word stands there, in the singular or the plural."""
    return all(part.removesuffix("s") in words for part in _plain(said).split(" "))


def _plain(text: str) -> str:
    return " ".join(re.findall(r"[a-z0-9]+", text.casefold().replace("’", "").replace("'", "")))


def _likeness(about: str, text: str) -> float:
    """Return the share of the words of a short description that a text has."""
    wanted = {word[:5] for word in _plain(about).split() if word not in _STOP}
    there = {word[:5] for word in _plain(text).split()}
    return len(wanted & there) / len(wanted) if wanted else 0.0


def _start(text: str) -> str:
    return f"“{text[:80]}{'…' if len(text) > 80 else ''}”"  # noqa: PLR2004 - enough to find the place


def _around(text: str, value: str) -> str:
    number = value.split(" ", maxsplit=1)[0]
    found = re.search(rf"(?<!\d){re.escape(number[:1])}[\d,]*", text) if number[:1].isdigit() else None
    middle = next(
        (item.start() for item in re.finditer(r"[\d,.]+", text) if item[0].replace(",", "").rstrip(".") == number),
        found.start() if found else 0,
    )
    return f"“…{text[max(0, middle - 40) : middle + 40].strip()}…”"
