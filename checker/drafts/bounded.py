"""Runs what reads and compares a draft in a process of its own, with an end in time and memory.

A draft is a file from anywhere, and goes through large libraries. If one of them hangs, swells or crashes, only that
process ends, and the draft is told as one that cannot be read.
"""

import pickle
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self, TypeVar

from checker.drafts.errors import DraftError
from checker.law.folders import ruleset_folders, use_rulesets

if TYPE_CHECKING:
    from checker.drafts.kinds import Kind
    from checker.drafts.report import DraftReport
    from checker.review import Review

SECONDS = 30.0
"""How long the process may use the processor."""
PATIENCE = 3
"""How many times as long it may take on a machine that is busy with other things."""
MEMORY = 1_500_000_000
"""How much address space the process may use, in bytes, on systems that can limit it."""

Result = TypeVar("Result")
_NEEDED = ("checker.drafts.compare", "checker.drafts.readers", "checker.drafts.sharing")
"""What the process that compares imports while it waits for its task."""
_CHILD = Path(__file__).with_name("bounded_child.py")


def within_bounds(task: Callable[[], Result], *, seconds: float = SECONDS, memory: int = MEMORY) -> Result:
    """Return what ``task`` gives, called in another process; see :meth:`BoundedProcess.result`."""
    with BoundedProcess(seconds=seconds, memory=memory) as process:
        return process.result(task)


class BoundedProcess:
    """Another process, which may use so many seconds of the processor and bytes of memory, for one task.

    ``ahead`` names modules that it imports at once, while this process still works out the task. It ends where the
    ``with`` ends.
    """

    def __init__(self, ahead: tuple[str, ...] = (), *, seconds: float = SECONDS, memory: int = MEMORY) -> None:
        """Start the process."""
        self._seconds = seconds
        # -P keeps the folder that the user stands in from being searched for modules.
        bounds = [str(Path(__file__).parents[2]), str(memory), str(ceil(seconds))]
        self._process = subprocess.Popen(  # noqa: S603 - our own file
            [sys.executable, "-P", str(_CHILD), *bounds, *ahead],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )

    def __enter__(self) -> Self:
        """Return the process."""
        return self

    def __exit__(self, *raised: object) -> None:
        """End it, whatever it does."""
        self._process.kill()
        self._process.__exit__(None, None, None)

    def result(self, task: Callable[[], Result]) -> Result:
        """Return what ``task`` gives, called in the process; it and its result must be what pickle takes.

        Raises :class:`DraftError` where that takes more seconds or bytes than it may, or crashes; and what ``task``
        raises. Where the system cannot limit the processor's time, and for a process that only waits, the end comes
        after ``PATIENCE`` times as many seconds.
        """
        process = self._process
        try:
            answer, _ = process.communicate(pickle.dumps(task), timeout=PATIENCE * self._seconds)
        except subprocess.TimeoutExpired:
            raise _too_long(self._seconds) from None
        if process.returncode == -getattr(signal, "SIGXCPU", 0) != 0:
            raise _too_long(self._seconds)
        if process.returncode or not answer:
            raise DraftError(
                "The draft cannot be read: it is damaged or needs too much memory.",
                "Export it again in a simpler form.",
            )
        done, result = pickle.loads(answer)  # noqa: S301 - from the process that was started here
        if not done:
            error: BaseException = result
            raise error
        found: Result = result
        return found


def _too_long(seconds: float) -> DraftError:
    return DraftError(
        f"The draft takes more than {seconds:g} seconds to read and compare.",
        "Export it again in a simpler form, and check the draft of one table at a time.",
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadAndCompare:
    """Reads a draft and compares it with its reviewed submission; ``kind`` is told from the draft where it is None.

    ``rulesets`` are the folders of chapters that are added to the program's own.
    """

    content: bytes
    path: str
    review: "Review"
    kind: "Kind | None"
    rulesets: tuple[Path, ...]

    def __call__(self) -> "DraftReport":
        """Return the report. Raises :class:`DraftError` for a draft that cannot be read."""
        from checker.drafts.compare import compare  # noqa: PLC0415 - only the other process reads and compares
        from checker.drafts.readers import read_draft  # noqa: PLC0415 - likewise
        from checker.drafts.sharing import over_processors  # noqa: PLC0415 - likewise

        use_rulesets(self.rulesets)
        sharing = over_processors()
        return compare(read_draft(self.content, self.path, sharing), self.review, self.kind, sharing=sharing)


class Comparison(BoundedProcess):
    """The process in which a draft is read and compared; it makes ready while the submission is reviewed."""

    def __init__(self) -> None:
        """Start the process."""
        super().__init__(ahead=_NEEDED)

    def report(self, content: bytes, path: str, review: "Review", kind: "Kind | None" = None) -> "DraftReport":
        """Return the report. Raises :class:`DraftError` as for :meth:`result`."""
        rulesets = tuple(folder.resolve() for folder in ruleset_folders()[1:])
        task: Any = ReadAndCompare(content=content, path=path, review=review, kind=kind, rulesets=rulesets)
        report: DraftReport = self.result(task)
        return report
