"""Wagers that the first cards decide, for any number of decks.

Every class of first cards is looked at once. How often it comes is a polynomial in the number of decks, so one
enumeration serves all of them.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import product

from checker.law.hands import Asked, Hands
from checker.odds.cards import (
    ACE,
    RANK_NAMES,
    SUITS,
    Hand,
    falling,
    hands_of,
    in_a_row,
    orders,
    rank,
    suit,
    suit_class,
    total,
)
from checker.odds.chances import Chances, Hit, checked

_DECK = len(RANK_NAMES) * SUITS
_BLACKJACK = 21
_PAIR = 2
Test = Callable[[Hand, Hand], int]
"""How often something asked is met by the player's and the dealer's cards: 0 for no, 1 for yes, 2 for each of two."""


@dataclass(frozen=True, slots=True)
class FirstCards:
    """So many cards for the player and for the dealer, whose first one lies open. ``ace`` is its place in the ranks."""

    player: int
    dealer: int
    ace: str


@dataclass(frozen=True, slots=True)
class Row:
    """A row as the count needs it. ``beside`` is paid besides the row that fits first."""

    hands: Hands
    beside: bool = False


@dataclass(frozen=True, slots=True)
class _Test:
    test: Test
    early: bool


@lru_cache(maxsize=256)
def count(
    deal: FirstCards, rows: tuple[Row, ...], decks: int, *, every_line: bool = False, given: Hands | None = None
) -> Chances:
    """Return the chances of ``rows`` with ``decks`` decks of 52 cards, from a full shoe.

    The first row that fits is paid, unless ``every_line`` is. ``given`` restricts the deals that count.
    """
    found: Counter[Hit] = Counter()
    dealt = deal.player + deal.dealer
    for (hit, copies, seen), ways in _classes(deal, rows, every_line, given).items():
        size = _DECK * decks
        each = falling(size - seen, dealt - seen)
        for number in copies[1]:
            each *= falling(decks * copies[0], number)
        found[hit] += ways * each
    of = sum(found.values()) if given else falling(_DECK * decks, dealt)
    return checked(found, of)


def paid(deal: FirstCards, rows: tuple[Row, ...], cards: Hand) -> Hit:
    """Return the rows that the player's cards alone are paid; cards are told apart by rank and suit."""
    tests = [[[_made(one, deal, by_suit=True) for one in part] for part in row.hands.alternatives] for row in rows]
    return _hit(tests, rows, range(len(rows)), cards, (), every_line=False)


@lru_cache(maxsize=512)
def _classes(
    deal: FirstCards,
    rows: tuple[Row, ...],
    every_line: bool,  # noqa: FBT001 - part of the key
    given: Hands | None,
) -> dict[tuple[Hit, tuple[int, tuple[int, ...]], int], int]:
    """Count the orders in which each outcome comes, by how many copies of how many cards it takes."""
    asked = [one for row in rows for part in row.hands.alternatives for one in part]
    asked += [one for part in (given.alternatives if given else ()) for one in part]
    by_suit = any(one.word in {"cards", "suited", "identical", "each_same_rank"} for one in asked)
    symmetric = by_suit and not any(one.word == "cards" for one in asked)
    kinds, copies = (_DECK, 1) if by_suit else (len(RANK_NAMES), SUITS)
    tests = [[[_made(one, deal, by_suit=by_suit) for one in part] for part in row.hands.alternatives] for row in rows]
    limits = [[_made(one, deal, by_suit=by_suit) for one in part] for part in given.alternatives] if given else []
    found: Counter[tuple[Hit, tuple[int, tuple[int, ...]], int]] = Counter()
    for player, number in _players(deal.player, kinds, symmetric=symmetric):
        ways = number * orders(player)
        open_rows = [index for index, row in enumerate(tests) if any(_early(part, player) for part in row)]
        if not limits and not any(_late(tests[index]) for index in open_rows):
            hit = _hit(tests, rows, open_rows, player, (), every_line=every_line)
            found[hit, (copies, _signature(player)), len(player)] += ways
            continue
        for dealer in product(range(kinds), repeat=deal.dealer):
            if limits and not any(all(one.test(player, dealer) for one in part) for part in limits):
                continue
            hit = _hit(tests, rows, open_rows, player, dealer, every_line=every_line)
            found[hit, (copies, _signature(player + dealer)), len(player) + len(dealer)] += ways
    return dict(found)


@cache
def _players(size: int, kinds: int, *, symmetric: bool) -> tuple[tuple[Hand, int], ...]:
    """Return the player's hands with how many hands each stands for."""
    if not symmetric:
        return tuple((hand, 1) for hand in hands_of(size, kinds))
    return tuple(Counter(suit_class(hand) for hand in hands_of(size, kinds)).items())


