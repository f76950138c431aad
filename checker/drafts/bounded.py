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
from typing import TYPE_CHECKING, Any, TypeVar

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
_CHILD = Path(__file__).with_name("bounded_child.py")


def within_bounds(task: Callable[[], Result], *, seconds: float = SECONDS, memory: int = MEMORY) -> Result:
    """Return what ``task`` gives, called in another process; it and its result must be what pickle takes.

    Raises :class:`DraftError` where that takes more than so many seconds of the processor or bytes, or crashes; and
    what ``task`` raises. Where the system cannot limit the processor's time, and for a process that only waits, the
    end comes after ``PATIENCE`` times as many seconds.
    """
    # -P keeps the folder that the user stands in from being searched for modules.
    command = [sys.executable, "-P", str(_CHILD), str(Path(__file__).parents[2]), str(memory), str(ceil(seconds))]
    with subprocess.Popen(  # noqa: S603 - our own file
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    ) as process:
        try:
            answer, _ = process.communicate(pickle.dumps(task), timeout=PATIENCE * seconds)
        except subprocess.TimeoutExpired:
            raise _too_long(seconds) from None
        finally:
            process.kill()
    if process.returncode == -getattr(signal, "SIGXCPU", 0) != 0:
        raise _too_long(seconds)
    if process.returncode or not answer:
        raise DraftError(
            "The draft cannot be read: it is damaged or needs too much memory.", "Export it again in a simpler form."
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
        from checker.drafts.prose.read_ahead import read_ahead  # noqa: PLC0415 - likewise
        from checker.drafts.readers import read_draft  # noqa: PLC0415 - likewise

        use_rulesets(self.rulesets)
        return compare(read_draft(self.content, self.path), self.review, self.kind, ahead=read_ahead)


def read_and_compare(content: bytes, path: str, review: "Review", kind: "Kind | None" = None) -> "DraftReport":
    """Read and compare a draft in a process of its own, as :func:`within_bounds` does."""
    rulesets = tuple(folder.resolve() for folder in ruleset_folders()[1:])
    task: Any = ReadAndCompare(content=content, path=path, review=review, kind=kind, rulesets=rulesets)
    report: DraftReport = within_bounds(task)
    return report
