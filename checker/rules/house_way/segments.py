"""A line of a house way cut into segments: at its marks, and before the words that open a condition or go on."""

from collections.abc import Sequence

from checker.frozen import frozen
from checker.rules.house_way.rules import HIGH, LOW, SPLIT, TOGETHER
from checker.rules.house_way.symbols import Symbol, sort_at

CONDITIONS = frozenset({"if", "unless", "with", "without", "except", "for"})
_OPENING = CONDITIONS | {"and", "but"}
WHERE = {"low": LOW, "high": HIGH}
DOES = {"keep": TOGETHER, "split": SPLIT}


class NotReadError(Exception):
    """A part of the line says nothing that can be tried."""


@frozen
class Segment:
    """A part of a line: the word that opens it, the mark before it, and the rest of it."""

    opener: str
    mark: str
    symbols: tuple[Symbol, ...]
    only: bool = False
    even: bool = False


def _said(symbols: Sequence[Symbol]) -> list[Symbol]:
    """Drop what a line says makes no difference: keep it, two pair with an ace or not."""
    found: list[Symbol] = []
    piece: list[Symbol] = []
    for symbol in (*symbols, Symbol("mark", name=".")):
        if symbol.sort != "mark":
            piece.append(symbol)
            continue
        told = DOES if piece and piece[0].sort in CONDITIONS else {*DOES, *WHERE}
        idle = found and piece and piece[-1].sort == "whatever" and not any(item.sort in told for item in piece)
        found.extend([] if idle else [*piece, symbol])
        piece = []
    return found[:-1] if found[-1].name == "." else found


def _joined(symbols: Sequence[Symbol]) -> list[Symbol]:
    """Drop what stands between the ranks of a list and between types of hand, and “to” where it is no range."""
    found: list[Symbol] = []
    does = False
    for at, symbol in enumerate(symbols):
        does = symbol.sort in DOES or (does and symbol.sort not in _OPENING)
        before = found[-1] if found else None
        after = symbols[at + 1] if at + 1 < len(symbols) else None
        ranks = all(item is not None and item.sort == "rank" and item.plural for item in (before, after))
        kinds = all(item is not None and item.sort == "kind" for item in (before, after))
        kinds = kinds and not (before is not None and before.name == "full_house" and symbol.name == ",")
        listed = symbol.sort == "and" or (symbol.name == "," and _goes_on(symbols, at + 1))
        if symbol.sort == "for" and after is not None and after.sort in WHERE:
            continue
        if symbol.sort == "and" and before is not None and after is not None and before.sort == after.sort == "count":
            continue
        if symbol.sort == "count" and before is not None and before.sort == "count" and before.number == 1:
            found.append(Symbol("rank", number=symbol.number))
            continue
        if symbol.sort == "to" and not _both_ranks(before, after):
            # What is broken to put an ace low is broken for an ace.
            found.extend(
                [Symbol("for")] if does and after is not None and after.sort in {"rank", "face", "pair", "kind"} else []
            )
            continue
        if (ranks and listed) or (kinds and (symbol.sort in {"or", "and"} or symbol.name == ",")):
            continue
        found.append(symbol)
    return found


def _both_ranks(before: Symbol | None, after: Symbol | None) -> bool:
    return before is not None and after is not None and before.sort == after.sort == "rank"


def _goes_on(symbols: Sequence[Symbol], at: int) -> bool:
    """Whether what follows a comma is the next rank of a list that ends with “and”."""
    while sort_at(symbols, at) == "rank":
        if sort_at(symbols, at + 1) == "and":
            return sort_at(symbols, at + 2) == "rank"
        if [symbol.name for symbol in symbols[at + 1 : at + 2]] != [","]:
            return False
        at += 2
    return False


def segments_of(symbols: Sequence[Symbol]) -> list[Segment]:
    """Return the segments of a line. Raises NotReadError for an “only” that belongs to no condition."""
    symbols = _joined(_said(symbols))
    found: list[Segment] = []
    opener, mark, only, even = "", "", False, False
    rest: list[Symbol] = []

    def close() -> None:
        if rest or opener:
            found.append(Segment(opener=opener, mark=mark, symbols=tuple(rest), only=only, even=even))

    for at, symbol in enumerate(symbols):
        if symbol.sort == "mark":
            close()
            opener, mark, only, even, rest = "", symbol.name, False, False, []
        elif symbol.sort in {"only", "even"}:
            following = sort_at(symbols, at + 1)
            if symbol.sort == "even" or following in CONDITIONS:
                close()
                opener, mark, rest = ("with" if symbol.sort == "even" else ""), "", []
                only, even = symbol.sort == "only", symbol.sort == "even"
            elif not following and opener in CONDITIONS:
                only = True
            else:
                raise NotReadError
        elif symbol.sort in _OPENING:
            if opener == "but" and mark == "," and not rest and symbol.sort in {"if", "with"}:
                opener = "except"  # Two aces in front, but with kings the kings.
                continue
            if rest or (opener and not even):
                close()
                mark, only, even = "", False, False
            opener, rest = symbol.sort, []
        else:
            rest.append(symbol)
    close()
    return found


def does(symbols: Sequence[Symbol]) -> bool:
    """Whether the symbols say where anything goes."""
    return any(symbol.sort in {*DOES, *WHERE, "best_low", "best_high"} for symbol in symbols)


def does_more(symbols: Sequence[Symbol]) -> bool:
    """Whether the symbols say so more than once."""
    return sum(symbol.sort in {*DOES, *WHERE} for symbol in symbols) > 1
