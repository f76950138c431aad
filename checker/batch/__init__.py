"""Reviews many filings, in this process or in any executor; each is reported exactly once, in the order given.

One filing never silences a run: where the program fails on one, or the process that reviews it is ended, that filing
is reported by name as not reviewed, and the others go on.
"""

import datetime
from collections.abc import Generator, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from checker.batch.each import AHEAD, Executors, each

if TYPE_CHECKING:
    from checker.report.forms.review import File

__all__ = ["check_many"]


def check_many(
    paths: Iterable[str | Path],
    *,
    executor: Executors | None = None,
    as_of: datetime.date | None = None,
    reading: str | None = None,
    against: str | None = None,
    ahead: int = AHEAD,
) -> Generator["File", None, None]:
    """Review files, and return the public JSON form of each as it comes, in the order of ``paths``.

    ``executor`` is anything with the methods of :class:`concurrent.futures.Executor`: threads, processes, or a cluster
    whose machines can read the same paths. It is not shut down. Where it is a function, that is called with the number
    of workers wanted (0 for as many as it likes) and called again when what it made breaks; what it makes is shut down.
    ``ahead`` is how many filings are given out at once. ``as_of``, ``reading`` and ``against`` are those of a review.

    A filing on which the program fails, or whose worker is lost twice, has the outcome "unreadable" and one finding
    that says so. Nothing is raised for a single filing.
    """
    from checker.batch.one import FileForm  # noqa: PLC0415 - a process that gives filings out reviews none

    task = FileForm(as_of=as_of, reading=reading, against=against)
    yield from each((str(path) for path in paths), task, task.lost, executor=executor, ahead=ahead)
