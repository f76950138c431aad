"""Compares the sentences of a long draft one by one, shared out over processes: it takes nearly all of the time."""

from collections.abc import Callable, Iterator, Sequence

from checker.drafts.compared import Compared
from checker.drafts.prose.told import Told
from checker.drafts.sharing import ALONE, Sharing

_FEW = 60
"""Fewer sentences are compared sooner than processes are started for them."""


def each_told(
    all_told: Sequence[Told], compared: Callable[[Told], list[Compared]], sharing: Sharing
) -> list[list[Compared]]:
    """Return what ``compared`` gives for each sentence, in their order; it must heed no other call of itself."""

    def part(first: int, parts: int) -> list[list[Compared]]:
        return [compared(told) for told in all_told[first::parts]]

    few = len(all_told) < _FEW
    found = (ALONE if few else sharing).out(part, known=list(_known(all_told)))
    return [found[at % len(found)][at // len(found)] for at in range(len(all_told))]


def _known(all_told: Sequence[Told]) -> Iterator[object]:
    """Yield what a comparison points to and all processes have."""
    for told in all_told:
        yield told.sentence
        yield told.sentence.block
    if all_told:
        yield from all_told[0].ground.statements
