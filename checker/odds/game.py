"""The base game of Blackjack: what it costs a player who plays every hand the best way.

The player knows the dealer's first card and the cards of the hand, and what was split off. The dealer looks for a
Blackjack before the player acts. What the dealer ends with is counted exactly from the full shoe less the cards seen,
up to the second order in the cards removed: exact for the first two cards, and closer than a thousandth of a percent
after them. Hands that were split are valued one by one, each with the cards of the pair removed; what the other hands
drew is not. So the result is a decimal number and no fraction.
"""

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, combinations_with_replacement

from checker.odds.cards import falling
from checker.odds.drawn import VALUES, best, dealer_hands, of_value

_TEN = 10
_DECK = 52
_LIMIT = 21
_BUST = 22
_TOTALS = (16, 17, 18, 19, 20, 21)
_BITS = 5
Cards = tuple[int, ...]
"""Card values in ascending order, an ace as 1."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """The rules that matter. ``splits`` is how often a pair may be split after the first split, aces included.

    ``blackjack`` is what a Blackjack wins. Doubling is allowed on any two cards, after a split too.
    """

    decks: int
    stands: int = 17
    hits_soft: bool = False
    surrender: bool = True
    splits: int = 3
    one_card_to_aces: bool = False
    resplit_aces: bool = True
    blackjack: float = 1.5


@lru_cache(maxsize=64)
def house_edge(rules: Rules) -> float:
    """Return what the house keeps of each unit wagered."""
    return -sum(_against(rules, up) * _share(rules.decks, (), up) for up in VALUES)


def _share(decks: int, seen: Cards, value: int) -> float:
    """Return the chance that the next card of the full shoe less the cards seen has a value."""
    return (of_value(value) * decks - seen.count(value)) / (_DECK * decks - len(seen))


def _against(rules: Rules, up: int) -> float:
    """Return what a unit wagered wins on average against a dealer's first card."""
    table = _table(rules.decks, rules.stands, rules.hits_soft, up)
    won = 0.0
    for one, two in combinations_with_replacement(VALUES, 2):
        chance = _share(rules.decks, (up,), one) * _share(rules.decks, (up, one), two) * (1 if one == two else 2)
        natural = {one, two} == {1, _TEN}
        peek = table.dealer_blackjack((one, two))
        played = rules.blackjack if natural else table.best_of_two((one, two), rules)
        won += chance * (peek * (0.0 if natural else -1.0) + (1 - peek) * played)
    return won


@lru_cache(maxsize=128)
def _table(decks: int, stands: int, hits_soft: bool, up: int) -> "_Table":  # noqa: FBT001 - part of the key
    return _Table(decks, stands, up, hits_soft=hits_soft)


class _Table:
    """The values of hands against one first card of the dealer, if the dealer has no Blackjack."""

    def __init__(self, decks: int, stands: int, up: int, *, hits_soft: bool) -> None:
        self.decks = decks
        self.up = up
        self.closed = {1: _TEN, _TEN: 1}.get(up, 0)
        """The value that the hole card cannot have, 0 for none."""
        self.final = _Final(decks, stands, up, hits_soft=hits_soft)
        self._drawn: dict[tuple[Cards, Cards], float] = {}
        self._stood: dict[tuple[Cards, Cards], float] = {}

    def dealer_blackjack(self, own: Cards) -> float:
        """Return the chance that the hole card makes a Blackjack."""
        return _share(self.decks, (self.up, *own), self.closed) if self.closed else 0.0

    def chances(self, cards: Cards) -> list[float]:
        """Return the chance of each value for the next card, when the hole card makes no Blackjack."""
        decks = self.decks
        seen = [0] * 11
        for card in (self.up, *cards):
            seen[card] += 1
        left = [0, *(of_value(value) * decks - seen[value] for value in VALUES)]
        size = _DECK * decks - 1 - len(cards)
        if not self.closed:
            return [number / size for number in left]
        barred = left[self.closed]
        found = [number * (size - 1 - barred) / ((size - barred) * (size - 1)) for number in left]
        found[self.closed] = barred / (size - 1)
        return found

    def stand(self, cards: Cards, beside: Cards = ()) -> float:
        """Return what standing wins; ``beside`` are cards seen that are not in the hand."""
        total = best(sum(cards), ace=1 in cards)
        if total > _LIMIT:
            return -1.0
        if (cards, beside) not in self._stood:
            self._stood[cards, beside] = self.final.value(max(total, _TOTALS[0]), (*cards, *beside))
        return self._stood[cards, beside]

    def draw(self, cards: Cards, beside: Cards = ()) -> float:
        """Return what drawing wins, with the best play after it."""
        known = self._drawn.get((cards, beside))
        if known is not None:
            return known
        found = 0.0
        for value, chance in enumerate(self.chances((*cards, *beside))):
            if not value:
                continue
            after = tuple(sorted((*cards, value)))
            if best(sum(after), ace=1 in after) > _LIMIT:
                found -= chance
            else:
                # From the third card on, the other card of a split pair is let go: it no longer matters measurably.
                found += chance * self.best_after(after)
        self._drawn[cards, beside] = found
        return found

    def best_after(self, cards: Cards, beside: Cards = ()) -> float:
        """Return what the best of standing and drawing wins."""
        total = best(sum(cards), ace=1 in cards)
        if total == _LIMIT or (total > 18 and 1 not in cards):  # noqa: PLR2004 - nobody draws to a hard 19
            return self.stand(cards, beside)
        if total <= 11:  # noqa: PLR2004 - no card can bust it
            return self.draw(cards, beside)
        return max(self.stand(cards, beside), self.draw(cards, beside))

    def double(self, cards: Cards, beside: Cards = ()) -> float:
        """Return what doubling wins."""
        chances = self.chances((*cards, *beside))
        return 2 * sum(chances[value] * self.stand(tuple(sorted((*cards, value))), beside) for value in VALUES)

    def best_of_two(self, cards: Cards, rules: Rules) -> float:
        """Return what the best play of the first two cards wins."""
        found = max(self.best_after(cards), self.double(cards))
        if rules.surrender:
            found = max(found, -0.5)
        return max(found, self.split(cards[0], rules)) if cards[0] == cards[1] else found

    def split(self, card: int, rules: Rules) -> float:
        """Return what splitting a pair wins."""
        aces = card == 1
        chances = self.chances((card, card))
        values = [0.0] * 11
        for value in VALUES:
            hand = tuple(sorted((card, value)))
            if aces and rules.one_card_to_aces:
                values[value] = self.stand(hand, (card,))
            else:
                values[value] = max(self.best_after(hand, (card,)), self.double(hand, (card,)))
        pair = chances[card]
        other = sum(chances[value] * values[value] for value in VALUES if value != card) / (1 - pair)
        again = rules.splits if not aces or rules.resplit_aces else 0
        return self._hands(2, again, (card, card), other, values[card])

    def _hands(self, waiting: int, again: int, seen: Cards, other: float, same: float) -> float:
        """Return what hands that wait for their second card win, with ``again`` splits left.

        Each card of the pair's value that was seen makes another one less likely.
        """
        if not waiting:
            return 0.0
        card = seen[0]
        chance = self.chances(seen)[card]
        rest = self._hands(waiting - 1, again, seen, other, same)
        paired = self._hands(waiting + 1, again - 1, (*seen, card), other, same) if again else same + rest
        return (1 - chance) * (other + rest) + chance * paired


