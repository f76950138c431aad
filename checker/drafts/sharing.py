"""Shares work out over several processes at once, where a long draft is worth it."""

import gc
import os
import pickle
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from io import BytesIO
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

Result = TypeVar("Result")

_MOST = 4
"""More processes would rather take the machine from others than be sooner done."""
_STANDARD = 3
"""How many files every process has: what is typed into it, what it prints, and its errors."""
_MOST_FILES = 1024
"""More files the process that reads a draft has by no means."""


@dataclass(frozen=True, slots=True)
class Sharing:
    """Into how many parts work may be shared: one is done in this process, each other in a copy of it."""

    parts: int

    def out(self, work: Callable[[int, int], Result], known: Sequence[object] = ()) -> list[Result]:
        """Return what ``work`` gives for each part; it takes the number of a part, from 0, and how many there are.

        Results must be what pickle takes; what is ``known`` before comes back in them as it is, and not as a copy. A
        part whose copy fails is done in this process, so that its error is raised here.
        """
        if self.parts == 1:
            return [work(0, 1)]
        import multiprocessing  # noqa: PLC0415 - few drafts are that long

        copies = multiprocessing.get_context("fork")
        started = []
        same = {id(each): each for each in known}
        gc.freeze()  # so that looking for lost values copies nothing that is shared
        for part in range(1, self.parts):
            answers, answer = copies.Pipe(duplex=False)
            process = copies.Process(target=_send, args=(work, part, self.parts, same, answer), daemon=True)
            process.start()
            answer.close()
            started.append((part, process, answers))
        results = [work(0, self.parts)]
        for part, process, answers in started:
            received = []
            with suppress(EOFError):
                received.append(_Received(BytesIO(answers.recv_bytes()), same).load())
            process.join()
            results += received or [work(part, self.parts)]
        return results


ALONE = Sharing(1)
"""All is done in this process."""


def over_processors() -> Sharing:
    """Return how to share work over the processors that this process may use, where the system can copy a process.

    It is for a process that has one thread and ends when its task is done; see :mod:`checker.drafts.bounded`.
    """
    if not hasattr(os, "fork"):
        return ALONE
    found = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return Sharing(min(found, _MOST))


class _Sent(pickle.Pickler):
    """Writes a result, with the place in memory of what both processes have."""

    def __init__(self, file: BytesIO, same: Mapping[int, object]) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self._same = same

    def persistent_id(self, value: object) -> int | None:
        return id(value) if id(value) in self._same else None


class _Received(pickle.Unpickler):
    """Reads what :class:`_Sent` wrote: in a copy of this process everything is where it is here."""

    def __init__(self, file: BytesIO, same: Mapping[int, object]) -> None:
        super().__init__(file)
        self._same = same

    def persistent_load(self, place: int) -> object:
        return self._same[place]


def _send(
    work: Callable[[int, int], object], part: int, parts: int, same: Mapping[int, object], answer: "Connection"
) -> None:
    # Whoever waits for the first process to end, or for its answer, must not wait for this copy of it.
    os.closerange(_STANDARD, answer.fileno())
    os.closerange(answer.fileno() + 1, _MOST_FILES)
    file = BytesIO()
    _Sent(file, same).dump(work(part, parts))
    answer.send_bytes(file.getbuffer())
