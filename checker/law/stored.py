"""The plain data of law files kept between runs, so that their text is read again only where it changed.

What is kept belongs to the exact bytes of the files, to this program's version and to this Python: a key made of all of
them names it. It carries a digest of itself and is not believed if that differs. Where nothing can be kept, or what is
kept is damaged, the files are read. ``CHECKER_CACHE`` names another folder; ``off`` keeps nothing and believes nothing.
"""

import contextlib
import marshal
import os
import stat
import sys
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from checker import __version__

try:
    # hashlib loads OpenSSL, which takes as long as all that is stored here.
    from _blake2 import blake2b
except ImportError:
    from hashlib import blake2b

VARIABLE = "CHECKER_CACHE"
_FORM = b"2"
"""To be raised where what is made of the same bytes changes."""
_DIGEST = 32
_MOST_FILES = 200
_ENDING = ".law"


def stored_or_read(files: Mapping[str, bytes], read: Callable[[str, bytes], Any]) -> dict[str, Any]:
    """Return what ``read`` makes of each file (name to content), as plain data of dicts, lists and texts.

    Where all of it was kept by an earlier run, nothing is read. ``read`` may raise; then nothing is kept.
    """
    return stored_or_made(files, lambda: {name: read(name, content) for name, content in files.items()})


def stored_or_made(files: Mapping[str, bytes], make: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """Return what ``make`` makes of files together, which must be all on which it depends, its own program too.

    It is plain data of dicts, lists, sets and texts. Where an earlier run kept it, nothing is made.
    """
    folder = _folder()
    if folder is None or not files:
        return make()
    key = _key(files)
    kept = _load(folder / f"{key}{_ENDING}")
    if kept is None:
        kept = make()
        _save(folder, key, kept)
    return kept


@cache
def program_of(*names: str | None) -> Mapping[str, bytes]:
    """Return the files of modules, for what depends on the text of their program beside that of other files."""
    files = (Path(name) for name in names if name)
    return {file.name: file.read_bytes() for file in files if file.is_file()}


def _key(files: Mapping[str, bytes]) -> str:
    program = _FORM, __version__, sys.implementation.cache_tag, sys.version_info, marshal.version
    each = [(name, _digest_of_file(files[name])) for name in sorted(files)]
    return _digest(repr((program, each)).encode()).hex()


@lru_cache(maxsize=64)
def _digest_of_file(content: bytes) -> bytes:
    """Return the digest of what several chapters take over, made once."""
    return _digest(content)


def _digest(content: bytes) -> bytes:
    return blake2b(content, digest_size=_DIGEST).digest()


def _folder() -> Path | None:
    """Return the user's folder for what programs keep; None where it is off, or no such folder is known."""
    named = os.environ.get(VARIABLE)
    if named == "off":
        return None
    if named and Path(named).is_absolute():
        return Path(named)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA", "")
    elif sys.platform == "darwin":
        base = "~/Library/Caches"
    else:
        base = os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    # Of a user without a home the sign for it is left, and the path is not absolute.
    path = Path(os.path.expanduser(base)) / "rules-submission-checker"  # noqa: PTH111 - that of pathlib raises
    return path if path.is_absolute() else None


def _ours(folder: Path) -> bool:
    """Whether nobody but this user can have written into a folder."""
    if not hasattr(os, "geteuid"):
        return True
    found = folder.lstat()
    return (
        stat.S_ISDIR(found.st_mode)
        and found.st_uid == os.geteuid()
        and not found.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
    )


def _load(file: Path) -> dict[str, Any] | None:
    try:
        if not _ours(file.parent):
            return None
        raw = file.read_bytes()
        content = raw[_DIGEST:]
        if _digest(content) != raw[:_DIGEST]:
            return None
        found: dict[str, Any] = marshal.loads(content)  # noqa: S302 - this user wrote it, and the digest holds
    except (OSError, EOFError, ValueError, TypeError):
        return None
    return found


def _save(folder: Path, key: str, made: dict[str, Any]) -> None:
    import tempfile  # noqa: PLC0415 - few runs store anything

    with contextlib.suppress(OSError, ValueError):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not _ours(folder):
            return
        content = marshal.dumps(made)
        handle, name = tempfile.mkstemp(prefix=".new", dir=folder)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(_digest(content) + content)
            Path(name).replace(folder / f"{key}{_ENDING}")
        finally:
            Path(name).unlink(missing_ok=True)
        _drop_oldest(folder)


def _drop_oldest(folder: Path) -> None:
    kept = sorted(folder.glob(f"*{_ENDING}"), key=lambda file: file.stat().st_mtime)
    for file in kept[:-_MOST_FILES]:
        file.unlink()
