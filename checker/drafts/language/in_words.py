"""Numbers written in words, and amounts of dollars: twenty-five, two hundred and fifty dollars, 25 dollars."""

import re
from collections.abc import Iterator
from decimal import Decimal

from checker.values.number_words import NUMBER_WORDS, number_of

_WORD = rf"(?:{'|'.join(sorted(NUMBER_WORDS, key=len, reverse=True))})"
WRITTEN = rf"(?:(?:a (?=hundred|thousand))?{_WORD}(?:(?:[ -]| and ){_WORD}\b)*(?: and a half\b)?)"
"""A number in words, as an expression without regard to case."""
_SHARES = {
    "half": 50, "a half": 50, "one half": 50, "a quarter": 25, "one quarter": 25, "a fourth": 25, "one fourth": 25,
    "three quarters": 75, "a fifth": 20, "one fifth": 20, "a tenth": 10, "one tenth": 10, "a twentieth": 5,
    "one twentieth": 5,
}  # fmt: skip
"""Shares in words, in percent."""
SHARE = (
    rf"(?P<share>{'|'.join(sorted((name.replace(' ', '[ -]') for name in _SHARES), key=len, reverse=True))})\b"
    rf"|(?P<hundredths>{WRITTEN}) percent\b"
)
"""A share in words, as part of an expression without regard to case: a tenth, ten percent."""
_NUMBER = rf"(?P<number>[0-9]{{1,3}}(?:,[0-9]{{3}})+|[0-9]{{1,6}}|{WRITTEN})"
_DOLLARS = re.compile(rf"(?<![\w$.,-]){_NUMBER}[ -](?:dollars?|bucks?)\b(?! (?:sign|amount))", re.IGNORECASE)
_BETWEEN = re.compile(rf"\bbetween {_NUMBER} and (?=[a-z0-9 ,-]+ dollars\b)", re.IGNORECASE)
"""How a range begins whose first amount has no word for dollars: between five and one hundred dollars."""
_LAST = re.compile(r"\band (.+)$", re.IGNORECASE)
"""The last of two numbers that are not one: five and one hundred."""
_UP_TO = re.compile(rf"\s+(?:up )?to {_NUMBER}\b(?![\w%]|[ -](?:dollars?|to|for|cards?|players?)\b)", re.IGNORECASE)
"""How an amount goes on with the greatest of a range: from five dollars up to a hundred."""


def dollars_in_words(text: str) -> Iterator[tuple[int, int, Decimal]]:
    """Yield where each amount stands in a text whose dollars are said in a word, and how many they are.

    “A dollar” and “each dollar” are no amounts; what is no number, as “ten five dollars”, is left out.
    """
    for found in _BETWEEN.finditer(text):
        least = number_in_words(found["number"])
        if least is not None:
            yield found.start("number"), found.end("number"), least
    for found in _DOLLARS.finditer(text):
        start, amount = found.start(), number_in_words(found["number"])
        tail = _LAST.search(found["number"]) if amount is None else None
        if tail is not None:
            start, amount = found.start() + tail.start(1), number_in_words(tail[1])
        if amount is None:
            continue
        yield start, found.end(), amount
        end = _UP_TO.match(text, found.end())
        greatest = number_in_words(end["number"]) if end else None
        if end and greatest is not None:
            yield end.start("number"), end.end("number"), greatest


def share_in_words(found: re.Match[str]) -> Decimal | None:
    """Return the percentage that ``SHARE`` found; None where its words make no number."""
    if found["share"]:
        return Decimal(_SHARES[found["share"].casefold().replace("-", " ")])
    return number_in_words(found["hundredths"])


def number_in_words(written: str) -> Decimal | None:
    """Return the number that is written in words or figures; None where the words make none, as “ten five”."""
    said, halved, _ = written.casefold().partition(" and a half")
    if said[0].isdigit():
        return Decimal(said.replace(",", ""))
    said = re.sub(r"^a ", "one ", said)
    words = re.findall(r"[a-z]+|-", said)
    size, number = number_of(words)
    return number + (Decimal("0.5") if halved else Decimal(0)) if size == len(words) else None
