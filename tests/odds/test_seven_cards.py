"""Seven cards of 53 against published counts, and classes of small decks against every hand, one by one."""

from collections import Counter
from functools import cache
from itertools import combinations
from math import comb

import pytest
from sampled import tries_all

from checker.law.hands import MADE_HANDS, parse_hands
from checker.odds.seven_cards import CARDS, FULL, Deck, Kind, count, kinds

Card = tuple[int, int]
ACE = 12

# wizardofodds.com/games/pai-gow-poker/appendix/5 (Pai Gow Mania): counts of the highest hand, joker limited.
PUBLISHED = {
    "five_aces": 1_128,
    "royal_flush": 26_132,
    "straight_flush": 184_832,
    "four_of_a_kind": 307_472,
    "full_house": 4_188_528,
    "flush": 6_172_088,
    "three_of_a_kind": 7_672_500,
    "straight": 11_034_204,
}
# Brian Alspach, Pai Gow Poker Computations (2003), table 1: seven cards without a joker, by the highest hand.
WITHOUT_JOKER = {
    "straight_flush": 41_584,
    "four_of_a_kind": 224_848,
    "full_house": 3_473_184,
    "flush": 4_047_644,
    "straight": 6_180_020,
    "three_of_a_kind": 6_461_620,
    "two_pair": 31_433_400,
    "pair": 58_627_800,
}


def test_the_published_counts_with_a_joker() -> None:
    chances = count(tuple(parse_hands({"player": {"makes": name}}) for name in PUBLISHED), "limited")
    assert [chances.of_row(row) for row in range(len(PUBLISHED))] == list(PUBLISHED.values())
    assert chances.of == comb(53, 7) == 154_143_080
    assert chances.counts[()] == 124_556_196


def test_the_published_counts_without_a_joker() -> None:
    chances = count(tuple(parse_hands({"player": {"makes": name, "joker": "no"}}) for name in WITHOUT_JOKER), "limited")
    assert [chances.of_row(row) for row in range(len(WITHOUT_JOKER))] == list(WITHOUT_JOKER.values())
    high = sum(number for kind, number in kinds("limited").items() if not kind.joker and not kind.made)
    assert high == 23_294_460


@pytest.mark.parametrize("joker", ["limited", "fully wild"])
def test_the_classes_are_all_hands(joker: str) -> None:
    found = kinds(joker)
    assert sum(found.values()) == comb(53, 7)
    assert sum(number for kind, number in found.items() if kind.joker) == comb(52, 6)
    assert min(found.values()) > 0


def test_seven_in_a_row_and_a_royal_flush_with_two_more() -> None:
    rows = [
        {"makes": "seven_card_straight_flush", "joker": "no"},
        {"makes": "seven_card_straight_flush", "joker": "yes"},
        {"makes": "royal_flush", "plus": ["king and queen"]},
        {"makes": "royal_flush", "plus": ["ace and king with joker"]},
    ]
    counts = [count((parse_hands({"player": row}),), "limited").of_row(0) for row in rows]
    # 8 runs of seven ranks in 4 suits. With the joker: any of 7 cards of a run is missing, but runs that differ by
    # their end share six cards. A king and queen of another suit: 4 x 3 natural, and 5 cards that the joker may be.
    # The joker as the second ace: a natural royal flush, the joker, and one of three kings.
    assert counts == [32, 4 * (8 * 7 - 7), 4 * 3 + 4 * 5 * 3, 4 * 3]


# Every hand of a small deck, judged by putting each card in the joker's place.


def plain(cards: list[Card]) -> frozenset[str]:
    """Give what seven real cards make. A card may stand twice, as the joker can be any card."""
    return _plain(tuple(sorted(cards)))


