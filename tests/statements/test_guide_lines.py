"""Lines of the guide: which are in force and hold, and what stands in them in place of the filing's entries."""

import datetime
from typing import Any

import pytest

from checker.law import compile_ruleset
from checker.source import read_text
from checker.statements.guide import GuideLines, plain_value
from checker.submission import Filing, read_filing, read_header

LAW = compile_ruleset("pa/633a", datetime.date(2015, 6, 13))
TEXT = """\
jurisdiction: pa
game: blackjack
filing_date: 2015-06-13
gambling_help_line: "Call  1-800-426-2537"
cards: {decks: six, shuffler: Automated, changed_every: lots}
play: {settlement: Collect First}
wagers: {lucky_ladies: {maximum: $25}, kings_bounty: yes, in_between: not sure}
layout: {inscriptions: [One, Two]}
payout_limit: {amount: $50000, applies_to: [lucky_ladies]}
"""


def filed() -> Filing:
    document = read_text(TEXT, "filing.yaml")
    return read_filing(document, read_header(document), LAW)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("cards.decks", "6"),
        ("cards.shuffler", "automated"),
        ("play.settlement", "collect first"),
        ("payout_limit.amount", "$50,000"),
        ("wagers.lucky_ladies.maximum", "$25"),
        ("gambling_help_line", "Call 1-800-426-2537"),
        # A list, what is not understood, what is not stated, and what is no entry.
        ("payout_limit.applies_to", ""),
        ("layout.inscriptions", ""),
        ("cards.changed_every", ""),
        ("table.positions", ""),
        ("no.such_entry", ""),
    ],
)
def test_a_single_value_is_told_in_the_law_s_words(path: str, value: str) -> None:
    assert plain_value(filed(), LAW, path) == value


def lines() -> GuideLines:
    filing = filed()
    return GuideLines(filing=filing, ruleset=LAW, shown=lambda path: plain_value(filing, LAW, path))


@pytest.mark.parametrize(
    ("says", "filled"),
    [
        ("Dealt from a shoe.", "Dealt from a shoe."),
        ("Dealt with {cards.decks} decks.", "Dealt with 6 decks."),
        ("{cards.decks}", "6"),
        ("{cards.decks} decks, at most {wagers.lucky_ladies.maximum}", "6 decks, at most $25"),
        ("Up to {table.positions} players.", None),
        ("{cards.decks} decks for {table.positions}", None),
        ("", ""),
    ],
)
def test_a_line_has_the_filing_s_values_or_is_left_out(says: str, filled: str | None) -> None:
    assert lines().filled(says) == filled


@pytest.mark.parametrize(
    ("item", "told"),
    [
        ({"says": "x"}, True),
        ({"says": "x", "when": {"offers": "lucky_ladies"}}, True),
        ({"says": "x", "when": {"offers": "royal_match_21"}}, False),
        ({"says": "x", "when": {"offers": "in_between"}}, False),
        ({"says": "x", "from": "2015-06-13"}, True),
        ({"says": "x", "from": "2015-06-14"}, False),
        ({"says": "x", "until": "2015-06-13"}, False),
        ({"says": "x", "until": "2015-06-14"}, True),
        ({"versions": [{"from": "2012-05-19", "says": "old"}, {"from": "2014-02-01", "says": "x"}]}, True),
        ({"versions": [{"from": "2015-06-14", "says": "x"}]}, False),
    ],
)
def test_a_line_is_told_while_it_is_in_force_and_its_condition_holds(item: dict[str, Any], told: bool) -> None:
    found = [keys["says"] for keys in lines().in_force([item])]
    assert found == (["x"] if told else [])
    # What is left out hides no line after it.
    after = [keys["says"] for keys in lines().in_force([item, {"says": "after"}])]
    assert after == [*found, "after"]


def test_no_lines_are_none() -> None:
    assert list(lines().in_force(None)) == []
