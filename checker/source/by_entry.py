"""Work done once for each top-level entry of a document, and not again where the next document has the very same entry.

A question of the form “what if” changes one entry, and shares all others with the filing that it asks about.
"""

from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

from checker.source.tree import Entry, Mapping

T = TypeVar("T")


class ByEntry(Generic[T]):
    """What was made of the entries of the document that was read last."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: dict[int, tuple[Entry, T]] = {}

    def __call__(self, root: Mapping, work: Callable[[Entry], T]) -> Iterator[T]:
        """Yield what ``work`` gives of each entry; it must depend on nothing else that changes."""
        before, after = self._known, dict[int, tuple[Entry, T]]()
        self._known = after
        for entry in root:
            held = before.get(id(entry))
            if held is None or held[0] is not entry:
                held = entry, work(entry)
            # The entry is kept too, so that no other object takes the place of it.
            after[id(entry)] = held
            yield held[1]
