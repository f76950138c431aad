"""Each type of answer at its edges: what is read, and what the help says to write instead."""

import datetime
from decimal import Decimal

import pytest

from checker.source import read_text
from checker.submission.readers import READERS, Reading
from checker.values import parse_payout


def read(kind: str, written: str) -> Reading:
    """Read what stands after ``value:``; a text that begins with a line break stands below it."""
    document = read_text(f"value:{'' if written.startswith(chr(10)) else ' '}{written}\n", "filing.yaml")
    entry = document.root.get("value")
    assert entry is not None
    return READERS[kind](entry.value, entry.key.position)


@pytest.mark.parametrize(
    ("kind", "written", "value", "text"),
    [
        ("yes_no", "yes", True, "yes"),
        ("yes_no", "no", False, "no"),
        ("yes_no", "Yes", True, "yes"),
        ("yes_no", "NO", False, "no"),
        ("yes_no", "true", True, "yes"),
        ("yes_no", "False", False, "no"),
        ("yes_no", '"yes"', True, "yes"),
        ("count", "0", 0, "0"),
        ("count", "6", 6, "6"),
        ("count", '"6"', 6, "6"),
        ("count", "999999", 999999, "999,999"),
        ("count_from_one", "1", 1, "1"),
        ("dollars", "$5,000", Decimal(5000), "$5,000"),
        ("dollars", "5000", Decimal(5000), "$5,000"),
        ("dollars", "5,000", Decimal(5000), "$5,000"),
        ("dollars", "$ 5", Decimal(5), "$5"),
        ("dollars", "$2.50", Decimal("2.50"), "$2.50"),
        ("dollars", "0.25", Decimal("0.25"), "$0.25"),
        ("dollars", "$0", Decimal(0), "$0"),
        ("dollars", "$999,999,999,999", Decimal(999999999999), "$999,999,999,999"),
        ("percent", "20%", Decimal(20), "20%"),
        ("percent", "20 percent", Decimal(20), "20%"),
        ("percent", "15.5 %", Decimal("15.5"), "15.5%"),
        ("percent", "0%", Decimal(0), "0%"),
        ("percent", "100%", Decimal(100), "100%"),
        ("percent", "none", Decimal(0), "0%"),
        ("percent", "No", Decimal(0), "0%"),
        ("hours", "24 hours", 24, "24 hours"),
        ("hours", "24h", 24, "24 hours"),
        ("hours", "1 hour", 1, "1 hour"),
        ("hours", "24 HOURS", 24, "24 hours"),
        ("hours", "7.5 hours", Decimal("7.5"), "7 hours 30 minutes"),
        ("hours", "90 minutes", Decimal("1.5"), "1 hour 30 minutes"),
        ("hours", "23 hours 60 minutes", 24, "24 hours"),
        ("hours", "8.01 hours", Decimal("8.01"), "8 hours 0.6 minutes"),
        ("date", "2015-07-01", datetime.date(2015, 7, 1), "July 1, 2015"),
        ("date", "2016-02-29", datetime.date(2016, 2, 29), "February 29, 2016"),
        ("choice", "collect first", "collect first", "collect first"),
        ("choice", "Collect-First", "collect first", "Collect-First"),
        ("choice", '"  collect   first "', "collect first", "collect first"),
        ("choice", "no", "no", "no"),
        ("text", "GLO-2015-11", "GLO-2015-11", "GLO-2015-11"),
        ("text", "010", "010", "010"),
        ("text", '" two  spaces "', "two spaces", "two spaces"),
        ("text", "|\n  one\n  two", "one two", "one two"),
        ("counts", "[6, 8]", (6, 8), "6, 8"),
        ("counts", "\n  - 6\n  - 8", (6, 8), "6, 8"),
        ("counts", "6", (6,), "6"),
        ("counts", "6, 8", (6, 8), "6, 8"),
        ("counts", "6 and 8", (6, 8), "6, 8"),
        ("choices", "lucky_ladies", ("lucky ladies",), "lucky_ladies"),
        ("choices", "[Lucky-Ladies, kings_bounty]", ("lucky ladies", "kings bounty"), "Lucky-Ladies, kings_bounty"),
        ("texts", "\n  - Insurance pays 2 to 1", ("Insurance pays 2 to 1",), "Insurance pays 2 to 1"),
        ("texts", "Blackjack pays 3 to 2", ("Blackjack pays 3 to 2",), "Blackjack pays 3 to 2"),
        ("texts", "|\n  one\n  two", ("one two",), "one two"),
        ("texts", '\n  - "Notice: no more bets"', ("Notice: no more bets",), "Notice: no more bets"),
        ("portion", "all", Decimal(100), "all"),
        ("portion", "All", Decimal(100), "all"),
        ("portion", "50%", Decimal(50), "50%"),
        ("portion", "100%", Decimal(100), "all"),
        ("payout", "1,000 for 1", parse_payout("1,000 for 1"), "1,000 for 1"),
        (
            "payouts",
            "\n  Suited 20: 10 to 1\n  Push 20: Push",
            {"Suited 20": (parse_payout("10 to 1"), None), "Push 20": (parse_payout("Push"), None)},
            "",
        ),
        (
            "payouts",
            "\n  Royal Flush: {pays: 100% of meter, envy: $5}",
            {"Royal Flush": (parse_payout("100% of meter"), Decimal(5))},
            "",
        ),
    ],
)
def test_an_answer_is_read(kind: str, written: str, value: object, text: str) -> None:
    reading = read(kind, written)
    assert reading.unread == ()
    assert (reading.value, reading.text) == (value, text)


