"""Every single change of a payout, figure, threshold or date of a chapter file, one at a time."""

import copy
import datetime
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from checker.law import Chapter, load_chapter
from checker.law.items import EXTRAS
from checker.law.ruleset import default_readings

Raw = dict[str, Any]
Steps = tuple[str | int, ...]
DATES = ("from", "until")
_NUMBER_KEYS = {
    "figures": ("figure",),
    "rules": ("value", "floor", "odds"),
    "paytables": ("pays", "envy", *(key for key in EXTRAS if key != "envy_provision")),
}
_CONDITION_KEYS = ("at_least", "at_most", "is", "in")


@dataclass(frozen=True, slots=True, kw_only=True)
class Mutation:
    """One item of one list with one value changed, or left out; ``said`` names the change for a message."""

    list: str
    index: int
    item: Mapping[str, Any] | None
    said: str


def next_number(text: str) -> str:
    """Change the last digit of the first number: $5,000 to $5,001."""
    found = re.search(r"[0-9](?=[^0-9,.]|[.,](?![0-9])|$)", text)
    if found is None:
        return f"not {text}"
    digit = "8" if found[0] == "9" else str(int(found[0]) + 1)
    return text[: found.start()] + digit + text[found.end() :]


def other_unit(text: str) -> str:
    """Turn odds to 1 into odds for 1 and the reverse."""
    return text.replace(" to 1", " for 1") if " to 1" in text else text.replace(" for 1", " to 1")


def next_day(text: str) -> str:
    return (datetime.date.fromisoformat(text) + datetime.timedelta(days=1)).isoformat()


def figure_mutations(chapter: Chapter) -> Iterator[Mutation]:
    """Give each payout, envy, threshold and figure with another number, and each payout in another unit."""
    for name, keys in _NUMBER_KEYS.items():
        for index, item in enumerate(chapter.items[name]):
            for steps, value in _leaves(item):
                if steps[-1] in keys and "when" not in steps:
                    yield _changed(name, index, item, steps, next_number(value))
                    if steps[-1] in {"pays", "odds"} and other_unit(value) != value:
                        yield _changed(name, index, item, steps, other_unit(value))


def naming_mutations(chapter: Chapter) -> Iterator[Mutation]:
    """Give each figure in another unit, and each outcome, group and letter of a paytable and each wager renamed."""
    keys = {"figures": ("unit",), "paytables": ("outcome", "group", "paytable"), "wagers": ("name",)}
    for name, named in keys.items():
        for index, item in enumerate(chapter.items[name]):
            for steps, value in _leaves(item):
                if steps[-1] in named and value != "none":
                    other = "points" if steps[-1] == "unit" and value != "points" else f"{value} other"
                    yield _changed(name, index, item, steps, other)


def missing_mutations(chapter: Chapter) -> Iterator[Mutation]:
    """Give each figure and wager left out, each row of a paytable left out, and its first two rows exchanged."""
    for name in ("figures", "wagers", "paytables"):
        for index, item in enumerate(chapter.items[name]):
            yield Mutation(list=name, index=index, item=None, said=f"{name} {item['provision']} left out")
    for index, item in enumerate(chapter.items["paytables"]):
        rows = item["rows"]
        for row, left_out in enumerate(rows):
            fewer = {**item, "rows": [*rows[:row], *rows[row + 1 :]]}
            said = f"{item['provision']} without {left_out['outcome']}"
            yield Mutation(list="paytables", index=index, item=fewer, said=said)
        if len(rows) > 1:
            exchanged = {**item, "rows": [rows[1], rows[0], *rows[2:]]}
            yield Mutation(list="paytables", index=index, item=exchanged, said=f"{item['provision']} rows exchanged")


def condition_mutations(chapter: Chapter) -> Iterator[Mutation]:
    """Give each paytable with another number of decks in its condition."""
    for index, item in enumerate(chapter.items["paytables"]):
        for steps, value in _leaves(item):
            if steps[0] == "condition" and set(steps) & set(_CONDITION_KEYS) and value.isdigit():
                yield _changed("paytables", index, item, steps, next_number(value))


def date_mutations(chapter: Chapter) -> Iterator[Mutation]:
    """Give each date of each item a day later."""
    for name, items in chapter.items.items():
        for index, item in enumerate(items):
            for steps, value in _leaves(item):
                if steps[-1] in DATES:
                    yield _changed(name, index, item, steps, next_day(value))


def moved_mutations(chapter: Chapter, names: tuple[str, ...]) -> Iterator[Mutation]:
    """Give each date of the items in ``names`` as each other date of law."""
    days = sorted({item.effective.isoformat() for item in chapter.rulemakings if item.effective})
    for name in names:
        for index, item in enumerate(chapter.items[name]):
            for steps, value in _leaves(item):
                if steps[-1] in DATES:
                    for day in days:
                        if day != value:
                            yield _changed(name, index, item, steps, day)


