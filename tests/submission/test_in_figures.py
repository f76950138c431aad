"""Values in words that mean one figure only are read as it; others are left to a person."""

import datetime

import pytest

from checker.law import compile_ruleset
from checker.source import read_text
from checker.submission import Answer, State, read_filing, read_header
from checker.values.number_words import begins_number, number_of

HEAD = "jurisdiction: pa\ngame: {game}\nfiling_date: {day}\n"
CHAPTERS = {"pa/633a": ("blackjack", "2015-06-13"), "pa/629a": ("midibaccarat", "2014-02-01")}


def answer(chapter: str, path: str, written: str) -> Answer:
    game, day = CHAPTERS[chapter]
    text = HEAD.format(game=game, day=day)
    *groups, last = path.split(".")
    for depth, name in enumerate(groups):
        text += f"{'  ' * depth}{name}:\n"
    document = read_text(f"{text}{'  ' * len(groups)}{last}: {written}\n", "filing.yaml")
    ruleset = compile_ruleset(chapter, datetime.date.fromisoformat(day))
    return read_filing(document, read_header(document), ruleset).answer(path)


@pytest.mark.parametrize(
    ("path", "written", "shown"),
    [
        ("cards.decks", "seven", "7"),
        ("cards.decks", "Six decks", "6"),
        ("cards.decks", "8 decks", "8"),
        ("cards.decks", "eight (8)", "8"),
        ("cards.batches", "[eight, 8]", "8, 8"),
        ("cards.changed_every", "every 8 hours", "8 hours"),
        ("cards.changed_every", "at least once every twenty-four hours", "24 hours"),
        ("cards.changed_every", "Once a day", "24 hours"),
        ("cards.changed_every", "every 24 hours at least", "24 hours"),
        ("cards.changed_every", "fresh decks are opened at least every 24 hours", "24 hours"),
        ("cards.changed_every", "every two days", "48 hours"),
        ("payout_limit.amount", "seventy-five thousand dollars", "$75,000"),
        ("payout_limit.amount", "50,000 dollars", "$50,000"),
        ("wagers.blackjack.minimum", "fifty cents", "$0.50"),
        ("wagers.hit_and_run_progressive.meter.rate", "fifteen percent", "15%"),
        ("wagers.hit_and_run_progressive.meter.rate", "15.5 per cent", "15.5%"),
    ],
)
def test_a_figure_in_words_is_read(path: str, written: str, shown: str) -> None:
    found = answer("pa/633a", path, written)
    assert (found.state, found.text) == (State.STATED, shown)


@pytest.mark.parametrize("written", ["nine to one", "pays 9 to 1", "Nine to 1"])
def test_odds_in_words_are_read_with_their_unit(written: str) -> None:
    found = answer("pa/629a", "wagers.tie.odds", written)
    assert (found.state, found.text) == (State.STATED, "9 to 1")


@pytest.mark.parametrize(
    ("path", "written"),
    [
        ("cards.decks", "about six"),
        ("cards.decks", "six or eight"),
        ("cards.decks", "six (8)"),
        ("cards.decks", "six players"),
        ("cards.decks", "decks"),
        ("cards.decks", "6 8"),
        ("cards.changed_every", "every shift"),
        ("cards.changed_every", "8"),
        ("cards.changed_every", "at least 24 hours"),
        ("cards.changed_every", "24 hours at least"),
        ("payout_limit.amount", "fifty"),
        ("payout_limit.amount", "many dollars"),
        ("wagers.hit_and_run_progressive.meter.rate", "fifteen"),
        ("wagers.hit_and_run_progressive.meter.rate", "a hundred and five percent"),
    ],
)
def test_what_may_mean_several_figures_or_none_is_not_understood(path: str, written: str) -> None:
    found = answer("pa/633a", path, written)
    assert (found.state, found.text) == (State.UNREADABLE, f"“{written}”")


@pytest.mark.parametrize(("words", "number"), [("seventy - five thousand", 75_000), ("two hundred and fifty", 250)])
def test_number_words_make_one_number(words: str, number: int) -> None:
    assert number_of(words.split()) == (len(words.split()), number)


ONES = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
]
TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]


def in_words(number: int) -> str:
    """Write a number in words, as it is said."""
    for size, name in ((1_000_000, "million"), (1000, "thousand"), (100, "hundred")):
        if number >= size:
            rest = f" and {in_words(number % size)}" if number % size else ""
            return f"{in_words(number // size)} {name}{rest}"
    if number < 20:
        return ONES[number]
    return TENS[number // 10 - 2] + (f" - {ONES[number % 10]}" if number % 10 else "")


@pytest.mark.parametrize("step", [1, 37, 1009, 9973, 999_983])
def test_every_number_is_read_as_it_is_said_whatever_follows(step: int) -> None:
    for number in range(0, step * 130, step):
        said = in_words(number).split()
        without = [word for word in said if word not in {"and", "-"}]
        for words in (said, without):
            assert number_of(words) == (len(words), number), words
            for after in ("decks", "and", "-", "hundredth"):
                assert number_of([*words, after]) == (len(words), number), words


@pytest.mark.parametrize(
    ("words", "used", "number"),
    [
        ("", 0, 0),
        ("decks", 0, 0),
        ("hundred", 0, 0),
        ("and two", 0, 0),
        ("six eight", 1, 6),
        ("twenty thirty", 1, 20),
        ("twenty eleven", 1, 20),
        ("twenty - ten", 1, 20),
        ("two - five", 1, 2),
        ("twenty - zero", 1, 20),
        ("six and eight", 1, 6),
        ("zero hundred", 1, 0),
        ("hundred and fifty and six", 0, 0),
        ("two hundred and fifty and six", 4, 250),
        ("two hundred two hundred", 3, 202),
        ("two hundred hundred", 2, 200),
        ("one hundred hundred", 2, 100),
        ("two hundred and thousand", 2, 200),
        ("twenty - thousand", 1, 20),
        ("twenty ten", 1, 20),
        ("two hundred and five - six", 4, 205),
        ("two thousand thousand", 2, 2000),
        ("two thousand three thousand", 3, 2003),
        ("two thousand three million", 3, 2003),
        ("nineteen five", 1, 19),
        ("zero five", 1, 0),
        ("two hundred zero", 3, 200),
    ],
)
def test_where_a_number_in_words_ends(words: str, used: int, number: int) -> None:
    assert number_of(words.split()) == (used, number)


def test_a_number_begins_with_a_unit_and_with_no_scale() -> None:
    assert all(begins_number(word) for word in (*ONES, *TENS))
    assert not any(begins_number(word) for word in ("hundred", "thousand", "million", "and", "-", "decks", ""))
