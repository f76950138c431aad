"""The pieces of a draft as a reader's eye takes them: labels with the values that belong to them, and running text.

Spans on one line are a row of cells; lines of one paragraph, and of one wrapped label, are joined. A cell that holds
nothing but a value belongs to the nearest label on its line.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, reduce

from checker.drafts.language import lexicon
from checker.drafts.language.values import TWO_NUMBERS, find_values
from checker.drafts.language.words import words
from checker.drafts.model import Draft, Place
from checker.drafts.structure.cells import PROSE_WORDS, Cell, lines_of
from checker.drafts.structure.centred import centred
from checker.drafts.structure.fused import Texts, fused
from checker.drafts.structure.headed_odds import with_odds_of_heads
from checker.drafts.structure.joining import HANGING, INDENT, PAIR, has_values, joined
from checker.drafts.structure.languages import in_one_language
from checker.drafts.structure.rows import Rows
from checker.values.payout import Odds

DRAWN = {"pdf", "svg"}
"""Forms in which texts stand at places and in no order."""
_WITH_ENVY = 2
_STACKED_GAP = 15.0
_STACK_LEADING = 2.0
_LIST_LEADING = 1.3
_DENIES = re.compile(r"(?:no|none)\W*", re.IGNORECASE)
"""A cell that denies what its row speaks of."""

_TWO_COLUMNS = 2
"""Of how many columns a list of terms and what is said of each may be too."""

_Heads = tuple[Cell, ...]
"""The cells that head the columns of a table."""


@dataclass(frozen=True)  # no slots: what is asked of it many times is kept
class Block:
    """A label with the cells of values beside it, or a text alone. ``sheet`` and ``order`` tell its place in the draft.

    ``heads`` are the cells that head the columns it stands in, from the left. ``row`` is the known row of a table that
    it is, but for one cell at most.
    """

    label: Cell | None
    values: tuple[Cell, ...]
    sheet: int
    order: int
    heads: tuple[Cell, ...] = ()
    row: tuple[str, ...] = ()

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        """The cells in their order."""
        return ((self.label,) if self.label else ()) + self.values

    @property
    def in_table(self) -> bool:
        """Whether it is a cell or a row of a table of several columns, so that it heads nothing below the table."""
        return len(self.heads) > _TWO_COLUMNS

    @cached_property
    def text(self) -> str:
        """Its whole text."""
        return "  ".join(cell.text for cell in self.cells)

    @property
    def place(self) -> Place:
        """Where it begins; its box is around all its cells."""
        place = reduce(Place.with_, (cell.place for cell in self.cells))
        return replace(place, near=self.text)

    @cached_property
    def left(self) -> float:
        """Its left edge."""
        return min(cell.left for cell in self.cells)

    @cached_property
    def right(self) -> float:
        """Its right edge."""
        return max(cell.right for cell in self.cells)

    @cached_property
    def y(self) -> float:
        """The height at which it stands."""
        return self.cells[0].y


def blocks_of(draft: Draft, texts: Texts, rows: Rows) -> tuple[Block, ...]:
    """Return the blocks of a draft, sheet by sheet, from the top of each, given known ``texts`` and ``rows``."""
    found: list[Block] = []
    drawn = draft.form in DRAWN
    for number, sheet in enumerate(draft.sheets):
        lines = centred(lines_of(sheet)) if drawn else lines_of(sheet)
        lines = fused(lines, texts, drawn=drawn)
        lines = _stacked(_in_one_language(joined(lines, drawn=drawn)), drawn=drawn)
        found.extend(_blocks(lines, number, len(found), rows))
    return tuple(found)


def _in_one_language(lines: list[list[Cell]]) -> list[list[Cell]]:
    return [[replace(cell, text=in_one_language(cell.text)) for cell in line] for line in lines]


def _stacked(lines: list[list[Cell]], *, drawn: bool) -> list[list[Cell]]:
    """Put a value that stands alone under a label beside it, as it is on felts and in lists of terms."""
    for index in range(1, len(lines)):
        for cell in tuple(lines[index]):
            if (
                not (cell.bare and (len(find_values(cell.text)) == 1 or _is_envied(cell.text)))
                or cell.row is not None
                or _label_beside(lines[index], cell, drawn=drawn)
            ):
                continue
            above = next((line for line in reversed(lines[max(0, index - 2) : index]) if line), None)
            label = next((other for other in above or () if _over(other, cell, above or [], drawn=drawn)), None)
            if above is not None and label is not None and not _in_table(cell, label, lines[index], above):
                lines[index].remove(cell)
                above.insert(above.index(label) + 1, replace(cell, left=label.right, right=label.right + 1, y=label.y))
    return [line for line in lines if line]


def _in_table(value: Cell, label: Cell, line: list[Cell], above: list[Cell]) -> bool:
    """Whether a value stands in a row of a table: a label on its line stands under another text than the value does."""
    labels = [cell for cell in line if cell is not value and not cell.bare]
    return any(
        min(cell.right, other.right) > max(cell.left, other.left)
        for cell in labels
        for other in above
        if other is not label
    )


def _label_beside(line: list[Cell], cell: Cell, *, drawn: bool) -> bool:
    """Whether a label stands on a value's line to which it can belong."""
    others = [other for other in line if not other.bare]
    if not others:
        return False
    before = [other for other in line if other.left < cell.left]
    return not drawn or not before or before[-1].bare or cell.left - before[-1].right < _STACKED_GAP


