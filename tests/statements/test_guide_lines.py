"""Lines of the guide: which are in force and hold, and what stands in them in place of the filing's entries."""

import datetime
from typing import Any

import pytest

from checker.frozen import replace
from checker.law import Ruleset, compile_ruleset
from checker.law.ruleset import Kept
from checker.source import read_text
from checker.statements import statements_of
from checker.statements.guide import GuideLines, plain_value, reads_of_guide, spoken, true_sentences
from checker.submission import Filing, read_filing, read_header

LAW = compile_ruleset("pa/633a", datetime.date(2015, 6, 13))
DOUBT = LAW.advisories[0]
TEXT = """\
jurisdiction: pa
game: blackjack
filing_date: 2015-06-13
gambling_help_line: "Call  1-800-426-2537"
cards: {decks: six, shuffler: Automated, changed_every: lots}
play: {settlement: Collect First}
wagers: {lucky_ladies: {maximum: $25}, kings_bounty: yes, in_between: not sure,
  hit_and_run_progressive: {payouts: {Six cards: 25 for 1}}}
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
        ("wagers.hit_and_run_progressive.payouts", ""),
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
        ({"by_reading": {"advisory": DOUBT.id, LAW.readings[DOUBT.id]: {"says": "x"}}}, True),
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


def with_guide(guide: dict[str, Any]) -> Ruleset:
    return replace(LAW, chapter=replace(LAW.chapter, guide=guide), kept=Kept())


GUIDE = {
    "opening": [{"says": "Welcome.", "provision": "633a.1"}, "no line", {"heading": "No words."}],
    "rounds": {
        "first": ({"says": "We use {cards.decks} decks.", "when": {"at": "cards.shuffler", "in": ["automated"]}},),
        "second": [{"says": "Bring {table.positions} friends."}, {"says": "By hand.", "when": {"offers": "insurance"}}],
    },
    "wagers": {
        "lucky_ladies": [{"says": "It wins on 20.", "provision": "633a.13(c)"}],
        "super_match": [{"says": "It wins on pairs."}],
        "no_such_wager": [{"says": "It never wins."}],
    },
}


def test_the_guide_s_sentences_are_those_that_hold_of_the_filing() -> None:
    found = true_sentences(filed(), with_guide(GUIDE), ())
    assert [(item.text, item.provision, item.alone) for item in found] == [
        ("Welcome.", "633a.1", True),
        ("We use 6 decks.", "", True),
        ("It wins on 20.", "633a.13(c)", False),
    ]


def test_a_guide_reads_the_entries_in_its_lines_and_conditions_on_any_day() -> None:
    dated = {
        "versions": [
            {"says": "Bring {table.positions} friends.", "until": "2014-01-31"},
            {"says": "None.", "when": {"stated": "cards.batches"}},
        ]
    }
    law = with_guide({**GUIDE, "closing": [dated], "signed": ({"by_reading": {"literal": {"says": "{play.speed}"}}},)})
    assert reads_of_guide(law) == {
        "cards.decks", "cards.shuffler", "table.positions", "wagers.insurance", "cards.batches", "play.speed",
    }  # fmt: skip


def test_sentences_by_themselves_are_no_rows_no_names_and_name_no_wager() -> None:
    said = statements_of(filed(), LAW)
    found = {item.key.aspect for item in spoken(said, LAW)}
    assert {"dealer_soft_17", "insurance", "inscription", "payout_limit", "meter_rate"} & found == {
        "dealer_soft_17", "insurance", "inscription", "payout_limit",
    }  # fmt: skip
    assert not found & {"payout", "envy", "name", "area", "limit_min", "limit_max", "help_line"}
    inscribed = {item.text: item.alone for item in true_sentences(filed(), LAW, said)}
    assert inscribed["Insurance pays 2 to 1"] is False
    assert inscribed["Payout limit: $50,000"] is True


def test_what_a_hand_pays_in_an_envy_bonus_and_the_help_line_are_no_sentences() -> None:
    law = compile_ruleset("pa/688a", datetime.date(2021, 5, 29))
    document = read_text(
        "jurisdiction: pa\ngame: face-up-pai-gow-poker\nfiling_date: 2021-05-29\n"
        "gambling_help_line: 1-800-426-2537\n"
        "wagers: {fortune_bonus: {paytable: 4, minimum: $5, maximum: $25}}\n",
        "filing.yaml",
    )
    said = statements_of(read_filing(document, read_header(document), law), law)
    figured = {"payout", "envy", "name", "area", "limit_min", "limit_max", "help_line"}
    assert figured <= {item.key.aspect for item in said}
    assert not figured & {item.key.aspect for item in spoken(said, law)}
