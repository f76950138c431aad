"""Hands that draw by a rule, against a plain recursion over single cards and against published figures."""

import random
from collections import Counter, defaultdict
from fractions import Fraction

import pytest
from odds_cases import share

from checker.law.hands import parse_hands
from checker.odds import drawn, runs
from checker.odds.cards import points, total
from checker.odds.strategy import Play, play

DEALER = tuple(
    parse_hands({"dealer": one})
    for one in [{"number": "8 or more"}, {"number": "7"}, {"number": "6"}, {"number": "5"}, {"blackjack": "yes"}]
)
BOTH = tuple(
    parse_hands({"player": {"total": "20"}, **({"dealer": one} if one else {})})
    for one in [
        {"total": "21", "number": "7 or more"},
        {"total": "21", "number": "6"},
        {"total": "21", "number": "5"},
        {"total": "21", "number": "4"},
        {"total": "21", "number": "3"},
        {"blackjack": "yes"},
        None,
    ]
)


def by_recursion(decks: int) -> dict[tuple[int, int], Fraction]:
    """Give the chance of each number of cards and total of a dealer who stands on 17."""
    left = {value: (16 if value == 10 else 4) * decks for value in range(1, 11)}
    found: dict[tuple[int, int], Fraction] = defaultdict(Fraction)

    def deal(hard: int, number: int, chance: Fraction, size: int, *, ace: bool) -> None:
        now = hard + 10 if ace and hard <= 11 else hard
        if now >= 17 and number > 1:
            found[number, min(now, 22)] += chance
            return
        for value, there in left.items():
            if there:
                left[value] -= 1
                deal(hard + value, number + 1, chance * Fraction(there, size), size - 1, ace=ace or value == 1)
                left[value] += 1

    deal(0, 0, Fraction(1), 52 * decks, ace=False)
    return found


def test_the_dealer_of_one_deck_card_by_card() -> None:
    known = by_recursion(1)
    chances = drawn.count_dealer(DEALER, 1, 17)
    for row, number in ((1, 7), (2, 6), (3, 5)):
        assert share(chances, row) == sum(chance for (cards, _), chance in known.items() if cards == number)
    assert share(chances, 0) == sum(chance for (cards, _), chance in known.items() if cards >= 8)
    # An ace and a ten, in either order: 2 x 4/52 x 16/51.
    assert share(chances, 4) == known[2, 21] == Fraction(2 * 4 * 16, 52 * 51)


@pytest.mark.parametrize("decks", [1, 6, 8])
def test_all_hands_of_the_dealer_are_counted(decks: int) -> None:
    whole = drawn.count_dealer((parse_hands({"dealer": {"number": "2 or more"}}),), decks, 17)
    assert share(whole, 0) == 1


def test_soft_17_is_drawn_to_only_where_asked() -> None:
    stands = Counter(hand.total for hand in drawn.dealer_hands(17))
    soft = {hand.cards for hand in drawn.dealer_hands(17) if hand.number == 2 and hand.total == 17 and hand.up == 1}
    hits = {hand.cards for hand in drawn.dealer_hands(17, hits_soft=True) if hand.number == 2 and hand.total == 17}
    assert soft
    assert not soft & hits
    assert stands[17] > 0


def test_a_20_against_a_blackjack_by_formula() -> None:
    """The player's 20 must be of two cards: two tens, or an ace and a nine."""
    cards = 6 * 52
    tens, aces, nines = 6 * 16, 6 * 4, 6 * 4
    of = cards * (cards - 1) * (cards - 2) * (cards - 3)
    two_tens = tens * (tens - 1) * 2 * (tens - 2) * aces
    ace_nine = 2 * aces * nines * 2 * tens * (aces - 1)
    assert share(drawn.count_both(BOTH, 6, 17), 5) == Fraction(two_tens + ace_nine, of)


def test_the_published_bad_beat_figures_are_near() -> None:
    """Barona, six decks (a published analysis that splits pairs too, which makes a 20 a little more frequent)."""
    chances = drawn.count_both(BOTH, 6, 17)
    published = {1: 5.7405e-5, 2: 5.0457e-4, 3: 0.002790, 4: 0.008282}
    for row, figure in published.items():
        assert figure * 0.85 < share(chances, row) < figure


