"""The values that the law and filings are made of: dollars, counts, percentages, hours, dates and payouts."""

from checker.values.amounts import (
    format_count,
    format_date,
    format_dollars,
    format_hours,
    format_percent,
    parse_count,
    parse_date,
    parse_dollars,
    parse_hours,
    parse_percent,
    parse_yes_no,
)
from checker.values.payout import Odds, Payout, parse_payout

__all__ = [
    "Odds",
    "Payout",
    "format_count",
    "format_date",
    "format_dollars",
    "format_hours",
    "format_percent",
    "parse_count",
    "parse_date",
    "parse_dollars",
    "parse_hours",
    "parse_payout",
    "parse_percent",
    "parse_yes_no",
]
