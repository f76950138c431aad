"""The base game against the Board's figures, and its parts against exact counts."""

from fractions import Fraction
from functools import cache

import pytest

from checker.law.hands import parse_hands
from checker.odds.cards import falling
from checker.odds.drawn import dealer_hands, ways
from checker.odds.first_cards import FirstCards, Row
from checker.odds.game import Rules, house_edge, stand_value
from checker.odds.rides import gain

# 42 Pa.B. 2922, preamble: a skilled player by these rules loses 0.355% to 0.371%; a dealer who draws to soft 17 costs
# 0.22% more, a game without surrender 0.08%, and a Blackjack at 6 to 5 1.39%. They come out so with eight decks, four
# hands at most, one card to each split ace, and aces not split again.
PRACTICE = {"one_card_to_aces": True, "resplit_aces": False}


@cache
def percent(**rules: object) -> float:
    return 100 * house_edge(Rules(**{**PRACTICE, **rules}))  # type: ignore[arg-type]


def test_the_boards_edge_of_a_skilled_player() -> None:
    edge = percent(decks=8)
    assert edge == pytest.approx(0.355, abs=0.02)
    assert edge == pytest.approx(0.371, abs=0.02)


def test_the_boards_cost_of_no_surrender() -> None:
    assert percent(decks=8, surrender=False) - percent(decks=8) == pytest.approx(0.08, abs=0.02)


def test_the_boards_cost_of_drawing_to_soft_17() -> None:
    """In a game without surrender. With it, a player gives up more hands to such a dealer, which saves 0.016."""
    plain, soft = percent(decks=8, surrender=False), percent(decks=8, surrender=False, hits_soft=True)
    assert soft - plain == pytest.approx(0.22, abs=0.02)
    assert percent(decks=8, hits_soft=True) - percent(decks=8) == pytest.approx(0.198, abs=0.005)


def test_the_boards_cost_of_6_to_5() -> None:
    """The Board's 1.39 is the figure of one deck. With eight, Blackjacks are rarer and it is 1.36."""
    for decks, figure in ((1, 1.39), (8, 1.36)):
        assert percent(decks=decks, blackjack=1.2) - percent(decks=decks) == pytest.approx(figure, abs=0.02)


@pytest.mark.parametrize("decks", [1, 8])
def test_6_to_5_is_three_tenths_of_an_unmatched_blackjack(decks: int) -> None:
    cards, aces, tens = 52 * decks, 4 * decks, 16 * decks
    own = Fraction(2 * aces * tens, cards * (cards - 1))
    other = Fraction(2 * (aces - 1) * (tens - 1), (cards - 2) * (cards - 3))
    lost = float(own * (1 - other) * Fraction(3, 10)) * 100
    assert percent(decks=decks, blackjack=1.2) - percent(decks=decks) == pytest.approx(lost, abs=1e-9)


def test_what_a_player_may_do_never_costs_the_player() -> None:
    base = percent(decks=6)
    assert percent(decks=6, splits=0) > percent(decks=6, splits=1) > base
    assert percent(decks=6, resplit_aces=True) < base
    assert percent(decks=6, one_card_to_aces=False, resplit_aces=True) < percent(decks=6, resplit_aces=True)
    assert percent(decks=1) < percent(decks=2) < base < percent(decks=8)


@pytest.mark.parametrize("own", [(2, 10), (3, 4, 5), (2, 2, 3, 9), (1, 1, 2, 3, 9)])
@pytest.mark.parametrize("up", [1, 6, 10])
def test_standing_is_counted_closely_whatever_was_drawn(own: tuple[int, ...], up: int) -> None:
    decks = 6
    left = {value: (16 if value == 10 else 4) * decks for value in range(1, 11)}
    for card in (up, *own):
        left[card] -= 1
    won, whole = Fraction(0), Fraction(0)
    for hand, orders in dealer_hands(17).items():
        if hand.up != up or hand.blackjack:
            continue
        chance = Fraction(orders, falling(52 * decks - 1 - len(own), hand.number - 1))
        for value in range(1, 11):
            taken = (hand.cards >> (value - 1) * 5 & 31) - (value == up)
            chance *= falling(left[value], taken)
        whole += chance
        won += chance * ((hand.total > 21) - (hand.total <= 21))
    assert ways(1 << 50 | 1, decks) == 4 * decks
    assert stand_value(decks, up, 16, own) == pytest.approx(float(won / whole), abs=2e-5)


def test_a_payout_added_to_a_blackjack_wins_what_a_blackjack_wins() -> None:
    """An ace and king of one suit, paid 9 to 1: the nine units win 3 to 2 unless the dealer has a Blackjack too."""
    rows = (Row(parse_hands({"player": {"ranks": ["ace", "king"], "suited": "yes"}})),)
    more = gain(FirstCards(2, 0, "both"), rows, (9.0,), Rules(decks=6))
    hand = Fraction(4 * 2 * 6 * 6, 312 * 311)
    other = Fraction(2 * 23 * 95, 310 * 309)
    assert more == pytest.approx(float(hand * (1 - other) * 9 * Fraction(3, 2)), rel=1e-9)


def test_a_payout_is_not_added_where_that_loses() -> None:
    """A 10 and a 6 of one suit lose on average against every first card, so nothing is added."""
    rows = (Row(parse_hands({"player": {"ranks": ["10", "6"], "suited": "yes"}})),)
    assert gain(FirstCards(2, 0, "both"), rows, (5.0,), Rules(decks=6)) == 0
