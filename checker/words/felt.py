"""Short lines of a felt or a sign: a wager's name and rows under it, what is wagered for, or what a meter does.

“HOUSE MONEY 15:1 BOTH PAIRS / 3:1 ONE PAIR”, “FORTUNE ENVY - FIVE ACES $150”, “BANKER & PLAYER $25 MIN $5,000 MAX”.
Such a line is read here only where every word of it is a name, a figure or a word that joins them; any other is left to
the patterns.
"""

from collections.abc import Sequence
from itertools import takewhile

from checker.words.felt_limits import read_limits
from checker.words.felt_meters import read_meters
from checker.words.felt_rows import read_rows
from checker.words.said import Said
from checker.words.tokens import Sort, Token
from checker.words.vocabulary import Vocabulary
from checker.words.wordings import wordings

_MOST_WORDS = 80
_MOST_PARTS = 12
_PARTING = frozenset({",", ":", "/", "-", "(", ")"})
_PARTIES = frozenset({"dealer", "player", "banker", "house", "hand", "must"})
_DOES = frozenset({"draw", "stand", "win", "lose", "push", "pay", "take", "set", "must", "can", "collect"})


def read_felt(
    sentence: Sequence[Token], called: Sequence[Token], vocabulary: Vocabulary, context: str, *, freely: bool = False
) -> tuple[Said, ...]:
    """Return all that a short line says, or nothing where it has a word that is no part of such a line.

    ``called`` are its tokens as parts of names; ``context`` is the wager that the line before it names. With ``freely``
    hands may be told in other words, and what meters do is read too.
    """
    if len(sentence) > _MOST_WORDS:
        return ()
    said = read_limits(called, vocabulary, context) or read_rows(sentence, called, vocabulary, context, freely=freely)
    return said or (read_meters(sentence, called, vocabulary, context) if freely else ())


def segments(sentence: Sequence[Token]) -> list[list[Token]]:
    """Return the parts of a sentence between its signs, each with the party that the first begins with.

    “Player draws on 0-5, stands on 6-7” is two parts, each on the player. A part that begins with a word of a condition
    is none that stands alone.
    """
    found: list[list[Token]] = [[]]
    for at, token in enumerate(sentence):
        figures = [beside.sort for beside in sentence[max(0, at - 1) : at + 2]] == [Sort.NUMBER, Sort.SIGN, Sort.NUMBER]
        if token.sort is Sort.SIGN and token.text in _PARTING and not figures:
            found.append([])
        else:
            found[-1].append(token)
    parts = [part for part in found if part]
    turning = wordings().turning
    if any(part[0].text in turning for part in parts) or len(parts) > _MOST_PARTS:
        return []
    party = list(takewhile(lambda token: token.text in _PARTIES, parts[0])) if parts else []
    return [[*party, *part] if part[0].text in _DOES else part for part in parts]
