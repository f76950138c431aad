"""Hands that draw by a rule: the dealer's from a full shoe, and a player's by a fixed strategy.

Orders in which cards come are merged by what was drawn, so a few thousand classes stand for all of them. A class is a
number with five bits for each of the ten card values, aces first, and above them how many cards there are. Other
players' cards are not looked at: by symmetry the cards that a hand draws are as likely as the first cards of the shoe.
"""

from collections import Counter, defaultdict
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from checker.law.hands import Alternative, Hands
from checker.odds.cards import falling
from checker.odds.chances import Chances, Hit, checked
from checker.odds.strategy import Play, play

VALUES = range(1, 11)
_DECK = 52
_BITS = 5
_NUMBER = 10 * _BITS
_LOW = (1 << 5 * _BITS) - 1
_HIGH = ((1 << _NUMBER) - 1) ^ _LOW
_LIMIT = 21
_SOFT_EXTRA = 10
_TEN = 10
_PAIR = 2


def of_value(value: int) -> int:
    """Return how many cards of a value one deck has."""
    return 16 if value == _TEN else 4


def card(value: int) -> int:
    """Return the class of one card."""
    return 1 << (value - 1) * _BITS | 1 << _NUMBER


@lru_cache(maxsize=16)
def _falling(decks: int) -> tuple[tuple[int, ...], ...]:
    """Return for each value in how many ways 0, 1, 2 ... of its cards come."""
    return tuple(tuple(falling(of_value(value) * decks, number) for number in range(32)) for value in VALUES)


def ways(cards: int, decks: int) -> int:
    """Return in how many ways the cards of a class come in one order of values."""
    found = 1
    for of_number in _falling(decks):
        if number := cards & 31:
            found *= of_number[number]
        cards >>= _BITS
    return found


def best(hard: int, *, ace: bool) -> int:
    """Return a total with one ace as 11 where that does not go over 21."""
    return hard + _SOFT_EXTRA if ace and hard + _SOFT_EXTRA <= _LIMIT else hard


class Final(NamedTuple):
    """A finished hand: the first card, all its cards, how many, and its total; over 21 it is 22."""

    up: int
    cards: int
    number: int
    total: int

    @property
    def blackjack(self) -> bool:
        """Whether the hand is a Blackjack."""
        return self.number == _PAIR and self.total == _LIMIT


@lru_cache(maxsize=4)
def dealer_hands(stands: int, *, hits_soft: bool = False) -> Mapping[Final, int]:
    """Return every finished hand of a dealer who stands on ``stands`` or more, and the orders it comes in.

    With ``hits_soft`` the dealer draws to ``stands`` where an ace counts 11 in it.
    """
    found: Counter[Final] = Counter()
    level: dict[tuple[int, int, int, bool], int] = {(up, card(up), up, up == 1): 1 for up in VALUES}
    number = 1
    while level:
        number += 1
        following: dict[tuple[int, int, int, bool], int] = defaultdict(int)
        for (up, cards, hard, ace), orders in level.items():
            for value in VALUES:
                total = best(hard + value, ace=ace or value == 1)
                if total >= stands + (hits_soft and total == stands != hard + value):
                    found[Final(up, cards + card(value), number, min(total, _LIMIT + 1))] += orders
                else:
                    following[up, cards + card(value), hard + value, ace or value == 1] += orders
        level = following
    return found


Classes = Mapping[int, int]
"""In how many orders the cards of a class come. How many cards it has stands above the bits of the values."""


@lru_cache(maxsize=64)
def count_dealer(rows: tuple[Hands, ...], decks: int, stands: int) -> Chances:
    """Return the chances of rows that the dealer's finished hand decides; the first that fits pays."""
    found = _dealer(rows, stands)
    most = max(cards >> _NUMBER for classes in found.values() for cards in classes)
    counts = {hit: _ways(classes, decks, most) for hit, classes in found.items()}
    return checked(counts, falling(_DECK * decks, most))


@lru_cache(maxsize=8)
def _dealer(rows: tuple[Hands, ...], stands: int) -> Mapping[Hit, Classes]:
    found: defaultdict[Hit, defaultdict[int, int]] = defaultdict(lambda: defaultdict(int))
    for hand, orders in dealer_hands(stands).items():
        found[_first(rows, {"dealer": hand})][hand.cards] += orders
    return found


def _ways(classes: Classes, decks: int, most: int) -> int:
    """Return in how many ways classes come, as deals of ``most`` cards."""
    cards = _DECK * decks
    after = [falling(cards - number, most - number) for number in range(most + 1)]
    # Few halves of classes stand for very many classes, so the ways of each half are worked out once.
    halves: dict[int, int] = {}
    found = 0
    for both, orders in classes.items():
        low, high = both & _LOW, both & _HIGH
        if low not in halves:
            halves[low] = ways(low, decks)
        if high not in halves:
            halves[high] = ways(high, decks)
        found += orders * halves[low] * halves[high] * after[both >> _NUMBER]
    return found


