"""Conditions of a line of a house way: with an ace, unless a pair can be played low, if both pair are 6s or lower."""

from collections.abc import Mapping, Sequence

from checker.frozen import frozen, replace
from checker.rules.house_way.heads import Head, range_at
from checker.rules.house_way.rules import Condition, Placing, What
from checker.rules.house_way.segments import WHERE
from checker.rules.house_way.symbols import ACE, Symbol, sort_at

_OF_UNIT = frozenset({"unless", "except"})
_BEFORE = frozenset({"all", "it", "them", "other", "count"})
_OF_BOTH = frozenset({(), ("two_pair",), ("three_pair",)})
_OF_ONE_RANK: Mapping[tuple[str, ...], int] = {("trips",): 3, ("quads",): 4, ("one_pair",): 2}
_KINDS = frozenset({"two_pair", "three_pair", "trips", "full_house"})


@frozen
class ReadCondition:
    """A condition, how many symbols say it, what it names, and where that goes if it says so.

    ``pairs`` tells that it speaks of both of two pair.
    """

    conditions: tuple[Condition, ...]
    used: int
    named: What | None = None
    placed: Placing | None = None
    pairs: bool = False


def condition_of(symbols: Sequence[Symbol], opener: str, head: Head | None) -> ReadCondition | None:
    """Return the condition with which the symbols begin; None where they begin with none."""
    read = _Reader(symbols, opener, head).read()
    if read is None:
        return None
    at = read.used
    placed = None
    can = sort_at(symbols, at) == "can"
    at += can
    if can and sort_at(symbols, at) not in {None, *WHERE}:
        return None
    if sort_at(symbols, at) in WHERE and read.named is not None:
        if can and symbols[at].sort == "high":
            return None  # What can be played low is a condition; high, any card can.
        if not can and not read.conditions[0].denied:
            placed = Placing(what=read.named, where=WHERE[symbols[at].sort])
        at += 1
    return replace(read, used=at, placed=placed)


class _Reader:
    """The symbols of a condition: what stands before the cards that it names, and these."""

    def __init__(self, symbols: Sequence[Symbol], opener: str, head: Head | None) -> None:
        self._symbols = symbols
        self._opener = opener
        self._kinds = head.kinds if head is not None else ()
        self._denied = sort_at(symbols, 0) == "deny"
        at = start = int(self._denied)
        while sort_at(symbols, at) in _BEFORE:
            at += 1
        before = symbols[start:at]
        sorts = {symbol.sort for symbol in before}
        self._both, self._other, self._it = "all" in sorts, "other" in sorts, bool(sorts & {"it", "them"})
        self._count = sum(symbol.number for symbol in before)
        self._first = at == start
        self._at = at

    def read(self) -> ReadCondition | None:
        """Return what is said of the first cards named; None where it is nothing that can be tried."""
        if self._at >= len(self._symbols):
            return None
        ways = {
            "low_better": lambda _: self._found("always", 1),
            "face": lambda _: self._found("face", 1, What(noun="face")),
            "topped": lambda symbol: self._found("topped", 1, least=symbol.number),
            "kind": self._of_kind,
            "card": lambda _: self._of_others() if self._other else None,
            "pair": lambda _: self._of_pair(),
            "rank": self._of_rank,
        }
        symbol = self._symbols[self._at]
        return ways[symbol.sort](symbol) if symbol.sort in ways else None

    def _found(  # noqa: PLR0913 - the parts of a condition
        self,
        sort: str,
        more: int,
        named: What | None = None,
        *,
        least: int = 0,
        most: int = 0,
        count: int = 1,
        name: str = "",
        turned: bool = False,
        pairs: bool = False,
    ) -> ReadCondition:
        condition = Condition(
            sort=sort, least=least, most=most, count=count, name=name, denied=self._denied is not turned
        )
        return ReadCondition(conditions=(condition,), used=self._at + more, named=named, pairs=pairs)

    def _of_kind(self, symbol: Symbol) -> ReadCondition | None:
        if symbol.name in {"no_pair", "one_pair"}:
            return self._found("pair beside", 1, What(noun="pair"), turned=symbol.name == "no_pair")
        return self._found("kind", 1, name=symbol.name) if self._first and symbol.name in _KINDS else None

    def _of_pair(self) -> ReadCondition | None:
        ranged = range_at(self._symbols, self._at + 1)
        if self._both or (not self._other and self._kinds in {("two_pair",), ("full_house",), ("one_pair",)}):
            if ranged is None or (self._both and self._kinds not in _OF_BOTH):
                return None
            least, most, more = ranged
            sort = "pair" if self._kinds == ("full_house",) else "unit"
            return self._found(sort, 1 + more, least=least, most=most, pairs=self._both)
        if ranged is not None and ranged[2] > 1:
            return self._found("pair beside", 1 + ranged[2], What(noun="pair"), least=ranged[0], most=ranged[1])
        if ranged is not None and self._symbols[self._at + 1].plural:
            rank = ranged[0]
            return self._found("has", 2, What(noun="pair", rank=rank), least=rank, count=2)
        return self._found("pair beside", 1, What(noun="pair"))

    def _of_rank(self, symbol: Symbol) -> ReadCondition | None:
        ranged = range_at(self._symbols, self._at)
        assert ranged is not None  # noqa: S101 - a rank stands here
        least, most, more = ranged
        made_of = _OF_ONE_RANK.get(self._kinds, 0)
        of_unit = self._opener in _OF_UNIT and made_of and self._count in ({made_of, 0} if symbol.plural else {made_of})
        if self._it and self._kinds == ("full_house",):
            return None
        if more > 1 and not (self._both or self._it or symbol.plural):
            return None  # A king or better, beside what makes the type or within it.
        if self._it and made_of and self._count not in {0, made_of}:
            return None  # Four aces, of three of a kind.
        if self._both or self._it or more > 1 or of_unit:
            return self._found("unit", more, least=least, most=most)
        paired = sort_at(self._symbols, self._at + 1) == "pair"
        number = self._count or (2 if symbol.plural or paired else 1)
        named = What(noun="rank", rank=symbol.number, number=number)
        return self._found("has", 1 + paired, named, least=symbol.number, count=number)

    def _of_others(self) -> ReadCondition | None:
        """Return what is said of the other cards: that they are lower than a 10."""
        sorts = [symbol.sort for symbol in self._symbols[self._at + 1 : self._at + 3]]
        if sorts not in (["less_than", "rank"], ["more_than", "rank"]):
            return None
        rank = self._symbols[self._at + 2].number
        least, most = (2, rank - 1) if sorts[0] == "less_than" else (rank + 1, ACE)
        return self._found("others", 3, least=least, most=most)