def wording_mutations(chapter: Chapter) -> Iterator[Mutation]:
    """Give each mandated inscription with one letter less, and each election that must be stated as one that may."""
    for index, item in enumerate(chapter.items["rules"]):
        if item["kind"] == "inscription":
            yield _changed("rules", index, item, ("text",), item["text"][:-1])
    applied = default_readings(chapter)
    for index, item in enumerate(chapter.items["elections"]):
        doubtful = item.get("by_reading", {})
        reading = applied[doubtful["advisory"]] if doubtful else ""
        for steps, value in _leaves(item):
            # Where a reading decides what is asked, the election's own word is never in force.
            decides = ("by_reading", reading, "asks") if "asks" in doubtful.get(reading, {}) else ("asks",)
            if steps == decides or (steps[0] == "versions" and steps[-1] == "asks"):
                yield _changed("elections", index, item, steps, "declared" if value == "must" else "must")


def _leaves(node: Any, steps: Steps = ()) -> Iterator[tuple[Steps, str]]:
    if isinstance(node, Mapping):
        for key, value in node.items():
            yield from _leaves(value, (*steps, key))
    elif isinstance(node, list | tuple):
        for index, value in enumerate(node):
            yield from _leaves(value, (*steps, index))
    elif isinstance(node, str):
        yield steps, node


def _changed(name: str, index: int, item: Mapping[str, Any], steps: Steps, value: str) -> Mutation:
    other = copy.deepcopy(dict(item))
    node: Any = other
    for step in steps[:-1]:
        node = node[step]
    before, node[steps[-1]] = node[steps[-1]], value
    where = item.get("provision") or item.get("at") or item.get("wager")
    path = ".".join(str(step) for step in steps)
    label = f" {item['paytable']}" if item.get("paytable") else ""
    return Mutation(list=name, index=index, item=other, said=f"{name} {where}{label} {path}: {before} as {value}")


# --- a chapter reduced to what one change concerns ------------------------------------------------------------------


def provisions_of(item: Mapping[str, Any]) -> frozenset[str]:
    """Give every provision that the item stands at, in any version or under any reading."""
    return frozenset(value for steps, value in _leaves(item) if steps[-1] == "provision")


@cache
def _provisions(chapter_id: str) -> Mapping[str, tuple[frozenset[str], ...]]:
    chapter = load_chapter(chapter_id)
    return {
        name: tuple(provisions_of(item) for item in items)
        for name, items in chapter.items.items()
        if name not in {"advisories", "provisions"}
    }


def concerned(chapter: Chapter, where: frozenset[str], mutation: Mutation | None = None) -> Chapter:
    """Give a chapter, changed if a mutation is given, reduced to the items at some provisions."""
    items: dict[str, tuple[Mapping[str, Any], ...]] = {"provisions": ()}
    for name, at in _provisions(chapter.id).items():
        kept = [
            mutation.item if mutation and (name, index) == (mutation.list, mutation.index) else item
            for index, item in enumerate(chapter.items[name])
            if at[index] & where
        ]
        items[name] = tuple(item for item in kept if item is not None)
    slugs = {item["wager"] for item in items["paytables"]} - {item["wager"] for item in items["wagers"]}
    items["wagers"] += tuple(item for item in chapter.items["wagers"] if item["wager"] in slugs)
    parts = [leaf for kept in items.values() for item in kept for leaf in _leaves(item)]
    told = {value for steps, value in parts if steps[-1] == "advisory"}
    items["advisories"] = tuple(item for item in chapter.items["advisories"] if item["id"] in told)
    return replace(chapter, items=items)


def alone(chapter: Chapter, mutation: Mutation) -> Chapter:
    """Give the chapter with the changed item and nothing else in any list."""
    items: dict[str, tuple[Mapping[str, Any], ...]] = dict.fromkeys(chapter.items, ())
    items[mutation.list] = (mutation.item,) if mutation.item else ()
    return replace(chapter, items=items, guide={})


def swapped(chapter: Chapter, mutation: Mutation) -> Chapter:
    """Give the whole list that the change is in, changed, and no other."""
    items: dict[str, tuple[Mapping[str, Any], ...]] = dict.fromkeys(chapter.items, ())
    values: list[Mapping[str, Any] | None] = list(chapter.items[mutation.list])
    values[mutation.index] = mutation.item
    items[mutation.list] = tuple(item for item in values if item is not None)
    return replace(chapter, items=items)
