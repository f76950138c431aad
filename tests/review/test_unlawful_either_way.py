"""What is unlawful under every answer to an entry that is left out is unlawful; what is so under one only is open."""

import datetime
from decimal import Decimal
from typing import Any

import pytest

from checker.frozen import replace
from checker.law import Rule, Ruleset, compile_ruleset
from checker.law.amount import Amount
from checker.law.conditions import ALWAYS, Condition, Is, Not, Stated
from checker.law.params import Bound, Required
from checker.law.ruleset import Kept
from checker.review.review import check_rules
from checker.review.unlawful_either_way import _reads, unlawful_whatever
from checker.rules import Finding, FindingClass
from checker.source import read_text
from checker.submission import read_filing, read_header
from checker.values.provision import Provision

LAW = compile_ruleset("pa/633a", datetime.date(2015, 6, 13))
FROM_SHOE, FROM_HAND = Is("play.dealt_from", ("shoe",)), Is("play.dealt_from", ("hand",))
WITH_SWITCH = Is("play.blackjack_switch", ("yes",))


def rule(name: str, when: Condition, params: Any, kind: str = "at_most", at: str = "cards.decks") -> Rule:
    return Rule(
        provision=Provision("1(a)"),
        kind=kind,
        name=name,
        when=when,
        at=at,
        params=params,
        requires="{value} at most.",
        otherwise="Too many.",
        period=LAW.provisions[0].period,
    )


def at_most(number: int, when: Condition = ALWAYS, at: str = "cards.decks") -> Rule:
    return rule(f"{number} {when} {at}", when, Bound(Amount(Decimal(number))), at=at)


def found(text: str, *rules: Rule) -> list[Finding]:
    law: Ruleset = replace(LAW, rules=rules, paytables=(), kept=Kept())
    document = read_text(f"jurisdiction: pa\ngame: blackjack\nfiling_date: 2015-06-13\n{text}\n", "filing.yaml")
    filing = read_filing(document, read_header(document), law)
    return list(unlawful_whatever(filing, law, check_rules(filing, law)))


BOTH = at_most(4, FROM_SHOE), at_most(5, FROM_HAND)


@pytest.mark.parametrize(
    ("text", "rules", "places"),
    [
        ("cards: {decks: 6}", BOTH, ["cards.decks"]),
        ("cards: {decks: 5}", BOTH, []),
        ("cards: {decks: 4}", BOTH, []),
        ("cards: {decks: 6}", BOTH[:1], []),
        # What is stated is judged by itself, and what cannot be read has no list of answers to try.
        ("cards: {decks: 6}\nplay: {dealt_from: shoe}", BOTH, []),
        ("cards: {decks: 6}\nplay: {dealt_from: by mail}", BOTH, []),
        # What is broken there already is told once.
        ("cards: {decks: 6}", (*BOTH, at_most(3)), []),
        ("cards: {decks: 6}\ntable: {positions: 9}", (*BOTH, at_most(7, at="table.positions")), ["cards.decks"]),
        # Yes and no are a closed list too.
        ("cards: {decks: 6}", (at_most(4, WITH_SWITCH), at_most(5, Not(WITH_SWITCH))), ["cards.decks"]),
        # An entry with other answers than those of a list is not tried.
        ("cards: {decks: 6}", (at_most(4, Is("table.positions", ("7",))), at_most(5, Stated("table.positions"))), []),
        # Two entries by which it is so are told once.
        (
            "cards: {decks: 6}",
            (*BOTH, at_most(4, WITH_SWITCH), at_most(5, Not(WITH_SWITCH))),
            ["cards.decks"],
        ),
        (
            "cards: {decks: 6}\ntable: {positions: 9}",
            (*BOTH, at_most(7, FROM_SHOE, "table.positions"), at_most(8, FROM_HAND, "table.positions")),
            ["cards.decks", "table.positions"],
        ),
    ],
)
def test_what_is_unlawful_under_every_answer_is_told_once(
    text: str, rules: tuple[Rule, ...], places: list[str]
) -> None:
    told = found(text, *rules)
    assert [item.at for item in told] == places
    for item in told:
        assert item.kind is FindingClass.VIOLATION
        assert item.notes[-1].startswith("It is unlawful whatever is filed for ")
        assert item.notes[-1].endswith(", which is not stated.")


def test_a_rule_reads_its_conditions_its_place_and_of_a_paytable_those_of_its_tables() -> None:
    must = rule("must", FROM_SHOE, Required(WITH_SWITCH), "requires")
    assert _reads(must, LAW) == {"play.dealt_from", "cards.decks", "play.blackjack_switch", ""}
    assert _reads(at_most(4, at="each of cards.batches"), LAW) == {"cards.batches", ""}
    same = replace(at_most(4), params=Bound(same_as="cards.batches.0"))
    assert _reads(same, LAW) == {"cards.decks", "cards.batches.0"}
    pays = replace(at_most(4), kind="paytable", subject="match_the_dealer", params=at_most(4).params)
    assert _reads(replace(pays, at="wagers.match_the_dealer.paytable"), LAW) >= {"cards.decks"}
    assert "cards.decks" not in _reads(replace(pays, kind="choice", at="wagers.match_the_dealer.paytable"), LAW)
