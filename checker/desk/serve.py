"""Runs the desk on this machine alone."""

import contextlib
import datetime
import secrets
import socket
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path

import uvicorn

from checker.desk.app import desk
from checker.desk.folder import Folder
from checker.law import chapter_ids, load_chapter

ADDRESS = "127.0.0.1"


def serve(folder: Path, *, port: int, browser: bool, say: Callable[[str], None]) -> None:
    """Serve the desk over ``folder`` until Ctrl-C; ``say`` is given its address, token included, before all else.

    Port 0 takes any free one. Raises :class:`OSError` where the port is taken.
    """
    with contextlib.closing(socket.socket(socket.AF_INET, socket.SOCK_STREAM)) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((ADDRESS, port))
        # Whoever opens the address before the first page can be made is kept waiting, not refused.
        listener.listen(64)
        taken = listener.getsockname()[1]
        token = secrets.token_urlsafe(24)
        address = f"http://{ADDRESS}:{taken}/?token={token}"
        app = desk(Folder(folder), token=token, hosts=(f"{ADDRESS}:{taken}", f"localhost:{taken}"), today=_today)
        # The law is read while the person's browser opens.
        threading.Thread(target=_read_the_law, daemon=True).start()
        server = uvicorn.Server(
            uvicorn.Config(app, log_level="error", access_log=False, server_header=False, lifespan="off", ws="none")
        )
        say(address)
        if browser:
            webbrowser.open(address)
        with contextlib.suppress(KeyboardInterrupt):
            server.run(sockets=[listener])


def _read_the_law() -> None:
    for chapter in chapter_ids():
        load_chapter(chapter)


def _today() -> datetime.date:
    # The desk is a person's, so the day is that of the machine.
    return datetime.datetime.now().astimezone().date()
