"""The cards that a line of a house way names: the two highest other cards, the lower pair, one of them."""

from collections.abc import Sequence

from checker.frozen import frozen
from checker.rules.house_way.rules import What
from checker.rules.house_way.symbols import Symbol, sort_at

_PLACES = {"second": 1, "third": 2, "next": 1}


@frozen
class _Before:
    """What stands before the name of cards: how many, which of them, and whether others than the type's."""

    number: int = 0
    order: tuple[int, ...] = ()
    other: bool = False
    every: bool = False
    top: bool = False


def cards_at(symbols: Sequence[Symbol], at: int) -> tuple[What, int] | None:
    """Return the cards named here and where their name ends; None where none are."""
    start = at
    before, at = _before(symbols, at)
    noun, rank, number, at = _noun(symbols, at, before.number)
    other = before.other
    while sort_at(symbols, at) == "other":
        other, at = True, at + 1
    if at == start:
        return None
    if not noun:
        if other and not number and not before.order:
            return What(noun="rest"), at
        places = bool(before.order)
        noun = "card" if other or (places and number) or (1 in before.order and not before.top) else "unit"
    if noun == "pair" and before.every and not before.order and not rank:
        noun = "unit"
    return What(noun=noun, number=number, order=before.order, rank=rank, other=other), at


def _before(symbols: Sequence[Symbol], at: int) -> tuple[_Before, int]:
    number, order, other, every = 0, list[int](), False, False
    end: str | None = None
    while at < len(symbols):
        symbol = symbols[at]
        if symbol.sort in _PLACES:
            order.append(_PLACES[symbol.sort])
        elif symbol.sort in {"top", "bottom"}:
            end = symbol.sort
        elif symbol.sort not in {"count", "all", "other"}:
            break
        number = symbol.number if symbol.sort == "count" else number
        other, every = other or symbol.sort == "other", every or symbol.sort == "all"
        at += 1
    if end == "top":
        order = order or [0]
    elif end == "bottom":
        order = [-1 - place for place in order] or [-1]
    return _Before(number=number, order=tuple(order), other=other, every=every, top=end is not None), at


def _noun(symbols: Sequence[Symbol], at: int, number: int) -> tuple[str, int, int, int]:
    """Return the sort of cards named, their rank, how many, and where that ends; nothing where no name stands here."""
    if at >= len(symbols):
        return "", 0, number, at
    symbol = symbols[at]
    after = symbols[at + 1] if at + 1 < len(symbols) else None
    ranked = after is not None and after.sort == "rank"
    if symbol.sort == "pair" or symbol.name == "one_pair":
        if after is not None and ranked and after.plural:
            return "pair", after.number, number, at + 2
        return "pair", 0, number, at + 1
    if symbol.sort == "rank":
        return "rank", symbol.number, number or (0 if symbol.plural else 1), at + 1
    if symbol.sort == "kind":
        if after is not None and ranked and symbol.name in {"trips", "quads"}:
            return "rank", after.number, number, at + 2
        return symbol.name, 0, number, at + 1
    names = {"card": "card", "face": "face", "it": "it", "them": "unit"}
    return (names[symbol.sort], 0, number, at + 1) if symbol.sort in names else ("", 0, number, at)
