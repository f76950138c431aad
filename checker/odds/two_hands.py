"""Two hands of seven cards out of one deck with a joker, where both may be without a pair: exact joint counts.

Ranks and suits are counted apart. Sets of ranks without a straight are paired by how many ranks they share; the suits
of shared ranks differ, and no suit may make a flush in either hand.
"""

from collections import Counter
from functools import lru_cache
from itertools import product
from math import comb

from checker.law.hands import Alternative, Hands
from checker.odds.cards import ACE
from checker.odds.chances import Chances, Hit, checked
from checker.odds.seven_cards import CARDS, FULL, Deck, is_straight, rank_sets

_FLUSH = 5
States = tuple[str, str]
"""What the dealer and the player hold: plain (no pair, the rank asked as the highest, no joker), joker, or other."""


@lru_cache(maxsize=256)
def count(rows: tuple[Hands, ...], joker: str) -> Chances:
    """Return the chances of rows that ask for a highest card of the dealer or the player; the first that fits pays."""
    highs = {one.value for row in rows for part in row.alternatives for one in part if one.word == "high"}
    if len(highs) != 1:
        raise ValueError("rows for two hands ask for one highest card")
    counts: Counter[Hit] = Counter()
    states = pairs(highs.pop(), limited=joker == "limited")
    for (dealer, player), number in states.items():
        held = {"dealer": dealer, "player": player}
        row = next(
            (index for index, row in enumerate(rows) if any(_holds(part, held) for part in row.alternatives)), None
        )
        counts[() if row is None else (row,)] += number
    return checked(counts, sum(states.values()))


def _holds(part: Alternative, held: dict[str, str]) -> bool:
    for one in part:
        state = held[one.holder]
        match one.word:
            case "high":
                met = state != "other"
            case "joker":
                met = state == ("joker" if one.value else "plain")
            case _:
                raise ValueError(f"two hands have no {one.word}")
        if not met:
            return False
    return True


@lru_cache(maxsize=8)
def pairs(high: int, deck: Deck = FULL, *, limited: bool = True) -> dict[States, int]:
    """Return in how many ways the dealer and the player are dealt each pair of states."""
    plain, wild = _plain(high, deck), _with_joker(deck) if limited and high == ACE else ()
    size = len(deck.ranks) * deck.suits + 1
    beside = comb(size - CARDS, CARDS)
    found: Counter[States] = Counter()
    found["plain", "plain"] = _joint(plain, plain, deck)
    found["joker", "plain"] = found["plain", "joker"] = _joint(wild, plain, deck)
    for state, sets in (("plain", plain), ("joker", wild)):
        alone = len(sets) * _suited(CARDS - (state == "joker"), deck) * beside
        found[state, "other"] = alone - found[state, "plain"] - found[state, "joker"]
        found["other", state] = alone - found["plain", state] - found["joker", state]
    found["other", "other"] = comb(size, CARDS) * beside - sum(found.values())
    return dict(found)


def _plain(high: int, deck: Deck) -> tuple[int, ...]:
    """Return the sets of seven ranks without a straight whose highest is ``high``."""
    return tuple(
        mask for mask in rank_sets(deck, CARDS) if mask.bit_length() - 1 == high and not is_straight(mask, joker=False)
    )


def _with_joker(deck: Deck) -> tuple[int, ...]:
    """Return the sets of six ranks without an ace that the joker does not make a straight of."""
    return tuple(
        mask for mask in rank_sets(deck, CARDS - 1) if not mask >> ACE & 1 and not is_straight(mask, joker=True)
    )


def _suited(cards: int, deck: Deck) -> int:
    """Return how many ways so many different ranks have suits without a flush; the joker stands for a missing card."""
    least = _FLUSH - (CARDS - cards)
    flush = sum(comb(cards, number) * (deck.suits - 1) ** (cards - number) for number in range(least, cards + 1))
    return int(deck.suits**cards - deck.suits * flush)


def _joint(first: tuple[int, ...], second: tuple[int, ...], deck: Deck) -> int:
    shared: Counter[int] = Counter()
    for one in first:
        shared.update([(one & two).bit_count() for two in second])
    sizes = (first[0].bit_count() if first else 0, second[0].bit_count() if second else 0)
    return sum(number * _both_suited(same, *sizes, deck) for same, number in shared.items())


Table = dict[tuple[int, int], int]
"""Ways by how many cards of the first hand are of one suit, and of the second hand of one suit."""


def _both_suited(shared: int, first: int, second: int, deck: Deck) -> int:
    """Return in how many ways two hands that share so many ranks have suits, neither with a flush."""
    suits = deck.suits
    found = int((suits * (suits - 1)) ** shared * suits ** (first + second - 2 * shared))
    least = (_FLUSH - (CARDS - first), _FLUSH - (CARDS - second))
    alike: Table = {(1, 0): suits - 1, (0, 1): suits - 1, (0, 0): (suits - 1) * (suits - 2)}
    apart: Table = {(1, 1): 1, (1, 0): suits - 2, (0, 1): suits - 2, (0, 0): suits * (suits - 1) - 1 - 2 * (suits - 2)}
    for step, ways in ((alike, suits), (apart, suits * (suits - 1))):
        table: Table = {(0, 0): 1}
        for factor, times in (
            (step, shared),
            ({(1, 0): 1, (0, 0): suits - 1}, first - shared),
            ({(0, 1): 1, (0, 0): suits - 1}, second - shared),
        ):
            for _ in range(times):
                table = _times(table, factor)
        found += ways * sum(number for (one, two), number in table.items() if one >= least[0] and two >= least[1])
        if step is alike:
            found -= ways * sum(number for (one, _), number in table.items() if one >= least[0])
            found -= ways * sum(number for (_, two), number in table.items() if two >= least[1])
    return found


def _times(table: Table, factor: Table) -> Table:
    found: Table = {}
    for ((one, two), number), ((more, other), ways) in product(table.items(), factor.items()):
        found[one + more, two + other] = found.get((one + more, two + other), 0) + number * ways
    return found
