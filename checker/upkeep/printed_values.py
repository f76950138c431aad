"""The figures in words of law: odds, amounts, shares, counts. Citations, dates and examples are none."""

import re
from collections.abc import Iterator
from decimal import Decimal

from checker.regex import regex

_SMALL = [
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    *("thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"),
]
WORDS = {word: Decimal(number) for number, word in enumerate(_SMALL)} | {
    "thirty": Decimal(30), "forty": Decimal(40), "fifty": Decimal(50),
    "half": Decimal("0.5"), "quarter": Decimal("0.25"), "1/2": Decimal("0.5"), "1/4": Decimal("0.25"),
    "1/3": Decimal(1) / 3, "2/3": Decimal(2) / 3, "3/4": Decimal("0.75"),
}  # fmt: skip
_NUMBER = r"\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?"
_ODDS = regex(rf"(?P<odds>{_NUMBER})\s*(?P<unit>to|for)\s*(?P<base>\d+)(?![\d.,]*\d)", re.IGNORECASE)
_WORD = "|".join(sorted(map(re.escape, WORDS), key=len, reverse=True))
_FIGURE = regex(
    rf"(?<![\w-])(?P<word>{_WORD})(?![\w/]|-of-)"
    rf"|(?P<money>\$?)\s?(?<![\w./])(?P<figure>{_NUMBER})(?P<share>\s?(?:%|percent|cents))?(?![\w/])"
)
_ANY_CASE = regex(_FIGURE.pattern, re.IGNORECASE)
_CARDS = regex(r"\b(?:[2-9]|10)\s+(?:to|through)\s+(?:[2-9]|10)\b|\b(?:[2-9]|10)s\b", re.IGNORECASE)
_HIGHEST_CARD = 10
_GREATEST_BASE = 5
"""Odds are told to 1, 2 or 5; what is told to a greater number is a range."""
_CITED = regex(
    r"\((?:relating|see)\b[^()]*(?:\([^()]*\)[^()]*)*\)"
    r"|§+\s*[A-Z]{0,2}\s*\d*[a-z]?(?:\.\d+)*(?:\([^()\s]{1,5}\))*(?:\s*[—–-]+\s*\([^()\s]{1,5}\))*"
    r"|\b(?:sub)?(?:chapters?|sections?|paragraphs?|clauses?)\s+(?:[\dA-Z][\da-z.]*)?(?:\([^()\s]{1,5}\))*"
    r"|\([0-9a-zA-Z]{1,4}\)"
    r"|\b\d+[a-z]+(?:\.\d+)?(?:-\d+)?\b",
    re.IGNORECASE,
)
_EXAMPLE = regex(r"\bfor example\b.*?(?:\.(?=\s+[A-Z])|$)", re.IGNORECASE)


def printed_values(text: str, *, cards: bool = True) -> frozenset[str]:
    """Return the figures of a text: odds as ``11 to 1``, every other as its number without unit or commas.

    Without ``cards``, plain digits that may be the rank of a card are left out, since words of law spell counts, and
    so are words with a capital letter, which may belong to a name.
    """
    return frozenset(_values(text, cards=cards))


def _values(text: str, *, cards: bool) -> Iterator[str]:
    text = _EXAMPLE.sub(" ", text.replace("¢", " cents"))
    for found in _ODDS.finditer(text):
        if int(found["base"]) <= _GREATEST_BASE:
            yield odds_value(found["odds"], found["unit"], found["base"])
        elif cards:
            # One to seven is a range, not odds.
            yield from (number_value(found["odds"]), number_value(found["base"]))
    left = _CITED.sub(" ", _ODDS.sub(" ", text))
    for found in _ANY_CASE.finditer(left) if cards else _FIGURE.finditer(_CARDS.sub(" ", left)):
        if found["word"]:
            yield plain_number(WORDS[found["word"].casefold()])
        elif cards or found["money"] or found["share"] or Decimal(found["figure"].replace(",", "")) > _HIGHEST_CARD:
            yield number_value(found["figure"])


def odds_value(odds: str, unit: str, base: str = "1") -> str:
    """Write odds in the one form in which they are compared."""
    return f"{number_value(odds)} {unit.casefold()} {number_value(base)}"


def number_value(text: str) -> str:
    """Write a number as it is compared: no commas, no trailing zeros."""
    return plain_number(Decimal(text.replace(",", "")))


def plain_number(number: Decimal) -> str:
    """Write a number without an exponent and without trailing zeros."""
    return f"{number.normalize():f}"
