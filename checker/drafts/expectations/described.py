"""Words for an outcome out of the hands that its row means, for texts that describe an outcome instead of naming it.

“King-queen suited” is what a row means whose hands are a king and a queen of one suit, whatever the law calls it. The
hands are those of the chapter files, which the odds are counted from too.
"""

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import Any

from checker.law.hands import RANKS, SUITS, Alternative, Asked, Hands, Span

_SETS = {(2,): ("pair",), (3,): ("3 of a kind",), (4,): ("4 of a kind",), (2, 2): ("2 pair",)}
_MOST = 24
_SAME = {
    "same suit": ("match suited", "match rank and suit"),
    "different suit": ("match unsuited", "match rank", "match rank no suit", "match rank no suited"),
}


def descriptions(hands: Hands | None) -> tuple[str, ...]:
    """Return wordings of what a row means; none where the chapter does not say, or where it means several hands."""
    if hands is None or len(hands.alternatives) != 1:
        return ()
    own = hands.alternatives[0]
    asked = {item.word for item in own}
    options = [tuple(_held(item, own)) for item in own]
    if not all(options) or asked & {"system_draw", "any"}:
        return ()
    found = [" ".join(parts) for parts in product(*options)]
    return tuple(dict.fromkeys(" ".join(text.split()) for text in found))[:_MOST]


def _held(item: Asked, own: Alternative) -> Iterator[str]:
    """Yield how one thing that is asked may be said, with who has it where that is the dealer."""
    alone = {other.holder for other in own} == {"dealer"}
    both = {other.holder for other in own} >= {"dealer", "player"}
    for said in _said(item, own):
        yield f"dealer {said}" if item.holder == "dealer" or both else said
        if alone and item.word == "number":
            yield said


def _said(item: Asked, own: Alternative) -> Iterator[str]:
    reader = _WORDS.get(item.word)
    if reader is not None:
        yield from reader(item.value)
    elif item.word == "margin":
        yield from _margin(item.value)
    elif item.word == "natural":
        yield from ("natural",) if item.value else ("", "no natural")
    elif item.word == "suited" and item.value and len(own) == 1:
        yield from ("suited", "2 suited", "flush") if item.holder == "together" else ("suited", "2 suited")
    elif item.word == "suited":
        yield from ("suited",) if item.value else ("", "unsuited")


def _margin(margin: Span) -> Iterator[str]:
    if margin == Span(0, 0):
        yield from ("tie", "equal", "push")
    elif margin.low == margin.high:
        yield from (f"win by {margin.low}", f"win by {margin.low} points", f"{margin.low} points")
    else:
        yield "win"


def _ranks(ranks: tuple[int, ...]) -> Iterator[str]:
    names = [RANKS[rank] for rank in ranks]
    if len(set(names)) == 1:
        yield from (f"pair of {names[0]}", f"{len(names)} {names[0]}")
    else:
        yield " ".join(names)


def _cards(cards: tuple[int, ...]) -> Iterator[str]:
    names = [f"{RANKS[card // len(SUITS)]} of {SUITS[card % len(SUITS)]}" for card in cards]
    if len(set(names)) == 1:
        yield from (f"pair of {names[0]}", f"{len(names)} {names[0]}")
    else:
        yield " ".join(names)


def _number(number: Span) -> str:
    return f"{number.low}" if number.low == number.high else f"{number.low} or more"


def _spread(between: Span) -> Iterator[str]:
    for word in ("spread", "between", "gap", "fit between"):
        yield f"{_number(between)} card {word}"


_WORDS: Mapping[str, Callable[[Any], Any]] = {
    "cards": _cards,
    "ranks": _ranks,
    "ranks_among": lambda ranks: (" ".join(RANKS[rank] for rank in ranks),),
    "total": lambda total: (_number(total),),
    "points": lambda points: (_number(points),) if points.low else ("",),
    "blackjack": lambda yes: ("blackjack",) if yes else (),
    "identical": lambda yes: ("identical pair", "suited pair", "identical", "matched") if yes else (),
    "sets": lambda sets: _SETS.get(sets, ()),
    "in_a_row": lambda yes: ("straight", "in a row") if yes else (),
    "number": lambda number: (f"{_number(number)} card",),
    "makes": lambda made: (made.replace("_", " "),),
    "joker": lambda yes: ("joker", "wild") if yes else ("no joker", "natural"),
    "plus": lambda pairs: (f"{pairs[0]} suited",),
    "high": lambda rank: (f"{RANKS[rank]} high", f"no pair {RANKS[rank]}", RANKS[rank]),
    "run": lambda run: (f"{_number(run)} card straight", f"{_number(run)} in a row", f"{_number(run)} card"),
    "ace_of": lambda suits: (f"ace of {' '.join(suits)}",) if len(suits) == 1 else ("other ace", "ace"),
    "between": _spread,
    "each_same_rank": lambda suit: _SAME[suit],
}
"""How each thing that a row may ask of cards is said; what stands in a round's margin depends on more."""