def _over(label: Cell, value: Cell, line: list[Cell], *, drawn: bool) -> bool:
    """Whether a text is the label right above a value, with no value of its own."""
    if label.bare or label.valued or len(label.text.split()) > 2 * PROSE_WORDS or lexicon.ENDS.search(label.text):
        return False
    if not 0 < value.y - label.y <= (_STACK_LEADING if drawn else _LIST_LEADING) or has_values(line, label.left):
        return False
    heads = any(cue.search(label.text) for cue in lexicon.COLUMN_KINDS.values())
    if heads and not all(lexicon.LIMIT_LABEL.search(other.text) for other in line):
        return False
    if not drawn:
        return abs(label.left - value.left) <= HANGING
    middle = abs((label.left + label.right) - (value.left + value.right)) / 2
    # In a list of terms what a term means is set in below it.
    return middle <= INDENT or (len(line) == 1 and INDENT < value.left - label.left <= HANGING)


def _is_envied(text: str) -> bool:
    """Whether a text is odds with an Envy Bonus behind them: 250 to 1, Envy $50."""
    return len(find_values(text)) == _WITH_ENVY and lexicon.LABEL_CUES["envy"].search(text) is not None


def _blocks(lines: list[list[Cell]], sheet: int, start: int, rows: Rows) -> Iterator[Block]:
    order = start
    tables: list[_Heads] = []
    for written in lines:
        if known := rows.match([cell.text for cell in written]):
            yield Block(written[0], tuple(written[1:]), sheet, order, row=known)
            order += 1
            continue
        heads = _heads_over(written, tables)
        line = with_odds_of_heads(written, heads)
        if _is_head(line):
            # The heads of a table beside it stay.
            tables = [*(own for own in tables if not _overlap(own, line)), tuple(line)]
            heads = tuple(line)
        elif heads and len(line) == 1 and _ends_table(line[0], heads):
            tables.remove(heads)
            heads = ()
        limits = any(lexicon.LIMIT_LABEL.search(head.text) for head in heads)
        for block in _of_line(_with_two_numbers(line), sheet, order, columns=len(heads) if limits else 0):
            yield replace(block, heads=_heads_over(block.cells, tables))
            order += 1


def _ends_table(cell: Cell, heads: _Heads) -> bool:
    """Whether a text that stands alone is of no table any more."""
    if cell.bare or cell.left > heads[0].left + INDENT:
        return False
    return not (cell.valued and len(cell.text.split()) <= PROSE_WORDS)


