"""Regular expressions that are compiled where something first asks for a match.

A check from the command line imports some fifty and matches with half of them; to compile the rest takes longer than to
read the filing.
"""

import re
from typing import Any, AnyStr, cast

__all__ = ["LaterRegex", "regex"]

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
