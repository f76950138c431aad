"""PyYAML, loaded without making the patterns of its own parser, which few runs need: libyaml has none.

To make them takes as long as to read ten filings. They are made where something first asks for one.
"""

import re
from typing import Any

__all__ = ["yaml"]


class _Later:
    """Stands for a pattern until something is asked of it."""

    def __init__(self, pattern: Any, flags: int = 0) -> None:
        self._asked = pattern, flags

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        self._made = _MAKE(*self._asked)
        self.__dict__.update((said, getattr(self._made, said)) for said in ("match", "search", "sub", "split"))
        return getattr(self._made, name)


_MAKE = re.compile
re.compile = _Later  # type: ignore[assignment]  # for the time of one import
try:
    import yaml
finally:
    re.compile = _MAKE
