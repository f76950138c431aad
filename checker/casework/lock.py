"""Keeps two programs from writing one record at the same time."""

import contextlib
import os
import time
from collections.abc import Iterator
from pathlib import Path

try:
    import fcntl
except ModuleNotFoundError:  # not on every system
    fcntl = None  # type: ignore[assignment]

SECONDS = 30.0
_PAUSE = 0.02


class LockedError(Exception):
    """Somebody else has been writing for too long."""


@contextlib.contextmanager
def locked(target: Path, seconds: float = SECONDS) -> Iterator[None]:
    """Hold the right to read, change and write ``target`` alone, against every program that asks for it too.

    Raises :class:`LockedError` where somebody else holds it for longer than so many seconds, and OSError where the
    folder cannot be opened. The lock is on the folder, so that nothing is left behind, however this process ends; on
    systems without such locks it is a file beside the target.
    """
    until = time.monotonic() + seconds
    if fcntl is None:
        with _by_file(target, until):
            yield
        return
    folder = os.open(target.resolve().parent, os.O_RDONLY)
    try:
        while not _taken(folder):
            _wait(target, until)
        yield
    finally:
        os.close(folder)


def _taken(folder: int) -> bool:
    try:
        fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


@contextlib.contextmanager
def _by_file(target: Path, until: float) -> Iterator[None]:
    mark = target.with_name(f"{target.name}.lock")
    while True:
        try:
            os.close(os.open(mark, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
            break
        except FileExistsError:
            _wait(mark, until)
    try:
        yield
    finally:
        mark.unlink(missing_ok=True)


def _wait(target: Path, until: float) -> None:
    if time.monotonic() > until:
        raise LockedError(f"{target} is being written by another program")
    time.sleep(_PAUSE)
