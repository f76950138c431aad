"""Items of a chapter built once for each version and reading of them, and shared by every ruleset of the chapter.

Most items of a chapter never changed and turn on no doubtful text, so that rulesets of two days, or of two readings,
have nearly all of them in common.
"""

import datetime
import re
from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from checker.law.chapter import Chapter
from checker.law.dated import Moment, Raw
from checker.law.model import Period

T = TypeVar("T")

_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_MOST_CHAPTERS = 32
_known: dict[int, "BuiltItems"] = {}


@dataclass(frozen=True, slots=True)
class _Item:
    """One item of a chapter's files: every date and every advisory that is written anywhere in it."""

    raw: Raw
    dates: tuple[datetime.date, ...]
    advisories: tuple[str, ...]


class BuiltItems:
    """What was built of a chapter's items so far. The chapter's values must not change."""

    def __init__(self, chapter: Chapter) -> None:
        self.chapter = chapter
        names = {item["id"] for item in chapter.items["advisories"]}
        self._items = {
            name: tuple(_taken_apart(item, names) for item in items) for name, items in chapter.items.items()
        }
        self._built: dict[tuple[str, int, int, tuple[str, ...]], Any] = {}
        self.two_readings = frozenset(_advisories_with_two_readings(chapter.items))

    def each(self, name: str, moment: Moment, build: Callable[[Raw, Period], T]) -> Iterator[T]:
        """Return what ``build`` makes of each item of a list in force at a moment, in the order of the files.

        ``build`` must be the same for every call with this name, and depend on nothing but the item and the moment.
        """
        day, readings, built = moment.as_of, moment.readings, self._built
        for index, item in enumerate(self._items[name]):
            version = bisect_right(item.dates, day) if item.dates else 0
            taken = tuple(readings[advisory] for advisory in item.advisories) if item.advisories else ()
            key = name, index, version, taken
            if key not in built:
                resolved = moment.resolve(item.raw)
                built[key] = build(*resolved) if resolved else None
            found = built[key]
            if found is not None:
                yield found


def built_items(chapter: Chapter) -> BuiltItems:
    """Return the one store of a chapter's built items."""
    found = _known.get(id(chapter))
    if found is None or found.chapter is not chapter:
        if len(_known) >= _MOST_CHAPTERS:
            _known.clear()
        found = _known[id(chapter)] = BuiltItems(chapter)
    return found


def _taken_apart(raw: Raw, advisories: set[str]) -> _Item:
    dates: set[datetime.date] = set()
    named: set[str] = set()
    for text in _texts(raw):
        if text in advisories:
            named.add(text)
        elif len(text) == 10 and _DATE.fullmatch(text):  # noqa: PLR2004 - 2015-06-13
            dates.add(datetime.date.fromisoformat(text))
    return _Item(raw=raw, dates=tuple(sorted(dates)), advisories=tuple(sorted(named)))


def _texts(node: Any) -> Iterator[str]:
    left = [node]
    while left:
        part = left.pop()
        if isinstance(part, str):
            yield part
        elif isinstance(part, dict):
            left.extend(part.values())
        elif isinstance(part, list | tuple):
            left.extend(part)


def _advisories_with_two_readings(raw: Mapping[str, Any]) -> Iterator[str]:
    """Return the ids of the advisories whose readings some item of the chapter tells apart."""
    left: list[Any] = list(raw.values())
    while left:
        node = left.pop()
        if isinstance(node, dict):
            if "by_reading" in node:
                yield node["by_reading"]["advisory"]
            left.extend(node.values())
        elif isinstance(node, list | tuple):
            left.extend(node)
