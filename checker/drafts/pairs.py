"""Joins a label with the words beside it that say what holds: “Surrender | not allowed” is one statement, not two."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from checker.drafts import lexicon
from checker.drafts.blocks import Block
from checker.drafts.cells import Cell
from checker.drafts.naming import Naming
from checker.drafts.values import find_values
from checker.drafts.words import words

_PAIR = 2
_LABEL = 7
"""How many words a label has at most."""
_VALUE = 20
_SAYS = re.compile(r"[a-z0-9]|(?:Yes|No|None|Never|Always|Not|Allowed|Offered|Available|Permitted)\b")
"""How words begin beside a label that say what holds, and are no text of another column."""
_CITED = re.compile(r"(?:§+ ?)?(?=[\w.()-]*\d)[\w.]+(?:\([\w]+\))*$")
"""A provision, which may stand before a label in a form."""


def paired(blocks: Sequence[Block], naming: Naming) -> tuple[Block, ...]:
    """Return the blocks, with each label and the words that stand alone beside it joined into one."""
    return tuple(
        block
        for _, line in groupby(blocks, key=lambda item: (item.sheet, item.y))
        for block in _joined([*line], naming)
    )


def _joined(line: Sequence[Block], naming: Naming) -> Iterator[Block]:
    led = line[:1] if len(line) > _PAIR and _CITED.match(line[0].text) else ()
    label, value = line[len(led) : len(led) + 2] if len(line) - len(led) == _PAIR else (None, None)
    if label is None or value is None or not _belong(label, value, naming):
        yield from line
        return
    yield from led
    first, second = label.cells[0], value.cells[0]
    text = f"{first.text.rstrip(' :')}: {second.text}"
    whole = replace(
        first, text=text, right=second.right, place=first.place.with_(second.place), whole=first.whole or second.whole
    )
    yield replace(label, label=whole)


def _belong(label: Block, value: Block, naming: Naming) -> bool:
    """Whether the second of two texts on a line says what holds of the first."""
    first, second = label.label, value.label
    if first is None or second is None or label.values or value.values or label.row or value.row:
        return False
    short = 0 < len(first.text.split()) <= _LABEL and len(second.text.split()) <= _VALUE
    if not short or first.valued or lexicon.ENDS.search(first.text.rstrip(":")) or not _tells(first):
        return False
    if len(find_values(f"{first.text}: {second.text}")) > len(find_values(second.text)):
        return False  # “BJS-1 | 1” is no odds
    if naming.heading(first.text) or naming.heading(second.text) or first.alt or second.alt:
        return False
    return bool(_SAYS.match(second.text)) or (first.row is not None and first.text.endswith(":"))


def _tells(label: Cell) -> bool:
    """Whether a label has a word; figures alone are the points or the rank of a row in a table."""
    return any(word.isalpha() and len(word) > 1 for word in words(label.text))
