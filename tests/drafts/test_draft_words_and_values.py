"""Payouts, limits, names and outcomes in the many ways in which they are written."""

import datetime
from decimal import Decimal
from fractions import Fraction

import pytest

from checker.drafts.limits import find_limits
from checker.drafts.names import Fit, WagerNames, fit_outcome
from checker.drafts.normal import close_up, tidy
from checker.drafts.values import UNSAID, find_values
from checker.law import Row, compile_ruleset
from checker.values.payout import MeterShare, Money, Odds, Push

RULESET = compile_ruleset("pa/633a", datetime.date(2015, 7, 1))
NAMES = WagerNames(RULESET.wagers.values())


@pytest.mark.parametrize(
    ("text", "win", "unit"),
    [
        ("3 to 2", Fraction(3, 2), "to"),
        ("3 TO 2", Fraction(3, 2), "to"),
        ("3-to-2", Fraction(3, 2), "to"),
        ("3:2", Fraction(3, 2), UNSAID),
        ("3 - 2", Fraction(3, 2), UNSAID),
        ("3/2", Fraction(3, 2), UNSAID),
        ("1,000 for 1", Fraction(1000), "for"),
        ("1000 FOR 1", Fraction(1000), "for"),
        ("1\u202f000 for 1", Fraction(1000), "for"),
        ("1 000 for 1", Fraction(1000), "for"),
        ("2.5 to 1", Fraction(5, 2), "to"),
        ("2\u00bd to 1", Fraction(5, 2), "to"),
        ("2 1/2 to 1", Fraction(5, 2), "to"),
        ("5 to 2", Fraction(5, 2), "to"),
        ("one hundred to one", Fraction(100), "to"),
        ("Any 20 4 to 1", Fraction(4), "to"),
        ("Other winning wagers: even money", Fraction(1), "to"),
    ],
)
def test_odds_are_read_with_their_unit(text: str, win: Fraction, unit: str) -> None:
    (value,) = find_values(tidy(text))
    assert value.parts == (Odds(win=win, unit=unit),)


@pytest.mark.parametrize(
    "text",
    [
        "Cards from 2 to 10 count their number.",
        "The dealer shows a card from 2 to 9",
        "1-800-426-2537",
        "2015-07-01",
        "633a.13(f)(1)",
        "10:30 pm",
        "24/7",
        "5% vigorish",
        "version 1.0.0",
        "A wager that pushes is returned",
    ],
)
def test_what_only_looks_like_odds_is_none(text: str) -> None:
    assert find_values(tidy(text)) == []


def test_shares_of_a_meter_and_amounts() -> None:
    meter = MeterShare(percent=Decimal(100), meter="")
    assert [value.parts for value in find_values("100% of meter and 200 to 1")] == [(meter, Odds(Fraction(200), "to"))]
    assert [value.parts for value in find_values("100% of the Mega Progressive")] == [
        (MeterShare(percent=Decimal(100), meter="mega"),)
    ]
    assert [value.parts for value in find_values("$5,000/ 100% of meter")] == [(Money(Decimal(5000)), meter)]
    assert [value.parts for value in find_values("Push")] == [(Push(),)]
    assert [value.dollars for value in find_values("400 to 1 $250")] == [None, Decimal(250)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Minimum $10 Maximum $500", {("minimum", 10), ("maximum", 500)}),
        ("$10 min / $500 max", {("minimum", 10), ("maximum", 500)}),
        ("MIN 10 MAX 500", {("minimum", 10), ("maximum", 500)}),
        ("Bets $1 - $1,000 a hand", {("minimum", 1), ("maximum", 1000)}),
        ("$5-100", {("minimum", 5), ("maximum", 100)}),
        ("The wager is $1.", {("wager", 1)}),
        ("Maximum payout $75,000", set()),
        ("The meter starts at $5,000.", set()),
        ("min 2 to 1", set()),
    ],
)
def test_limits_are_told_from_other_amounts(text: str, expected: set[tuple[str, int]]) -> None:
    assert {(limit.kind, int(limit.amount)) for limit in find_limits(text)} == expected


@pytest.mark.parametrize(
    ("text", "wager", "near"),
    [
        ("LUCKY LADIES", "lucky_ladies", False),
        ("Twenty Point Bonus Wager", "lucky_ladies", False),
        ("Hit & Run", "hit_and_run_progressive", False),
        ("KINGS BOUNTY - paytable A", "kings_bounty", False),
        ("3 Card Poker", "three_card_poker", False),
        ("LUCKYLADIES", "lucky_ladies", False),
        ("Royal Match", "royal_match_21", True),
        ("Lucky Ladys", "lucky_ladies", True),
    ],
)
def test_a_heading_names_its_wager(text: str, wager: str, near: bool) -> None:  # noqa: FBT001 - a table's column
    named = NAMES.of_heading(text)
    assert named is not None
    assert (named.wager, named.near) == (wager, near)


@pytest.mark.parametrize("text", ["Lucky Queens", "21+3", "Blackjack Switch", "Perfect Pairs", "Payouts"])
def test_another_name_is_none_of_the_chapters(text: str) -> None:
    assert NAMES.of_heading(text) is None


def _rows(wager: str) -> list[Row]:
    return [row for table in RULESET.tables_for(wager) for row in table.rows]


@pytest.mark.parametrize(
    ("wager", "label", "outcome", "fit"),
    [
        ("lucky_ladies", "Pair of queens of hearts & dealer BJ", "Queen of hearts pair and dealer Blackjack", 3),
        ("lucky_ladies", "Q\u2665 pair", "Queen of hearts pair", 3),
        ("lucky_ladies", "Matched 20 (same rank and suit)", "Matched 20", 1),
        ("bad_beat_progressive", "21 with 7+ cards", "21 with seven or more cards", 1),
        ("bad_beat_progressive", "Dealer 21 with six cards", "21 with six cards", 4),
        ("three_card_poker", "Trips", "Three-of-a-kind", 1),
        ("kings_bounty", "Suited qeens, jacks or 10s pair", "Suited queens, jacks or 10s pair", 5),
    ],
)
def test_a_label_names_its_outcome(wager: str, label: str, outcome: str, fit: int) -> None:
    found = fit_outcome(tidy(label), _rows(wager))
    assert found is not None
    assert (found.row.outcome, found.fit) == (outcome, Fit(fit))


@pytest.mark.parametrize(
    ("wager", "label"),
    [
        ("lucky_ladies", "Suited 21"),
        ("lucky_ladies", "Queen pair"),
        ("hit_and_run_progressive", "Nine cards"),
        ("bet_the_set_21", "Colored pairs"),
    ],
)
def test_numbers_suits_and_ranks_are_never_guessed(wager: str, label: str) -> None:
    assert fit_outcome(label, _rows(wager)) is None


def test_letters_set_apart_are_closed_up() -> None:
    assert close_up("B L A C K J A C K   P A Y S   3   T O   2") == "BLACKJACK PAYS 3 TO 2"
    assert close_up("A to B") == "A to B"
