"""Ways to deny a whole sentence: it is false that ..., it is a myth that ...; and to deny two things in one."""

import re
from functools import cache

from checker.regex import regex
from checker.words.wordings import wordings

_MOST = 3
_FIRST = regex(r"\w+")
_LEAD = r"^\W*(?:{said})\b(?:\s+(?:to\s+(?:say|think|believe|assume))\b)?(?:\s+that\b)?[\s,:;-]*"


_TWICE = regex(
    r"\b(?:no|not|never|cannot|can't|nobody|none)\b[^.;:]*\b(?:and|or|nor)\b[^.;:]*\b(?:no|not|never|cannot|can't|nobody)\b"
)


def denied_twice(text: str) -> bool:
    """Whether words deny two things, and the one denial does not take back the other: no pair, and not split."""
    return _TWICE.search(text.casefold().replace("’", "'")) is not None


def without_denial(text: str) -> tuple[str, bool]:
    """Return what a sentence denies as a whole and True, or the sentence itself and False."""
    denied = False
    rest = text
    for _ in range(_MOST):
        first = _FIRST.search(rest)
        if first is None or first[0].casefold() not in _first_words():
            break
        found = _pattern().match(rest)
        if found is None or found.end() >= len(rest):
            break
        rest, denied = rest[found.end() :], not denied
    return (rest, denied) if rest != text else (text, False)


@cache
def _first_words() -> frozenset[str]:
    """Return the words with which a denial can begin: the pattern is long, and few sentences need it."""
    return frozenset(found[0].casefold() for words in wordings().denying if (found := _FIRST.search(words)))


@cache
def _pattern() -> re.Pattern[str]:
    longest_first = sorted(wordings().denying, key=len, reverse=True)
    said = "|".join(re.escape(words).replace(r"\ ", r"\s+") for words in longest_first)
    return re.compile(_LEAD.format(said=said), re.IGNORECASE)
