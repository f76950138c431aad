"""Two hands of seven cards: a small deck against every pair of hands, and identities of the full one."""

from collections import Counter
from itertools import combinations
from math import comb

from odds_cases import share

from checker.law.hands import parse_hands
from checker.odds.cards import ACE
from checker.odds.seven_cards import CARDS, Deck, kinds
from checker.odds.two_hands import count, pairs

SMALL = Deck(ranks=(0, 1, 2, 4, 5, 7, 9, 12), suits=2)
ROWS = tuple(
    parse_hands(one)
    for one in [
        {"dealer": {"high": "ace"}, "player": {"high": "ace"}},
        {"dealer": {"high": "ace", "joker": "yes"}},
        {"dealer": {"high": "ace", "joker": "no"}},
    ]
)


def state(cards: tuple[tuple[int, int], ...]) -> str:
    """Say whether seven cards are ace high, with the joker or without it."""
    real = [card for card in cards if card != (-1, -1)]
    ranks = {rank for rank, _ in real}
    joker = len(real) < CARDS
    if len(ranks) < len(real) or (ACE in ranks) is joker:
        return "other"
    if max(Counter(suit for _, suit in real).values()) + joker >= 5:
        return "other"
    places = ranks | ({-1} if ACE in ranks else set())
    windows = [{low + step for step in range(5)} for low in range(-1, 9)]
    straight = any(
        len(window & (places | ({-1, ACE} if joker else set()))) + joker >= 5
        for window in windows
        if (len(window & places) + joker >= 5)
    )
    return "other" if straight else "joker" if joker else "plain"


def test_every_pair_of_hands_of_a_small_deck() -> None:
    cards = [(rank, suit) for rank in SMALL.ranks for suit in range(SMALL.suits)] + [(-1, -1)]
    bits = {
        sum(1 << place for place in hand): state(tuple(cards[place] for place in hand))
        for hand in combinations(range(len(cards)), CARDS)
    }
    known = [mask for mask, held in bits.items() if held != "other"]
    found: Counter[tuple[str, str]] = Counter()
    for one in known:
        for two in known:
            if not one & two:
                found[bits[one], bits[two]] += 1
    counted = pairs(ACE, SMALL)
    for both in (("plain", "plain"), ("joker", "plain"), ("plain", "joker")):
        assert counted[both] == found[both] > 0
    beside = comb(len(cards) - CARDS, CARDS)
    for held in ("plain", "joker"):
        alone = sum(1 for mask in known if bits[mask] == held) * beside
        assert sum(number for (dealer, _), number in counted.items() if dealer == held) == alone
    assert sum(counted.values()) == len(bits) * beside


def test_the_dealer_alone_is_as_the_seven_card_count_says() -> None:
    chances = count(ROWS, "limited")
    assert chances.of == comb(53, 7) * comb(46, 7)
    high = {kind.joker: number for kind, number in kinds("limited").items() if not kind.made and kind.high == ACE}
    dealer = sum(high.values()) * comb(46, 7)
    assert sum(chances.of_row(row) for row in range(3)) == dealer


def test_the_joker_is_in_one_hand_only_and_a_fully_wild_one_in_none() -> None:
    states = pairs(ACE)
    assert ("joker", "joker") not in states or states["joker", "joker"] == 0
    assert states["joker", "plain"] == states["plain", "joker"]
    wild = count(ROWS, "fully wild")
    assert wild.of_row(1) == 0
    assert share(wild, 2) > 0
