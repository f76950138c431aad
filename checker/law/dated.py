"""Which version of an item of a chapter file is in force on a day, and under which reading of a doubtful text."""

import datetime
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from checker.frozen import frozen, replace
from checker.law.model import Period
from checker.values import parse_date

Raw = Mapping[str, Any]
"""An item as its file has it; what reads an item in force names its form in :mod:`checker.law.written`."""


@frozen
class Moment:
    """The day and the readings for which a chapter is compiled, with what items inherit from the chapter.

    ``readings`` maps an advisory's id to literal or evident.
    """

    as_of: datetime.date
    adopted: datetime.date | None
    source: str
    readings: Mapping[str, str]
    status: str = "printed"

    def within(self, period: Period) -> "Moment":
        """Return the moment for the parts of an item, which inherit its period."""
        return replace(self, adopted=period.effective, source=period.source, status=period.status)

    def resolve(self, item: Any) -> tuple[Any, Period] | None:
        """Return the item's keys in force and their period, or None when it is not in force."""
        versions = item.get("versions")
        if versions:
            chosen = self._version(item, versions)
            if chosen is None:
                return None
            keys, period = chosen
        else:
            keys = item
            period = self._period(item, _date(item.get("until")))
        if not period.covers(self.as_of):
            return None
        # A reading's keys may hold another by_reading: two doubtful texts that bear on one item.
        while reading := keys.get("by_reading"):
            others = {key: value for key, value in keys.items() if key != "by_reading"}
            keys = {**others, **reading.get(self.readings[reading["advisory"]], {})}
        return keys, period

    def _version(self, item: Raw, versions: list[Raw]) -> tuple[Raw, Period] | None:
        base = {key: value for key, value in item.items() if key != "versions"}
        ends = [*(version["from"] for version in versions[1:]), versions[-1].get("until")]
        for version, end in zip(reversed(versions), reversed(ends), strict=True):
            keys = {**base, **version}
            period = self._period(keys, _date(end))
            if period.effective is None or period.effective <= self.as_of:
                return keys, period
        return None

    def _period(self, keys: Raw, until: datetime.date | None) -> Period:
        return _period(
            _date(keys.get("from")) or self.adopted,
            until,
            str(keys.get("source", self.source)),
            str(keys.get("status", self.status)),
            str(keys.get("note", "")),
        )


@lru_cache(maxsize=4096)
def _period(
    effective: datetime.date | None, until: datetime.date | None, source: str, status: str, note: str
) -> Period:
    """Return a period; most items of a chapter have the same few."""
    return Period(effective=effective, until=until, source=source, status=status, note=note)


@lru_cache(maxsize=512)
def _date(text: str | None) -> datetime.date | None:
    return parse_date(text) if text else None