def _first(rows: tuple[Hands, ...], held: Mapping[str, Final | None]) -> Hit:
    for index, row in enumerate(rows):
        if any(_holds(part, held) for part in row.alternatives):
            return (index,)
    return ()


def _holds(part: Alternative, held: Mapping[str, Final | None]) -> bool:
    for one in part:
        if one.word == "system_draw":
            return False
        hand = held[one.holder]
        if hand is None:
            return False
        match one.word:
            case "total":
                met = hand.total in one.value and hand.total <= _LIMIT
            case "number":
                met = hand.number in one.value
            case "blackjack":
                met = hand.blackjack is one.value
            case _:
                raise ValueError(f"a hand that is played has no {one.word}")
        if not met:
            return False
    return True


@lru_cache(maxsize=64)
def player_hands(up: int, total: int) -> Mapping[Final, int]:
    """Return every finished hand of a player with ``total`` against a dealer's first card, and its orders."""
    found: Counter[Final] = Counter()
    level: dict[tuple[int, int, bool], int] = defaultdict(int)
    for one in VALUES:
        for two in VALUES:
            level[card(one) + card(two), one + two, 1 in {one, two}] += 1
    number = 2
    while level:
        following: dict[tuple[int, int, bool], int] = defaultdict(int)
        for (cards, hard, ace), orders in level.items():
            now = best(hard, ace=ace)
            doing = play(now, soft=now != hard, up=up, first_two=number == _PAIR)
            if doing is Play.STAND and now == total:
                found[Final(0, cards, number, now)] += orders
            if doing in {Play.STAND, Play.SURRENDER}:
                continue
            for value in VALUES:
                after = best(hard + value, ace=ace or value == 1)
                if doing is Play.HIT and after < _LIMIT:
                    following[cards + card(value), hard + value, ace or value == 1] += orders
                elif after == total:
                    found[Final(0, cards + card(value), number + 1, after)] += orders
        level = following
        number += 1
    return found


@lru_cache(maxsize=64)
def count_both(rows: tuple[Hands, ...], decks: int, stands: int) -> Chances:
    """Return the chances of rows that need a player's total, and may need the dealer's hand; the first that fits pays.

    A dealer Blackjack ends the round before the player draws.
    """
    # What a row of the player's total alone pays is what the rows before it leave.
    alone = next((index for index, row in enumerate(rows) if not _asks_dealer(row)), len(rows))
    total = _total(rows)
    most, every, played = _count_both(rows[:alone], total, decks, stands)
    counts = Counter(played)
    counts[(alone,) if alone < len(rows) else ()] += every - sum(played.values())
    of = falling(_DECK * decks, most)
    counts[()] += of - sum(counts.values())
    return checked(counts, of)


def _asks_dealer(row: Hands) -> bool:
    return any(one.holder == "dealer" for part in row.alternatives for one in part)


def _total(rows: tuple[Hands, ...]) -> int:
    """Return the player's total that the rows ask for; it is one for all of them."""
    asked = [one for row in rows for part in row.alternatives for one in part]
    (total,) = {one.value.low for one in asked if one.holder == "player" and one.word == "total"}
    return int(total)


@lru_cache(maxsize=64)
def _count_both(rows: tuple[Hands, ...], total: int, decks: int, stands: int) -> tuple[int, int, Mapping[Hit, int]]:
    """Return how many cards a deal has, in how many the player has the total, and how many pay each row."""
    every, played = _both(rows, total, stands)
    most = max(cards >> _NUMBER for classes in (every, *played.values()) for cards in classes)
    return most, _ways(every, decks, most), {hit: _ways(classes, decks, most) for hit, classes in played.items()}


@lru_cache(maxsize=8)
def _both(rows: tuple[Hands, ...], total: int, stands: int) -> tuple[Classes, Mapping[Hit, Classes]]:
    """Return the classes of cards with which the player has the total, and those with which each row is paid."""
    every: defaultdict[int, int] = defaultdict(int)
    played: defaultdict[Hit, defaultdict[int, int]] = defaultdict(lambda: defaultdict(int))
    own_hand = Final(0, 0, _PAIR, total)
    for up in VALUES:
        others: defaultdict[Hit, list[tuple[int, int]]] = defaultdict(list)
        blackjacks: list[tuple[Hit, int, int]] = []
        for hand, times in dealer_hands(stands).items():
            if hand.up != up:
                continue
            hit = _first(rows, {"player": own_hand, "dealer": hand})
            if hand.blackjack:
                blackjacks.append((hit, hand.cards, times))
            elif hit:
                others[hit].append((hand.cards, times))
        for own, orders in player_hands(up, total).items():
            cards = own.cards
            every[cards + card(up)] += orders
            for hit, both, times in blackjacks:
                if own.number > _PAIR:
                    every[cards + both] -= orders * times
                elif hit:
                    played[hit][cards + both] += orders * times
            for hit, hands in others.items():
                classes = played[hit]
                for both, times in hands:
                    classes[cards + both] += orders * times
    return every, played
