"""Reviews filings one after another, or in several processes at once; what comes out, and its order, is the same."""

import contextlib
import datetime
import os
from collections import deque
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from checker.cli.added import use_named_rulesets
from checker.cli.exits import UNREADABLE, stop
from checker.cli.files import STDIN
from checker.cli.outputs import Taken, reduce_review

if TYPE_CHECKING:
    from concurrent.futures import Future

    from checker.report.summary import Row

_WORTH = 8
"""A process is started for so many filings each; for fewer, the start takes longer than the reviews."""
AHEAD = 4
"""So many filings for each process are given out before the first of them must be done: memory stays flat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Done:
    """One filing reviewed: its outcome, whether there are advisories, what the reports and the summary keep of it."""

    outcome: str
    advised: bool
    taken: Taken
    row: "Row | None"


@dataclass(frozen=True, slots=True, kw_only=True)
class Task:
    """What is done with each filing. It is plain data, so that it can be sent to another process."""

    as_of: datetime.date | None
    reading: str | None
    against: str | None
    form: str
    kept: tuple[str, ...]
    columns: int
    summed: bool

    def __call__(self, path: str) -> Done:
        """Review one filing."""
        from checker.cli.reviews import review_path  # noqa: PLC0415 - the process that only waits does not need it

        review = review_path(path, as_of=self.as_of, reading=self.reading, against=self.against)
        asked = review.against or review
        row = None
        if self.summed:
            from checker.report.summary import row_of  # noqa: PLC0415 - one filing alone has no summary

            row = row_of(asked)
        return Done(
            outcome=asked.outcome,
            advised=asked.counts()["advisories"] > 0,
            taken=reduce_review(review, self.form, self.kept, self.columns),
            row=row,
        )


def jobs_of(text: str) -> int:
    """Read the number of processes: a whole number, or 0 or auto for as many as there are cores."""
    given = text.strip().lower()
    if given in {"0", "auto"}:
        return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if not (given.isascii() and given.isdigit() and len(given) <= 4):  # noqa: PLR2004 - no machine has more cores
        stop(f"--jobs {text}: write a number of processes, such as 4, or auto for all cores.")
    return int(given)


def review_all(files: Sequence[str], task: Task, jobs: int) -> Generator[Done, None, None]:
    """Review the filings in their order, in ``jobs`` processes at most. What goes wrong is raised in its turn."""
    many = min(jobs, len(files) // _WORTH)
    return (task(path) for path in files) if many <= 1 else _in_processes(files, task, many)


def _in_processes(files: Sequence[str], task: Task, jobs: int) -> Generator[Done, None, None]:
    import multiprocessing  # noqa: PLC0415 - only several processes need them
    from concurrent.futures import ProcessPoolExecutor  # noqa: PLC0415
    from concurrent.futures.process import BrokenProcessPool  # noqa: PLC0415

    # A process made anew behaves alike on every system, and holds no lock of this one.
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=_end_with_first)
    ahead: deque[tuple[str, Future[Done] | None]] = deque()
    try:
        for path in files:
            # Standard input belongs to this process.
            with _interrupts_held():
                ahead.append((path, None if path == STDIN else pool.submit(task, path)))
            if len(ahead) > jobs * AHEAD:
                yield _wait(task, *ahead.popleft())
        while ahead:
            yield _wait(task, *ahead.popleft())
    except BrokenProcessPool:
        stop("a process that reviews filings was ended from outside, perhaps for want of memory. Give fewer --jobs.")
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _wait(task: Task, path: str, future: "Future[Done] | None") -> Done:
    return task(path) if future is None else future.result()


def _end_with_first() -> None:
    """End this process when the first one of the run is gone, however that was ended; else it would wait for ever."""
    import multiprocessing  # noqa: PLC0415 - only several processes need them
    import threading  # noqa: PLC0415

    use_named_rulesets()
    first = multiprocessing.parent_process()

    def wait() -> None:
        if first is not None:
            first.join()
            os._exit(UNREADABLE)

    threading.Thread(target=wait, daemon=True).start()


@contextlib.contextmanager
def _interrupts_held() -> Generator[None, None, None]:
    """Hold an interrupt by the user back for a moment, and for good in any process that is started meanwhile.

    A terminal interrupts every process of a run. It is for the first one to end it, and the others would tell of it.
    """
    import signal  # noqa: PLC0415 - only several processes need it

    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
