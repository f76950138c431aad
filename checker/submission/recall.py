"""Work done once for all filings that say the same where it looks.

Every piece of work that is remembered declares the paths that it reads; what a filing says elsewhere cannot change it.
So a filing in which one entry changed, or one more of an archive, costs only what that entry bears on.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from typing import Any, Generic, TypeVar

from checker.regex import regex
from checker.submission.filing import Filing

T = TypeVar("T")

_MOST = 64
_INDEX = regex(r"\.[0-9]+(?:\..*)?$")
"""What leads into a list: a list is read as a whole."""


class Recall(Generic[T]):
    """Results of one piece of work, by what a filing says at the paths that it ``reads``."""

    __slots__ = ("_known", "_most", "reads")

    def __init__(self, reads: Iterable[str], most: int = _MOST) -> None:
        self.reads = tuple(sorted({_INDEX.sub("", path) for path in reads if path}))
        self._most = most
        self._known: dict[Hashable, T] = {}

    def __call__(self, filing: Filing, work: Callable[[Filing], T]) -> T:
        """Return what ``work`` gives of a filing, done anew only for one that says something new at a path."""
        known, key = self._known, (filing.situation, *map(filing.raw.get, self.reads))
        try:
            return known[key]
        except KeyError:
            if len(known) >= self._most:
                known.clear()
            known[key] = found = work(filing)
            return found


class FirstOrRecalled(Generic[T]):
    """Work whose first result is kept as it is, and later ones by what they read.

    In a run of one filing nothing is recalled, and what the work ``reads`` need not be worked out.
    """

    __slots__ = ("_first", "_reads", "_recall")

    def __init__(self, reads: Callable[[], Iterable[str]]) -> None:
        self._reads = reads
        self._first: tuple[Filing, T] | None = None
        self._recall: Recall[T] | None = None

    @property
    def recall(self) -> Recall[T]:
        """The results for earlier filings, by what the work reads."""
        if self._recall is None:
            self._recall = Recall(self._reads())
        return self._recall

    def __call__(self, filing: Filing, work: Callable[[Filing], T]) -> T:
        """Return what ``work`` gives of a filing, done anew only for one that says something new at a path."""
        if self._recall is None:
            if self._first is None:
                self._first = filing, work(filing)
            before, found = self._first
            if before is filing:
                return found
            self.recall(before, lambda _: found)
            self._first = None
        return self.recall(filing, work)


_compared: list[tuple[Filing, Filing, tuple[str, ...]]] = []
"""The two filings that were compared last, and where they differ: every program asks for it, one after the other."""


def changed_paths(before: Filing, after: Filing) -> tuple[str, ...]:
    """Return every path at which two filings do not say the same."""
    for one, other, found in _compared:
        if one is before and other is after:
            return found
    was, now = before.raw, after.raw
    changed = tuple(path for path in was.keys() | now.keys() if was.get(path) != now.get(path))
    _compared[:] = [(before, after, changed)]
    return changed


def said_in(raw: Any) -> Iterator[str]:
    """Return every path that conditions anywhere in an item of a chapter's files name, of each version and reading."""
    left: list[Any] = [raw]
    while left:
        node = left.pop()
        if isinstance(node, Mapping):
            yield from (node[key] for key in ("at", "stated", "answered", "approved") if isinstance(node.get(key), str))
            wagers = node.get("offers", ())
            yield from (f"wagers.{slug}" for slug in ([wagers] if isinstance(wagers, str) else wagers))
            left += node.values()
        elif isinstance(node, list):
            left += node
