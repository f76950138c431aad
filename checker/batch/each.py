"""Gives paths out to workers and returns what comes of each, in order and exactly once, however workers end."""

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from typing import TYPE_CHECKING, Any, Generic, TypeVar, Union

if TYPE_CHECKING:
    # A run in one process needs none of it.
    from concurrent.futures import Executor, Future

Result = TypeVar("Result")
Executors = Union["Executor", Callable[[int], "Executor"]]
"""An executor; or a function that makes one of so many workers, 0 for as many as it likes, to replace one that breaks.
"""

Group = tuple[str, ...]
"""Paths that are given out together."""

AHEAD = 64
"""So many paths are given out before the first of them must be done: memory stays flat."""


def each(
    paths: Iterable[str],
    task: Callable[[str], Result],
    lost: Callable[[str, str], Result],
    *,
    executor: Executors | None = None,
    ahead: int = AHEAD,
    together: int = 1,
    here: Callable[[str], bool] | None = None,
) -> Generator[Result, None, None]:
    """Return what ``task`` gives for each path, in order; ``lost`` gives it, with the reason, where a worker was lost.

    ``here`` says which paths belong to this process. So many others are given out ``together``: to hand one over takes
    time of its own. A filing whose worker was lost is tried once more; with a function
    as ``executor`` alone in a process of its own, so that the one that ends its process is known by name.
    """
    if executor is None:
        for path in paths:
            yield task(path)
        return
    workers = _Workers(task=task, lost=lost, executors=executor)
    waiting: deque[tuple[Group, Future[list[Result]] | None]] = deque()
    left = 0
    try:
        for group in _grouped(paths, together, here):
            waiting.append((group, None if here and here(group[0]) else workers.submit(group)))
            left += len(group)
            while left > ahead:
                left -= len(waiting[0][0])
                yield from workers.wait(*waiting.popleft())
        while waiting:
            yield from workers.wait(*waiting.popleft())
    finally:
        for _, future in waiting:
            if future is not None:
                future.cancel()
        workers.close()


def _grouped(paths: Iterable[str], together: int, here: Callable[[str], bool] | None) -> Iterator[Group]:
    """Cut the paths into groups that are given out together; what belongs to this process stays alone."""
    group: list[str] = []
    for path in paths:
        mine = here is not None and here(path)
        if group and (mine or len(group) == together):
            yield tuple(group)
            group = []
        if mine:
            yield (path,)
        else:
            group.append(path)
    if group:
        yield tuple(group)


def _all(task: Callable[[str], Result], group: Group) -> list[Result]:
    return [task(path) for path in group]


class _Workers(Generic[Result]):
    """The executor of a run, made anew where it breaks and where that is possible."""

    def __init__(
        self, *, task: Callable[[str], Result], lost: Callable[[str, str], Result], executors: Executors
    ) -> None:
        self._task = task
        self._lost = lost
        self._make = executors if callable(executors) else None
        self._many = None if callable(executors) else executors
        self._alone: Executor | None = None

    def submit(self, group: Group) -> "Future[list[Result]]":
        """Give paths out; where the executor is broken, the future says so."""
        try:
            return self._executor().submit(_all, self._task, group)
        except Exception as error:  # noqa: BLE001 - each executor has errors of its own
            if self._make is None:
                # It was given, and is not ours to replace.
                return _failed(error)
        _end(self._many)
        self._many = None
        return self._executor().submit(_all, self._task, group)

    def wait(self, group: Group, future: "Future[list[Result]] | None") -> Iterator[Result]:
        """Yield the result for each path; what belongs to this process is done now."""
        if future is None:
            yield from map(self._task, group)
            return
        try:
            found = future.result()
        except Exception:  # noqa: BLE001 - the task catches its own, so it is the worker's
            yield from map(self._again, group)
        else:
            yield from found

    def close(self) -> None:
        """End what was made here."""
        if self._make is not None:
            _end(self._many)
        _end(self._alone)

    def _executor(self) -> "Executor":
        if self._many is None:
            assert self._make is not None  # noqa: S101 - one of the two was given
            self._many = self._make(0)
        return self._many

    def _again(self, path: str) -> Result:
        try:
            if self._make is None:
                return self._executor().submit(self._task, path).result()
            if self._alone is None:
                self._alone = self._make(1)
            return self._alone.submit(self._task, path).result()
        except Exception as error:  # noqa: BLE001 - likewise
            _end(self._alone)
            self._alone = None
            return self._lost(path, _lost_reason(error))


def _failed(error: Exception) -> "Future[Any]":
    from concurrent.futures import Future  # noqa: PLC0415 - few runs have any

    future: Future[Any] = Future()
    future.set_exception(error)
    return future


def _end(executor: "Executor | None") -> None:
    if executor is not None:
        executor.shutdown(wait=True, cancel_futures=True)


def _lost_reason(error: Exception) -> str:
    return (
        f"the process that reviewed it was ended twice, perhaps for want of memory ({type(error).__name__}). "
        "Check it alone, with more memory."
    )
