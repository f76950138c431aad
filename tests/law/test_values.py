"""Amounts and payouts are read exactly, or refused with what to write instead."""

import datetime
from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sampled import tries_all

from checker.law.amount import Amount, parse_amount
from checker.values import (
    format_count,
    format_date,
    format_dollars,
    format_hours,
    format_percent,
    parse_count,
    parse_date,
    parse_dollars,
    parse_hours,
    parse_payout,
    parse_percent,
    parse_yes_no,
)
from checker.values.payout import MeterShare, Money, Odds, Push
from checker.values.stated import Word, Words

DOLLARS = "write an amount in dollars, such as $1,000 or $2.50"
COUNT = "write a whole number in digits, such as 6"
PERCENT = "write a percentage with its sign, such as 20%"
HOURS = "write the time with its unit, such as 24 hours"
DATE = "write the date as year-month-day, such as 2015-07-01"
AS_THE_LAW = "write the payout as the law does: 3 to 2, 50 for 1, $500, 100% of meter or Push"
IN_WORDS = "write the odds in words, as the law does: 3 to 2, or 3 for 1 where the stake is included"
TO_NOTHING = "odds to 0 or for 0 mean nothing; write them as the law does, such as 3 to 2"


@pytest.mark.parametrize(
    ("parse", "text", "read"),
    [
        (parse_dollars, "$5,000", Decimal(5000)),
        (parse_dollars, "5000", Decimal(5000)),
        (parse_dollars, "$ 25", Decimal(25)),
        (parse_dollars, "$2.50", Decimal("2.50")),
        (parse_dollars, "$1,234,567.89", Decimal("1234567.89")),
        (parse_dollars, " $10 ", Decimal(10)),
        (parse_count, "0", 0),
        (parse_count, "8", 8),
        (parse_count, " 12 ", 12),
        (parse_percent, "20%", Decimal(20)),
        (parse_percent, "0.5 %", Decimal("0.5")),
        (parse_percent, "100 percent", Decimal(100)),
        (parse_percent, "0%", Decimal(0)),
        (parse_hours, "24 hours", 24),
        (parse_hours, "1 hour", 1),
        (parse_hours, "4h", 4),
        (parse_hours, "7.5 hours", Decimal("7.5")),
        (parse_hours, "8 hours 30 minutes", Decimal("8.5")),
        (parse_hours, "8 hours and 30 min", Decimal("8.5")),
        (parse_hours, "90 minutes", Decimal("1.5")),
        (parse_hours, " 2 HRS ", 2),
        (parse_count, "999999", 999_999),
        (parse_dollars, "9" * 12, Decimal(999_999_999_999)),
        (parse_dollars, "$999,999,999,999.99", Decimal("999999999999.99")),
        (parse_yes_no, "yes", True),
        (parse_yes_no, "No", False),
        (parse_yes_no, "TRUE", True),
        (parse_yes_no, "false", False),
        (parse_date, "2015-07-01", datetime.date(2015, 7, 1)),
        (parse_date, "2016-02-29", datetime.date(2016, 2, 29)),
    ],
)
def test_what_is_read(parse: Callable[[str], Any], text: str, read: Any) -> None:
    assert parse(text) == read


