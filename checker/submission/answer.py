"""What a filing says at one place, and what is wrong where it cannot be read."""

from enum import Enum
from functools import lru_cache
from typing import Any

from checker.frozen import frozen
from checker.regex import regex
from checker.words.plain import is_weakened

LONGEST = 2000
"""How many characters an answer may have."""

MOST_ITEMS = 200
"""How many items a list may have, or entries a group that is not fixed."""


_OFTEN_ASKED = 200
"""Texts up to this length are names and answers, which are compared again and again."""

_DOUBTFUL = regex(r"[?*+~<>\u2248\u00b1\u2264\u2265\u2026]|\.\.\.|\b(?:and|or) (?:more|others?)\b|\betc\b")


class State(Enum):
    """Whether the filing says something that can be read."""

    STATED = "stated"
    UNSTATED = "unstated"
    UNREADABLE = "unreadable"


@frozen
class Answer:
    """What the filing says at a path. ``value`` is typed, ``text`` is how to show it.

    ``refused`` is an answer that is understood, and that no entry of its type can hold: cards changed when worn.
    ``later`` tells of an approval that it names a day after that of the filing.
    """

    path: str
    state: State
    value: Any = None
    text: str = ""
    refused: bool = False
    later: bool = False


def normal(text: str) -> str:
    """Return the form in which two answers are compared: case, hyphens and runs of spaces make no difference."""
    return _normal(text) if len(text) <= _OFTEN_ASKED else _normal.__wrapped__(text)


@lru_cache(maxsize=8192)
def _normal(text: str) -> str:
    return " ".join(text.replace("_", " ").replace("-", " ").lower().split())


def is_doubtful(text: str) -> bool:
    """Whether a text has a sign or words that leave open what it answers: a question mark, “to be approved”."""
    return _DOUBTFUL.search(text) is not None or is_weakened(text)


def one_stop(text: str) -> str:
    """Return a text that ends with an answer and a stop, with one stop where the answer brought its own."""
    return text[:-1] if text.endswith("..") and not text.endswith("....") else text


def as_sentence(text: str) -> str:
    """Begin a text with a capital and end it with a full stop."""
    return f"{text[:1].upper()}{text[1:].rstrip('.')}."
