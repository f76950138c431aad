"""Items of a chapter built once for each version and reading of them, and shared by every ruleset of the chapter.

Most items of a chapter never changed and turn on no doubtful text, so that rulesets of two segments, or of two
readings, have nearly all of them in common; where that is so of a whole list, they have the very same list.
"""

import datetime
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator
from functools import wraps
from typing import Any, TypeVar

from checker.frozen import frozen
from checker.law.chapter import Chapter
from checker.law.dated import Moment, Raw
from checker.law.marks import Mark, marks_of
from checker.law.model import Period

T = TypeVar("T")
Ordered = TypeVar("Ordered", str, datetime.date)

_MOST_CHAPTERS = 32
_known: dict[int, "BuiltItems"] = {}


@frozen(kw_only=False)
class _Item:
    """One item of a chapter's files: every date and every advisory that is written anywhere in it."""

    raw: Raw
    dates: tuple[datetime.date, ...]
    advisories: tuple[str, ...]


class BuiltItems:
    """What was built of a chapter's items so far. The chapter's values must not change."""

    def __init__(self, chapter: Chapter) -> None:
        self.chapter = chapter
        kept = chapter.marked
        marks = kept.marks if kept and kept.items is chapter.items else marks_of(chapter.items)
        self._items = {
            name: tuple(_item(*both) for both in zip(items, marks[name], strict=True))
            for name, items in chapter.items.items()
        }
        self._advisories = {name: _in_any(item.advisories for item in items) for name, items in self._items.items()}
        self._dates = {name: _in_any(item.dates for item in items) for name, items in self._items.items()}
        self._days = _in_any((*self._dates.values(), (chapter.adopted or datetime.date.min,)))
        self._built: dict[tuple[str, int, int, tuple[str, ...]], Any] = {}
        self._lists: dict[tuple[str, int, tuple[str, ...]], tuple[Any, ...]] = {}
        self._shared: dict[tuple[int, ...], tuple[tuple[Any, ...], Any]] = {}
        self.two_readings = frozenset(name for each in marks.values() for *_, two in each for name in two)
        self.kept: dict[Any, Any] = {}

    def first_day(self, day: datetime.date) -> datetime.date:
        """Return the first day of the segment of law in which ``day`` lies: nothing changes within one.

        It is the first day of all where nothing had changed yet.
        """
        return self._days[max(bisect_right(self._days, day) - 1, 0)]

    def all(self, name: str, moment: Moment, build: Callable[[Any, Period], T]) -> tuple[T, ...]:
        """Return what ``build`` makes of each item of a list in force at a moment, in the order of the files.

        ``build`` must be the same for every call with this name, and depend on nothing but the item and the moment.
        """
        key = name, *self._version(self._dates[name], self._advisories[name], moment)
        if key not in self._lists:
            self._lists[key] = tuple(self._each(name, moment, build))
        return self._lists[key]

    def _each(self, name: str, moment: Moment, build: Callable[[Any, Period], T]) -> Iterator[T]:
        built = self._built
        for index, item in enumerate(self._items[name]):
            key = name, index, *self._version(item.dates, item.advisories, moment)
            if key not in built:
                resolved = moment.resolve(item.raw)
                built[key] = build(*resolved) if resolved else None
            found = built[key]
            if found is not None:
                yield found

    def shared(self, parts: tuple[Any, ...], make: Callable[[], T]) -> T:
        """Return what ``make`` gives of these parts, the same for the same objects; they must not change."""
        key = tuple(map(id, parts))
        if key not in self._shared:
            # The parts are kept too, so that no other object takes the place of one.
            self._shared[key] = parts, make()
        found: T = self._shared[key][1]
        return found

    @staticmethod
    def _version(
        dates: tuple[datetime.date, ...], advisories: tuple[str, ...], moment: Moment
    ) -> tuple[int, tuple[str, ...]]:
        """Return what tells versions apart: how many of the dates have come, and the readings applied."""
        readings = moment.readings
        return bisect_right(dates, moment.as_of), tuple([readings[advisory] for advisory in advisories])


def _item(raw: Raw, mark: Mark) -> _Item:
    dates, advisories, _ = mark
    return _Item(raw, tuple(map(datetime.date.fromisoformat, dates)), tuple(advisories))


def _in_any(parts: Iterable[tuple[Ordered, ...]]) -> tuple[Ordered, ...]:
    return tuple(sorted({item for part in parts for item in part}))


def once_a_chapter(work: Callable[[Chapter], T]) -> Callable[[Chapter], T]:
    """Make a function work out something of a chapter's files once."""

    @wraps(work)
    def found(chapter: Chapter) -> T:
        kept = built_items(chapter).kept
        if work not in kept:
            kept[work] = work(chapter)
        result: T = kept[work]
        return result

    return found


def built_items(chapter: Chapter) -> BuiltItems:
    """Return the one store of a chapter's built items."""
    # The store holds its chapter, so that no other chapter has this id.
    found = _known.get(id(chapter))
    if found is None:
        if len(_known) >= _MOST_CHAPTERS:
            _known.clear()
        found = _known[id(chapter)] = BuiltItems(chapter)
    return found