@cache
def _plain(cards: tuple[Card, ...]) -> frozenset[str]:
    numbers = Counter(rank for rank, _ in cards)
    most = sorted(numbers.values(), reverse=True)
    pairs = sum(number > 1 for number in most)
    found = {name for name, least in (("pair", 2), ("three_of_a_kind", 3), ("four_of_a_kind", 4)) if most[0] >= least}
    found |= {name for name, least in (("two_pair", 2), ("three_pair", 3)) if pairs >= least}
    if most[0] >= 3 and pairs > 1:
        found.add("full_house")
    if runs({rank for rank, _ in cards}, 5):
        found.add("straight")
    for suit in {suit for _, suit in cards}:
        ranks = {rank for rank, of in cards if of == suit}
        # Two equal cards are two cards of the suit.
        if sum(of == suit for _, of in cards) >= 5 and len(ranks) >= 5:
            found.add("flush")
        if runs(ranks, 5):
            found.add("straight_flush")
        if {8, 9, 10, 11, 12} <= ranks:
            found.add("royal_flush")
        if len(ranks) == 7 and runs(ranks, 7):
            found.add("seven_card_straight_flush")
    return frozenset(found)


def runs(ranks: set[int], length: int) -> bool:
    places = ranks | ({-1} if ACE in ranks else set())
    return any(all(low + step in places for step in range(length)) for low in range(-1, 13))


def with_joker(cards: list[Card], deck: Deck) -> tuple[set[str], set[str]]:
    """Give what six cards and the joker make, limited and fully wild, by trying every card that can matter."""
    sets = {"pair", "two_pair", "three_pair", "three_of_a_kind", "four_of_a_kind", "full_house"}
    limited: set[str] = set()
    wild: set[str] = set()
    for rank in {*deck.ranks, *(rank - 1 for rank in deck.ranks if rank)}:
        for suit in {suit for _, suit in cards}:
            made = plain([*cards, (rank, suit)])
            wild |= made
            limited |= made if rank == ACE else made - sets
    numbers = Counter(rank for rank, _ in cards)
    named = ({"five_aces"} if numbers[ACE] == 4 else set()) | ({"five_of_a_kind"} if 4 in numbers.values() else set())
    return limited | named, wild | named


DECKS = [
    pytest.param(Deck(ranks=(8, 9, 10, 11, 12), suits=2), id="high"),
    pytest.param(Deck(ranks=(2, 11, 12), suits=4), id="four suits"),
    pytest.param(Deck(ranks=(0, 1, 2, 3, 4, 5, 12), suits=2), id="low"),
]
LARGER = pytest.param(Deck(ranks=(8, 9, 10, 11, 12), suits=3), id="three suits")


@pytest.mark.parametrize("deck", [*DECKS, *([LARGER] if tries_all() else [])])
def test_every_hand_of_a_small_deck(deck: Deck) -> None:
    cards = [(rank, suit) for rank in deck.ranks for suit in range(deck.suits)]
    found: dict[str, Counter[tuple[bool, frozenset[str]]]] = {"limited": Counter(), "fully wild": Counter()}
    for hand in combinations(cards, CARDS - 1):
        for made, counted in zip(with_joker(list(hand), deck), found.values(), strict=True):
            counted[True, frozenset(made)] += 1
    for hand in combinations(cards, CARDS):
        for counted in found.values():
            counted[False, frozenset(plain(list(hand)))] += 1
    for joker, by_hand in found.items():
        by_class: Counter[tuple[bool, frozenset[str]]] = Counter()
        for kind, number in kinds(joker, deck).items():
            by_class[kind.joker, names(kind)] += number
        assert by_class == by_hand


def names(kind: Kind) -> frozenset[str]:
    return frozenset(name for place, name in enumerate(MADE_HANDS) if kind.made >> place & 1)


def test_a_hand_without_a_pair_is_named_by_its_highest_card() -> None:
    high = Counter({kind.high: number for kind, number in kinds("limited").items() if not kind.made and not kind.joker})
    # Seven ranks up to a nine without five in a row: 2 to 9 are eight ranks, of which one is left out.
    suits = 4**7 - 4 * sum(comb(7, number) * 3 ** (7 - number) for number in (5, 6, 7))
    sets = [ranks for ranks in combinations(range(8), 7) if max(ranks) == 7 and not runs(set(ranks), 5)]
    assert high[7] == len(sets) * suits
    assert FULL.suits == 4