@lru_cache(maxsize=1 << 16)
def _signature(cards: Hand) -> tuple[int, ...]:
    """Return how many copies of each card are taken."""
    if len(set(cards)) == len(cards):
        return (1,) * len(cards)
    return tuple(sorted(Counter(cards).values()))


def _early(part: Sequence[_Test], player: Hand) -> bool:
    """Whether the player's cards alone leave an alternative open."""
    return all(one.test(player, ()) for one in part if one.early)


def _late(row: Sequence[Sequence[_Test]]) -> bool:
    return any(not one.early for part in row for one in part)


def _hit(
    tests: Sequence[Sequence[Sequence[_Test]]],
    rows: tuple[Row, ...],
    open_rows: Sequence[int],
    player: Hand,
    dealer: Hand,
    *,
    every_line: bool,
) -> Hit:
    """Return the rows that a deal pays."""
    paid: list[int] = []
    main = False
    for index in open_rows:
        if main and not (every_line or rows[index].beside or _counted(rows[index])):
            continue
        times = max((_times(part, player, dealer) for part in tests[index]), default=0)
        paid += [index] * times
        main = main or (times > 0 and not rows[index].beside)
    return tuple(paid)


def _counted(row: Row) -> bool:
    """Whether a row is paid for each card, whatever another row pays."""
    return any(one.word == "each_same_rank" for part in row.hands.alternatives for one in part)


def _times(part: Sequence[_Test], player: Hand, dealer: Hand) -> int:
    times = 1
    for one in part:
        times *= one.test(player, dealer)
        if not times:
            return 0
    return times


def _made(asked: Asked, deal: FirstCards, *, by_suit: bool) -> _Test:
    """Return the test for one thing asked. Raises :class:`ValueError` where first cards cannot answer it."""
    rank_of: Callable[[int], int] = rank if by_suit else int
    if asked.holder == "round":
        return _Test(_of_round(asked, rank_of, deal.ace), early=False)
    of_cards = _of_cards(asked, rank_of, deal.ace)
    match asked.holder:
        case "player":
            return _Test(lambda player, _: of_cards(player), early=True)
        case "dealer" | "other":
            return _Test(lambda _, dealer: of_cards(dealer), early=False)
        case "own":
            return _Test(lambda player, _: of_cards(player), early=True)
        case "up":
            return _Test(lambda _, dealer: of_cards(dealer[:1]), early=False)
        case _:
            return _Test(lambda player, dealer: of_cards(player + dealer[:1]), early=False)


def _of_cards(asked: Asked, rank_of: Callable[[int], int], ace: str) -> Callable[[Hand], bool]:
    value = asked.value
    match asked.word:
        case "cards":
            return lambda hand: tuple(sorted(hand)) == value
        case "ranks":
            return lambda hand: tuple(sorted(map(rank_of, hand))) == value
        case "ranks_among":
            return lambda hand: all(rank_of(card) in value for card in hand)
        case "total":
            return lambda hand: total(tuple(map(rank_of, hand))) in value
        case "blackjack":
            return lambda hand: (len(hand) == _PAIR and total(tuple(map(rank_of, hand))) == _BLACKJACK) is value
        case "suited":
            return lambda hand: (len({suit(card) for card in hand}) == 1) is value
        case "identical":
            return lambda hand: (len(set(hand)) == 1) is value
        case "sets":
            return lambda hand: _sets(tuple(map(rank_of, hand))) == value
        case "in_a_row":
            return lambda hand: in_a_row(tuple(map(rank_of, hand)), ace) is value
    raise ValueError(f"first cards have no {asked.word}")


def _sets(ranks: tuple[int, ...]) -> tuple[int, ...]:
    """Return how many cards each set of one rank has, singles left out."""
    return tuple(sorted(number for number in Counter(ranks).values() if number > 1))


def _of_round(asked: Asked, rank_of: Callable[[int], int], ace: str) -> Test:
    value = asked.value
    if asked.word == "between":

        def placed(card: int) -> int:
            return -1 if ace == "low" and rank_of(card) == ACE else rank_of(card)

        def between(player: Hand, dealer: Hand) -> int:
            low, high = sorted(map(placed, player))
            return int(low < placed(dealer[0]) < high and high - low - 1 in value)

        return between
    if asked.word == "any":
        return lambda _player, _dealer: int(value)
    if asked.word == "each_same_rank":

        def same(player: Hand, dealer: Hand) -> int:
            ranked = [card for card in player if rank_of(card) == rank_of(dealer[0])]
            suited = sum(suit(card) == suit(dealer[0]) for card in ranked)
            return suited if value == "same suit" else len(ranked) - suited

        return same
    raise ValueError(f"first cards have no {asked.word}")
