"""Reads the sentences of a long draft ahead, shared out over processes: reading takes nearly all of the time."""

from collections.abc import Callable, Sequence

from checker.drafts.prose.told import Told
from checker.drafts.sharing import ALONE, Sharing
from checker.words.read import Readings, readings_of

_FEW = 120
"""Fewer sentences are read sooner than processes are started for them."""


def read_ahead(told: Sequence[Told], compared_alone: Callable[[Told], object], sharing: Sharing) -> None:
    """Compare each sentence alone, and keep how all lines read that this needed, where it is shared and worth it."""
    if len(told) < _FEW or sharing == ALONE:
        return
    kept = readings_of(told[0].vocabulary)

    def read(part: int, parts: int) -> Readings:
        for item in told[part::parts]:
            compared_alone(item)
        return kept

    for readings in sharing.out(read):
        kept.update(readings)
