"""Reviews filings one after another, or in several processes at once; what comes out, and its order, is the same."""

import contextlib
import datetime
import os
from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, Any

from checker.batch.each import each
from checker.cli.added import use_named_rulesets
from checker.cli.exits import TRACEBACK_HINT, UNREADABLE, complain, stop
from checker.cli.files import STDIN
from checker.cli.outputs import Taken, reduce_review
from checker.frozen import frozen

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from checker.report.summary import Row
    from checker.review import Review

_WORTH = 8
"""A process is started for so many filings each; for fewer, the start takes longer than the reviews."""
_MOST_NAMED = 10
AHEAD = 16
"""So many filings for each process are given out before the first of them must be done: memory stays flat."""
_TOGETHER = 4
"""So many are handed over at once: to hand one over, and its result back, takes a tenth of the time of a review."""


@frozen
class Done:
    """One filing reviewed: its outcome, whether there are advisories, what the reports and the summary keep of it.

    ``lost`` is why it was not reviewed, where that has nothing to do with its text; else empty.
    """

    outcome: str
    advised: bool
    taken: Taken
    row: "Row | None"
    lost: str = ""


@frozen
class Task:
    """What is done with each filing. It is plain data, so that it can be sent to another process."""

    as_of: datetime.date | None
    reading: str | None
    against: str | None
    form: str
    kept: tuple[str, ...]
    columns: int
    brief: bool
    every_advisory: bool
    summed: bool

    def __call__(self, path: str) -> Done:
        """Review one filing; where the program fails on it, the outcome says so and the run goes on."""
        from checker.batch.one import fault, traceback_wanted
        from checker.cli.reviews import review_path

        try:
            return self._done(review_path(path, as_of=self.as_of, reading=self.reading, against=self.against))
        except Exception as error:
            if traceback_wanted():
                raise
            return self.lost(path, fault(error))

    def lost(self, path: str, reason: str) -> Done:
        """Say that a filing was not reviewed."""
        from checker.batch.one import not_reviewed

        return self._done(not_reviewed(path, reason), reason)

    def _done(self, review: "Review", lost: str = "") -> Done:
        asked = review.against or review
        row = None
        if self.summed:
            from checker.report.summary import row_of

            row = row_of(asked)
        return Done(
            outcome=asked.outcome,
            advised=asked.counts()["advisories"] > 0,
            taken=reduce_review(
                review, self.form, self.kept, self.columns, brief=self.brief, every_advisory=self.every_advisory
            ),
            row=row,
            lost=lost,
        )


class Lost:
    """Gathers the filings of a run that were not reviewed, to be named on standard error at its end."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.count = 0

    def add(self, path: str, reason: str) -> None:
        """Add one."""
        self.count += 1
        if self.count <= _MOST_NAMED:
            self.said.append(f"checker: {path} was not reviewed: {reason}")

    def complain(self) -> None:
        """Name them all, or the first few and how many there are."""
        if not self.count:
            return
        more = self.count - len(self.said)
        rest = [f"checker: {more} more were not reviewed."] if more else []
        complain("\n".join([*self.said, *rest, TRACEBACK_HINT]))


def jobs_of(text: str) -> int:
    """Read the number of processes: a whole number, or 0 or auto for as many as there are cores."""
    given = text.strip().lower()
    if given in {"0", "auto"}:
        return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if not (given.isascii() and given.isdigit() and len(given) <= 4):  # noqa: PLR2004 - no machine has more cores
        stop(f"--jobs {text}: write a number of processes, such as 4, or auto for all cores.")
    return int(given)


def review_all(files: Sequence[str], task: Task, jobs: int) -> Generator[Done, None, None]:
    """Review the filings in their order, in ``jobs`` processes at most; each gives one result."""
    many = min(jobs, len(files) // _WORTH)
    if many <= 1:
        return each(files, task, task.lost)
    # Standard input belongs to this process.
    return each(
        files,
        task,
        task.lost,
        executor=_Pools(many),
        ahead=many * AHEAD - _TOGETHER,
        together=_TOGETHER,
        here=lambda path: path == STDIN,
    )


class _Pools:
    """Makes pools of processes that review filings."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs

    def __call__(self, wanted: int) -> "Executor":
        """Make a pool of so many processes, 0 for as many as the run has."""
        import multiprocessing
        from concurrent.futures import ProcessPoolExecutor

        class Pool(ProcessPoolExecutor):
            def submit(self, *arguments: Any, **named: Any) -> Any:
                with _interrupts_held():
                    return super().submit(*arguments, **named)

        # A process made anew behaves alike on every system, and holds no lock of this one.
        return Pool(wanted or self._jobs, multiprocessing.get_context("spawn"), initializer=_end_with_first)


def _end_with_first() -> None:
    """End this process when the first one of the run is gone, however that was ended; else it would wait for ever."""
    import multiprocessing
    import threading
    from multiprocessing.util import Finalize

    from checker.memory import use_rare_collections

    use_rare_collections()
    use_named_rulesets()
    # The last thing that it does: to take apart what it holds takes as long as many reviews.
    Finalize(None, os._exit, args=(0,), exitpriority=-1)
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
    import signal

    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
