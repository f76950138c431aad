"""A judgement made in a process of its own, which may change whatever it likes and may run for ever."""

import os
import select
import signal
import sys
from collections.abc import Callable

_MOST = 65_536
_PATIENCE = 20
"""A child that does nothing at all is ended after so many times the seconds that it may work."""


def apart(judge: Callable[[], str], seconds: float) -> str:
    """Return what ``judge`` returns in a child of this process; “no end” after so many seconds of its own work."""
    read, write = os.pipe()
    child = os.fork()
    if not child:
        os.close(read)
        signal.setitimer(signal.ITIMER_PROF, seconds)
        with open(os.devnull, "w") as nowhere:  # noqa: PTH123 - a device
            sys.stdout = sys.stderr = nowhere
            try:
                said = judge()
            except BaseException as error:  # noqa: BLE001 - the child must not go on as its parent
                said = f"{type(error).__name__}: {error}"
        os.write(write, said.encode("utf-8", "replace")[:_MOST])
        os._exit(0)
    os.close(write)
    try:
        ready, _, _ = select.select([read], [], [], seconds * _PATIENCE)
        said = os.read(read, _MOST).decode("utf-8", "replace") if ready else ""
        if not ready:
            os.kill(child, signal.SIGKILL)
    finally:
        os.close(read)
        _, status = os.waitpid(child, 0)
    return "no end" if os.WIFSIGNALED(status) else said
