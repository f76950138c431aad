"""A player's fixed strategy: basic strategy by totals, for several decks and a dealer who stands on all 17s.

It is mathematics, not law: which play loses least. Columns are the dealer's first card, from 2 to 10 and the ace.
"""

from enum import Enum


class Play(Enum):
    """What a player does with a hand."""

    STAND = "S"
    HIT = "H"
    DOUBLE = "D"
    DOUBLE_OR_STAND = "d"
    SURRENDER = "R"


_HARD = {
    9: "HDDDDHHHHH",
    10: "DDDDDDDDHH",
    11: "DDDDDDDDDH",
    12: "HHSSSHHHHH",
    13: "SSSSSHHHHH",
    14: "SSSSSHHHHH",
    15: "SSSSSHHHRH",
    16: "SSSSSHHRRR",
}
_SOFT = {
    13: "HHHDDHHHHH",
    14: "HHHDDHHHHH",
    15: "HHDDDHHHHH",
    16: "HHDDDHHHHH",
    17: "HDDDDHHHHH",
    18: "SddddSSHHH",
}
_STANDS = 17
STATED = "The player follows basic strategy by totals for several decks and does not split pairs."


def play(total: int, *, soft: bool, up: int, first_two: bool) -> Play:
    """Return the play for a total; ``up`` is what the dealer's first card counts, an ace 1.

    Doubling and surrender are for the first two cards; later the hand hits or stands instead.
    """
    column = 9 if up == 1 else up - 2
    if soft:
        line = _SOFT.get(total, "H" * 10 if total < min(_SOFT) else "S" * 10)
    else:
        line = _HARD.get(total, "H" * 10 if total < _STANDS else "S" * 10)
    chosen = Play(line[column])
    if first_two:
        return chosen
    if chosen is Play.DOUBLE_OR_STAND:
        return Play.STAND
    return Play.HIT if chosen in {Play.DOUBLE, Play.SURRENDER} else chosen
