"""A figure of the law with its unit."""

import re
from decimal import Decimal

from checker.frozen import frozen
from checker.values import (
    format_count,
    format_dollars,
    format_hours,
    format_percent,
    parse_dollars,
    parse_hours,
    parse_percent,
)


@frozen(kw_only=False)
class Amount:
    """``number`` in ``unit``: dollars, percent, hours, or "" for a plain count."""

    number: Decimal
    unit: str = ""

    def __str__(self) -> str:
        if self.unit == "dollars":
            return format_dollars(self.number)
        if self.unit == "percent":
            return format_percent(self.number)
        if self.unit == "hours":
            return format_hours(self.number)
        return format_count(self.number)


def parse_amount(text: str) -> Amount:
    """Read $5,000, 5%, 24 hours or 7. Raises :class:`ValueError` for anything else."""
    if text.startswith("$"):
        return Amount(parse_dollars(text), "dollars")
    if text.endswith(("%", "percent")):
        return Amount(parse_percent(text), "percent")
    if "hour" in text:
        return Amount(parse_hours(text), "hours")
    if re.fullmatch(r"[0-9][0-9,]*(\.[0-9]+)?", text):
        return Amount(Decimal(text.replace(",", "")))
    raise ValueError(f"not a figure: {text}")
