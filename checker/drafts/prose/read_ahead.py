"""Reads the sentences of a long draft ahead, in several processes at once: reading takes nearly all of the time.

It is for a process that has one thread and ends when the draft is compared; see :mod:`checker.drafts.bounded`.
"""

import gc
import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from checker.drafts.prose.told import Told
from checker.words.read import readings_of

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

_FEW = 120
"""Fewer sentences are read sooner than processes are started for them."""
_MOST = 4
"""More processes would rather take the machine from others than be sooner done."""


def read_ahead(told: Sequence[Told], compared_alone: Callable[[Told], object]) -> None:
    """Compare each sentence alone, in copies of this process, and keep how all lines read that this needed.

    Where the system cannot copy the process, or it would be no gain, nothing is read ahead.
    """
    parts = min(_processors(), _MOST)
    if len(told) < _FEW or parts == 1:
        return
    import multiprocessing  # noqa: PLC0415 - few drafts are that long

    if "fork" not in multiprocessing.get_all_start_methods():
        return
    copies = multiprocessing.get_context("fork")
    started = []
    gc.freeze()  # so that looking for lost values copies nothing that is shared
    for part in range(1, parts):
        answers, answer = copies.Pipe(duplex=False)
        process = copies.Process(target=_read, args=(told[part::parts], compared_alone, answer), daemon=True)
        process.start()
        answer.close()
        started.append((process, answers))
    for item in told[::parts]:
        compared_alone(item)
    kept = readings_of(told[0].vocabulary)
    for process, answers in started:
        with suppress(EOFError):  # where that process was stopped, its lines are read when they are asked for
            kept.update(answers.recv())
        process.join()


def _read(told: Sequence[Told], compared_alone: Callable[[Told], object], answer: "Connection") -> None:
    for item in told:
        compared_alone(item)
    answer.send(readings_of(told[0].vocabulary))


def _processors() -> int:
    """Return how many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