ONE_VALUE = "write one value after the colon"
YES_NO = "write yes or no"
COUNT = "write a whole number in digits, such as 6"
DOLLARS = "write an amount in dollars, such as $1,000 or $2.50"
PERCENT = "write a percentage with its sign, such as 20%"
HOURS = "write the time with its unit, such as 24 hours"
DATE = "write the date as year-month-day, such as 2015-07-01"
SOMETHING = "write something between the quotes, or leave the entry out"
A_LIST = "write a list, one item a line after a hyphen"
ITEM = "write the item after the hyphen, or delete the line"
PAYOUT = "write the payout as the law does: 3 to 2, 50 for 1, $500, 100% of meter or Push"


@pytest.mark.parametrize(
    ("kind", "written", "hint"),
    [
        ("yes_no", "on", YES_NO),
        ("yes_no", "y", YES_NO),
        ("yes_no", "1", YES_NO),
        ("yes_no", "maybe", YES_NO),
        ("yes_no", '""', YES_NO),
        ("yes_no", "[yes]", ONE_VALUE),
        ("yes_no", "{a: yes}", ONE_VALUE),
        ("count", "010", "write the number without a leading zero: 10"),
        ("count", "00", "write the number without a leading zero: 0"),
        ("count_from_one", "0", "write a whole number of 1 or more"),
        ("count_from_one", "-1", COUNT),
        ("count", "six", COUNT),
        ("count", "6.0", COUNT),
        ("count", "-6", COUNT),
        ("count", "+6", COUNT),
        ("count", "1_000", COUNT),
        ("count", "1,000", COUNT),
        ("count", "0x10", COUNT),
        ("count", "1000000", COUNT),
        ("count", ".inf", COUNT),
        ("count", "6 decks", COUNT),
        ("count", "٦", COUNT),
        ("count", "[6]", ONE_VALUE),
        ("dollars", "$1,00", DOLLARS),
        ("dollars", "1,0000", DOLLARS),
        ("dollars", "$5k", DOLLARS),
        ("dollars", "-$5", DOLLARS),
        ("dollars", "$2.5", DOLLARS),
        ("dollars", "5 dollars", DOLLARS),
        ("dollars", "1e3", DOLLARS),
        ("dollars", ".nan", DOLLARS),
        ("dollars", "1000000000000000", DOLLARS),
        ("percent", "20", PERCENT),
        ("percent", "0.2", PERCENT),
        ("percent", "-5%", PERCENT),
        ("percent", "yes", PERCENT),
        ("percent", "100.5%", "write a percentage of at most 100%"),
        ("percent", "101%", "write a percentage of at most 100%"),
        ("hours", "24", HOURS),
        ("hours", "0 hours", HOURS),
        ("hours", "1.555 hours", HOURS),
        ("hours", "8 hours 30", HOURS),
        ("hours", "0 hours 0 minutes", HOURS),
        ("hours", "24:00", HOURS),
        ("hours", "one day", HOURS),
        ("date", "2015-02-29", "there is no day 2015-02-29 in the calendar"),
        ("date", "2015-13-01", "there is no day 2015-13-01 in the calendar"),
        ("date", "07/01/2015", DATE),
        ("date", "2015-7-1", DATE),
        ("date", "July 1, 2015", DATE),
        ("choice", '""', SOMETHING),
        ("choice", '"  "', SOMETHING),
        ("choice", "[a]", ONE_VALUE),
        ("text", '""', SOMETHING),
        ("text", "x" * 2001, "write at most 2,000 characters"),
        ("choice", "x" * 2001, "write at most 2,000 characters"),
        ("text", "|", SOMETHING),
        ("text", "{a: b}", ONE_VALUE),
        ("counts", "6 and more", A_LIST),
        ("counts", "6,", A_LIST),
        ("counts", "{a: 6}", A_LIST),
        ("counts", "[]", "write at least one item, or leave the entry out"),
        ("texts", '""', SOMETHING),
        ("texts", "{Notice: no more bets}", A_LIST),
        ("choices", "{lucky_ladies: yes}", A_LIST),
        ("portion", "half", "write all, or a percentage such as 50%"),
        ("portion", "50", "write all, or a percentage such as 50%"),
        ("portion", "150%", "write all, or a percentage such as 50%"),
        ("payout", "3:2", "write the odds in words, as the law does: 3 to 2, or 3 for 1 where the stake is included"),
        ("payout", "even", PAYOUT),
        ("payouts", "10 to 1", "write one outcome a line below, with its payout: Suited 20: 10 to 1"),
        ("payouts", "[10 to 1]", "write one outcome a line below, with its payout: Suited 20: 10 to 1"),
    ],
)
def test_an_answer_that_cannot_be_read_says_what_to_write(kind: str, written: str, hint: str) -> None:
    (trouble,) = read(kind, written).unread
    assert trouble.help == hint
    assert trouble.step == ""


