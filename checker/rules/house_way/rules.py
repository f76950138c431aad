"""What a line of a house way says: of which hands, and where their cards go."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import reduce
from operator import and_

from checker.frozen import frozen, replace
from checker.rules.house_way.deals import Deal, Two, makes

LOW, HIGH, TOGETHER, SPLIT = "low", "high", "together", "split"
RUNS = frozenset({"straight", "flush", "straight_flush", "royal_flush"})
_FACES = (13, 12, 11)
_PAIR = 2
_SHAPES = {"two_pair": [2, 2], "trips": [3]}
"""How often the ranks of a hand with a straight or a flush occur, as far as more than once."""


@frozen
class What:
    """Cards that a line names: how many, which in order from the highest, of which sort.

    ``noun`` is pair, card, rank, face, unit or the name of a type of hand. ``order`` holds the places counted from the
    highest, or from the lowest where it is negative. ``other`` tells that they are beside what makes the type.
    """

    noun: str
    number: int = 0
    order: tuple[int, ...] = ()
    rank: int = 0
    other: bool = False

    def ranks(self, deal: Deal) -> Counter[int] | None:
        """Return the ranks of the cards meant in a hand; None where it has no such cards."""
        if self.noun == "rank":
            return _some(deal.counts, self.rank, self.number or deal.counts[self.rank])
        if self.noun == "pair":
            return self._pairs(deal)
        if self.noun == "card":
            return self._cards(deal)
        if self.noun == "trips" and deal.kind == "full_house":
            return Counter({deal.full[0]: 3})
        if self.noun not in {"unit", deal.kind}:
            return None
        if self.order:
            return self._pairs(deal) if deal.kind in {"two_pair", "three_pair"} else self._cards(deal)
        if self.number and len(deal.of_unit) == 1:
            return Counter({deal.of_unit[0]: self.number}) if self.number <= len(deal.unit) else None
        if self.number and deal.kind == "full_house":
            return {3: Counter({deal.full[0]: 3}), 2: Counter({deal.full[1]: 2})}.get(self.number)
        if self.number and self.number != len(deal.unit):
            return None
        return Counter(deal.ranks[at] for at in deal.unit) if deal.unit else None

    def _pairs(self, deal: Deal) -> Counter[int] | None:
        if self.rank:
            return _some(deal.counts, self.rank, _PAIR)
        if deal.kind == "full_house" and not self.order:
            return Counter({deal.full[1]: _PAIR})
        beside = deal.kind in {"trips", "quads", "five_aces"} or (self.other and deal.kind not in RUNS)
        pool = Counter(deal.others) if beside else deal.counts
        pairs = sorted((rank for rank, count in pool.items() if count >= _PAIR), reverse=True)
        number = self.number or len(self.order) or 1
        if not self.order and number != len(pairs):
            return None
        places = self.order or tuple(range(number))
        if self.order and self.number > 1:
            places = tuple(range(number)) if self.order[0] >= 0 else tuple(range(-number, 0))
        return _at(pairs, places, _PAIR)

    def _cards(self, deal: Deal) -> Counter[int] | None:
        pool = deal.others if self.other or deal.unit else tuple(sorted(deal.ranks, reverse=True))
        places = self.order
        if self.number > 1 and len(places) == 1:
            first = places[0]
            places = tuple(range(first, first + self.number)) if first >= 0 else tuple(range(-self.number, 0))
        if not places:
            places = tuple(range(self.number))
        return _at(pool, places, 1) if places else None


UNIT = What(noun="unit")


def _some(counts: Counter[int], rank: int, number: int) -> Counter[int] | None:
    return Counter({rank: number}) if 0 < number <= counts[rank] else None


def _at(pool: "list[int] | tuple[int, ...]", places: tuple[int, ...], times: int) -> Counter[int] | None:
    if any(not -len(pool) <= place < len(pool) for place in places):
        return None
    found: Counter[int] = Counter()
    for place in places:
        found[pool[place]] += times
    return found


@frozen
class Placing:
    """Where cards go: into one hand, together wherever, or into both; ``shares`` are how many into each.

    ``denied`` tells that they do not go there.
    """

    what: What
    where: str
    shares: tuple[int, ...] = ()
    denied: bool = False

    def applies(self, deal: Deal) -> bool:
        """Whether the hand has the cards that are placed."""
        if self.what.noun == "any":
            return True
        if self.what.noun == "face":
            return any(rank in _FACES for rank in deal.ranks)
        if deal.kind in RUNS and self.what.noun in {"unit", deal.kind, "card"}:
            return True
        return self.what.ranks(deal) is not None

    def ways(self, deal: Deal) -> frozenset[Two]:
        """Return the ways to divide a hand to which it applies that place the cards so."""
        meant = self.what.ranks(deal)
        if self.where in {LOW, HIGH} and meant is not None and not self._of_whole_hand(deal):
            allowed = self._with_cards(deal, meant)
        else:
            allowed = (low for low in deal.lows if self._allows(deal, low, meant))
        found = frozenset(allowed)
        return frozenset(deal.lows) - found if self.denied else found

    def _of_whole_hand(self, deal: Deal) -> bool:
        """Whether what is placed is not told by the ranks of its cards alone."""
        noun = self.what.noun
        return noun in {"any", "face"} or (deal.kind in RUNS and noun in {"unit", deal.kind, "card"})

    def _with_cards(self, deal: Deal, meant: Counter[int]) -> Iterator[Two]:
        """Yield the ways to divide a hand that put the cards meant into one of its two hands."""
        exact = bool(self.what.number) and self.what.noun in {"rank", "unit"} and len(meant) == 1
        wanted = tuple(meant.items())
        for low in deal.lows:
            in_low = deal.ranks[low[0]], deal.ranks[low[1]]
            for rank, number in wanted:
                have = in_low.count(rank) if self.where == LOW else deal.counts[rank] - in_low.count(rank)
                if have != number if exact else have < number:
                    break
            else:
                yield low

    def _allows(self, deal: Deal, low: Two, meant: Counter[int] | None) -> bool:
        in_low = deal.ranks[low[0]], deal.ranks[low[1]]
        what = self.what
        if what.noun == "any":
            return what.number == (len(low) if self.where == LOW else len(deal.cards) - len(low))
        if what.noun == "face":
            return any(rank in _FACES for rank in in_low) is (self.where == LOW)
        if deal.kind in RUNS and what.noun in {"unit", deal.kind}:
            return makes(deal.kind, deal.high(low)) is (self.where in {HIGH, TOGETHER})
        if deal.kind in RUNS and what.noun == "card":
            return True
        assert meant is not None  # noqa: S101 - only placings that apply are asked
        lows = {rank: in_low.count(rank) for rank in meant}
        highs = {rank: deal.counts[rank] - number for rank, number in lows.items()}
        whole = _holds(lows, meant) or _holds(highs, meant)
        if whole or self.where == TOGETHER:
            return whole is (self.where == TOGETHER)
        return not self._parted(deal, in_low, sum(lows.values()), sum(highs.values()))

    def _parted(self, deal: Deal, in_low: tuple[int, int], low: int, high: int) -> bool:
        """Whether cards of which so many lie in each hand are parted otherwise than is meant."""
        if self.shares:
            return sorted((low, high)) != sorted(self.shares)
        return deal.kind in {"two_pair", "three_pair"} and in_low[0] != in_low[1]


def _holds(ranks: Mapping[int, int], wanted: Mapping[int, int]) -> bool:
    """Whether a hand has at least so many cards of each rank."""
    return all(ranks[rank] >= number for rank, number in wanted.items())


@frozen
class Condition:
    """What a hand must be for a line to speak of it: of what ``sort``, with which rank, how often; or not so."""

    sort: str
    least: int = 0
    most: int = 0
    count: int = 1
    ranks: tuple[int, ...] = ()
    name: str = ""
    denied: bool = False

    def holds(self, deal: Deal) -> bool:
        """Whether a hand is so."""
        return self._holds(deal) is not self.denied

    def _holds(self, deal: Deal) -> bool:
        pool = deal.counts if deal.kind in RUNS else Counter(deal.others)
        within = {
            "unit": deal.of_unit,
            "pair": (deal.full[1],) if deal.kind == "full_house" else deal.of_unit,
            "others": deal.others,
            "topped": (max(deal.ranks),),
        }
        if self.sort in within:
            ranks = within[self.sort]
            return bool(ranks) and all(self.least <= rank <= (self.most or self.least) for rank in ranks)
        if self.sort == "made of":
            if deal.kind == "full_house":
                return deal.full == self.ranks
            return deal.of_unit == tuple(sorted(self.ranks, reverse=True))
        if self.sort == "has":
            return self._has(deal, pool)
        if self.sort == "pair beside":
            return any(count >= _PAIR and self.least <= rank <= (self.most or rank) for rank, count in pool.items())
        if self.sort == "kind":
            shape = sorted((count for count in pool.values() if count >= _PAIR), reverse=True)
            return shape == _SHAPES.get(self.name)
        return self.sort != "face" or any(pool[rank] for rank in _FACES)

    def _has(self, deal: Deal, pool: Counter[int]) -> bool:
        if deal.kind == "one_pair" and self.count == 1:
            # Cards named beside a pair are the best of those beside it.
            return self.least in deal.others[:_PAIR]
        # “With the aces”, of two pair of which they are one.
        return (deal.counts if self.count >= _PAIR else pool)[self.least] >= self.count


@frozen
class Guard:
    """Conditions that must all hold, or, ``denied``, of which one must not."""

    conditions: tuple[Condition, ...]
    denied: bool = False

    def holds(self, deal: Deal) -> bool:
        """Whether a hand is so."""
        return all(condition.holds(deal) for condition in self.conditions) is not self.denied


@frozen
class Rule:
    """One rule of a house way: of which hands it speaks, what it places where, and which of several ways is taken.

    ``best`` is the hand that is made as high as it may be. ``denied`` tells that the cards do not go so.
    """

    kinds: tuple[str, ...]
    guards: tuple[Guard, ...] = ()
    placings: tuple[Placing, ...] = ()
    best: str = ""
    denied: bool = False

    def applies(self, deal: Deal) -> bool:
        """Whether it speaks of a hand."""
        return (
            deal.kind in self.kinds
            and all(guard.holds(deal) for guard in self.guards)
            and all(placing.applies(deal) for placing in self.placings)
        )

    def ways(self, deal: Deal) -> frozenset[Two]:
        """Return the ways to divide a hand that it leaves."""
        found = reduce(and_, (placing.ways(deal) for placing in self.placings), frozenset(deal.lows))
        if self.denied:
            return frozenset(deal.lows) - found
        if not self.best:
            return found
        lawful = [low for low in found if deal.lawful(low)]
        rank = deal.low_rank if self.best == LOW else deal.high_rank
        most = max(map(rank, lawful), default=None)
        return frozenset(low for low in lawful if rank(low) == most)


def both_ways(rule: Rule, kinds: tuple[str, ...]) -> bool:
    """Whether a rule would do both with the same cards: which of the two its condition is of, was not read."""
    wheres: dict[What, set[str]] = {}
    for placing in rule.placings:
        of_unit = placing.what.noun in kinds or (placing.what.noun == "pair" and kinds == ("one_pair",))
        what = replace(placing.what, noun="unit") if of_unit else placing.what
        wheres.setdefault(what, set()).add(placing.where)
    return any({TOGETHER, SPLIT} <= where for where in wheres.values()) or {LOW, HIGH} <= wheres.get(UNIT, set())
