"""Numbers in words, up to some hundred thousands: seventeen, seventy-five thousand, two hundred and fifty."""

import math

_ONES = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
)  # fmt: skip
_TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
_BY_TENS = {word: 10 * number for number, word in enumerate(_TENS, start=2)}
_UNITS = {word: number for number, word in enumerate(_ONES)} | _BY_TENS
_HUNDRED = 100
_SCALES = {"thousand": 1000, "million": 1_000_000}
NUMBER_WORDS = frozenset(_UNITS) | frozenset(_SCALES) | {"hundred"}
"""The words of which numbers are made, without “and”."""


def begins_number(word: str) -> bool:
    """Whether a number in words can begin with this one."""
    return word in _UNITS


def number_of(words: list[str]) -> tuple[int, int]:
    """Return how many of the words, from the first, make a number, and the number; (0, 0) where none does."""
    total = current = used = 0
    last = math.inf
    said = False
    for at, word in enumerate(words):
        if word in _UNITS and (not said or ((total or current) and _fits(current, _UNITS[word]))):
            current += _UNITS[word]
        elif word == "hundred" and 0 < current < _HUNDRED:
            current *= _HUNDRED
        elif current and word in _SCALES and _SCALES[word] < last:
            last = _SCALES[word]
            total, current = total + current * last, 0
        elif word in {"and", "-"} and said and at + 1 < len(words) and _joins(word, words[at - 1], words[at + 1]):
            continue
        else:
            break
        said, used = True, at + 1
    return (used, total + current) if said else (0, 0)


def _fits(current: int, following: int) -> bool:
    """Whether a number word goes on a number: five after twenty, fifty after two hundred or two thousand."""
    tens = current % _HUNDRED
    return following < 10 if tens in _BY_TENS.values() else tens == 0  # noqa: PLR2004 - one digit


def _joins(word: str, before: str, after: str) -> bool:
    if word == "-":
        return before in _TENS and after in _ONES and after != "zero"
    return before in {"hundred", *_SCALES} and after in _UNITS