class _Final:
    """What standing wins by the player's total and the cards removed, up to the second order in these."""

    def __init__(self, decks: int, stands: int, up: int, *, hits_soft: bool) -> None:
        self._left = [0, *(of_value(value) * decks - (value == up) for value in VALUES)]
        self._size = _DECK * decks - 1
        self._classes = []
        for hand, orders in dealer_hands(stands, hits_soft=hits_soft).items():
            if hand.up == up and not hand.blackjack:
                taken = [0, *(hand.cards >> (value - 1) * _BITS & 31 for value in VALUES)]
                taken[up] -= 1
                chance = orders / falling(self._size, hand.number - 1)
                for value, number in enumerate(taken):
                    chance *= falling(self._left[value], number)
                self._classes.append((chance, taken, hand.number - 1, hand.total))
        base = self._values(())
        one = {value: self._values((value,)) for value in VALUES}
        first = {value: [after - before for after, before in zip(one[value], base, strict=True)] for value in VALUES}
        self._base = base
        self._first = first
        self._second: list[dict[tuple[int, ...], float]] = [{} for _ in _TOTALS]
        for low, high in combinations_with_replacement(VALUES, 2):
            both = self._values((low, high))
            for place, second in enumerate(self._second):
                second[low, high] = both[place] - base[place] - first[low][place] - first[high][place]

    def value(self, total: int, removed: Cards) -> float:
        """Return what standing on a total wins."""
        place = total - _TOTALS[0]
        cards = sorted(removed)
        second = self._second[place]
        return (
            self._base[place]
            + sum([self._first[card][place] for card in cards])
            + sum([second[pair] for pair in combinations(cards, 2)])
        )

    def _values(self, removed: Cards) -> list[float]:
        """Return what standing on each total wins, counted over all hands of the dealer."""
        ends = [0.0] * (_BUST + 1)
        left, size, gone = self._left, self._size, len(removed)
        pair = gone > 1 and removed[0] == removed[1]
        for chance, taken, number, total in self._classes:
            # A card removed leaves fewer of its value for the hand, and fewer cards in all.
            for step, card in enumerate(removed):
                there = left[card] - (step if pair else 0)
                chance *= (there - taken[card]) / there * (size - step) / (size - step - number)  # noqa: PLW2901 - the chance of the draw
            ends[total] += chance
        return _won(ends)


def _won(ends: list[float]) -> list[float]:
    """Return for each total of the player what it wins against the ends, in which there is no Blackjack."""
    found = []
    for own in _TOTALS:
        won = sum(ends[:own]) + ends[_BUST] - sum(ends[own + 1 : _BUST])
        found.append(won / sum(ends))
    return found


def hand_value(rules: Rules, up: int, cards: Cards) -> float:
    """Return what a unit on two cards wins on average against a dealer's first card without a Blackjack."""
    if set(cards) == {1, _TEN}:
        return rules.blackjack
    return _table(rules.decks, rules.stands, rules.hits_soft, up).best_of_two(cards, rules)


def no_blackjack(rules: Rules, up: int, cards: Cards) -> float:
    """Return the chance that a dealer with this first card has no Blackjack, two cards of the player's being known."""
    return 1 - _table(rules.decks, rules.stands, rules.hits_soft, up).dealer_blackjack(cards)


def stand_value(decks: int, up: int, total: int, removed: Cards, stands: int = 17) -> float:
    """Return what standing on a total wins against a dealer's first card without a Blackjack, with cards removed."""
    return _table(decks, stands, False, up).final.value(max(total, _TOTALS[0]), removed)  # noqa: FBT003 - part of the key
