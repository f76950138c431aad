"""The hands on which a house way is tried: each is of its type, every type has an ace, a king and neither beside it."""

import itertools
import random
from collections import Counter
from collections.abc import Sequence

import pytest

from checker.rules.house_way.deals import ACE, KING, Card, Deal, deals, high_rank, makes

RANKS = frozenset({14, 13, 11, 9, 6, 2})
KINDS: tuple[str, ...] = (
    *("no_pair", "one_pair", "two_pair", "three_pair", "trips", "straight", "flush", "full_house", "quads"),
    *("straight_flush", "royal_flush", "five_aces"),
)
OF_RANKS = {"one_pair": 1, "two_pair": 2, "three_pair": 3, "trips": 1, "full_house": 2, "quads": 1}
"""The types that are made of so many ranks."""
UNITS = {"no_pair": 0, "one_pair": 2, "two_pair": 4, "three_pair": 6, "trips": 3, "quads": 4}
"""The types that are not made of five cards, and of how many they are made."""
RUNS = [{*range(low, low + 5)} for low in range(2, 11)] + [{ACE, 2, 3, 4, 5}]


def has_run(ranks: set[int]) -> bool:
    return any(run <= ranks for run in RUNS)


def kind_of(cards: Sequence[Card]) -> str:
    """The best that a few cards hold, found another way than the program does."""
    counts = sorted(Counter(rank for rank, _ in cards).values(), reverse=True)
    suited = [{rank for rank, suit in cards if suit == one} for one in range(4)]
    flushes = [ranks for ranks in suited if len(ranks) >= 5]
    held = (
        ("five_aces", counts[0] == 5),
        ("royal_flush", any({10, 11, 12, 13, 14} <= ranks for ranks in flushes)),
        ("straight_flush", any(has_run(ranks) for ranks in flushes)),
        ("quads", counts[0] == 4),
        ("full_house", counts[0] == 3 and sum(counts[:2]) >= 5),
        ("flush", bool(flushes)),
        ("straight", has_run({rank for rank, _ in cards})),
        ("trips", counts[0] == 3),
        ("three_pair", counts[:3] == [2, 2, 2]),
        ("two_pair", counts[:2] == [2, 2]),
        ("one_pair", counts[0] == 2),
    )
    return next((kind for kind, is_held in held if is_held), "no_pair")


@pytest.mark.parametrize("kind", KINDS)
def test_each_hand_is_seven_cards_of_its_type(kind: str) -> None:
    made = deals(kind, RANKS)
    assert made
    for deal in made:
        assert len(deal.cards) == 7
        assert kind_of(deal.cards) == deal.kind == kind, deal.cards
        assert kind_of([deal.cards[at] for at in deal.unit] or [(2, 0)]) == kind, deal.cards
        assert len(deal.unit) == UNITS.get(kind, 5)
        assert {suit for _, suit in deal.cards} <= {0, 1, 2, 3}
        # Of five aces one is the joker, and the suits of a straight do not matter.
        assert len(set(deal.cards)) == (6 if kind == "five_aces" else 7) or kind == "straight", deal.cards
        assert sorted((*deal.others, *(deal.ranks[at] for at in deal.unit))) == sorted(deal.ranks)
        assert list(deal.of_unit) == sorted({deal.ranks[at] for at in deal.unit}, reverse=True)


@pytest.mark.parametrize("kind", OF_RANKS)
def test_an_ace_a_king_and_neither_stand_beside_every_unit(kind: str) -> None:
    beside: dict[tuple[int, ...], set[int]] = {}
    for deal in deals(kind, RANKS):
        # The unit's ranks in the order of how many cards each has: of a full house the three first.
        unit = tuple(dict.fromkeys(deal.ranks[at] for at in sorted(deal.unit)))
        beside.setdefault(unit, set()).add(next((top for top in (ACE, KING) if top in deal.others), 0))
    times = itertools.permutations if kind == "full_house" else itertools.combinations
    assert {tuple(sorted(unit)) for unit in beside} == {tuple(sorted(unit)) for unit in times(RANKS, OF_RANKS[kind])}
    if kind == "full_house":
        assert len(beside) == len(RANKS) * (len(RANKS) - 1)
    for unit, tops in beside.items():
        assert tops == {top for top in (ACE, KING, 0) if top not in unit}, unit


def test_each_two_high_cards_stand_beside_a_pair_and_each_pair_beside_four_of_a_kind() -> None:
    pairs = [(deal.of_unit[0], {*deal.others}) for deal in deals("one_pair", RANKS | {10})]
    for rank in RANKS:
        for two in itertools.combinations({14, 13, 12, 11, 10} - {rank}, 2):
            assert any(of == rank and {*two} <= others for of, others in pairs), (rank, two)
    fours = {(deal.of_unit[0], deal.others[:2], deal.others) for deal in deals("quads", RANKS)}
    for rank, pair in itertools.permutations(RANKS, 2):
        assert any(of == rank and others.count(pair) == 2 for of, _, others in fours), (rank, pair)


def test_a_hand_without_a_pair_has_each_highest_card_and_five_aces_each_two_cards() -> None:
    for ranks in (RANKS, frozenset({14})):
        assert {max(deal.ranks) for deal in deals("no_pair", ranks)} == {9, 10, 11, 12, 13, 14}
    assert all(not deal.unit for deal in deals("no_pair", RANKS))
    others = {deal.others for deal in deals("five_aces", RANKS)}
    assert others == {(13, 13), (13, 9), (9, 4), (11, 11), (9, 9), (6, 6), (2, 2)}


