"""Gives the figures of a row the kind and the wager that the heads of their columns tell."""

from collections.abc import Sequence
from dataclasses import replace

from checker.drafts.figures.figure import Figure
from checker.drafts.language import lexicon
from checker.drafts.language.naming import Naming
from checker.drafts.language.values import Value, find_values
from checker.drafts.language.words import words
from checker.drafts.structure.blocks import Block
from checker.drafts.structure.cells import Cell
from checker.values.payout import Money, Odds, Push

_INDENT = 1.5


def under_heads(found: list[Figure], block: Block, naming: Naming) -> list[Figure]:
    """Return figures of a row the kind and the wager that the heads of their columns tell."""
    heads = block.heads
    if not heads:
        return found
    cells = [cell for cell in block.values for _ in find_values(cell.text)]
    cells = ([block.label] if block.label else []) * (len(found) - len(cells)) + cells
    # The two ends of a range stand in one cell; other figures that do may be of two columns set close.
    single = [cell for cell in cells if not lexicon.RANGES.search(cell.text)]
    placed = all(any(_above(cell, head) for head in heads) for cell in cells) and len(single) == len(
        {cell.left for cell in single}
    )
    if len(block.cells) == len(heads) and not _each_under_its_own(cells, heads):
        pairs = [heads[block.cells.index(cell)].text for cell in cells]
    elif not placed and len(heads) - 1 >= len(found):
        pairs = [head.text for head in heads[1 : len(found) + 1]]
    else:
        pairs = [_over(cell, heads) for cell in cells]
    headed = [_headed(figure, head, naming) for figure, head in zip(found, pairs, strict=True)]
    for index in range(1, len(headed)):
        if both_ends(pairs[index]) and pairs[index] == pairs[index - 1] and headed[index].kind == "limit":
            # Two columns whose heads stand too close to be told apart.
            headed[index - 1] = replace(headed[index - 1], kind="limit_min")
            headed[index] = replace(headed[index], kind="limit_max")
    return headed


def _each_under_its_own(cells: Sequence[Cell], heads: Sequence[Cell]) -> bool:
    """Whether each cell stands under one head, and each under another."""
    over = [[head.text for head in heads if min(head.right, cell.right) > max(head.left, cell.left)] for cell in cells]
    return all(len(found) == 1 for found in over) and len({found[0] for found in over}) == len(cells)


def _above(cell: Cell, head: Cell) -> bool:
    return min(head.right, cell.right) - max(head.left, cell.left) > -_INDENT


def _over(cell: Cell, heads: tuple[Cell, ...]) -> str:
    over = [head for head in heads if min(head.right, cell.right) - max(head.left, cell.left) > 0]
    middle = (cell.left + cell.right) / 2
    return min(over or heads, key=lambda head: abs((head.left + head.right) / 2 - middle)).text


def _headed(figure: Figure, head: str, naming: Naming) -> Figure:
    kind = next((name for name, cue in lexicon.COLUMN_KINDS.items() if cue.search(head)), "")
    meter = next((name for name, cue in lexicon.METER_COLUMNS.items() if cue.search(head)), "")
    column = naming.heading(head) or _partly(head, figure.sentence.scope, naming)
    money = isinstance(figure.value.parts[0], Money) and len(figure.value.parts) == 1
    if meter and (money if meter in {"meter_initial", "meter_reset"} else not _is_odds(figure.value)):
        figure = replace(figure, kind=meter)
    elif money and not figure.kind and kind in {"envy", "payout"}:
        figure = replace(figure, kind=kind)
    elif money and kind in {"minimum", "maximum", "limits"}:
        kind = "limits" if both_ends(head) else kind
        figure = replace(figure, kind={"minimum": "limit_min", "maximum": "limit_max", "limits": "limit"}[kind])
    return replace(figure, column=column) if len(column) == 1 and not figure.sentence.named else figure


def both_ends(text: str) -> bool:
    """Whether a text speaks of what is least and of what is greatest."""
    return all(lexicon.COLUMN_KINDS[kind].search(text) for kind in ("minimum", "maximum"))


def _is_odds(value: Value) -> bool:
    return any(isinstance(part, (Odds, Money, Push)) for part in value.parts)


def _partly(head: str, scope: tuple[str, ...], naming: Naming) -> tuple[str, ...]:
    """Return the wager of the heading of which the head of a column has a word that the others do not."""
    given = set(words(head))
    fits = [
        slug
        for slug in scope
        if any(given & set(alias) - lexicon.HEADING_WORDS for alias, own in naming.aliases if own == slug)
    ]
    return (fits[0],) if len(fits) == 1 and len(scope) > 1 else ()