@pytest.mark.parametrize(
    ("parse", "text", "hint"),
    [
        (parse_dollars, "$5,00", DOLLARS),
        (parse_dollars, "$50,00.00", DOLLARS),
        (parse_dollars, "1,0000", DOLLARS),
        (parse_dollars, "$,500", DOLLARS),
        (parse_dollars, "$2.5", DOLLARS),
        (parse_dollars, "five thousand", DOLLARS),
        (parse_dollars, "-$5", DOLLARS),
        (parse_dollars, "5000 EUR", DOLLARS),
        (parse_dollars, "$1e3", DOLLARS),
        (parse_dollars, "9" * 13, DOLLARS),
        (parse_dollars, "", DOLLARS),
        (parse_count, "010", "write the number without a leading zero: 10"),
        (parse_count, "00", "write the number without a leading zero: 0"),
        (parse_count, "1,000", COUNT),
        (parse_count, "6.0", COUNT),
        (parse_count, "-1", COUNT),
        (parse_count, "six", COUNT),
        (parse_count, "0x10", COUNT),
        (parse_count, "٦", COUNT),
        (parse_percent, "20", PERCENT),
        (parse_percent, "0.2", PERCENT),
        (parse_percent, "101%", "write a percentage of at most 100%"),
        (parse_percent, "-5%", PERCENT),
        (parse_hours, "24", HOURS),
        (parse_hours, "0 hours", HOURS),
        (parse_hours, "1 day", HOURS),
        (parse_hours, "1.555 hours", HOURS),
        (parse_yes_no, "maybe", "write yes or no"),
        (parse_yes_no, "1", "write yes or no"),
        (parse_date, "2015-02-29", "there is no day 2015-02-29 in the calendar"),
        (parse_date, "2015-13-01", "there is no day 2015-13-01 in the calendar"),
        (parse_date, "2015-7-1", DATE),
        (parse_date, "07/01/2015", DATE),
        (parse_percent, "100.0001%", "write a percentage of at most 100%"),
        (parse_dollars, "9" * 14, DOLLARS),
        (parse_count, "1000000", COUNT),
        (parse_hours, "8 hours of 2 minutes", HOURS),
        (parse_hours, "two hours", HOURS),
    ],
)
def test_what_is_refused(parse: Callable[[str], Any], text: str, hint: str) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011 - its whole text is compared
        parse(text)
    assert str(refused.value) == hint


@pytest.mark.parametrize(
    ("write", "value", "expected"),
    [
        (format_dollars, Decimal(25000), "$25,000"),
        (format_dollars, Decimal("2.5"), "$2.50"),
        (format_count, 1000, "1,000"),
        (format_percent, Decimal("0.50"), "0.5%"),
        (format_percent, Decimal(100), "100%"),
        (format_date, datetime.date(2014, 2, 1), "February 1, 2014"),
        (format_hours, Decimal(24), "24 hours"),
        (format_hours, Decimal("7.5"), "7 hours 30 minutes"),
        (format_hours, Decimal(1), "1 hour"),
        (format_hours, Decimal(1) / 60, "1 minute"),
        (format_hours, Decimal("0.025"), "1.5 minutes"),
        (format_hours, Decimal(1000), "1,000 hours"),
        (format_hours, Decimal("1.05"), "1 hour 3 minutes"),
    ],
)
def test_what_is_written(write: Callable[[Any], str], value: object, expected: str) -> None:
    assert write(value) == expected


@pytest.mark.parametrize(
    ("value", "expected"),
    [(Word("two_pair_or_less"), "two pair or less"), (Words("two_pair, No more."), "two_pair, No more.")],
)
def test_what_is_stated_is_written_as_people_read_it(value: Word | Words, expected: str) -> None:
    assert str(value) == expected


@pytest.mark.parametrize(
    ("text", "amount", "written"),
    [
        ("7", Amount(Decimal(7)), "7"),
        ("1,000", Amount(Decimal(1000)), "1,000"),
        ("2.5", Amount(Decimal("2.5")), "2.5"),
        ("$5,000", Amount(Decimal(5000), "dollars"), "$5,000"),
        ("5%", Amount(Decimal(5), "percent"), "5%"),
        ("24 hours", Amount(Decimal(24), "hours"), "24 hours"),
        ("1 hour", Amount(Decimal(1), "hours"), "1 hour"),
        ("8 hours 30 minutes", Amount(Decimal("8.5"), "hours"), "8 hours 30 minutes"),
        ("5 percent", Amount(Decimal(5), "percent"), "5%"),
        ("1,000.5", Amount(Decimal("1000.5")), "1,000.5"),
    ],
)
def test_figures_of_the_law_have_their_unit(text: str, amount: Amount, written: str) -> None:
    assert parse_amount(text) == amount
    assert str(parse_amount(text)) == written


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        *((text, f"not a figure: {text}") for text in ("", "many", "7 decks", "5 to 1", ",5", "5.", "1 ,000")),
        ("$5,00", DOLLARS),
        ("150%", "write a percentage of at most 100%"),
        ("hours", HOURS),
        ("seven hours", HOURS),
        ("five percent", PERCENT),
    ],
)
def test_no_figure(text: str, hint: str) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011 - its whole text is compared
        parse_amount(text)
    assert str(refused.value) == hint