@pytest.mark.parametrize(
    ("kind", "least"),
    [
        ("straight", {9, 14, 5}),
        ("straight_flush", {9, 5}),
        ("royal_flush", {14}),
    ],
)
def test_a_straight_is_high_in_the_middle_and_low_with_and_without_a_pair(kind: str, least: set[int]) -> None:
    made = deals(kind, RANKS)
    tops = {5 if {5, 14} <= {*deal.of_unit} else max(deal.of_unit) for deal in made}
    assert tops == least
    for top in least:
        shapes = {
            tuple(sorted(deal.counts.values(), reverse=True))
            for deal in made
            if (5 if {5, 14} <= {*deal.of_unit} else max(deal.of_unit)) == top
        }
        assert {(1,) * 7, (2, 1, 1, 1, 1, 1), (2, 2, 1, 1, 1), (3, 1, 1, 1, 1)} <= shapes, top


def test_a_straight_of_six_cards_is_among_the_hands() -> None:
    assert any({4, 5, 6, 7, 8, 9} <= {*deal.ranks} for deal in deals("straight", RANKS))


def test_beside_a_flush_stand_high_and_low_cards_and_those_that_make_two_pair_or_one_with_it() -> None:
    made = deals("flush", RANKS)
    assert {deal.of_unit[0] for deal in made} == {14, 13, 12, 10}
    for high in (13, 12):
        beside = {deal.others for deal in made if deal.of_unit[0] == high}
        assert beside == {(14, 13), (14, 2), (13, 2), (4, 2), (high, 10), (high, 4)}


def test_five_cards_are_ranked_as_another_reckoning_ranks_them() -> None:
    order = ("no_pair", "one_pair", "two_pair", "trips", "straight", "flush", "full_house", "quads", "straight_flush")
    deck = [(rank, suit) for rank in range(2, 15) for suit in range(4)]
    chances = random.Random(5)  # noqa: S311 - a sample, no secret
    hands = [tuple(chances.sample(deck, 5)) for _ in range(400)]
    for run in RUNS:
        hands += [tuple((rank, 0) for rank in run), tuple((rank, at % 4) for at, rank in enumerate(run))]
    hands += [(*((rank, at) for at in range(4)), (other, 0)) for rank, other in ((9, 4), (4, 9))]
    hands += [((9, 0), (9, 1), (9, 2), (4, 0), (4, 1)), ((4, 0), (4, 1), (4, 2), (9, 0), (9, 1))]
    for hand in hands:
        kind = kind_of(hand)
        category = high_rank(hand)[0]
        assert category == order.index("straight_flush" if kind == "royal_flush" else kind), hand
        assert makes("straight", hand) == (category in {4, 8})
        assert makes("flush", hand) == (category in {5, 8})
        assert makes("straight_flush", hand) == makes("royal_flush", hand) == (category == 8)
    assert high_rank(((ACE, 0),) * 5)[0] == 9


@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        ((14, 13, 12, 11, 10), (13, 12, 11, 10, 9)),
        ((14, 13, 12, 11, 10), (14, 2, 3, 4, 5)),
        ((14, 2, 3, 4, 5), (2, 3, 4, 5, 6)),
        ((9, 9, 9, 4, 4), (8, 8, 8, 14, 14)),
        ((9, 9, 4, 4, 3), (9, 9, 4, 4, 2)),
        ((9, 9, 5, 5, 2), (9, 9, 4, 4, 14)),
        ((9, 9, 14, 3, 2), (9, 9, 13, 12, 11)),
        ((14, 9, 5, 3, 2), (13, 12, 11, 10, 8)),
    ],
)
def test_of_two_hands_of_a_type_the_one_with_the_higher_cards_ranks_higher(
    higher: tuple[int, ...], lower: tuple[int, ...]
) -> None:
    one, other = (high_rank(tuple((rank, at % 4) for at, rank in enumerate(ranks))) for ranks in (higher, lower))
    # Ace, 2, 3, 4 and 5 are taken for the lowest straight: a low hand is never compared with a straight.
    assert (one > other) is (higher != (14, 2, 3, 4, 5))


@pytest.mark.parametrize(
    ("ranks", "low", "is_lawful"),
    [
        ((14, 14, 9, 8, 6, 4, 2), (14, 14), False),
        ((14, 14, 9, 8, 6, 4, 2), (9, 8), True),
        ((9, 9, 9, 9, 6, 4, 2), (9, 9), True),
        ((9, 9, 8, 8, 6, 4, 2), (9, 9), False),
        ((9, 9, 8, 8, 6, 4, 2), (8, 8), True),
        ((14, 12, 10, 9, 7, 5, 3), (14, 12), False),
        ((14, 12, 10, 9, 7, 5, 3), (12, 10), True),
        ((14, 14, 10, 9, 7, 5, 3), (14, 10), False),
        ((14, 14, 10, 9, 7, 5, 3), (14, 9), True),
        ((9, 9, 9, 8, 8, 8, 2), (9, 9), True),
    ],
)
def test_the_high_hand_ranks_at_least_as_high_as_the_low_hand(
    ranks: tuple[int, ...], low: tuple[int, int], is_lawful: bool
) -> None:
    deal = Deal("", tuple((rank, at % 4) for at, rank in enumerate(ranks)), frozenset())
    ways = [two for two in deal.lows if sorted(deal.ranks[at] for at in two) == sorted(low)]
    assert ways
    assert {deal.lawful(two) for two in ways} == {is_lawful}
    assert len(set(deal.lows)) == 21
