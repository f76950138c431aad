"""Whether what an approval allows, in its own words, is what a filing says."""

import re
from collections.abc import Iterator
from decimal import Decimal, InvalidOperation

from checker.regex import regex
from checker.submission.answers import answer_key

_NUMBER = regex(r"[0-9][0-9,]*(?:\.[0-9]+)?")
_WORDS = {
    word: number
    for number, words in enumerate(
        (
            ("zero",), ("one", "single"), ("two", "both"), ("three",), ("four",), ("five",), ("six",), ("seven",),
            ("eight",), ("nine",), ("ten",), ("eleven",), ("twelve",),
        )
    )
    for word in words
}  # fmt: skip
_AT_MOST = regex(r"\b(?:up to|at most|no more than|not more than|maximum of|a maximum of)\s+\$?$")
_AT_LEAST = regex(r"\b(?:at least|no less than|not less than|as low as|minimum of|a minimum of)\s+\$?$")
_OR_LESS = regex(r"^\s*\w*\s*or (?:less|fewer)\b")
_OR_MORE = regex(r"^\s*\w*\s*or (?:more|greater)\b")


def allows(allowed: str, actual: str) -> bool:
    """Whether the words of an approval cover what the filing says.

    A figure is covered by the same figure, or by a bound that it keeps; other words by the words themselves.
    """
    filed = [number for number, _, _ in _numbers(actual)]
    if filed:
        said = list(_numbers(allowed))
        return all(any(_keeps(number, *bound) for bound in said) for number in filed)
    key = answer_key(actual)
    return bool(key) and key <= answer_key(allowed)


def _keeps(number: Decimal, bound: Decimal, before: str, after: str) -> bool:
    if _AT_MOST.search(before) or _OR_LESS.search(after):
        return number <= bound
    if _AT_LEAST.search(before) or _OR_MORE.search(after):
        return number >= bound
    return number == bound


def _numbers(text: str) -> Iterator[tuple[Decimal, str, str]]:
    """Return each figure of a text, in digits or in words, with what stands before and after it."""
    plain = text.lower().replace("-", " ")
    for word, number in _WORDS.items():
        plain = re.sub(rf"\b{word}\b", str(number), plain)
    for found in _NUMBER.finditer(plain):
        try:
            yield Decimal(found[0].replace(",", "").rstrip(".")), plain[: found.start()], plain[found.end() :]
        except InvalidOperation:
            continue
