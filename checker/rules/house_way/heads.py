"""What the head of a line of a house way names: types of hand, and the ranks of which they are made."""

from collections.abc import Sequence

from checker.frozen import frozen, replace
from checker.rules.house_way.rules import Condition, Guard
from checker.rules.house_way.symbols import ACE, Symbol, sort_at

_GROUPS = {"one_pair": 1, "two_pair": 2, "three_pair": 3, "trips": 1, "quads": 1, "full_house": 2}
_BY_COUNT = {2: "one_pair", 3: "trips", 4: "quads"}
_LEAST_RANK = 2
_BY_RANKS = {2: "two_pair", 3: "three_pair"}


@frozen
class Head:
    """The types of hand of a line, and what is said of the ranks that make them."""

    kinds: tuple[str, ...]
    guards: tuple[Guard, ...] = ()

    @property
    def open(self) -> bool:
        """Whether nothing is said of the ranks."""
        return not self.guards


@frozen
class Ranked:
    """A head with ranks, how many symbols say them, and whether they are all that or a range of ranks."""

    head: Head
    used: int
    range: bool


def head_of(symbols: Sequence[Symbol]) -> tuple[Head, int] | None:
    """Return the head with which the symbols begin, and how many they are; None where they begin with none."""
    if not symbols:
        return None
    at, guards = 0, []
    if symbols[0].sort == "topped":
        guards.append(_made("topped", least=symbols[0].number))
        at = 1
    while sort_at(symbols, at) == "all":
        at += 1
    kinds = []
    while sort_at(symbols, at) == "kind":
        kinds.append(symbols[at].name)
        at += 1
    if guards and not kinds:
        kinds = ["no_pair"]
    if kinds:
        return _ranked_kind(Head(kinds=tuple(kinds), guards=tuple(guards)), symbols, at)
    first = symbols[0]
    if first.sort == "pair" and not guards:
        return _ranked_kind(Head(kinds=("one_pair",)), symbols, 1)
    if first.sort == "count" and sort_at(symbols, 1) == "rank" and first.number in _BY_COUNT:
        least, most, more = range_at(symbols, 1) or (symbols[1].number, symbols[1].number, 1)
        return Head(kinds=(_BY_COUNT[first.number],), guards=(_made("unit", least=least, most=most),)), 1 + more
    listed = _listed(symbols)
    if len(listed) in _BY_RANKS:
        kind = _BY_RANKS[len(listed)]
        made = Guard(conditions=(Condition(sort="made of", ranks=tuple(listed)),))
        return Head(kinds=(kind,), guards=(made,)), len(listed)
    if [symbol.sort for symbol in symbols[:3]] == ["rank", "full_of", "rank"]:
        made = Guard(conditions=(Condition(sort="made of", ranks=(first.number, symbols[2].number)),))
        return Head(kinds=("full_house",), guards=(made,)), 3
    return None


def _made(sort: str, *, least: int = 0, most: int = 0) -> Guard:
    return Guard(conditions=(Condition(sort=sort, least=least, most=most),))


def _listed(symbols: Sequence[Symbol]) -> list[int]:
    """Return the ranks in the plural with which the symbols begin."""
    found = []
    for symbol in symbols:
        if not symbol.plural:
            break
        found.append(symbol.number)
    return found


def _ranked_kind(head: Head, symbols: Sequence[Symbol], at: int) -> tuple[Head, int]:
    """Take the ranks that follow a type of hand into its head, where they are no sub-head of their own."""
    more = ranks_of(symbols[at:], head)
    return (more.head, at + more.used) if more is not None else (head, at)


def ranks_of(symbols: Sequence[Symbol], head: Head) -> Ranked | None:
    """Return the head with the ranks that the symbols begin with: “6s or lower”, “7s to kings”, “aces”."""
    if len(head.kinds) != 1 or head.kinds[0] not in _GROUPS:
        return None
    kind, at = head.kinds[0], 0
    if sort_at(symbols, at) == "kind" and symbols[at].name == kind and sort_at(symbols, at + 1) == "rank":
        at += 1  # Trips are kept, but trip aces are split.
    while sort_at(symbols, at) == "all":
        at += 1
    groups = _GROUPS[kind]
    if sort_at(symbols, at) == "pair" and kind == "two_pair" and sort_at(symbols, at + 1) == "rank":
        at += 1  # Pairs of 6s or lower.
    if sort_at(symbols, at) == "count" and sort_at(symbols, at + 1) == "rank":
        if _BY_COUNT.get(symbols[at].number) != kind:
            return None
        at += 1
    said = range_at(symbols, at)
    if said is None:
        return None
    least, most, more = said
    if more > 1:
        return _with_ranks(head, least, most, at + more)
    listed = _listed(symbols[at:])
    if len(listed) != groups:
        return None
    if groups > 1:
        guard = Guard(conditions=(Condition(sort="made of", ranks=tuple(listed)),))
        made = replace(head, guards=(*head.guards, guard))
        return Ranked(head=made, used=at + groups, range=False)
    return _with_ranks(head, least, most, at + more)


def range_at(symbols: Sequence[Symbol], at: int) -> tuple[int, int, int] | None:
    """Return the least and the highest rank said here, and how many symbols say it; None where none is."""
    if sort_at(symbols, at) in {"more_than", "less_than"} and sort_at(symbols, at + 1) == "rank":
        than = symbols[at + 1].number
        return (than + 1, ACE, 2) if symbols[at].sort == "more_than" else (_LEAST_RANK, than - 1, 2)
    if sort_at(symbols, at) != "rank":
        return None
    first = symbols[at].number
    after = sort_at(symbols, at + 1)
    if after in {"or_less", "or_more"}:
        return (_LEAST_RANK, first, 2) if after == "or_less" else (first, ACE, 2)
    if after == "to":
        # It stands between two ranks only.
        least, most = sorted((first, symbols[at + 2].number))
        return least, most, 3
    return first, first, 1


def _with_ranks(head: Head, least: int, most: int, used: int) -> Ranked:
    made = replace(head, guards=(*head.guards, _made("unit", least=least, most=most)))
    return Ranked(head=made, used=used, range=True)
