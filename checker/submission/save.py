"""Reads and saves a filing's file: whole or not at all, and never over what somebody else has written meanwhile."""

import hashlib
import os
import stat
import tempfile
from collections.abc import Callable
from pathlib import Path

from checker.frozen import frozen
from checker.source.characters import decode
from checker.source.reader import MAX_BYTES

_MARKS = {b"\xef\xbb\xbf": "utf-8", b"\xff\xfe": "utf-16-le", b"\xfe\xff": "utf-16-be"}
"""Byte order marks, and the encoding that each announces."""


class ChangedError(Exception):
    """The file is no longer what was read; ``now`` is what it holds, or None if it is gone."""

    def __init__(self, now: "Stored | None") -> None:
        super().__init__("The file was changed meanwhile, by another program or in another window.")
        self.now = now


@frozen
class Stored:
    """A file's content. ``revision`` names exactly these bytes."""

    raw: bytes
    revision: str

    @property
    def text(self) -> str:
        """The text without its byte order mark. Raises :class:`SourceError` for what no filing is encoded in."""
        return decode(self.raw, "")

    @property
    def mark(self) -> bytes:
        """The byte order mark, empty where there is none."""
        return next((mark for mark in _MARKS if self.raw.startswith(mark)), b"")

    def encoded(self, text: str) -> bytes:
        """Return another text as bytes, marked and encoded as these are."""
        return self.mark + text.encode(_MARKS.get(self.mark, "utf-8"))


def stored(raw: bytes) -> Stored:
    """Return the content of a file as read."""
    return Stored(raw=raw, revision=hashlib.sha256(raw).hexdigest()[:32])


def load(path: Path) -> Stored:
    """Return what the file at ``path`` holds, up to one byte over what can be read. Raises :class:`OSError`."""
    with path.open("rb") as file:
        return stored(file.read(MAX_BYTES + 1))


def save(path: Path, text: str, revision: str) -> Stored:
    """Put ``text`` into the file at ``path`` if it still holds ``revision``; its mark, rights and links stay.

    Raises :class:`ChangedError` where the file holds something else now, :class:`OSError` where it cannot be written.
    """
    target = path.resolve()
    now = _refuse_changed(target, revision)
    raw = now.encoded(text)
    # Asked once more as late as can be: an editor may have saved while this was written.
    write_whole(target, raw, unless=lambda: _refuse_changed(target, revision))
    return stored(raw)


def write_whole(target: Path, raw: bytes, unless: Callable[[], object] | None = None) -> None:
    """Put bytes into a file under a temporary name first, so that it is never seen half written; its rights stay.

    ``unless`` is called last, and stops it by an error of its own. Raises :class:`OSError`.
    """
    handle, name = tempfile.mkstemp(prefix=f".{target.name[:40]}.", dir=target.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(raw)
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(stat.S_IMODE(target.stat().st_mode) if target.exists() else 0o644)
        if unless:
            unless()
        Path(name).replace(target)
    finally:
        Path(name).unlink(missing_ok=True)


def _refuse_changed(path: Path, revision: str) -> Stored:
    now = _now(path)
    if now is None or now.revision != revision:
        raise ChangedError(now)
    return now


def create(path: Path, text: str) -> None:
    """Make a new file at ``path``. Raises :class:`FileExistsError` where there is one."""
    with path.open("xb") as file:
        file.write(text.encode("utf-8"))


def _now(path: Path) -> Stored | None:
    try:
        return load(path)
    except FileNotFoundError:
        return None