# --- payouts --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("3 to 2", (Odds(Fraction(3, 2), "to"),)),
        ("1 to 1", (Odds(Fraction(1), "to"),)),
        ("2.5 to 1", (Odds(Fraction(5, 2), "to"),)),
        ("1,000 to 1", (Odds(Fraction(1000), "to"),)),
        ("1,000 for 1", (Odds(Fraction(1000), "for"),)),
        ("1000 For 1", (Odds(Fraction(1000), "for"),)),
        ("$500", (Money(Decimal(500)),)),
        ("$2,500", (Money(Decimal(2500)),)),
        ("100% of meter", (MeterShare(Decimal(100), ""),)),
        ("100%", (MeterShare(Decimal(100), ""),)),
        ("10 percent", (MeterShare(Decimal(10), ""),)),
        ("100 percent of the Major Progressive", (MeterShare(Decimal(100), "major"),)),
        ("Push", (Push(),)),
        ("tie", (Push(),)),
        ("10 for 5", (Odds(Fraction(2), "for"),)),
        ("EVEN MONEY", (Odds(Fraction(1), "to"),)),
        ("$500 plus 5 to 1", (Money(Decimal(500)), Odds(Fraction(5), "to"))),
        ("$500 + 5 to 1", (Money(Decimal(500)), Odds(Fraction(5), "to"))),
        ("even money", (Odds(Fraction(1), "to"),)),
        ("1 to 1 less 5%", (Odds(Fraction(19, 20), "to", Decimal(5)),)),
        ("Even money less a 5 percent vigorish", (Odds(Fraction(19, 20), "to", Decimal(5)),)),
        # What is kept is a part of what is won, and the stake that “for” includes is not.
        ("3 for 1 less 10%", (Odds(Fraction(14, 5), "for", Decimal(10)),)),
        ("100% of meter and 200 to 1", (MeterShare(Decimal(100), ""), Odds(Fraction(200), "to"))),
        ("$5,000/ 100% of meter", (Money(Decimal(5000)), MeterShare(Decimal(100), ""))),
    ],
)
def test_payouts_as_the_law_prints_them(text: str, parts: tuple[Any, ...]) -> None:
    payout = parse_payout(text)
    assert payout.parts == parts
    assert payout.text == text


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("3:2", IN_WORDS),
        ("3-2", IN_WORDS),
        ("3/2", AS_THE_LAW),
        ("10,00 to 1", AS_THE_LAW),
        ("1,0000 to 1", AS_THE_LAW),
        ("1,000,00 for 1", AS_THE_LAW),
        ("5 to 0", TO_NOTHING),
        ("5 for 0", TO_NOTHING),
        ("five to one", AS_THE_LAW),
        ("5 on 1", AS_THE_LAW),
        ("5", AS_THE_LAW),
        ("$5,00", AS_THE_LAW),
        ("-5 to 1", AS_THE_LAW),
        ("5 to 1 and", AS_THE_LAW),
        ("", AS_THE_LAW),
        ("9" * 121, "write the payout as the law does, such as 3 to 2"),
        ("5 to 1" + " and 5 to 1" * 12, "write the payout as the law does, such as 3 to 2"),
        ("x" * 120, AS_THE_LAW),
        ("5 to 1 less 5%%", AS_THE_LAW),
    ],
)
def test_what_is_no_payout(text: str, hint: str) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011 - its whole text is compared
        parse_payout(text)
    assert str(refused.value) == hint


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("3 to 2", "1.5 to 1"),
        ("6 to 4", "3 to 2"),
        ("1,000 to 1", "1000 to 1"),
        ("100% of meter", "100 percent of the meter"),
        ("push", "Push"),
        ("200 to 1 and 100% of meter", "100% of meter and 200 to 1"),
    ],
)
def test_the_same_payout_written_otherwise(one: str, other: str) -> None:
    assert parse_payout(one).same_as(parse_payout(other))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("1,000 for 1", "1,000 to 1"),
        ("5 for 1", "4 to 1"),
        ("3 to 2", "6 to 5"),
        ("100% of meter", "10% of meter"),
        ("100% of the Major Progressive", "100% of the Minor Progressive"),
        ("100% of meter and 200 to 1", "100% of meter"),
        ("100% of meter and 200 to 1", "100% of meter and 200 for 1"),
        ("$500", "500 to 1"),
        ("$500", "500 for 1"),
        ("Push", "1 for 1"),
        ("Push", "0 to 1"),
    ],
)
def test_payouts_that_differ(one: str, other: str) -> None:
    assert not parse_payout(one).same_as(parse_payout(other))


