"""Joins a sentence that ends a column or a page in its middle with its rest at the head of the next one."""

from collections.abc import Sequence
from dataclasses import replace

from checker.drafts.language import lexicon
from checker.drafts.structure.blocks import Block

_BETWEEN = 3
"""How many blocks may stand between the two halves: what is printed at the foot and at the head of a page."""


def over_columns(blocks: Sequence[Block]) -> tuple[Block, ...]:
    """Return the blocks, with each sentence that goes on in the next column whole where it begins."""
    found: list[Block] = []
    for block in blocks:
        at = _first_half(found) if _is_prose(block) and block.text[:1].islower() else None
        if at is None:
            found.append(block)
        else:
            found[at] = _whole(found[at], block)
    return tuple(found)


def _first_half(before: Sequence[Block]) -> int | None:
    """Return the place of the last running text, if it breaks off within a sentence."""
    for back in range(1, min(len(before), _BETWEEN + 1) + 1):
        block = before[-back]
        if _is_prose(block) and not lexicon.ENDS.search(block.text):
            ends = block.text[-1:].isalnum() and not block.text.isupper()
            return len(before) - back if ends else None
    return None


def _whole(first: Block, rest: Block) -> Block:
    """Return a block with the text of another one behind its own."""
    if first.label is None or rest.label is None:
        return first
    text = f"{first.label.text} {rest.label.text}"
    return replace(first, label=replace(first.label, text=text, place=replace(first.label.place, near=text)))


def _is_prose(block: Block) -> bool:
    return block.label is not None and not block.values and block.label.prose
