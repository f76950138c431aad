"""Which rows of concepts may match a part of a sentence, told without trying each: by one bit for every row."""

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet

Names = tuple[str, ...]
"""Concepts in a row that words stand for, or none where they say nothing."""
Step = tuple[int, Names]
"""Where a row of words ends, and what it may stand for."""


class Index:
    """The rows by the concepts that they have and that they cannot do without."""

    def __init__(self, rows: Sequence[tuple[AbstractSet[str], AbstractSet[str]]]) -> None:
        """Take of each row the concepts that it has, and those that it needs."""
        self._every = (1 << len(rows)) - 1
        self._having: dict[str, int] = {}
        self._needing: dict[str, int] = {}
        for place, (words, needed) in enumerate(rows):
            for word in words:
                self._having[word] = self._having.get(word, 0) | 1 << place
            for word in needed:
                self._needing[word] = self._needing.get(word, 0) | 1 << place

    def places(self, steps: Sequence[Sequence[Step]], start: int, end: int) -> Iterator[int]:
        """Yield the places of the rows that have a concept for every word from ``start`` to ``end``, and lack none."""
        left = self._every
        have: set[str] = set()
        covers: list[set[Names]] = [set() for _ in range(start, end)]
        for at in range(start, end):
            for stop, names in steps[at]:
                if stop <= end:
                    have.update(names)
                    for place in range(at, stop):
                        covers[place - start].add(names)
        for cover in covers:
            if () not in cover:
                left &= self._with_any(cover)
                if not left:
                    return
        for word, needing in self._needing.items():
            if word not in have:
                left &= ~needing
        while left:
            lowest = left & -left
            yield lowest.bit_length() - 1
            left ^= lowest

    def _with_any(self, cover: AbstractSet[Names]) -> int:
        """Return the rows that have all concepts of one of the ways to read a word."""
        found = 0
        for names in cover:
            own = self._every
            for name in names:
                if name.isidentifier():
                    own &= self._having.get(name, 0)
            found |= own
        return found
