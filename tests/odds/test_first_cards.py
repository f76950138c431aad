"""Wagers that the first cards decide, against plain enumeration of every deal of real cards, and closed formulas."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import combinations, permutations
from typing import Any

import pytest

from checker.law.hands import parse_hands
from checker.odds.first_cards import FirstCards, Row, count

Card = tuple[int, str]
SHOE = [(rank, suit) for rank in range(2, 15) for suit in "cdhs"]


def rows(*hands: Any) -> tuple[Row, ...]:
    return tuple(Row(parse_hands(one)) for one in hands)


def dealt(decks: int, player: int, dealer: int) -> Any:
    """Give every deal of single cards: the player's in any order, the dealer's in order."""
    cards = SHOE * decks
    for own in combinations(range(len(cards)), player):
        rest = [index for index in range(len(cards)) if index not in own]
        for shown in permutations(rest, dealer):
            yield [cards[index] for index in own], [cards[index] for index in shown]


def value(card: Card) -> int:
    return 11 if card[0] == 14 else min(card[0], 10)


def twenty(own: list[Card]) -> bool:
    return sum(map(value, own)) == 20


def lucky(own: list[Card], _: list[Card]) -> int | None:
    if not twenty(own):
        return None
    if own == [(12, "h"), (12, "h")]:
        return 0
    if own[0] == own[1]:
        return 1
    return 2 if own[0][1] == own[1][1] else 3


def between(own: list[Card], shown: list[Card]) -> int | None:
    low, high = sorted(card[0] for card in own)
    up = shown[0][0]
    if low == high == up:
        return 0
    return min(high - low - 1, 4) if low < up < high else None


def poker(own: list[Card], shown: list[Card]) -> int | None:
    cards = [*own, *shown]
    ranks = sorted(card[0] for card in cards)
    straight = ranks in ([2, 3, 14], list(range(ranks[0], ranks[0] + 3)))
    flush = len({card[1] for card in cards}) == 1
    if straight and flush:
        return 0
    if len(set(ranks)) == 1:
        return 1
    return 2 if straight else 3 if flush else None


CASES: list[tuple[str, int, int, int, str, Callable[[list[Card], list[Card]], int | None], list[Any]]] = [
    ("twenty", 2, 2, 0, "both", lucky, [
        {"player": {"cards": ["queen of hearts", "queen of hearts"]}},
        {"player": {"total": "20", "identical": "yes"}},
        {"player": {"total": "20", "suited": "yes"}},
        {"player": {"total": "20", "suited": "no"}},
    ]),
    ("between", 1, 2, 1, "high", between, [
        {"together": {"sets": ["3"]}},
        {"round": {"between": "1"}},
        {"round": {"between": "2"}},
        {"round": {"between": "3"}},
        {"round": {"between": "4 or more"}},
    ]),
    ("three cards", 1, 2, 1, "both", poker, [
        {"together": {"suited": "yes", "in_a_row": "yes"}},
        {"together": {"sets": ["3"]}},
        {"together": {"in_a_row": "yes"}},
        {"together": {"suited": "yes"}},
    ]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "decks", "player", "dealer", "ace", "judge", "hands"),
    CASES,
    ids=[f"{case[0]}-{case[1]}" for case in CASES],
)
def test_every_deal_one_by_one(
    name: str, decks: int, player: int, dealer: int, ace: str, judge: Callable[..., int | None], hands: list[Any]
) -> None:
    found = Counter(judge(own, shown) for own, shown in dealt(decks, player, dealer))
    chances = count(FirstCards(player, dealer, ace), rows(*hands), decks)
    total = sum(found.values())
    for index in range(len(hands)):
        assert Fraction(chances.of_row(index), chances.of) == Fraction(found[index], total), (name, index)
    assert Fraction(chances.counts[()], chances.of) == Fraction(found[None], total)


def test_each_matching_card_is_paid() -> None:
    chances = count(
        FirstCards(2, 1, "high"),
        rows({"round": {"each_same_rank": "same suit"}}, {"round": {"each_same_rank": "different suit"}}),
        2,
    )
    same = different = deals = 0
    cards = SHOE * 2
    up = 0
    for own in combinations(range(1, len(cards)), 2):
        ranked = [cards[index] for index in own if cards[index][0] == cards[up][0]]
        suited = sum(card[1] == cards[up][1] for card in ranked)
        same, different, deals = same + suited, different + len(ranked) - suited, deals + 1
    assert Fraction(chances.of_row(0), chances.of) == Fraction(same, deals)
    assert Fraction(chances.of_row(1), chances.of) == Fraction(different, deals)
    # A card of the player has the same rank and suit with a chance of 1 in 103, so two have it 2 in 103 times.
    assert Fraction(chances.of_row(0), chances.of) == Fraction(2, 103)


@pytest.mark.parametrize("decks", [1, 6, 8])
def test_four_ranks_by_closed_formulas(decks: int) -> None:
    chances = count(
        FirstCards(4, 0, "both"),
        rows(*({"player": {"sets": [str(number) for number in sets]}} for sets in ([4], [2, 2], [3], [2]))),
        decks,
    )
    copies, deck = 4 * decks, 52 * decks

    def choose(of: int, taken: int) -> int:
        found = 1
        for step in range(taken):
            found = found * (of - step) // (step + 1)
        return found

    total = choose(deck, 4)
    assert Fraction(chances.of_row(0), chances.of) == Fraction(13 * choose(copies, 4), total)
    assert Fraction(chances.of_row(1), chances.of) == Fraction(78 * choose(copies, 2) ** 2, total)
    assert Fraction(chances.of_row(2), chances.of) == Fraction(13 * choose(copies, 3) * 12 * copies, total)
    assert Fraction(chances.of_row(3), chances.of) == Fraction(13 * choose(copies, 2) * 66 * copies**2, total)


@pytest.mark.parametrize(("decks", "edge"), [(1, Fraction(1, 17)), (8, Fraction(31, 415))])
def test_insurance_goes_by_the_hole_card_alone(decks: int, edge: Fraction) -> None:
    # 16 of the 51 other cards of a deck are tens: 3 x 16/51 - 1 is minus 1/17.
    chances = count(
        FirstCards(0, 2, "both"),
        rows({"dealer": {"blackjack": "yes"}}),
        decks,
        given=parse_hands({"up": {"ranks": ["ace"]}}),
    )
    assert 1 - 3 * Fraction(chances.of_row(0), chances.of) == edge


def test_a_row_paid_beside_another_and_every_line() -> None:
    royal = {"player": {"ranks": ["king", "queen"], "suited": "yes"}}
    crown = {**royal, "dealer": {"ranks": ["king", "queen"], "suited": "yes"}}
    hands = (
        Row(parse_hands(royal)),
        Row(parse_hands({"player": {"suited": "yes"}})),
        Row(parse_hands(crown), beside=True),
    )
    deal = FirstCards(2, 2, "both")
    highest, every = count(deal, hands, 1), count(deal, hands, 1, every_line=True)
    # Four suits; of the 50 other cards three pairs are a king and a queen of one suit.
    assert Fraction(highest.counts[0, 2], highest.of) == Fraction(4, 1326) * Fraction(3, 1225)
    assert every.of_row(1) == every.of_row(0) + highest.of_row(1)
    assert highest.of_row(0) == every.of_row(0)


def test_first_cards_know_no_joker() -> None:
    with pytest.raises(ValueError, match="first cards have no makes"):
        count(FirstCards(2, 0, "both"), rows({"player": {"makes": "pair"}}), 1)