ODDS = st.tuples(st.integers(0, 999_999_999), st.integers(1, 9999))


@given(first=ODDS, second=ODDS)
def test_odds_to_and_odds_for_are_never_equal(first: tuple[int, int], second: tuple[int, int]) -> None:
    to, of = parse_payout("{} to {}".format(*first)), parse_payout("{} for {}".format(*second))
    assert not to.same_as(of)
    assert not of.same_as(to)


@given(first=ODDS, second=ODDS, unit=st.sampled_from(["to", "for"]))
def test_odds_are_equal_as_fractions(first: tuple[int, int], second: tuple[int, int], unit: str) -> None:
    one, other = (parse_payout(f"{win:,} {unit} {base}") for win, base in (first, second))
    assert one.same_as(other) is (Fraction(*first) == Fraction(*second))


@settings(max_examples=100 if tries_all() else 40, deadline=None)
@given(text=st.text(max_size=40))
def test_any_text_is_read_or_refused_with_words(text: str) -> None:
    refused = ""
    try:
        parse_payout(text)
    except ValueError as error:
        refused = str(error)
    assert not refused or "the law does" in refused or "mean nothing" in refused


@given(number=st.integers(0, 999_999_999))
def test_dollars_come_back_as_written(number: int) -> None:
    assert format_dollars(parse_dollars(f"${number:,}")) == f"${number:,}"


@pytest.mark.parametrize(
    "ordered",
    [
        ["100% of meter and 200 to 1", "100% of meter", "10% of meter", "200 to 1", "200 for 1", "1 to 1", "1 for 1"],
        ["$5,000/ 100% of meter", "$5,000/ 10% of meter", "$2,500", "$100", "Push"],
    ],
)
def test_payouts_are_ordered_by_size(ordered: list[str]) -> None:
    payouts = sorted(map(parse_payout, reversed(ordered)), key=lambda payout: payout.sort_key(), reverse=True)
    assert [payout.text for payout in payouts] == ordered


@pytest.mark.parametrize(("one", "other"), [("5 for 1", "4 to 1"), ("1 for 1", "Push"), ("$5 and 3 for 1", "$7")])
def test_payouts_that_win_the_same_are_of_one_size(one: str, other: str) -> None:
    assert parse_payout(one).sort_key() == parse_payout(other).sort_key()


@pytest.mark.parametrize("text", ["1 to 1", "3 for 1", "1.5 to 1"])
def test_what_is_kept_of_a_win_is_no_other_way_to_write_the_odds(text: str) -> None:
    whole, kept = parse_payout(text), parse_payout(f"{text} less 5%")
    assert not kept.same_as(whole)
    assert kept.gross.same_as(whole)
    assert whole.gross.parts == whole.parts
    assert kept.same_as(parse_payout(f"{text} less a 5% commission"))
    assert not kept.same_as(parse_payout(f"{text} less 4%"))
    assert kept.odds is not None
    assert not kept.same_as(parse_payout(f"{float(kept.odds.win)} {kept.odds.unit} 1"))
    assert kept.sort_key() < whole.sort_key()
