"""Conditions are told in words that a compliance officer can follow."""

import datetime
from typing import Any

import pytest

from checker.law import compile_ruleset
from checker.law.conditions import ALWAYS, Not, parse_condition
from checker.rules.condition_words import condition_words, only_if

_DAY = datetime.date(2015, 7, 1)
_LATE = {"at": "cards.decks", "at_most": "2"}
_HAND = {"at": "play.dealt_from", "is": "hand"}


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        ({"offers": "lucky_ladies"}, "the Lucky Ladies Twenty Point Bonus Wager is offered"),
        ({"not": {"offers": "lucky_ladies"}}, "the Lucky Ladies Twenty Point Bonus Wager is not offered"),
        (
            {"offers": ["lucky_ladies", "in_between", "super_match"]},
            "the Lucky Ladies Twenty Point Bonus Wager, the In Between Wager or the Super Match Wager is offered",
        ),
        (
            {"not": {"offers": ["lucky_ladies", "in_between"]}},
            "none of the Lucky Ladies Twenty Point Bonus Wager and the In Between Wager is offered",
        ),
        ({"stated": "cards.decks"}, "“Decks in play” is stated"),
        ({"not": {"stated": "cards.decks"}}, "“Decks in play” is not stated"),
        (_HAND, "“Cards dealt from” is hand"),
        ({"not": _HAND}, "“Cards dealt from” is not hand"),
        ({"at": "cards.decks", "at_least": "2"}, "“Decks in play” is at least 2"),
        ({"not": {"at": "cards.decks", "at_least": "2"}}, "“Decks in play” is below 2"),
        ({"not": {"all": [_HAND, _LATE]}}, "“Cards dealt from” is not hand or “Decks in play” is above 2"),
        ({"not": {"any": [_HAND, _LATE]}}, "“Cards dealt from” is not hand and “Decks in play” is above 2"),
        ({"all": [{"stated": "cards.decks"}, _LATE]}, "“Decks in play” is at most 2"),
        ({"not": {"all": [{"stated": "play.dealt_from"}, _HAND]}}, "“Cards dealt from” is not hand"),
        (
            {"all": [_HAND, {"any": [_LATE, {"not": {"stated": "cards.decks"}}]}]},
            "“Cards dealt from” is hand and (“Decks in play” is at most 2 or “Decks in play” is not stated)",
        ),
        ({"answered": "cards.decks"}, "“Decks in play” says something"),
        ({"not": {"answered": "cards.decks"}}, "“Decks in play” says nothing"),
        ({"approved": "no.such.place"}, "no.such.place names an approval that was given"),
        ({"not": {"approved": "no.such.place"}}, "no.such.place names no approval that was given"),
        ({"at": "no.such.place", "in": ["a", "b"]}, "no.such.place is a or b"),
        ("never", "nothing can make it so"),
        ({"not": "never"}, "there is a filing"),
        ({"not": {"not": {"offers": "no_such"}}}, "no_such is offered"),
        ({"not": {"all": [{"not": {"offers": "in_between"}}]}}, "the In Between Wager is offered"),
        (
            {"any": [_HAND, {"all": [_LATE, _HAND]}]},
            "“Cards dealt from” is hand or (“Decks in play” is at most 2 and “Cards dealt from” is hand)",
        ),
        ({"any": [_HAND, _HAND]}, "“Cards dealt from” is hand"),
    ],
)
def test_a_condition_is_told_as_a_clause(raw: Any, said: str) -> None:
    assert condition_words(parse_condition(raw), compile_ruleset("pa/633a", _DAY)) == said


def test_what_always_holds_is_never_otherwise() -> None:
    ruleset = compile_ruleset("pa/633a", _DAY)
    assert condition_words(Not(ALWAYS), ruleset) == "nothing can make it so"
    assert condition_words(Not(Not(ALWAYS)), ruleset) == "there is a filing"


@pytest.mark.parametrize(
    ("raw", "wager", "said"),
    [
        ({"offers": "lucky_ladies"}, "", "if Lucky Ladies is offered"),
        ({"offers": "lucky_ladies"}, "lucky_ladies", ""),
        ({"not": {"offers": "lucky_ladies"}}, "", "unless Lucky Ladies is offered"),
        (
            {"offers": ["lucky_ladies", "no_such", "super_match"]},
            "",
            "if Lucky Ladies, no_such or Super Match is offered",
        ),
        ({"all": [{"offers": "lucky_ladies"}, _LATE]}, "", "if Lucky Ladies is offered and cards.decks is at most 2"),
        ({"all": [{"offers": "lucky_ladies"}, _LATE]}, "lucky_ladies", "if cards.decks is at most 2"),
        ({"not": {"all": [_HAND, _LATE]}}, "", "unless play.dealt_from is hand and cards.decks is at most 2"),
        ({"all": [{"stated": "cards.decks"}, _LATE]}, "", "if cards.decks is at most 2"),
        ({"stated": "cards.decks"}, "", "if cards.decks is stated"),
        ({"answered": "cards.decks"}, "", "if cards.decks is stated"),
        ({"all": [{"any": [_HAND, _LATE]}, _HAND]}, "", "if play.dealt_from is hand"),
        ({"any": [_HAND, _LATE]}, "", ""),
        ({"all": [_HAND, {"not": _LATE}]}, "", "if play.dealt_from is hand"),
    ],
)
def test_when_an_entry_is_asked_for_is_told_by_the_names_of_entries(raw: Any, wager: str, said: str) -> None:
    assert only_if(parse_condition(raw), compile_ruleset("pa/633a", _DAY), wager) == said


@pytest.mark.parametrize("chapter", ["pa/629a", "pa/633a", "pa/645a", "pa/688a", "md/pai-gow-poker"])
def test_every_condition_of_a_rule_names_entries_and_no_path_of_the_filing(chapter: str) -> None:
    ruleset = compile_ruleset(chapter, datetime.date(2022, 7, 1))
    told = {rule.provision: condition_words(rule.when, ruleset) for rule in ruleset.rules}
    assert told
    bare = {provision: text for provision, text in told.items() if "play." in text or "cards." in text or "_" in text}
    assert not bare
