"""Hands of seven cards on which the lines of a house way are tried, and the ways to divide one into five and two.

A card is a rank from 2 to 14 and a suit from 0 to 3. Every hand of a type is like one of these as far as a house way
can tell: each rank of what makes the type, with an ace, a king or neither beside it.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache, partial
from itertools import combinations

Card = tuple[int, int]
Two = tuple[int, int]
Maker = Callable[[str, Sequence[int]], Iterator["Deal"]]

ACE, KING = 14, 13
_CARDS = 7
_IN_HIGH = 5
_KICKERS = (ACE, KING, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2)
_LOWS: tuple[Two, ...] = tuple(combinations(range(_CARDS), 2))
_RUNS = (*(tuple(range(top, top - 5, -1)) for top in range(ACE, 5, -1)), (5, 4, 3, 2, ACE))


class Deal:
    """A hand of seven cards of one type; ``unit`` are the places of the cards that make the type."""

    def __init__(self, kind: str, cards: tuple[Card, ...], unit: frozenset[int]) -> None:
        self.kind = kind
        self.cards = cards
        self.unit = unit

    @cached_property
    def ranks(self) -> tuple[int, ...]:
        """The ranks of the cards in their order."""
        return tuple(rank for rank, _ in self.cards)

    @cached_property
    def others(self) -> tuple[int, ...]:
        """The ranks of the cards outside the unit, from the highest down."""
        return tuple(sorted((rank for at, rank in enumerate(self.ranks) if at not in self.unit), reverse=True))

    @cached_property
    def of_unit(self) -> tuple[int, ...]:
        """The ranks that the unit is made of, each once, from the highest down."""
        return tuple(sorted({self.ranks[at] for at in self.unit}, reverse=True))

    @cached_property
    def full(self) -> tuple[int, int]:
        """The rank of the three and the rank of the pair of a full house."""
        return self.ranks[0], self.ranks[3]

    @cached_property
    def counts(self) -> Counter[int]:
        """How many cards there are of each rank."""
        return Counter(self.ranks)

    @cached_property
    def lows(self) -> tuple[Two, ...]:
        """Every way to choose the low hand."""
        return _LOWS

    def high(self, low: Two) -> tuple[Card, ...]:
        """Return the cards of the high hand."""
        return tuple(card for at, card in enumerate(self.cards) if at not in low)

    def low_rank(self, low: Two) -> tuple[int, ...]:
        """Return a value by which low hands are compared."""
        one, other = sorted((self.ranks[low[0]], self.ranks[low[1]]), reverse=True)
        return (int(one == other), one, other)

    def high_rank(self, low: Two) -> tuple[int, ...]:
        """Return a value by which high hands are compared, near enough to compare one with a low hand."""
        return high_rank(self.high(low))

    def lawful(self, low: Two) -> bool:
        """Whether the high hand ranks at least as high as the low hand."""
        ranked = self.low_rank(low)
        return self.high_rank(low)[: len(ranked)] >= ranked


@lru_cache(maxsize=65536)
def high_rank(cards: tuple[Card, ...]) -> tuple[int, ...]:
    """Return the type of five cards as a number, and the ranks that decide within it."""
    counts = Counter(rank for rank, _ in cards)
    by_count = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    shape = tuple(sorted(counts.values(), reverse=True))
    suited = len({suit for _, suit in cards}) == 1
    run = (
        next((at for at, ranks in enumerate(_RUNS) if set(ranks) == set(counts)), None)
        if len(counts) == _IN_HIGH
        else None
    )
    if shape[0] == _IN_HIGH:
        return (9, *by_count)
    if run is not None:
        return (8 if suited else 4, -run)
    if shape[0] == 4:  # noqa: PLR2004 - four of a kind
        return (7, *by_count)
    if shape == (3, 2):
        return (6, *by_count)
    if suited:
        return (5, *by_count)
    return (
        {(3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1}.get(shape, 0),
        *(rank for rank in by_count for _ in range(counts[rank])),
    )


def makes(kind: str, cards: tuple[Card, ...]) -> bool:
    """Whether five cards are a straight or a flush, as the type of their seven tells."""
    category = high_rank(cards)[0]
    wanted = {"straight": (4, 8), "flush": (5, 8), "straight_flush": (8,), "royal_flush": (8,)}
    return category in wanted[kind]


@lru_cache(maxsize=64)
def deals(kind: str, ranks: frozenset[int]) -> tuple[Deal, ...]:
    """Return the hands of a type; ``ranks`` are those of which it must have hands."""
    return tuple(_MAKERS[kind](kind, sorted(ranks, reverse=True)))


def _of_groups(kind: str, groups: Sequence[tuple[int, int]], beside: Sequence[tuple[int, int]] = ()) -> Iterator[Deal]:
    """Yield hands with these ranks so many times each, with an ace, a king, a ten and none of them beside."""
    made = [rank for rank, times in groups for _ in range(times)]
    more = [rank for rank, times in beside for _ in range(times)]
    taken = {*made, *more}
    seen = set()
    for top in (ACE, KING, 10, 9):
        free = [rank for rank in _KICKERS if rank not in taken and (rank == top or rank < 9)]  # noqa: PLR2004 - low cards
        kickers = next(_without_run(free, _CARDS - len(made) - len(more), taken), None)
        if kickers is None or kickers in seen:
            continue
        seen.add(kickers)
        ranks = (*made, *more, *kickers)
        yield Deal(kind, tuple((rank, at % 4) for at, rank in enumerate(ranks)), frozenset(range(len(made))))


def _without_run(free: Sequence[int], count: int, taken: set[int]) -> Iterator[tuple[int, ...]]:
    """Yield the kickers that make no straight with what they stand beside; the highest come first."""
    for kickers in combinations(free, count):
        held = {*kickers, *taken}
        if not any(held.issuperset(run) for run in _RUNS):
            yield kickers


def _no_pair(kind: str, ranks: Sequence[int]) -> Iterator[Deal]:
    for top in sorted({*ranks, 9, 10, 11, 12, KING, ACE}):
        lower = [rank for rank in _KICKERS if rank < top]
        kickers = next(_without_run(lower, _CARDS - 1, {top}), None)
        if kickers is not None:
            yield Deal(kind, tuple((rank, at % 4) for at, rank in enumerate((top, *kickers))), frozenset())


def _pair(kind: str, ranks: Sequence[int]) -> Iterator[Deal]:
    for rank in ranks:
        yield from _of_groups(kind, [(rank, 2)])
        for one, other in combinations([item for item in {*ranks, KING, 12} if item > 9 and item != rank], 2):  # noqa: PLR2004 - a ten or more
            yield from _of_groups(kind, [(rank, 2)], [(one, 1), (other, 1)])


def _pairs(count: int, kind: str, ranks: Sequence[int]) -> Iterator[Deal]:
    for pairs in combinations(ranks, count):
        yield from _of_groups(kind, [(rank, 2) for rank in pairs])


def _threes(kind: str, ranks: Sequence[int]) -> Iterator[Deal]:
    for rank in ranks:
        yield from _of_groups(kind, [(rank, 3)])


def _full(kind: str, ranks: Sequence[int]) -> Iterator[Deal]:
    for rank in ranks:
        for pair in ranks:
            if pair != rank:
                yield from _of_groups(kind, [(rank, 3), (pair, 2)])


def _fours(kind: str, ranks: Sequence[int]) -> Iterator[Deal]:
    for rank in ranks:
        yield from _of_groups(kind, [(rank, 4)])
        for pair in ranks:
            if pair != rank:
                yield from _of_groups(kind, [(rank, 4)], [(pair, 2)])


def _five_aces(kind: str, ranks: Sequence[int]) -> Iterator[Deal]:
    for two in ((KING, KING), (KING, 9), (9, 4), *((rank, rank) for rank in ranks if rank not in {ACE, KING})):
        cards = (*((ACE, at % 4) for at in range(5)), *((rank, at) for at, rank in enumerate(two)))
        yield Deal(kind, cards, frozenset(range(5)))


_BESIDE = ((ACE, KING), (ACE, 3), (KING, 3), (3, 2))


def _runs(kind: str, ranks: Sequence[int]) -> Iterator[Deal]:  # noqa: ARG001 - as all makers are called
    suited = kind != "straight"
    for run in (range(9, 4, -1), range(ACE, 9, -1), (5, 4, 3, 2, ACE)):
        if suited and (KING in run) != (kind == "royal_flush"):
            continue
        row = tuple(run)
        # Two cards beside the run, a pair with one of its cards, two pair with an ace or without, three of a kind;
        # and two that make no pair with an ace to five.
        for two in (
            *_BESIDE,
            (row[1], row[2]),
            (row[1], row[1]),
            (row[4], row[3]),
            (row[2], KING),
            (ACE, row[0]),
            (4, row[0]),
            (KING, 9),
        ):
            cards = tuple((rank, 0 if suited else at % 4) for at, rank in enumerate(row))
            beside = tuple((rank, 1 + at) for at, rank in enumerate(two))
            held = {rank for rank, _ in (*cards, *beside)}
            if len([ranks for ranks in _RUNS if held.issuperset(ranks)]) == 1:
                yield Deal(kind, (*cards, *beside), frozenset(range(5)))
        if not suited and max(run) < ACE:
            yield Deal(kind, tuple((rank, at % 4) for at, rank in enumerate((*row, 4, KING))), frozenset(range(5)))


def _flushes(kind: str, ranks: Sequence[int]) -> Iterator[Deal]:  # noqa: ARG001 - as all makers are called
    for suited in ((ACE, 10, 8, 6, 3), (KING, 10, 8, 6, 3), (12, 10, 8, 6, 3), (10, 8, 7, 5, 3)):
        for two in ((ACE, KING), (ACE, 2), (KING, 2), (4, 2), (suited[0], suited[1]), (suited[0], 4)):
            cards = (*((rank, 0) for rank in suited), (two[0], 1), (two[1], 2))
            yield Deal(kind, cards, frozenset(range(5)))


_MAKERS: Mapping[str, Maker] = {
    "no_pair": _no_pair,
    "one_pair": _pair,
    "two_pair": partial(_pairs, 2),
    "three_pair": partial(_pairs, 3),
    "trips": _threes,
    "straight": _runs,
    "flush": _flushes,
    "full_house": _full,
    "quads": _fours,
    "straight_flush": _runs,
    "royal_flush": _runs,
    "five_aces": _five_aces,
}
