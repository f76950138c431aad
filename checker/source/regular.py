"""Opens files that hold content and end; no pipe, device or folder, on which a reading could wait for ever."""

import errno
import os
import stat
from pathlib import Path

_FLAGS = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)


def read_regular(path: Path, most: int) -> bytes:
    """Return the first ``most`` bytes of a regular file.

    Raises OSError where it cannot be opened or is none, and ValueError for a name that the system does not take.
    """
    # Some devices do something when they are opened, so the kind is asked for first; it could change meanwhile.
    _refuse_other(path, path.stat().st_mode)
    handle = os.open(path, _FLAGS)
    with os.fdopen(handle, "rb") as file:
        _refuse_other(path, os.fstat(handle).st_mode)
        return file.read(most)


def _refuse_other(path: Path, mode: int) -> None:
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(mode):
        raise OSError(errno.EINVAL, "not a file but a pipe, device or socket", str(path))
