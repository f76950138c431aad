"""Amounts of dollars written in words: twenty-five dollars, two hundred and fifty dollars, 25 dollars."""

import re
from collections.abc import Iterator
from decimal import Decimal

from checker.drafts.language.lexicon import LARGE_NUMBERS, NUMBERS

_WORTH = {word: number for number, word in enumerate(NUMBERS)} | LARGE_NUMBERS | {"a": 1}
_SCALES = {"hundred": 100, "thousand": 1000}
_TENS = 20
_TEN = 10
_WORD = rf"(?:{'|'.join(sorted(_WORTH, key=len, reverse=True))})"
_NUMBER = (
    rf"(?P<number>[0-9]{{1,3}}(?:,[0-9]{{3}})+|[0-9]{{1,6}}|(?!a\b(?! hundred| thousand)){_WORD}"
    rf"(?:(?:[ -]| and ){_WORD})*)"
)
_DOLLARS = re.compile(rf"(?<![\w$.,-]){_NUMBER}[ -](?:dollars?|bucks?)\b(?! (?:sign|amount))", re.IGNORECASE)
_UP_TO = re.compile(rf"\s+(?:up )?to {_NUMBER}\b(?![\w%]|[ -](?:dollars?|to|for|cards?|players?)\b)", re.IGNORECASE)
"""How an amount goes on with the greatest of a range: from five dollars up to a hundred."""


def dollars_in_words(text: str) -> Iterator[tuple[int, int, Decimal]]:
    """Yield where each amount stands in a text whose dollars are said in a word, and how many they are.

    “A dollar” and “each dollar” are no amounts; what is no number, as “ten five dollars”, is left out.
    """
    for found in _DOLLARS.finditer(text):
        amount = _number(found["number"].casefold())
        if amount is None:
            continue
        yield found.start(), found.end(), amount
        end = _UP_TO.match(text, found.end())
        greatest = _number(end["number"].casefold()) if end else None
        if end and greatest is not None:
            yield end.start("number"), end.end("number"), greatest


def _number(said: str) -> Decimal | None:
    if said[0].isdigit():
        return Decimal(said.replace(",", ""))
    total = part = 0
    last = 0
    for word in re.split(r"[ -]", said):
        if word == "and":
            continue
        worth = _WORTH[word]
        if word in _SCALES:
            part = (part or 1) * worth
        elif last in _SCALES.values() or (last >= _TENS and last % _TEN == 0 and worth < _TEN) or not last:
            part += worth
        else:
            return None
        if word == "thousand":
            total, part = total + part, 0
        last = worth
    return Decimal(total + part)
