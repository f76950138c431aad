"""Hands that draw by a rule: the dealer's from a full shoe, and a player's by a fixed strategy.

Orders in which cards come are merged by what was drawn, so a few thousand classes stand for all of them. A class is a
number with five bits for each of the ten card values, aces first. Other players' cards are not looked at: by symmetry
the cards that a hand draws are as likely as the first cards of the shoe.
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
_LIMIT = 21
_SOFT_EXTRA = 10
_TEN = 10
_PAIR = 2


def of_value(value: int) -> int:
    """Give how many cards of a value one deck has."""
    return 16 if value == _TEN else 4


def card(value: int) -> int:
    """Give the class of one card."""
    return 1 << (value - 1) * _BITS


@lru_cache(maxsize=16)
def _falling(decks: int) -> tuple[tuple[int, ...], ...]:
    """Give for each value in how many ways 0, 1, 2 ... of its cards come."""
    return tuple(tuple(falling(of_value(value) * decks, number) for number in range(32)) for value in VALUES)


def ways(cards: int, decks: int) -> int:
    """Give in how many ways the cards of a class come in one order of values."""
    found = 1
    for of_number in _falling(decks):
        if number := cards & 31:
            found *= of_number[number]
        cards >>= _BITS
    return found


def size(cards: int) -> int:
    """Give how many cards a class has."""
    found = 0
    while cards:
        found += cards & 31
        cards >>= _BITS
    return found


def best(hard: int, *, ace: bool) -> int:
    """Give a total with one ace as 11 where that does not go over 21."""
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
def dealer_hands(stands: int) -> Mapping[Final, int]:
    """Give every finished hand of a dealer who stands on ``stands`` or more, hard or soft, and the orders it comes in."""
    found: Counter[Final] = Counter()
    level: dict[tuple[int, int, int, bool], int] = {(up, card(up), up, up == 1): 1 for up in VALUES}
    number = 1
    while level:
        number += 1
        following: dict[tuple[int, int, int, bool], int] = defaultdict(int)
        for (up, cards, hard, ace), orders in level.items():
            for value in VALUES:
                total = best(hard + value, ace=ace or value == 1)
                if total >= stands:
                    found[Final(up, cards + card(value), number, min(total, _LIMIT + 1))] += orders
                else:
                    following[up, cards + card(value), hard + value, ace or value == 1] += orders
        level = following
    return found


def count_dealer(rows: tuple[Hands, ...], decks: int, stands: int) -> Chances:
    """Give the chances of rows that the dealer's finished hand decides; the first that fits pays."""
    hands = dealer_hands(stands)
    most = max(hand.number for hand in hands)
    counts: Counter[Hit] = Counter()
    for hand, orders in hands.items():
        row = _first(rows, {"dealer": hand})
        after = falling(_DECK * decks - hand.number, most - hand.number)
        counts[row] += orders * ways(hand.cards, decks) * after
    return checked(counts, falling(_DECK * decks, most))


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
    """Give every finished hand of a player with ``total`` against a dealer's first card, and the orders it comes in."""
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


def count_both(rows: tuple[Hands, ...], decks: int, stands: int) -> Chances:
    """Give the chances of rows that need a total of the player and may need the dealer's hand; the first that fits pays.

    A dealer Blackjack ends the round before the player draws.
    """
    cards = _DECK * decks
    found = _both(rows, stands)
    most = max(size(both) for classes in found.values() for both in classes)
    after = [falling(cards - number, most - number) for number in range(most + 1)]
    counts: Counter[Hit] = Counter()
    for hit, classes in found.items():
        counts[hit] += sum(orders * ways(both, decks) * after[size(both)] for both, orders in classes.items())
    of = falling(cards, most)
    counts[()] = of - sum(counts[hit] for hit in found if hit)
    return checked(counts, of)


@lru_cache(maxsize=8)
def _both(rows: tuple[Hands, ...], stands: int) -> Mapping[Hit, Mapping[int, int]]:
    """Give for each outcome the classes of all cards of both hands, and the orders they come in."""
    asked = [one for row in rows for part in row.alternatives for one in part]
    (total,) = {one.value.low for one in asked if one.holder == "player" and one.word == "total"}
    found: defaultdict[Hit, defaultdict[int, int]] = defaultdict(lambda: defaultdict(int))
    for up in VALUES:
        dealers: defaultdict[Hit, list[tuple[int, int]]] = defaultdict(list)
        blackjacks: list[tuple[Hit, int, int]] = []
        two, more = Final(0, 0, _PAIR, total), Final(0, 0, _PAIR + 1, total)
        alone = _first(rows, {"player": more, "dealer": None})
        for hand, times in dealer_hands(stands).items():
            if hand.up != up:
                continue
            hit = _first(rows, {"player": two, "dealer": hand})
            if hand.blackjack:
                blackjacks.append((hit, hand.cards, times))
            elif hit != alone:
                dealers[hit].append((hand.cards, times))
        for own, orders in player_hands(up, total).items():
            for hit, hands in dealers.items():
                classes, rest = found[hit], found[alone]
                for both, times in hands:
                    classes[own.cards + both] += orders * times
                    rest[own.cards + both] -= orders * times
            found[alone][own.cards + card(up)] += orders
            for hit, both, times in blackjacks:
                found[alone][own.cards + both] -= orders * times
                if own.number == _PAIR:
                    found[hit][own.cards + both] += orders * times
    return found
