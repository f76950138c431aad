"""Which files a command reads, and how it writes: whole or not at all."""

import contextlib
import os
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from checker.cli.exits import NOTHING, UNREADABLE, stop

STDIN = "-"
_SUFFIXES = {".yaml", ".yml"}
_MOST_FILES = 100_000


def find_files(paths: list[str]) -> list[str]:
    """Give the filings named: files as they are, folders with every .yaml and .yml file below them, ``-`` for stdin.

    Stops with exit code 3 where a path does not exist or no file is found.
    """
    found: dict[str, None] = {}
    for path in paths:
        if path == STDIN:
            found[path] = None
            continue
        here = Path(path)
        if here.is_dir():
            below = sorted(str(file) for file in here.rglob("*") if file.suffix.lower() in _SUFFIXES and file.is_file())
            found.update(dict.fromkeys(below[:_MOST_FILES]))
        elif here.exists():
            found[path] = None
        else:
            stop(f"there is no file or folder {path}.", NOTHING)
    if not found:
        stop("there is nothing to judge: no .yaml file was found.", NOTHING)
    return list(found)


def read_stdin(limit: int) -> bytes:
    """Read standard input up to one byte past ``limit``."""
    return sys.stdin.buffer.read(limit + 1)


@contextlib.contextmanager
def _temporary(target: Path) -> Iterator[Path]:
    handle, name = tempfile.mkstemp(prefix=f".{target.name[:40]}.", dir=target.parent)
    os.close(handle)
    path = Path(name)
    try:
        yield path
    finally:
        path.unlink(missing_ok=True)


def write_file(target: Path, content: str | bytes | Iterable[str]) -> None:
    """Write a file under a temporary name and move it into place; stop with exit code 2 if that cannot be done.

    ``content`` may come in pieces, which are written as they come.
    """
    pieces = [content] if isinstance(content, str | bytes) else content
    try:
        with _temporary(target) as path:
            with path.open("wb") as file:
                for piece in pieces:
                    file.write(piece.encode("utf-8", "backslashreplace") if isinstance(piece, str) else piece)
            umask = os.umask(0)
            os.umask(umask)
            path.chmod(0o666 & ~umask)
            path.replace(target)
    except OSError as error:
        stop(f"{target} cannot be written: {(error.strerror or 'unknown reason').lower()}.", UNREADABLE)
