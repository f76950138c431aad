"""How a command writes files, whole or not at all; and how it reads standard input."""

import contextlib
import os
import stat
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NoReturn

from checker.cli.exits import stop

STDIN = "-"

Content = str | bytes | Iterable[str]


def read_stdin(limit: int) -> bytes:
    """Read standard input up to one byte past ``limit``; stop with exit code 2 where it is closed."""
    if sys.stdin is None:
        stop("standard input is closed.")
    return sys.stdin.buffer.read(limit + 1)


def leads_out(path: Path, folder: Path | None = None) -> bool:
    """Whether a file or folder is a link to something outside ``folder``, at every depth.

    Where no folder is named, it is that of the link, or the current one if the link stands below that.
    """
    if not path.is_symlink():
        return False
    target = real(path)
    if folder is not None:
        return not target.is_relative_to(real(folder))
    here, parent = real(Path.cwd()), real(path.parent)
    return not (target.is_relative_to(parent) or (parent.is_relative_to(here) and target.is_relative_to(here)))


def real(path: Path) -> Path:
    """Return where a path leads, all links followed; of links that lead in a circle, one of them."""
    return Path(os.path.realpath(path))


def refuse_unwritable(target: Path) -> None:
    """Stop with exit code 2 where a file cannot be written, before any work is done for it."""
    target = target.resolve()
    if target.is_dir():
        stop(f"{target} cannot be written: it is a folder.")
    if not target.parent.is_dir():
        stop(f"{target} cannot be written: there is no folder {target.parent}.")
    if not os.access(target if _is_special(target) else target.parent, os.W_OK):
        stop(f"{target} cannot be written: permission denied.")


def write_file(target: Path, content: Content) -> None:
    """Write a file under a temporary name and move it into place; stop with exit code 2 if that cannot be done.

    ``content`` may come in pieces, which are written as they come.
    """
    write_files([(target, content)])


def write_files(contents: Iterable[tuple[Path, Content]]) -> None:
    """Write several files, all of them or none; stop with exit code 2 if that cannot be done."""
    ready: list[tuple[Path, Path]] = []
    with contextlib.ExitStack() as stack:
        for named, content in contents:
            # A link stays a link: what it leads to is written.
            target = named.resolve()
            try:
                path = target if _is_special(target) else stack.enter_context(_temporary(target))
                _write(path, content)
            except OSError as error:
                _stop_at(named, error)
            ready.append((path, target))
        for path, target in ready:
            try:
                if path != target:
                    path.replace(target)
            except OSError as error:
                _stop_at(target, error)


def _stop_at(target: Path, error: OSError) -> NoReturn:
    stop(f"{target} cannot be written: {(error.strerror or 'unknown reason').lower()}.")


def _is_special(target: Path) -> bool:
    """Tell a device or pipe, which is written to and never replaced, from a file."""
    return target.exists() and not target.is_file() and not target.is_dir()


def _write(path: Path, content: Content) -> None:
    pieces = [content] if isinstance(content, str | bytes) else content
    with path.open("wb") as file:
        for piece in pieces:
            file.write(piece.encode("utf-8", "backslashreplace") if isinstance(piece, str) else piece)
        if not _is_special(path):
            # It is moved over another file, which must not be lost for one that is not on the disk yet.
            file.flush()
            os.fsync(file.fileno())


@contextlib.contextmanager
def _temporary(target: Path) -> Iterator[Path]:
    """Return an empty file beside the target with its rights, or those of a new file; it is gone afterwards."""
    import tempfile

    handle, name = tempfile.mkstemp(prefix=f".{target.name[:40]}.", dir=target.parent)
    os.close(handle)
    path = Path(name)
    try:
        path.chmod(stat.S_IMODE(target.stat().st_mode) if target.exists() else 0o666 & ~_umask())
        yield path
    finally:
        path.unlink(missing_ok=True)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