def _heads_over(cells: Sequence[Cell], tables: Sequence[_Heads]) -> _Heads:
    """Return the heads of the table in which cells stand: those that reach over them, else the last ones.

    What stands below a table of the format itself is no row of it.
    """
    own = [heads for heads in tables if heads[0].row is None or cells[0].row is not None]
    return max(reversed(own), key=lambda heads: _overlap(heads, cells), default=())


def _overlap(heads: _Heads, cells: Sequence[Cell]) -> float:
    """Return how far a table and cells stand one under the other; 0 where they stand side by side."""
    right = min(max(cell.right for cell in heads), max(cell.right for cell in cells))
    return max(0.0, right - max(heads[0].left, cells[0].left))


def _is_head(line: list[Cell]) -> bool:
    """Whether a line heads the columns below it: several short cells, none with a value."""
    return (
        len(line) > 1
        and not any(cell.valued for cell in line)
        and all(len(cell.text.split()) < 2 * PROSE_WORDS for cell in line)
    )


def _has_odds(text: str) -> bool:
    return any(isinstance(part, Odds) for value in find_values(text) for part in value.parts)


def _with_two_numbers(line: list[Cell]) -> list[Cell]:
    """Return a line of two cells as one, where beside a label stand two numbers that are no value by themselves."""
    if len(line) != PAIR or TWO_NUMBERS.fullmatch(line[1].text) is None or line[1].valued:
        return line
    label, cell = line
    if label.prose or any(char.isdigit() for char in label.text):
        return line
    return [replace(label, text=f"{label.text.rstrip(' :')}: {cell.text}", right=cell.right)]


def _of_line(line: list[Cell], sheet: int, order: int, *, columns: int) -> Iterator[Block]:
    """Part one line: each label takes the values that follow it; where a line begins with a value, those before it.

    What stands right behind a label in a row of a table of limits with as many ``columns`` as cells is of its row.
    """
    whole = PAIR < len(line) == columns and all(cell.bare is (at >= PAIR) for at, cell in enumerate(line))
    figured = any(char.isdigit() for char in line[0].text)
    figured_row = any(cell.bare and cell.valued for cell in line)
    leading = line[0].bare and line[0].valued and figured and any(not cell.bare for cell in line[1:])
    label: Cell | None = None
    values: list[Cell] = []
    for cell in line:
        if cell.bare and not cell.valued:
            if label is not None and not (label.prose or figured_row) and _DENIES.fullmatch(cell.text):
                values.append(cell)
            continue
        own = label is not None and _has_odds(label.text) and _has_odds(cell.text)
        apart = own or (label is not None and label.valued and cell.text[:1].isalpha() and "player" in words(cell.text))
        if cell.bare and label is not None and cell.valued and (label.prose or apart):
            # A paragraph of another column, which happens to end at this height; or two that say what each pays.
            yield Block(label, tuple(values), sheet, order)
            order, label, values = order + 1, None, [cell]
        elif cell.bare and (figured or cell is not line[0] or len(line) == 1):
            if label is None and values and cell.left - values[-1].right > _STACKED_GAP:
                # The limits of two wagers side by side, each under its own heading.
                yield Block(None, tuple(values), sheet, order)
                order, values = order + 1, []
            values.append(cell)
        elif leading and values and _has_odds(cell.text) and any(_has_odds(value.text) for value in values):
            yield Block(None, tuple(values), sheet, order)
            order, label, values = order + 1, cell, []
        elif leading:
            yield Block(cell, tuple(values), sheet, order)
            order, label, values = order + 1, None, []
        elif label is not None and not label.prose and ((cell.numbered and figured_row) or (whole and not values)):
            values.append(cell)
        else:
            if label or values:
                yield Block(label, tuple(values), sheet, order)
                order += 1
            label, values = cell, []
    if label or values:
        yield Block(label, tuple(values), sheet, order)
