"""A player's run of consecutive ranks: the first two cards, and each card drawn that continues it within 21.

Ranks run from 1 for an ace to 13; 14 is an ace above the king, and no run goes through an ace.
"""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from checker.law.hands import SUITS, Alternative, Hands
from checker.odds.cards import falling
from checker.odds.chances import Chances, Hit, checked
from checker.odds.drawn import best
from checker.odds.strategy import Play, play

_RANKS = 13
_TOP = 14
_TEN = 10
_LIMIT = 21
_DECK = 52
_MOST = 10
"""No deal of the dealer's two cards and the player's needs more cards than this."""


class Run(NamedTuple):
    """How long a run became, whether an ace is in it, how many cards were dealt, and in how many ways."""

    length: int
    ace: bool
    dealt: int
    ways: int


@lru_cache(maxsize=64)
def count(rows: tuple[Hands, ...], decks: int) -> Chances:
    """Return the chances of rows that ask for a run, and perhaps for the suit of its ace; the first that fits pays.

    Suits are as likely as each other, so a run with an ace is looked at once for each suit that the ace may have.
    """
    size = _DECK * decks
    counts: Counter[Hit] = Counter()
    for run in _all(decks):
        ways = run.ways * falling(size - run.dealt, _MOST - run.dealt)
        for suit in SUITS:
            row = next(
                (index for index, row in enumerate(rows) if any(_holds(part, run, suit) for part in row.alternatives)),
                None,
            )
            counts[() if row is None else (row,)] += ways
    of = falling(size, _MOST) * len(SUITS)
    counts[()] += of - sum(counts.values())
    return checked(counts, of)


def _holds(part: Alternative, run: Run, suit: str) -> bool:
    for one in part:
        match one.word:
            case "run":
                met = run.length in one.value
            case "ace_of":
                met = run.ace and suit in one.value
            case _:
                raise ValueError(f"a run has no {one.word}")
        if not met:
            return False
    return True


def _rank(place: int) -> int:
    return 1 if place == _TOP else place


def _all(decks: int) -> Iterator[Run]:
    """Return every way in which a player's first two cards are consecutive, and what becomes of the run."""
    left = [0, *([4 * decks] * _RANKS)]
    for up in range(1, _RANKS + 1):
        first = _take(left, up)
        for low in range(1, _RANKS + 1):
            high = low + 1
            both = 2 * first * _take(left, low) * _take(left, _rank(high))
            yield from _drawn((low, high), left, 3, min(up, _TEN), both, decks)
            # A dealer with a Blackjack ends the round before the player draws.
            for hole in _blackjack_with(up):
                ways = both * _take(left, hole)
                yield Run(2, 1 in {low, _rank(high)}, 4, ways)
                yield from _drawn((low, high), left, 4, min(up, _TEN), -ways, decks)
                left[hole] += 1
            left[low] += 1
            left[_rank(high)] += 1
        left[up] += 1


def _blackjack_with(up: int) -> range:
    """Return the ranks that make a Blackjack with the dealer's first card."""
    if up == 1:
        return range(_TEN, _RANKS + 1)
    return range(1, 2) if up >= _TEN else range(0)


def _take(left: list[int], rank: int) -> int:
    """Take a card; give how many there were."""
    left[rank] -= 1
    return left[rank] + 1


def _drawn(run: tuple[int, int], left: list[int], dealt: int, up: int, ways: int, decks: int) -> Iterator[Run]:
    """Draw as the strategy says until the run ends."""
    low, high = run
    ranks = [_rank(place) for place in range(low, high + 1)]
    hard = sum(min(rank, _TEN) for rank in ranks)
    total = best(hard, ace=1 in ranks)
    doing = play(total, soft=total != hard, up=up, first_two=len(ranks) == 2)  # noqa: PLR2004 - as its name says
    if total == _LIMIT or doing in {Play.STAND, Play.SURRENDER}:
        yield Run(len(ranks), 1 in ranks, dealt, ways)
        return
    breaks = _DECK * decks - dealt
    for longer in ((low - 1, high), (low, high + 1)):
        new = _rank(longer[0] if longer[0] < low else longer[1])
        if longer[0] < 1 or longer[1] > _TOP or hard + min(new, _TEN) > _LIMIT:
            continue
        number = _take(left, new)
        breaks -= number
        if doing is Play.HIT:
            yield from _drawn(longer, left, dealt + 1, up, ways * number, decks)
        else:
            yield Run(len(ranks) + 1, 1 in {*ranks, new}, dealt + 1, ways * number)
        left[new] += 1
    yield Run(len(ranks), 1 in ranks, dealt + 1, ways * breaks)
