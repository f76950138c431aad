"""Regular expressions that are compiled where something first asks for a match.

A check from the command line imports some fifty and matches with half of them; to compile the rest takes longer than to
read the filing.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, AnyStr, cast

__all__ = ["LaterRegex", "regex", "with_parts"]

_compile = re.compile
_USED = ("findall", "finditer", "fullmatch", "match", "search", "split", "sub")


class LaterRegex:
    """Stands for a compiled pattern until something is asked of it."""

    def __init__(self, text: Any, flags: int = 0) -> None:
        self._asked = text, flags

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        made = _compile(*self._asked)
        self.__dict__.update((used, getattr(made, used)) for used in _USED)
        return getattr(made, name)


def regex(text: AnyStr, flags: int = 0) -> "re.Pattern[AnyStr]":
    """Return a pattern with the methods of ``re.compile(text, flags)``, which raises ``re.error`` at its first use."""
    return cast("re.Pattern[AnyStr]", LaterRegex(text, flags))


def with_parts(parts: Mapping[str, Sequence[str]]) -> Callable[[str], str]:
    """Return what puts any one of its patterns in place of the name of a part, in pointed brackets, in a pattern.

    A part may use those before it. A name that is none raises KeyError.
    """
    made: dict[str, str] = {}

    def whole(pattern: str) -> str:
        return _PART.sub(lambda found: made[found[1]], pattern)

    for name, patterns in parts.items():
        made[name] = f"(?:{'|'.join(map(whole, patterns))})"
    return whole


_PART = regex("<([a-z]+)>")
