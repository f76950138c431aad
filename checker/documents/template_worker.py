"""Runs templates of the user's own in a process of its own, so that none can hold up the program or fill its memory.

The process is started at the first document and serves the others too. What goes to it and comes back are pickled
values between two ends of one program.
"""

import atexit
import os
import pickle
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from struct import Struct
from threading import Timer
from typing import IO

from checker.documents.model import Document
from checker.documents.page import Page
from checker.documents.problems import RenderError

SECONDS = 20
"""How long one document may take; ours take a fraction of one second."""
MEMORY = 2 << 30
"""How much address space the process may use, in bytes, on systems that can limit it."""
LARGEST = 32 << 20
"""How large a document may be, in bytes."""
_NOBODY = "http://127.0.0.1:9"
_MOST_FILES = 2_000
LENGTH = Struct("!Q")


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """One document to set."""

    document: Document
    form: str
    page: Page
    templates: Path


def render_apart(request: Request) -> bytes:
    """Return a document as the content of a file, set in the other process. Raises :class:`RenderError`."""
    refuse_links_out(request.templates)
    child = _Child.running()
    answer = child.ask(pickle.dumps(request), SECONDS)
    if answer is None:
        child.stop()
        raise RenderError(
            f"the templates in {request.templates} take more than {SECONDS} seconds or too much memory for "
            f"{request.document.head.document}.{request.form}."
        )
    done, content = answer[0] == 1, answer[1:]
    if not done:
        raise RenderError(content.decode("utf-8"))
    return content


def send(stream: IO[bytes], content: bytes) -> None:
    """Write a message with its length before it."""
    stream.write(LENGTH.pack(len(content)))
    stream.write(content)
    stream.flush()


def receive(stream: IO[bytes]) -> bytes | None:
    """Read a message; None where the other end has gone."""
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (size,) = LENGTH.unpack(head)
    content = stream.read(size)
    return content if len(content) == size else None


def _without_network() -> dict[str, str]:
    """Return this process's environment with a proxy that nobody serves: a Typst source may ask for packages."""
    kept = {name: value for name, value in os.environ.items() if not name.lower().endswith("_proxy")}
    return kept | dict.fromkeys(("ALL_PROXY", "HTTP_PROXY", "HTTPS_PROXY", "https_proxy", "http_proxy"), _NOBODY)


def refuse_links_out(folder: Path) -> None:
    """Raise :class:`RenderError` where a link in a folder of templates leads out of it: a template could show the file.

    A folder may hold so many files and no more, so that to look at them takes a moment.
    """
    inside = os.path.realpath(folder)
    seen = 0
    for parent, folders, files in os.walk(folder):
        for name in (*folders, *files):
            seen += 1
            path = os.path.join(parent, name)  # noqa: PTH118 - of thousands of names, paths take a second
            if os.path.islink(path) and not os.path.realpath(path).startswith(f"{inside}{os.sep}"):  # noqa: PTH114 - of a text
                raise RenderError(
                    f"{path} is a link that leads out of the folder of templates; put the file itself there."
                )
            if seen > _MOST_FILES:
                raise RenderError(
                    f"{folder} holds more than {_MOST_FILES:,} files; templates need a folder of their own."
                )


class _Child:
    """The other process."""

    _one: "_Child | None" = None

    def __init__(self) -> None:
        # -P keeps the folder that the user stands in from being searched for modules.
        command = [sys.executable, "-P", "-m", "checker.documents.template_worker_child"]
        self._process = subprocess.Popen(  # noqa: S603 - our own module
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=_without_network()
        )

    @classmethod
    def running(cls) -> "_Child":
        """Return the process, started if there is none."""
        if cls._one is None:
            cls._one = cls()
            atexit.register(cls._one.stop)
        return cls._one

    def ask(self, message: bytes, seconds: float) -> bytes | None:
        """Return the answer; None where there is none in time, or the process has died."""
        asked, answers = self._process.stdin, self._process.stdout
        if asked is None or answers is None:
            return None
        timer = Timer(seconds, self._process.kill)
        timer.daemon = True
        timer.start()
        try:
            send(asked, message)
            return receive(answers)
        except OSError:
            return None
        finally:
            timer.cancel()

    def stop(self) -> None:
        """End the process, and forget it."""
        if _Child._one is self:
            _Child._one = None
        atexit.unregister(self.stop)
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                try:
                    stream.close()
                except OSError:
                    continue  # what was still to be written has nobody left to read it
