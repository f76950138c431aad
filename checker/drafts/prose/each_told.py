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
    # What stands on many pages is read once, in one process.
    order = {text: at for at, text in enumerate(dict.fromkeys(told.sentence.text for told in all_told))}
    by_text = [order[told.sentence.text] for told in all_told]

    def part(own: int, parts: int) -> dict[int, list[Compared]]:
        return {at: compared(told) for at, told in enumerate(all_told) if by_text[at] % parts == own}

    few = len(all_told) < _FEW
    found: dict[int, list[Compared]] = {}
    for own in (ALONE if few else sharing).out(part, known=list(_known(all_told))):
        found |= own
    return [found[at] for at in range(len(all_told))]


def _known(all_told: Sequence[Told]) -> Iterator[object]:
    """Yield what a comparison points to and all processes have."""
    for told in all_told:
        yield told.sentence
        yield told.sentence.block
    if all_told:
        yield from all_told[0].ground.statements
