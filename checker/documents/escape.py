"""Escapes the texts of a document for a format in which some characters would not stand for themselves."""

import re
from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeVar

from checker.regex import regex

T = TypeVar("T")

NOT_TEXT = frozenset({"document", "drawing", "key", "language", "style", "wager"})
"""Fields that templates look things up by and that are never shown."""

BREAK = "\u200b"
"""A place where a line may break, which is not seen."""
_LONG_WORD = regex(r"\S{31,}")
_PIECE = 10
_MARKDOWN = regex(r"[\\`*_\[\]<>|#~&]")
_LINE_START = regex(r"^(\s*)([-+=]|[0-9]+(?=[.)]))")


def markdown(text: str) -> str:
    """Write ``text`` so that Markdown shows every character as it is, also at the start of a line."""
    escaped = _MARKDOWN.sub(r"\\\g<0>", text)
    return _LINE_START.sub(_not_a_list, escaped)


def _not_a_list(match: re.Match[str]) -> str:
    mark = match[2]
    return f"{match[1]}\\{mark}" if mark in "-+=" else f"{match[1]}{mark}\\"


def css(text: str) -> str:
    """Write ``text`` as the inside of a CSS string: whatever is no letter, digit or space as its code point."""
    return "".join(
        char if char == " " or (char.isascii() and char.isalnum()) else f"\\{ord(char):x} " for char in breakable(text)
    )


def breakable(text: str) -> str:
    """Let a line break within a word that is too long for most lines."""
    return _LONG_WORD.sub(_in_pieces, text)


def _in_pieces(match: re.Match[str]) -> str:
    word = match[0]
    return BREAK.join(word[start : start + _PIECE] for start in range(0, len(word), _PIECE))


def each_text(value: T, change: Callable[[str], str]) -> T:
    """Return a copy of a document in which every text is changed."""
    return _changed(value, change)  # type: ignore[no-any-return]


def _changed(value: Any, change: Callable[[str], str]) -> Any:
    if isinstance(value, str):
        return change(value)
    if isinstance(value, tuple):
        return tuple(_changed(item, change) for item in value)
    if is_dataclass(value) and not isinstance(value, type):
        named = {
            item.name: _changed(getattr(value, item.name), change)
            for item in fields(value)
            if item.name not in NOT_TEXT or not isinstance(getattr(value, item.name), str)
        }
        return replace(value, **named)
    return value
