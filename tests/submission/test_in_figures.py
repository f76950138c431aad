"""Values in words that mean one figure only are read as it; others are left to a person."""

import datetime

import pytest

from checker.law import compile_ruleset
from checker.source import read_text
from checker.submission import Answer, State, read_filing, read_header
from checker.values.number_words import number_of

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
