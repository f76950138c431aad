"""A coup of Baccarat from a full shoe without replacement: every order of six cards, by what the cards count."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from checker.law.hands import Asked, Hands
from checker.odds.cards import falling
from checker.odds.chances import Chances, Hit, checked

_VALUES = 10
_MOST_CARDS = 6
_DECK = 52
_OF_VALUE = (16, *([4] * 9))
_NATURAL = 8
_TWO = 2


@dataclass(frozen=True, slots=True)
class Coup:
    """The drawing rule. Points from 0 to 9; a third card of the first hand from 0 to 9.

    No hand draws against a natural, which is ``natural`` points or more. The first hand draws below ``first_stays``.
    The second draws below ``second_stays`` where the first did not, and else where its points and the value of that
    card are in ``draws``.
    """

    natural: int
    first_stays: int
    second_stays: int
    draws: frozenset[tuple[int, int]]


Result = tuple[int, int, int, int]
"""Points of the first hand, points of the second, cards of the first, cards of the second."""


@lru_cache(maxsize=32)
def results(coup: Coup, decks: int) -> Mapping[Result, int]:
    """Return in how many orders of six cards each result comes."""
    left = [number * decks for number in _OF_VALUE]
    size = _DECK * decks
    found: Counter[Result] = Counter()
    for low in range(_VALUES):
        for high in range(low, _VALUES):
            first = _draw(left, low) * _draw(left, high) * (1 if low == high else 2)
            for one in range(_VALUES):
                for two in range(one, _VALUES):
                    ways = first * _draw(left, one) * _draw(left, two) * (1 if one == two else 2)
                    _finish(coup, found, left, ((low + high) % 10, (one + two) % 10), ways, size - 4)
                    left[one] += 1
                    left[two] += 1
            left[low] += 1
            left[high] += 1
    return found


def _draw(left: list[int], value: int) -> int:
    """Take a card of a value; give how many there were."""
    number = left[value]
    left[value] -= 1
    return number


def _finish(coup: Coup, found: Counter[Result], left: list[int], start: tuple[int, int], ways: int, size: int) -> None:
    """Deal the third cards, if any, and count the results."""
    first, second = start
    both = size * (size - 1)
    if first >= coup.natural or second >= coup.natural:
        found[first, second, _TWO, _TWO] += ways * both
        return
    if first >= coup.first_stays:
        if second >= coup.second_stays:
            found[first, second, _TWO, _TWO] += ways * both
            return
        for card in range(_VALUES):
            found[first, (second + card) % 10, _TWO, 3] += ways * left[card] * (size - 1)
        return
    for third in range(_VALUES):
        drawn = ways * left[third]
        total = (first + third) % 10
        if (second, third) not in coup.draws:
            found[total, second, 3, _TWO] += drawn * (size - 1)
            continue
        for card in range(_VALUES):
            found[total, (second + card) % 10, 3, 3] += drawn * (left[card] - (card == third))


@lru_cache(maxsize=256)
def count(coup: Coup, rows: tuple[Hands, ...], decks: int, side: str) -> Chances:
    """Return the chances of ``rows`` for a wager on the first or the second hand. The first row that fits pays."""
    counts: Counter[Hit] = Counter()
    for result, ways in results(coup, decks).items():
        own, other, own_cards, other_cards = result
        if side == "second":
            own, other, own_cards, other_cards = other, own, other_cards, own_cards
        hands = {"own": (own, own_cards), "other": (other, other_cards)}
        row = next(
            (
                index
                for index, row in enumerate(rows)
                if any(all(_holds(one, hands) for one in part) for part in row.alternatives)
            ),
            None,
        )
        counts[() if row is None else (row,)] += ways
    return checked(counts, falling(_DECK * decks, _MOST_CARDS))


def _holds(asked: Asked, hands: Mapping[str, tuple[int, int]]) -> bool:
    if asked.word == "margin":
        ahead = hands["own"][0] - hands["other"][0]
        return ahead >= 0 and ahead in asked.value
    points, cards = hands[asked.holder]
    match asked.word:
        case "points":
            return points in asked.value
        case "natural":
            return (cards == _TWO and points >= _NATURAL) is asked.value
        case "number":
            return cards in asked.value
    raise ValueError(f"a coup has no {asked.word}")
