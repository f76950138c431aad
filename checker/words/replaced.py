"""Words that are replaced in a text, in order, by patterns of a file of the law."""

import re
from collections.abc import Iterable, Sequence

from checker.regex import regex

Replacements = tuple[tuple["re.Pattern[str]", str], ...]
"""Patterns in their order, each with what is read in its place."""
_SPACES = re.compile(r" +")


def replacements(written: Iterable[Sequence[str]]) -> Replacements:
    """Return the replacements of a file, each a regular expression and what is read in its place."""
    return tuple((regex(pattern), word) for pattern, word in written)


def replaced(text: str, said: Replacements) -> str:
    """Return a text in which each of the replacements was made, in order, with one space between words."""
    for pattern, word in said:
        text = _SPACES.sub(" ", pattern.sub(word, text))
    return text
