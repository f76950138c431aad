"""Finds the example of how cards are counted in a line, where its sum is right: 7 + 8 = 15, which counts as 5."""

import re
from itertools import pairwise

from checker.values.number_words import number_of

_WORD = re.compile(r"\bA(?= ?[+,])|\b(?:\d{1,2}|(?i:[a-z]{2,}))\b")
_ACE = {"A": 1, "ace": 1}
_TOTAL = re.compile(
    r"=|\b(?:adds?|mak(?:es?|ing)|totals?|equals?|are|is|gives?|comes?|counts?|worth|plays?)\b", re.IGNORECASE
)
"""Words behind which the sum of cards is told."""
_ADDED = re.compile(r"(?:[\s,+&]|\b(?:and|plus|with|an?|the)\b)+", re.IGNORECASE)
"""What stands between two cards that are added."""
_FEWEST = 2
_TEN = 10


def right_sum(text: str) -> range:
    """Return where the numbers of a right sum stand in a text, to its end; an empty range where there is none.

    The sum may be told as it is, as its last digit, or as both, one after the other.
    """
    found = [(word, number) for word in _WORD.finditer(text) if (number := _number(word[0])) is not None]
    joined = [_ADDED.fullmatch(text[one.end() : next_.start()]) is not None for (one, _), (next_, _) in pairwise(found)]
    for first in range(len(found)):
        for told in range(first + _FEWEST, len(found)):
            if not all(joined[first : told - 1]):
                break
            total = sum(number for _, number in found[first:told])
            results = [number for _, number in found[told:]]
            between = text[found[told - 1][0].end() : found[told][0].start()]
            if _TOTAL.search(between) and results in ([total], [total % _TEN], [total, total % _TEN]):
                return range(found[first][0].start(), len(text))
    return range(0)


def _number(word: str) -> int | None:
    if word.isdigit():
        return int(word)
    used, number = number_of([word.casefold()])
    return number if used else _ACE.get(word, _ACE.get(word.casefold()))
