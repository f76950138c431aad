"""Escapes the texts of a document for a format in which some characters would not stand for themselves."""

import re
from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeVar

T = TypeVar("T")

NOT_TEXT = frozenset({"document", "key", "language", "style", "wager"})
"""Fields that templates look things up by and that are never shown."""

_MARKDOWN = re.compile(r"[\\`*_\[\]<>|#~&]")
_LINE_START = re.compile(r"^(\s*)([-+=]|[0-9]+(?=[.)]))")


def markdown(text: str) -> str:
    """Write ``text`` so that Markdown shows every character as it is, also at the start of a line."""
    escaped = _MARKDOWN.sub(r"\\\g<0>", text)
    return _LINE_START.sub(_not_a_list, escaped)


def _not_a_list(match: re.Match[str]) -> str:
    mark = match[2]
    return f"{match[1]}\\{mark}" if mark in "-+=" else f"{match[1]}{mark}\\"


def each_text(value: T, change: Callable[[str], str]) -> T:
    """Give a copy of a document in which every text is changed."""
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
