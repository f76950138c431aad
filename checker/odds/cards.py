"""Cards, ranks and what is dealt to whom, as plain numbers."""

from collections.abc import Iterator
from itertools import combinations_with_replacement, permutations
from math import factorial, prod

RANK_NAMES = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace")
SUIT_NAMES = ("clubs", "diamonds", "hearts", "spades")
ACE = len(RANK_NAMES) - 1
SUITS = len(SUIT_NAMES)
_BLACKJACK = 21
_TEN = 10

Hand = tuple[int, ...]
"""Cards in ascending order. A card is its rank times four plus its suit."""


def rank(card: int) -> int:
    """Return a card's rank, from 0 for a two to 12 for an ace."""
    return card // SUITS


def suit(card: int) -> int:
    """Return a card's suit, from 0 for clubs to 3 for spades."""
    return card % SUITS


def points(rank_of: int) -> int:
    """Return what a card counts in Blackjack; an ace counts 1."""
    return 1 if rank_of == ACE else min(rank_of + 2, _TEN)


def total(ranks: tuple[int, ...]) -> int:
    """Return a Blackjack total, with one ace as 11 where that does not go over 21."""
    hard = sum(points(one) for one in ranks)
    return hard + _TEN if ACE in ranks and hard + _TEN <= _BLACKJACK else hard


def in_a_row(ranks: tuple[int, ...], ace: str) -> bool:
    """Whether ranks are consecutive. ``ace`` is high (next to the king), low (next to the two) or both."""
    if len(set(ranks)) != len(ranks):
        return False
    low = sorted(-1 if one == ACE else one for one in ranks)
    runs = [sorted(ranks)] if ace != "low" else [low]
    if ace == "both":
        runs.append(low)
    return any(run[-1] - run[0] == len(run) - 1 for run in runs)


def falling(number: int, times: int) -> int:
    """Return number x (number - 1) x ... with ``times`` factors: the ways to draw cards one after another."""
    return prod(range(number - times + 1, number + 1)) if times <= number else 0


def orders(hand: tuple[int, ...]) -> int:
    """Return in how many orders the cards of a hand can come; equal cards are told apart by their copies only."""
    return factorial(len(hand)) // prod(factorial(hand.count(one)) for one in set(hand))


def hands_of(size: int, kinds: int) -> Iterator[Hand]:
    """Return every hand of ``size`` cards out of ``kinds`` different ones, each of which may come again."""
    return combinations_with_replacement(range(kinds), size)


_SUIT_ORDERS = tuple(permutations(range(SUITS)))


def suit_class(hand: Hand) -> Hand:
    """Return the hand that stands for all hands that differ from this one only by exchanged suits."""
    return min(tuple(sorted(card - card % SUITS + order[card % SUITS] for card in hand)) for order in _SUIT_ORDERS)