def test_a_simulation_agrees_with_the_count_of_both_hands() -> None:
    chances = drawn.count_both(BOTH, 6, 17)
    draw = random.Random(633)  # noqa: S311 - a fixed sequence, so that the test always does the same
    shoe = [rank for rank in range(13) for _ in range(24)]
    rounds, hits = 40_000, Counter[str]()
    for _ in range(rounds):
        cards = iter(draw.sample(shoe, 40))
        own = [next(cards), next(cards)]
        dealer = [next(cards), next(cards)]
        natural = total(tuple(dealer)) == 21
        while not natural:
            now = total(tuple(own))
            hard = sum(map(points, own))
            if now >= 21:
                break
            doing = play(now, soft=now != hard, up=points(dealer[0]), first_two=len(own) == 2)
            if doing in {Play.STAND, Play.SURRENDER}:
                break
            own.append(next(cards))
            if doing is not Play.HIT:
                break
        surrendered = not natural and len(own) == 2 and total(tuple(own)) in {15, 16}
        if total(tuple(own)) != 20 or surrendered:
            continue
        while total(tuple(dealer)) < 17:
            dealer.append(next(cards))
        hits["twenty"] += 1
        hits[f"21 of {len(dealer)}" if total(tuple(dealer)) == 21 else "other"] += 1
    twenty = sum(share(chances, row) for row in range(7))
    for chance, seen in (
        (twenty, hits["twenty"]),
        (share(chances, 4), hits["21 of 3"]),
        (share(chances, 3), hits["21 of 4"]),
    ):
        spread = 5 * (float(chance) * rounds) ** 0.5
        assert abs(seen - float(chance) * rounds) < spread


RUNS = tuple(
    parse_hands({"player": one})
    for one in [
        {"run": "6", "ace_of": ["spades"]},
        {"run": "6", "ace_of": ["clubs", "diamonds", "hearts"]},
        {"run": "5"},
        {"run": "4"},
        {"run": "3"},
        {"run": "2"},
    ]
)


@pytest.mark.parametrize("decks", [1, 6])
def test_two_consecutive_cards_by_formula(decks: int) -> None:
    """Thirteen pairs of neighbouring ranks, from ace and two to king and ace."""
    chances = runs.count(RUNS, decks)
    each, cards = 4 * decks, 52 * decks
    assert sum(share(chances, row) for row in range(6)) == Fraction(13 * 2 * each * each, cards * (cards - 1))
    assert share(chances, 1) == 3 * share(chances, 0) > 0


def test_longer_runs_by_simulation() -> None:
    chances = runs.count(RUNS, 6)
    draw = random.Random(14)  # noqa: S311 - see above
    shoe = [rank for rank in range(1, 14) for _ in range(24)]
    rounds, lengths = 60_000, Counter[int]()
    for _ in range(rounds):
        cards = iter(draw.sample(shoe, 20))
        one, up, two, hole = (next(cards) for _ in range(4))
        low, high = sorted((one, two))
        if (low, high) == (1, 13):
            low, high = 13, 14
        if high - low != 1:
            continue
        own = [one, two]
        dealer = {min(up, 10), min(hole, 10)} == {1, 10}
        while not dealer:
            hard = sum(min(rank, 10) for rank in own)
            now = hard + 10 if 1 in own and hard <= 11 else hard
            doing = play(now, soft=now != hard, up=min(up, 10), first_two=len(own) == 2)
            if now == 21 or doing in {Play.STAND, Play.SURRENDER}:
                break
            card = next(cards)
            below, above = low - 1, 1 if high == 13 else high + 1 if high < 13 else 0
            if card not in {below, above} - {0} or hard + min(card, 10) > 21:
                break
            if card == below:
                low -= 1
            else:
                high += 1
            own.append(card)
            if doing is not Play.HIT:
                break
        lengths[len(own)] += 1
    for row, length in ((5, 2), (4, 3), (3, 4)):
        expected = float(share(chances, row)) * rounds
        assert abs(lengths[length] - expected) < 5 * expected**0.5 + 1
