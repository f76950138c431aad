"""Which hands a row of a paytable means: the closed vocabulary of chapter files, as typed values.

A row names its hands by who holds what: ``player: {total: 20, suited: yes}``. All that is asked must hold. A list of
such mappings means any one of them, and ``never`` no hand at all. Where a doubtful text decides, both readings stand
under ``literal`` and ``evident`` beside the ``advisory`` that describes them.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from checker.frozen import frozen

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace")
SUITS = ("clubs", "diamonds", "hearts", "spades")
MADE_HANDS = (
    "pair",
    "two_pair",
    "three_pair",
    "three_of_a_kind",
    "straight",
    "flush",
    "full_house",
    "four_of_a_kind",
    "five_of_a_kind",
    "five_aces",
    "straight_flush",
    "royal_flush",
    "seven_card_straight_flush",
)
ADDED_PAIRS = ("king and queen", "ace and king", "king and queen with joker", "ace and king with joker")
HOLDERS = ("player", "dealer", "up", "together", "own", "other", "round")
"""Who holds the cards: up is the dealer's first card, together are the player's cards and that card, own and other are
the hand that is wagered on and the other one; round is what concerns several hands at once."""


@frozen(kw_only=False)
class Span:
    """A number from ``low`` to ``high``; None means that it has no upper end."""

    low: int
    high: int | None

    def __contains__(self, number: int) -> bool:
        return self.low <= number and (self.high is None or number <= self.high)


@frozen(kw_only=False)
class Asked:
    """One thing that a row asks of the cards that ``holder`` has."""

    holder: str
    word: str
    value: Any


Alternative = tuple[Asked, ...]


@frozen(kw_only=False)
class Hands:
    """The hands of a row: one of the ``alternatives`` fits. None at all means that no hand does.

    ``advisories`` are the doubtful texts that decide which hands they are.
    """

    alternatives: tuple[Alternative, ...]
    advisories: tuple[str, ...] = ()


def span(text: Any) -> Span:
    """Read 3, 8 or more, or 6 or less."""
    words = str(text).split()
    number = int(words[0])
    match words[1:]:
        case []:
            return Span(number, number)
        case ["or", "more"]:
            return Span(number, None)
        case ["or", "less"]:
            return Span(0, number)
    raise ValueError(f"write a number, “8 or more” or “6 or less”, not {text!r}")


def _yes(text: Any) -> bool:
    if text not in {"yes", "no"}:
        raise ValueError(f"write yes or no, not {text!r}")
    return bool(text == "yes")


def _rank(text: Any) -> int:
    return RANKS.index(str(text))


def _card(text: Any) -> int:
    name, _, suit = str(text).partition(" of ")
    return RANKS.index(name) * len(SUITS) + SUITS.index(suit)


def _each(read: Callable[[Any], int], raw: Any) -> tuple[int, ...]:
    return tuple(sorted(read(one) for one in raw))


def _one_of(names: tuple[str, ...], text: Any) -> str:
    if text not in names:
        raise ValueError(f"{text!r} is none of {', '.join(names)}")
    return str(text)


def _some_of(names: tuple[str, ...], raw: Any) -> tuple[str, ...]:
    return tuple(_one_of(names, one) for one in raw)


WORDS: Mapping[str, Callable[[Any], Any]] = {
    "cards": partial(_each, _card),
    "ranks": partial(_each, _rank),
    "ranks_among": partial(_each, _rank),
    "total": span,
    "blackjack": _yes,
    "suited": _yes,
    "identical": _yes,
    "sets": partial(_each, int),
    "in_a_row": _yes,
    "points": span,
    "natural": _yes,
    "number": span,
    "makes": partial(_one_of, MADE_HANDS),
    "joker": _yes,
    "plus": partial(_some_of, ADDED_PAIRS),
    "high": _rank,
    "run": span,
    "ace_of": partial(_some_of, SUITS),
    "between": span,
    "margin": span,
    "each_same_rank": partial(_one_of, ("same suit", "different suit")),
    "system_draw": _yes,
    "any": _yes,
}
"""What a row may ask. Of first cards: cards, ranks, ranks_among, total, blackjack, suited, identical, sets, in_a_row;
of a coup: points, natural, number (of cards), margin; of seven cards: makes, joker, plus (two
cards of one suit beside a royal flush), high; of hands
that are played: total, number, blackjack, run, ace_of. Of a round: between (ranks between the player's two cards, into
which the up card falls), margin (points by which one's own hand is ahead), each_same_rank (each card of the player
that has the rank of the up card), system_draw (something that no card decides) and any (every deal)."""


def parse_hands(raw: Any) -> Hands:
    """Read the hands of a row. Raises :class:`ValueError` for a word outside the vocabulary."""
    if raw == "never":
        return Hands(())
    parts = raw if isinstance(raw, list) else [raw]
    return Hands(tuple(_alternative(part) for part in parts))


def parse_doubtful(raw: Any, readings: Mapping[str, str]) -> Hands:
    """Read the hands of a row under the readings applied, where a doubtful text may decide them."""
    advisories = []
    while isinstance(raw, Mapping) and "advisory" in raw:
        advisories.append(raw["advisory"])
        raw = raw[readings[raw["advisory"]]]
    return Hands(parse_hands(raw).alternatives, tuple(advisories))


def _alternative(raw: Any) -> Alternative:
    if not isinstance(raw, Mapping):
        raise ValueError(f"hands are a mapping from who holds them to what is asked, not {raw!r}")
    found = []
    for holder, asked in raw.items():
        if holder not in HOLDERS:
            raise ValueError(f"{holder!r} holds no cards; write one of {', '.join(HOLDERS)}")
        for word, value in asked.items():
            if word not in WORDS:
                raise ValueError(f"{word!r} is no word for hands")
            try:
                found.append(Asked(holder, word, WORDS[word](value)))
            except ValueError as error:
                raise ValueError(f"{word}: {error}") from None
    return tuple(found)
