"""The days that a text names in ordinary ways: 2015-07-01, 7/1/2015, 1.7.2015, July 1, 2015, 1 July 2015, July 2015."""

import datetime
from calendar import month_abbr, month_name
from collections.abc import Iterator

from checker.regex import regex

_MONTHS = {name[:3].lower(): number for number, name in enumerate(month_name) if name}
_MONTH = "|".join((*filter(None, month_name), *filter(None, month_abbr), "Sept")).lower()
_YEAR = r"(?P<year>[0-9]{4}|[0-9]{2})(?![0-9])"
_WRITTEN = tuple(
    regex(pattern)
    for pattern in (
        r"(?<![0-9-])(?P<year>[0-9]{4})-(?P<month>[0-9]{1,2})-(?P<day>[0-9]{1,2})(?![0-9-])",
        rf"(?<![0-9/])(?P<month>[0-9]{{1,2}})/(?P<day>[0-9]{{1,2}})/{_YEAR}",
        rf"(?<![0-9.])(?P<day>[0-9]{{1,2}})\.(?P<month>[0-9]{{1,2}})\.{_YEAR}",
        rf"\b(?P<name>{_MONTH})\.? (?P<day>[0-9]{{1,2}})(?:st|nd|rd|th)?,? (?P<year>[0-9]{{4}})",
        rf"(?<![0-9])(?P<day>[0-9]{{1,2}})(?:st|nd|rd|th)? (?:of )?(?P<name>{_MONTH})\.?,? (?P<year>[0-9]{{4}})",
        rf"(?<![0-9] )\b(?P<name>{_MONTH})\.?,? (?P<year>[0-9]{{4}})",
    )
)
_CENTURY = 2000


def dates_in(text: str) -> Iterator[datetime.date]:
    """Yield each day that a text names, and of a month without a day the first; what is no day is left out."""
    plain = text.lower()
    for written in _WRITTEN:
        for found in written.finditer(plain):
            parts = found.groupdict()
            year = int(parts["year"])
            month = _MONTHS[parts["name"][:3]] if "name" in parts else int(parts["month"])
            try:
                yield datetime.date(year if year > 99 else _CENTURY + year, month, int(parts.get("day") or 1))  # noqa: PLR2004 - a year in two figures
            except ValueError:
                continue
