"""Conditions have three values: true, false, and unknown where the filing does not say."""

import datetime
from collections.abc import Mapping
from typing import Any

import pytest

from checker.law import compile_ruleset
from checker.law.conditions import Always, Compare, Is, Never, parse_condition, paths_in
from checker.source import read_text
from checker.submission import Filing, read_filing, read_header
from checker.submission.conditions import holds

DAY = datetime.date(2015, 7, 1)
TRUE = {"at": "play.even_money", "is": "yes"}
FALSE = {"at": "play.blackjack_switch", "is": "yes"}
UNKNOWN = {"at": "table.card_reader_device", "is": "yes"}
NAMES = {True: TRUE, False: FALSE, None: UNKNOWN}
FILING = """
jurisdiction: pa
game: blackjack
play:
  even_money: yes
  blackjack_switch: no
  settlement: Collect First
cards:
  decks: 6
  changed_every: 24 hours
  batches: [6, 6]
  cover_cards: a few
wagers:
  blackjack: {minimum: $10}
  lucky_ladies: yes
  in_between: no
  kings_bounty: perhaps
payout_limit:
  amount: $25,000
  applies_to: [lucky_ladies, kings_bounty]
"""


@pytest.fixture(scope="module")
def filing() -> Filing:
    document = read_text(FILING, "filing.yaml")
    return read_filing(document, read_header(document), compile_ruleset("pa/633a", DAY))


def value(raw: Mapping[str, Any] | str | None, filing: Filing) -> bool | None:
    return holds(parse_condition(raw), filing)


def test_the_three_values(filing: Filing) -> None:
    assert [value(raw, filing) for raw in (TRUE, FALSE, UNKNOWN)] == [True, False, None]


@pytest.mark.parametrize(("part", "negated"), [(True, False), (False, True), (None, None)])
def test_not(part: bool | None, negated: bool | None, filing: Filing) -> None:
    assert value({"not": NAMES[part]}, filing) is negated


@pytest.mark.parametrize(
    ("one", "two", "both"),
    [
        (True, True, True),
        (True, False, False),
        (True, None, None),
        (False, True, False),
        (False, False, False),
        (False, None, False),
        (None, True, None),
        (None, False, False),
        (None, None, None),
    ],
)
def test_all(one: bool | None, two: bool | None, both: bool | None, filing: Filing) -> None:
    assert value({"all": [NAMES[one], NAMES[two]]}, filing) is both


@pytest.mark.parametrize(
    ("one", "two", "either"),
    [
        (True, True, True),
        (True, False, True),
        (True, None, True),
        (False, True, True),
        (False, False, False),
        (False, None, None),
        (None, True, True),
        (None, False, None),
        (None, None, None),
    ],
)
def test_any(one: bool | None, two: bool | None, either: bool | None, filing: Filing) -> None:
    assert value({"any": [NAMES[one], NAMES[two]]}, filing) is either


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        (None, True),
        ("always", True),
        ("never", False),
        ({"offers": "lucky_ladies"}, True),
        ({"offers": "blackjack"}, True),
        ({"offers": "in_between"}, False),
        ({"offers": "super_match"}, False),
        ({"offers": "kings_bounty"}, None),
        ({"offers": ["super_match", "lucky_ladies"]}, True),
        ({"offers": ["super_match", "in_between"]}, False),
        ({"offers": ["super_match", "kings_bounty"]}, None),
        ({"stated": "cards.decks"}, True),
        ({"stated": "cards.double_shoe"}, False),
        ({"stated": "cards.cover_cards"}, None),
        ({"answered": "cards.decks"}, True),
        ({"answered": "cards.double_shoe"}, None),
        ({"answered": "cards.cover_cards"}, None),
        ({"approved": "cards.decks"}, None),
        ({"stated": "payout_limit.applies_to.1"}, True),
        ({"stated": "payout_limit.applies_to.2"}, False),
        ({"at": "cards.decks", "is": "6"}, True),
        ({"at": "cards.decks", "is": "8"}, False),
        ({"at": "cards.decks", "is_not": "8"}, True),
        ({"at": "cards.decks", "is_not": "6"}, False),
        ({"at": "cards.double_shoe", "is_not": "yes"}, None),
        ({"at": "cards.decks", "in": ["6", "8"]}, True),
        ({"at": "cards.decks", "in": ["1", "2"]}, False),
        ({"at": "cards.cover_cards", "in": ["1", "2"]}, None),
        ({"at": "play.settlement", "is": "collect first"}, True),
        ({"at": "payout_limit.applies_to.0", "is": "lucky_ladies"}, True),
    ],
)
def test_each_form(raw: Mapping[str, Any] | str | None, expected: bool | None, filing: Filing) -> None:
    assert value(raw, filing) is expected


@pytest.mark.parametrize(
    ("at", "bound", "least", "most"),
    [
        ("cards.decks", "5", True, False),
        ("cards.decks", "6", True, True),
        ("cards.decks", "7", False, True),
        ("cards.changed_every", "23 hours", True, False),
        ("cards.changed_every", "24 hours", True, True),
        ("cards.changed_every", "25 hours", False, True),
        ("payout_limit.amount", "$24,999", True, False),
        ("payout_limit.amount", "$25,000", True, True),
        ("payout_limit.amount", "$25,000.01", False, True),
        ("cards.cover_cards", "1", None, None),
        ("table.positions", "7", None, None),
        ("play.settlement", "7", None, None),
    ],
)
def test_numbers_below_at_and_above_a_bound(
    at: str,
    bound: str,
    least: bool | None,
    most: bool | None,
    filing: Filing,
) -> None:
    assert value({"at": at, "at_least": bound}, filing) is least
    assert value({"at": at, "at_most": bound}, filing) is most


def test_several_questions_about_one_value_must_all_hold(filing: Filing) -> None:
    assert value({"at": "cards.decks", "at_least": "2", "at_most": "8"}, filing) is True
    assert value({"at": "cards.decks", "at_least": "2", "at_most": "5"}, filing) is False


@pytest.mark.parametrize(
    ("raw", "message"),
    [
        ("sometimes", "a condition is a mapping, not 'sometimes'"),
        ({}, "unknown condition: "),
        ({"at": "cards.decks"}, "unknown condition: at"),
        ({"at": "cards.decks", "equals": "6"}, "unknown condition: equals"),
        ({"offers": "lucky_ladies", "stated": "cards.decks"}, "unknown condition: offers, stated"),
        ({"when": "x"}, "unknown condition: when"),
        ({"at": "cards.decks", "at_least": "many"}, "not a figure: many"),
        ({"all": ["sometimes"]}, "a condition is a mapping, not 'sometimes'"),
    ],
)
def test_a_malformed_condition_is_refused(raw: Any, message: str) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011 - its whole text is compared
        parse_condition(raw)
    assert str(refused.value) == message


def test_parsed_forms() -> None:
    assert parse_condition(None) == Always()
    assert parse_condition("never") == Never()
    assert parse_condition({"at": "a.b", "is_not": "x"}) == Is("a.b", ("x",), negated=True)
    bound = parse_condition({"at": "a.b", "at_most": "$5"})
    assert isinstance(bound, Compare)
    assert (str(bound.bound), bound.least) == ("$5", False)


def test_the_paths_that_decide_are_given_in_order() -> None:
    raw = {"all": [{"offers": "a"}, {"any": [{"stated": "b.c"}, {"not": {"at": "d.e", "is": "yes"}}]}, "never"]}
    assert list(paths_in(parse_condition(raw))) == ["wagers.a", "b.c", "d.e"]
