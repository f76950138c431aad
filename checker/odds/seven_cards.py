"""Hands of seven cards out of one deck with a joker, counted by classes and not one by one.

What a hand makes is kept as a set of names, for a joker that is limited and for one that is fully wild. Hands without
a flush are counted by ranks alone; those with one by the ranks of its suit and of the cards beside it; those with a
royal flush one by one, since the suits of the two cards beside it matter too.

A limited joker is an ace, or any card that completes a straight, a flush, a straight flush or a royal flush.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations
from math import comb, factorial, prod
from typing import NamedTuple

from checker.law.hands import ADDED_PAIRS, MADE_HANDS, Alternative, Hands
from checker.odds.cards import ACE, RANK_NAMES, SUITS
from checker.odds.chances import Chances, Hit, checked

CARDS = 7
_RUN = 5
_RANKS = len(RANK_NAMES)
_KING, _QUEEN = ACE - 1, ACE - 2
_ROYAL = sum(1 << one for one in range(ACE - 4, ACE + 1))
_BIT = {name: 1 << place for place, name in enumerate((*MADE_HANDS, *ADDED_PAIRS))}
_PLUS = {(_KING, _QUEEN): "king and queen", (ACE, _KING): "ace and king"}
_THREE, _FOUR = 3, 4

Both = tuple[int, int]
"""What a hand makes with a limited joker and with a fully wild one, each as a set of bits."""
RULES = ("limited", "fully wild")


@dataclass(frozen=True, slots=True)
class Kind:
    """A class of hands: with the joker or not, what it makes, and its highest rank where it makes nothing."""

    joker: bool
    made: int
    high: int


@dataclass(frozen=True, slots=True)
class Deck:
    """The ranks and the number of suits of a deck, to which one joker is added."""

    ranks: tuple[int, ...] = tuple(range(_RANKS))
    suits: int = SUITS

    @property
    def mask(self) -> int:
        """The ranks as bits."""
        return sum(1 << one for one in self.ranks)


FULL = Deck()


@lru_cache(maxsize=256)
def count(rows: tuple[Hands, ...], joker: str, holder: str = "player") -> Chances:
    """Return the chances of ``rows``, of which the first that fits pays; ``joker`` is limited or fully wild."""
    counts: Counter[Hit] = Counter()
    for kind, number in kinds(joker).items():
        row = next(
            (index for index, row in enumerate(rows) if any(fits(kind, part, holder) for part in row.alternatives)),
            None,
        )
        counts[() if row is None else (row,)] += number
    return checked(counts, comb(_RANKS * SUITS + 1, CARDS))


def fits(kind: Kind, part: Alternative, holder: str) -> bool:
    """Whether a class of hands has all that is asked. Raises :class:`ValueError` for what seven cards have not."""
    for one in part:
        if one.holder != holder:
            raise ValueError(f"{one.holder} holds no cards that count here")
        match one.word:
            case "makes":
                met = bool(kind.made & _BIT[one.value])
            case "joker":
                met = kind.joker is one.value
            case "plus":
                met = any(kind.made & _BIT[name] for name in one.value)
            case "high":
                met = not kind.made and kind.high == one.value
            case _:
                raise ValueError(f"seven cards have no {one.word}")
        if not met:
            return False
    return True


def kinds(joker: str, deck: Deck = FULL) -> Mapping[Kind, int]:
    """Return how many hands of seven cards each class has."""
    return _all_kinds(deck)[RULES.index(joker)]


@lru_cache(maxsize=8)
def _all_kinds(deck: Deck) -> tuple[Mapping[Kind, int], Mapping[Kind, int]]:
    found: tuple[Counter[Kind], Counter[Kind]] = (Counter(), Counter())
    for joker in (False, True):
        by_rank: tuple[Counter[tuple[int, int]], Counter[tuple[int, int]]] = (Counter(), Counter())
        for shape, number in _by_ranks(deck, joker=joker).items():
            for rule, made in enumerate(_made(shape, joker=joker)):
                by_rank[rule][made, shape.high] += number
        for (shape, suited), number in _flushes(deck, joker=joker).items():
            for rule, made in enumerate(_made(shape, joker=joker)):
                by_rank[rule][made, shape.high] -= number
                found[rule][Kind(joker, made | suited, 0)] += number
        for rule, ranked in enumerate(by_rank):
            for (made, high), number in ranked.items():
                if number:
                    found[rule][Kind(joker, made, 0 if made else high)] += number
    return found


class Shape(NamedTuple):
    """What matters of the ranks of a hand: the ranks that have several cards, aces, a straight, the highest.

    ``aces`` counts only in a hand with the joker, and ``singles`` only where a joker may pair them.
    """

    numbers: tuple[int, ...]
    singles: int
    aces: int
    straight: bool
    high: int


def _made(shape: Shape, *, joker: bool) -> Both:
    limited, wild = _sets((*shape.numbers, *([1] * shape.singles)), shape.aces, joker=joker)
    straight = _BIT["straight"] if shape.straight else 0
    return limited | straight, wild | straight


# Ranks


@cache
def _runs(length: int) -> tuple[int, ...]:
    """Return the runs of a length as sets of ranks; an ace stands below the two as well as above the king."""
    ordered = (ACE, *range(_RANKS))
    return tuple(sum(1 << one for one in ordered[start : start + length]) for start in range(len(ordered) - length + 1))


@cache
def is_straight(mask: int, *, joker: bool) -> bool:
    """Whether ranks hold five in a row, of which the joker may be one."""
    if not joker:
        return any(mask & run == run for run in _runs(_RUN))
    return any((mask & run).bit_count() >= _RUN - 1 for run in _runs(_RUN))


@cache
def _sets(numbers: tuple[int, ...], aces: int, *, joker: bool) -> Both:
    """Return what ranks with so many cards each make, straights left out. ``aces`` is how many cards are aces."""
    if not joker:
        made = _plain_sets(numbers)
        return made, made
    others = list(numbers)
    if aces:
        others.remove(aces)
    limited = _plain_sets((*others, aces + 1))
    wild = 0
    for place, number in enumerate(numbers):
        wild |= _plain_sets((*numbers[:place], number + 1, *numbers[place + 1 :]))
    wild |= _plain_sets((*numbers, 1))
    named = (_BIT["five_aces"] if aces == _FOUR else 0) | (_BIT["five_of_a_kind"] if _FOUR in numbers else 0)
    return limited | named, wild | named


@cache
def _plain_sets(numbers: tuple[int, ...]) -> int:
    ordered = sorted(numbers, reverse=True)
    pairs = sum(number > 1 for number in ordered)
    names = {
        "pair": pairs > 0,
        "two_pair": pairs > 1,
        "three_pair": pairs > 2,  # noqa: PLR2004 - as its name says
        "three_of_a_kind": ordered[0] >= _THREE,
        "full_house": ordered[0] >= _THREE and pairs > 1,
        "four_of_a_kind": ordered[0] >= _FOUR,
    }
    return sum(_BIT[name] for name, made in names.items() if made)


def _partitions(total: int, most: int) -> Iterator[tuple[int, ...]]:
    """Return the ways to write a number as a sum of numbers up to ``most``, greatest first."""
    if total == 0:
        yield ()
    for first in range(min(total, most), 0, -1):
        for rest in _partitions(total - first, first):
            yield (first, *rest)


def _arrangements(numbers: tuple[int, ...]) -> int:
    return factorial(len(numbers)) // prod(factorial(numbers.count(one)) for one in set(numbers))


def _by_ranks(deck: Deck, *, joker: bool) -> Mapping[Shape, int]:
    """Return how many hands have each shape, whatever their suits."""
    found: Counter[Shape] = Counter()
    for numbers in _partitions(CARDS - joker, deck.suits):
        ways = prod(comb(deck.suits, number) for number in numbers)
        plain = ((0, ways * _arrangements(numbers)),)
        with_ace = tuple((aces, ways * _arrangements(_without(numbers, aces))) for aces in sorted(set(numbers)))
        several, singles = tuple(number for number in numbers if number > 1), numbers.count(1)
        for mask in rank_sets(deck, len(numbers)):
            straight, high = is_straight(mask, joker=joker), _high(mask, joker=joker)
            for aces, number in with_ace if joker and mask >> ACE & 1 else plain:
                found[Shape(several, singles, aces, straight, high)] += number
    return found


@cache
def rank_sets(deck: Deck, size: int) -> tuple[int, ...]:
    """Return every set of so many ranks."""
    return tuple(sum(ranks) for ranks in combinations([1 << one for one in deck.ranks], size))


def _high(mask: int, *, joker: bool) -> int:
    return ACE if joker else mask.bit_length() - 1


def _without(numbers: tuple[int, ...], number: int) -> tuple[int, ...]:
    place = numbers.index(number)
    return (*numbers[:place], *numbers[place + 1 :])


# Flushes


def _flushes(deck: Deck, *, joker: bool) -> Mapping[tuple[Shape, int], int]:
    """Return how many hands with a flush have each shape and make what by suit."""
    found: Counter[tuple[Shape, int]] = Counter()
    plain: defaultdict[tuple[tuple[int, ...], int, int, bool, int], int] = defaultdict(int)
    cards = CARDS - joker
    for size in range(_RUN - joker, cards + 1):
        for mask in rank_sets(deck, size):
            if (mask & _ROYAL).bit_count() >= _RUN - joker:
                continue
            suited = _by_suit(mask, size, joker=joker)
            for numbers, everything, aces, number in _beside(deck, mask, cards - size):
                if number:
                    plain[numbers, aces, suited, is_straight(everything, joker=joker), everything.bit_length()] += (
                        number
                    )
    for (numbers, aces, suited, straight, length), number in plain.items():
        shape = Shape(numbers, cards - sum(numbers), aces * joker, straight, ACE if joker else length - 1)
        found[shape, suited] += deck.suits * number
    for shape, suited, number in _royals(deck, joker=joker):
        found[shape, suited] += number
    return found


def _by_suit(mask: int, size: int, *, joker: bool) -> int:
    made = _BIT["flush"]
    if is_straight(mask, joker=joker):
        made |= _BIT["straight_flush"]
    if size == CARDS - joker and any((mask & run).bit_count() >= CARDS - joker for run in _runs(CARDS)):
        made |= _BIT["seven_card_straight_flush"]
    if (mask & _ROYAL).bit_count() >= _RUN - joker:
        made |= _BIT["royal_flush"]
    return made


def _beside(deck: Deck, mask: int, cards: int) -> Iterator[tuple[tuple[int, ...], int, int, int]]:
    """Return what up to two cards of other suits add to the ranks of a flush.

    These are the ranks with more than one card, all ranks, the aces, and in how many ways it comes.
    """
    aces = mask >> ACE & 1
    inside = mask.bit_count() - aces
    others = deck.suits - 1
    outside = [one for one in deck.ranks if not mask >> one & 1]
    if cards == 0:
        yield (), mask, aces, 1
    elif cards == 1:
        yield (2,), mask, aces, inside * others
        yield (2,), mask, aces + 1, aces * others
        for one in outside:
            yield (), mask | 1 << one, aces + (one == ACE), others
    else:
        yield (2, 2), mask, aces, comb(inside, 2) * others**2
        yield (2, 2), mask, aces + 1, aces * inside * others**2
        yield (3,), mask, aces, inside * comb(others, 2)
        yield (3,), mask, aces + 2, aces * comb(others, 2)
        for one in outside:
            wider, more = mask | 1 << one, aces + (one == ACE)
            yield (2,), wider, more, inside * others**2
            yield (2,), wider, more + 1, aces * others**2
            yield (2,), wider, more + (one == ACE), comb(others, 2)
        each = others**2
        for one, two in combinations(outside, 2):
            yield (), mask | 1 << one | 1 << two, aces + (two == ACE), each


def _royals(deck: Deck, *, joker: bool) -> Iterator[tuple[Shape, int, int]]:
    """Return the hands with a royal flush, those of one suit for all."""
    royal = [one for one in range(_RANKS) if _ROYAL >> one & 1]
    if not set(royal) <= set(deck.ranks):
        if joker and len(set(royal) & set(deck.ranks)) == _RUN - 1:
            raise ValueError("a deck with four of the five highest ranks is not counted")
        return
    rest = [(one, suit) for suit in range(deck.suits) for one in deck.ranks if suit or one not in royal]
    if joker:
        for missing in royal:
            suited = [(one, 0) for one in royal if one != missing]
            for two in combinations(rest, 2):
                yield _royal_hand(deck, [*suited, *two], two, joker=True)
    for beside in combinations(rest, 2 - joker):
        yield _royal_hand(deck, [*((one, 0) for one in royal), *beside], beside, joker=joker)


def _royal_hand(
    deck: Deck, cards: list[tuple[int, int]], beside: tuple[tuple[int, int], ...], *, joker: bool
) -> tuple[Shape, int, int]:
    mask = sum(1 << one for one, suit in cards if suit == 0)
    everything = mask
    for one, _ in cards:
        everything |= 1 << one
    numbers = Counter(one for one, _ in cards)
    several = tuple(sorted((number for number in numbers.values() if number > 1), reverse=True))
    singles = len(cards) - sum(several)
    straight, high = is_straight(everything, joker=joker), _high(everything, joker=joker)
    shape = Shape(several, singles, numbers[ACE] * joker, straight, high)
    suited = _by_suit(mask, mask.bit_count(), joker=joker)
    for pair, name in _PLUS.items():
        if len(beside) == 2 and beside[0][1] == beside[1][1] and {one for one, _ in beside} == set(pair):  # noqa: PLR2004 - a pair
            suited |= _BIT[name]
        elif joker and len(beside) == 1 and beside[0][0] in pair and (ACE not in pair or beside[0][0] == _KING):
            suited |= _BIT[f"{name} with joker"]
    return shape, suited, deck.suits
