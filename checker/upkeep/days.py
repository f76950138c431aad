"""The days on which a chapter's law is worth a look."""

import datetime
from collections.abc import Iterator

from checker.law import Chapter
from checker.law.dated import Moment
from checker.law.ruleset import default_readings

ANY_DAY = datetime.date(2020, 1, 1)
"""The day on which a chapter without a printed date is compiled; it makes no difference."""


def law_days(chapter: Chapter) -> tuple[datetime.date, ...]:
    """Return the days on which the chapter's law began or changed; any one day where no date is printed."""
    days = sorted({item.effective for item in chapter.rulemakings if item.effective})
    return tuple(days) or (ANY_DAY,)


def turning_days(chapter: Chapter) -> tuple[datetime.date, ...]:
    """Return every day on which the chapter's law began or changed, and the day before each change."""
    days = law_days(chapter)
    eves = [day - datetime.timedelta(days=1) for day in days[1:]]
    return tuple(sorted({*days, *eves}))


def moments_of(chapter: Chapter) -> Iterator[Moment]:
    """Return each day of the chapter's law under each reading of its doubtful texts."""
    for day in law_days(chapter):
        for reading in ("literal", "evident"):
            readings = default_readings(chapter, reading)
            yield Moment(as_of=day, adopted=chapter.adopted, source=chapter.source, readings=readings)
