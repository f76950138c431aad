"""Amounts as people write them, read exactly or refused with a hint; and written the way the law writes them.

Every ``parse_`` function takes the text as written and raises :class:`ValueError` that says what to write.
"""

import datetime
import re
from decimal import Decimal

from checker.regex import regex

_DOLLARS = regex(r"\$? ?([0-9]{1,3}(?:,[0-9]{3})+|[0-9]+)(\.[0-9]{2})?")
_COUNT = regex(r"0|[1-9][0-9]{0,5}")
_PERCENT = regex(r"([0-9]{1,3}(?:\.[0-9]{1,4})?) ?(?:%|percent)")
_HOURS = regex(
    r"(?:([0-9]{1,4}(?:\.[0-9]{1,2})?) ?(?:hours|hour|hrs|hr|h))?"
    r"(?: ?(?:and )?([0-9]{1,5}(?:\.[0-9])?) ?(?:minutes|minute|mins|min))?"
)
_MINUTES = 60
_DATE = regex(r"([0-9]{4})-([0-9]{2})-([0-9]{2})")
_MAX_DIGITS = 12


def parse_dollars(text: str) -> Decimal:
    """Read an amount in dollars: $1,000, 1000 or $2.50."""
    match = _DOLLARS.fullmatch(text.strip())
    if not match or len(match[1].replace(",", "")) > _MAX_DIGITS:
        raise ValueError("write an amount in dollars, such as $1,000 or $2.50")
    return Decimal(match[1].replace(",", "") + (match[2] or ""))


def parse_count(text: str) -> int:
    """Read a whole number: 6."""
    stripped = text.strip()
    if _COUNT.fullmatch(stripped):
        return int(stripped)
    if leading := re.fullmatch(r"0+([0-9]+)", stripped):
        raise ValueError(f"write the number without a leading zero: {leading[1]}")
    raise ValueError("write a whole number in digits, such as 6")


def parse_percent(text: str) -> Decimal:
    """Read a percentage: 20% is Decimal(20)."""
    match = _PERCENT.fullmatch(text.strip())
    if not match:
        raise ValueError("write a percentage with its sign, such as 20%")
    value = Decimal(match[1])
    if value > 100:  # noqa: PLR2004 - a whole is 100 percent
        raise ValueError("write a percentage of at most 100%")
    return value


def parse_hours(text: str) -> Decimal:
    """Read a time in hours and minutes: 24 hours, 7.5 hours, 8 hours 30 minutes, 90 minutes."""
    match = _HOURS.fullmatch(text.strip().lower())
    hours = Decimal(match[1] or 0) + Decimal(match[2] or 0) / _MINUTES if match else Decimal(0)
    if not hours:
        raise ValueError("write the time with its unit, such as 24 hours")
    return hours


def format_hours(hours: Decimal) -> str:
    """Write a time as hours and minutes: 24 hours, 7 hours 30 minutes."""
    whole, minutes = divmod(round(hours * _MINUTES, 1), _MINUTES)
    named = [
        f"{format_count(int(part)) if part == int(part) else part} {name}{'' if part == 1 else 's'}"
        for part, name in ((whole, "hour"), (minutes, "minute"))
        if part
    ]
    return " ".join(named)


def parse_yes_no(text: str) -> bool:
    """Read yes or no (true and false are read the same way)."""
    answer = {"yes": True, "true": True, "no": False, "false": False}.get(text.strip().lower())
    if answer is None:
        raise ValueError("write yes or no")
    return answer


def parse_date(text: str) -> datetime.date:
    """Read a date as year-month-day: 2015-07-01."""
    match = _DATE.fullmatch(text.strip())
    try:
        if match:
            return datetime.date(int(match[1]), int(match[2]), int(match[3]))
    except ValueError:
        raise ValueError(f"there is no day {text.strip()} in the calendar") from None
    raise ValueError("write the date as year-month-day, such as 2015-07-01")


def format_dollars(amount: Decimal) -> str:
    """Write $1,000 or $2.50."""
    whole = amount == amount.to_integral_value()
    return f"${amount:,.0f}" if whole else f"${amount:,.2f}"


def format_count(number: int | Decimal) -> str:
    """Write 1,000."""
    return f"{number:,}"


def format_percent(value: Decimal) -> str:
    """Write 20% or 0.5%."""
    return f"{value.normalize():f}%"


def format_date(day: datetime.date) -> str:
    """Write July 1, 2015."""
    return f"{day:%B} {day.day}, {day.year}"
