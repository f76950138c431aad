"""Answers that are left to somebody's later choice: to be decided, whatever the manager picks, set month by month.

The turns of speech are data, ``rulesets/shared/words/later_choice.yaml``.
"""

import re
from collections.abc import Sequence
from functools import cache, lru_cache

from checker.frozen import frozen
from checker.law.chapter import read_shared
from checker.regex import regex, with_parts
from checker.submission.answer import normal

FILE = "later_choice.yaml"
_PARTS = regex(r" *[;,] +(?:and |but )?| +[\u2013\u2014]+ +")
_CLAUSE = regex(r"[:;,.()]")
_DENIED = regex(
    r"\b(?:no|not|never|nothing|nor|neither|nobody|cannot|without)\b(?! (?:pair|rule|straight|flush|ace)s?\b)"
)


@frozen
class _Turns:
    """What leaves an answer to a later choice, and who and what may choose by law."""

    left: re.Pattern[str]
    lawful: re.Pattern[str]
    of_hands: re.Pattern[str]
    settled: re.Pattern[str]


@cache
def _turns() -> _Turns:
    raw = read_shared("words", FILE)
    whole = with_parts(raw["parts"])
    return _Turns(
        left=regex("|".join(map(whole, raw["left"]))),
        lawful=regex(rf"\b(?:{'|'.join(raw['lawful'])})\b"),
        of_hands=regex("|".join(map(whole, raw["of_hands"]))),
        settled=regex("|".join(map(whole, raw["settled"]))),
    )


@lru_cache(maxsize=1024)  # the filings of one casino have many texts in common
def is_left_to_choice(text: str) -> bool:
    """Whether all that a text says is that somebody may choose later what should be answered."""
    plain = _plain(text)
    if _turns().lawful.search(plain) is not None:
        return False
    parts = [part for part in _PARTS.split(plain) if part]
    return _is_left(plain) or (len(parts) > 1 and all(map(_is_left, parts)))


def _is_left(plain: str) -> bool:
    return _turns().left.fullmatch(plain) is not None


def leaves_hands(text: str, phrases: Sequence[str]) -> bool:
    """Whether a sentence of a house way leaves hands to somebody's choice, by one of the phrases or a turn of speech.

    What stands after a word that denies, in its clause, is denied.
    """
    plain = _plain(text)
    said = [re.compile(rf"\b{re.escape(normal(phrase))}") for phrase in phrases]
    found = [match.start() for turn in (*said, _turns().of_hands) for match in turn.finditer(plain)]
    return any(_DENIED.search(_CLAUSE.split(plain[:at])[-1]) is None for at in found)


def denies_choice(text: str) -> bool:
    """Whether all that a sentence of a house way says is that nobody has such a choice."""
    return _turns().settled.fullmatch(_plain(text)) is not None


def _plain(text: str) -> str:
    return normal(text).strip(" .!()[]").replace("\u2019", "'")
