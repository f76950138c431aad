"""What a pattern with ``*``, ``?``, ``[...]`` or ``**`` matches; linked folders are passed through by name only."""

import fnmatch
import os
import re
from collections.abc import Iterator
from pathlib import Path

_SIGNS = set("*?[")
_DEEP = "**"


def expand(pattern: str) -> tuple[Path, list[str]]:
    """Return the folder before the first part with a sign of a pattern, and the paths that match, in order.

    As in a shell, hidden names are matched only by a part that begins with a dot. ``**`` goes into no linked folder,
    so that links that lead in a circle end.
    """
    parts = Path(pattern).parts
    first = next(index for index, part in enumerate(parts) if _SIGNS & set(part))
    root = str(Path(*parts[:first])) if first else ""
    return Path(root or "."), sorted(set(_matches(root, parts[first:])))


def _matches(folder: str, parts: tuple[str, ...]) -> Iterator[str]:
    (part, *rest) = parts
    if part == _DEEP:
        for below in (folder, *_folders(folder)):
            if rest:
                yield from _matches(below, tuple(rest))
            else:
                yield from filter(None, [below, *(str(Path(below, name)) for name in _names(below, "*"))])
        return
    names = _names(folder, part) if _SIGNS & set(part) else [part] if os.path.lexists(Path(folder, part)) else []
    for name in names:
        path = str(Path(folder, name))
        if not rest:
            yield path
        elif Path(path).is_dir() and not Path(path).is_symlink():
            yield from _matches(path, tuple(rest))


def _names(folder: str, part: str) -> list[str]:
    fits = re.compile(fnmatch.translate(os.path.normcase(part))).match
    hidden = part.startswith(".")
    return [name for name in _listed(folder) if (hidden or not name.startswith(".")) and fits(os.path.normcase(name))]


def _folders(folder: str) -> Iterator[str]:
    """Return every folder below, but for hidden and linked ones."""
    for name in _listed(folder):
        path = Path(folder, name)
        if not name.startswith(".") and path.is_dir() and not path.is_symlink():
            yield str(path)
            yield from _folders(str(path))


def _listed(folder: str) -> list[str]:
    try:
        return sorted(os.listdir(folder or "."))  # noqa: PTH208 - names are wanted
    except OSError:
        return []
