"""What a wager wins more where its payout may be added to the Blackjack Wager once the first cards are seen."""

from functools import lru_cache
from itertools import combinations_with_replacement

from checker.odds.cards import RANK_NAMES, SUITS, Hand, points, rank
from checker.odds.drawn import VALUES, of_value
from checker.odds.first_cards import FirstCards, Row, paid
from checker.odds.game import Rules, hand_value, no_blackjack

_DECK = 52


@lru_cache(maxsize=32)
def gain(deal: FirstCards, rows: tuple[Row, ...], wins: tuple[float, ...], rules: Rules) -> float:
    """Return what a unit wagered wins more on average if each payout is added where that wins on average.

    ``wins`` are the payouts of the rows in odds to 1. The hand is then played as the base game is.
    """
    found = 0.0
    size = _DECK * rules.decks
    for hand in combinations_with_replacement(range(len(RANK_NAMES) * SUITS), 2):
        hit = paid(deal, rows, hand)
        if hit:
            same = hand[0] == hand[1]
            chance = rules.decks * (rules.decks - 1 if same else 2 * rules.decks) / (size * (size - 1))
            found += chance * wins[hit[0]] * _added(rules, _values(hand))
    return found


def _values(hand: Hand) -> tuple[int, ...]:
    return tuple(sorted(points(rank(card)) for card in hand))


@lru_cache(maxsize=1024)
def _added(rules: Rules, cards: tuple[int, ...]) -> float:
    """Return what a unit added wins, over all first cards of the dealer."""
    left = _DECK * rules.decks - 2
    return sum(
        (of_value(up) * rules.decks - cards.count(up))
        / left
        * no_blackjack(rules, up, cards)
        * max(0.0, hand_value(rules, up, cards))
        for up in VALUES
    )
