"""The process in which templates of the user's own run; see :mod:`checker.documents.template_worker`."""

import pickle
import sys

from checker.documents.problems import RenderError
from checker.documents.render import render_here
from checker.documents.template_worker import LARGEST, MEMORY, Request, receive, send


def main() -> None:
    """Answer requests until the other end closes."""
    _limit_memory()
    while (message := receive(sys.stdin.buffer)) is not None:
        send(sys.stdout.buffer, _answer(pickle.loads(message)))  # noqa: S301 - from the process that started this one


def _answer(request: Request) -> bytes:
    """Return 1 and the document, or 0 and what is wrong."""
    name = f"{request.document.head.document}.{request.form}"
    try:
        content = render_here(request.document, request.form, request.page, request.templates)
    except RenderError as error:
        return b"\0" + str(error).encode("utf-8", "backslashreplace")
    except MemoryError:
        return f"\0the templates in {request.templates} need too much memory for {name}.".encode()
    if len(content) > LARGEST:
        return f"\0the templates in {request.templates} make {name} larger than {LARGEST >> 20} MB.".encode()
    return b"\1" + content


def _limit_memory() -> None:
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ModuleNotFoundError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_AS)
    if most == resource.RLIM_INFINITY or most > MEMORY:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, most))


if __name__ == "__main__":
    main()