@pytest.mark.parametrize(
    ("kind", "written", "message", "line", "column"),
    [
        ("count", "six", "“six” is not understood", 1, 8),
        ("count", "[6]", "a list stands here", 1, 1),
        ("count", "\n  a: 6", "a group of entries stands here", 1, 1),
        ("counts", "six", "“six” is not understood", 1, 8),
        ("text", "[" + "x" * 90 + "]", "a list stands here", 1, 1),
        ("count", "x" * 90, f"“{'x' * 59}…” is not understood", 1, 8),
        ("dollars", "|\n  5\n  6", "“5 6” is not understood", 1, 8),
    ],
)
def test_a_trouble_stands_at_the_value_or_else_at_the_name(
    kind: str, written: str, message: str, line: int, column: int
) -> None:
    (trouble,) = read(kind, written).unread
    assert trouble.message == message
    assert (trouble.position.line, trouble.position.column) == (line, column)


def test_each_item_of_a_list_has_its_own_trouble() -> None:
    written = '\n  - 6\n  - six\n  -\n  - a: b\n  - [6]\n  - ""\n  - 08'
    found = [
        (trouble.step, trouble.named, trouble.position.line, trouble.message, trouble.help)
        for trouble in read("counts", written).unread
    ]
    assert found == [
        ("1", "item 2", 3, "“six” is not understood", COUNT),
        ("2", "item 3", 4, "“” cannot be read", ITEM),
        (
            "3",
            "item 4",
            5,
            "a group of entries stands here",
            "put the item in quotes; without them its colon makes a group of entries",
        ),
        ("4", "item 5", 6, "a list stands here", "write one value after the hyphen"),
        ("5", "item 6", 7, "“” cannot be read", ITEM),
        ("6", "item 7", 8, "“08” is not understood", "write the number without a leading zero: 8"),
    ]


def test_each_outcome_of_spelled_payouts_has_its_own_trouble() -> None:
    written = (
        "\n  Suited 20: 10:1\n  Other: 3 to 1\n  suited-20: 9 to 1\n  List: [1]\n  Part: {envy: $5}\n"
        "  Wrong: {pays: 3 to 1, envy: five}\n  Nothing:"
    )
    found = [
        (trouble.named, trouble.position.line, trouble.position.column, trouble.message, trouble.help)
        for trouble in read("payouts", written).unread
    ]
    assert found == [
        (
            "Suited 20",
            2,
            14,
            "“10:1” is not understood",
            "write the odds in words, as the law does: 3 to 2, or 3 for 1 where the stake is included",
        ),
        ("suited-20", 4, 3, "the outcome stands twice; it first stands in line 2", "keep one of the two"),
        ("List", 5, 3, "a list stands here", "write one payout after the colon, such as 10 to 1"),
        ("Part", 6, 3, "a group of entries stands here", "write pays and envy"),
        ("Wrong, envy", 7, 31, "“five” is not understood", DOLLARS),
        ("Nothing", 8, 3, "“” cannot be read", PAYOUT),
    ]


@pytest.mark.parametrize("kind", ["counts", "texts", "choices"])
def test_a_list_is_bounded(kind: str) -> None:
    assert read(kind, f"[{', '.join(['6'] * 200)}]").unread == ()
    (trouble,) = read(kind, f"[{', '.join(['6'] * 201)}]").unread
    assert (trouble.message, trouble.help) == ("201 entries stand here", "write at most 200")
    assert (trouble.position.line, trouble.position.column) == (1, 1)


def test_spelled_payouts_are_bounded() -> None:
    (trouble,) = read("payouts", "".join(f"\n  outcome {index}: 3 to 1" for index in range(201))).unread
    assert (trouble.message, trouble.help) == ("201 entries stand here", "write at most 200")


def test_there_is_a_reader_for_every_type_that_chapters_use() -> None:
    assert set(READERS) == {
        *("yes_no", "count", "count_from_one", "dollars", "percent", "hours", "date", "payout", "portion"),
        *("choice", "text", "choices", "counts", "texts", "payouts"),
    }
