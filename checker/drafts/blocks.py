"""The pieces of a draft as a reader's eye takes them: labels with the values that belong to them, and running text.

Spans on one line are a row of cells; lines of one paragraph, and of one wrapped label, are joined. A cell that holds
nothing but a value belongs to the nearest label on its line.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import reduce

from checker.drafts import lexicon
from checker.drafts.cells import PROSE_WORDS, Cell, lines_of
from checker.drafts.centred import centred
from checker.drafts.fused import Texts, fused
from checker.drafts.model import Draft, Place
from checker.drafts.rows import Rows
from checker.drafts.values import find_values
from checker.drafts.words import words

_DRAWN = {"pdf", "svg"}
_LEADING = {True: 1.45, False: 1.05}
"""How far apart, in heights of a line, lines of a paragraph stand at most: on a drawn page, and elsewhere."""
_SINGLE = 1.15
"""How far apart the lines of a paragraph stand where nothing else shows that they are of one."""
_TIGHT = 0.9
_INDENT = 2.0
_NO_INDENT = 0.9
_HANGING = 5.0
_FULL_LINE = 0.72
_MOST = 0.6
_FAR = 9.0
_PAIR = 2
_STACKED_GAP = 15.0
_STACK_LEADING = 2.0
_LIST_LEADING = 1.3
_HANGS = re.compile(r"(?:[,+&/-]|\band|\bplus|\bwith|\bor|\bof)$", re.IGNORECASE)
"""How a label ends that goes on on the next line."""


@dataclass(frozen=True, slots=True)
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

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells in their order."""
        return ((self.label,) if self.label else ()) + self.values

    @property
    def text(self) -> str:
        """Its whole text."""
        return "  ".join(cell.text for cell in self.cells)

    @property
    def place(self) -> Place:
        """Where it begins; its box is around all its cells."""
        place = reduce(Place.with_, (cell.place for cell in self.cells))
        return replace(place, near=self.text)

    @property
    def left(self) -> float:
        """Its left edge."""
        return min(cell.left for cell in self.cells)

    @property
    def right(self) -> float:
        """Its right edge."""
        return max(cell.right for cell in self.cells)

    @property
    def y(self) -> float:
        """The height at which it stands."""
        return self.cells[0].y


def blocks_of(draft: Draft, texts: Texts, rows: Rows) -> tuple[Block, ...]:
    """Return the blocks of a draft, sheet by sheet, from the top of each, given known ``texts`` and ``rows``."""
    found: list[Block] = []
    drawn = draft.form in _DRAWN
    for number, sheet in enumerate(draft.sheets):
        lines = centred(lines_of(sheet)) if drawn else lines_of(sheet)
        lines = fused(lines, texts, drawn=drawn)
        lines = _stacked(_joined(lines, drawn=drawn), drawn=drawn)
        found.extend(_blocks(lines, number, len(found), rows))
    return tuple(found)


@dataclass(slots=True)
class _Open:
    """A text that may go on on the next line: where it stands in the list of lines, and its last line."""

    line: int
    at: int
    last: Cell
    first: Cell
    widest: float = field(default=0.0)


def _joined(lines: list[list[Cell]], *, drawn: bool) -> list[list[Cell]]:
    """Join each cell with those of the following lines that go on with its text."""
    kept: list[list[Cell]] = []
    open_: list[_Open] = []
    for index, line in enumerate(lines):
        following = [cell for later in lines[index + 1 : index + 4] for cell in later]
        held: list[Cell] = []
        fresh: list[_Open] = []
        line = _without_wrapped_values(line, open_, kept, fresh)  # noqa: PLW2901 - what is left of it
        for cell in line:
            before = next(
                (
                    item
                    for item in reversed(open_)
                    if not _ends_here(item, cell, kept)
                    and _continues(item, cell, line, kept, _below(cell, following), drawn=drawn)
                ),
                None,
            )
            if before is None:
                held.append(cell)
                fresh.append(_Open(len(kept), len(held) - 1, cell, cell, cell.right))
                continue
            open_.remove(before)
            own = kept[before.line][before.at]
            merged = replace(
                own,
                text=_glue(own.text, cell.text),
                left=min(own.left, cell.left),
                right=max(own.right, cell.right),
                place=own.place.with_(cell.place),
                lines=own.lines + 1,
            )
            if _has_values(line, cell.left) and not _has_values(kept[before.line], own.left):
                # A wrapped label whose value stands on its last line moves down to it.
                kept[before.line][before.at] = replace(own, text="")
                merged = replace(merged, y=cell.y)
                held.append(merged)
                fresh.append(_Open(len(kept), len(held) - 1, cell, before.first, max(before.widest, cell.right)))
            else:
                kept[before.line][before.at] = merged
                fresh.append(_Open(before.line, before.at, cell, before.first, max(before.widest, cell.right)))
        kept.append(held)
        y = line[0].y if line else (fresh[0].last.y if fresh else 0.0)
        open_ = [item for item in open_ if y - item.last.y < _LEADING[drawn]] + fresh
    return [found for line in kept if (found := [cell for cell in line if cell.text])]


def _without_wrapped_values(
    line: list[Cell], open_: list[_Open], kept: list[list[Cell]], fresh: list[_Open]
) -> list[Cell]:
    """Join the values that go on from the line above, and return the other cells of the line."""
    left: list[Cell] = []
    for cell in line:
        before = next((item for item in open_ if _wraps(item.last, cell)), None)
        if before is None:
            left.append(cell)
            continue
        open_.remove(before)
        own = kept[before.line][before.at]
        kept[before.line][before.at] = replace(
            own,
            text=f"{own.text} {cell.text}",
            left=min(own.left, cell.left),
            right=max(own.right, cell.right),
            place=own.place.with_(cell.place),
            lines=own.lines + 1,
        )
        fresh.append(_Open(before.line, before.at, cell, before.first, max(before.widest, cell.right)))
    return left


def _wraps(last: Cell, cell: Cell) -> bool:
    """Whether a value goes on in a value under it."""
    goes_on = cell.valued and cell.bare and lexicon.JOINT.search(last.text)
    meter = lexicon.OF.search(last.text) and lexicon.METER.search(cell.text)
    if not (last.bare and last.valued and (goes_on or meter)):
        return False
    return 0 < cell.y - last.y <= _LEADING[True] and min(last.right, cell.right) - max(last.left, cell.left) > 0


def _below(cell: Cell, following: list[Cell]) -> float:
    """Return how far below a cell the next text of its column stands."""
    under = [other.y - cell.y for other in following if min(other.right, cell.right) - max(other.left, cell.left) > 0]
    return min(under, default=_FAR)


def _glue(first: str, second: str) -> str:
    if first.endswith("-") and second[:1].islower() and first[-2:-1].isalpha() and not first.endswith("--"):
        return first + second
    return f"{first} {second}"


def _continues(item: _Open, cell: Cell, line: list[Cell], kept: list[list[Cell]], below: float, *, drawn: bool) -> bool:  # noqa: C901, PLR0911, PLR0912 - a case a line
    """Whether ``cell`` goes on with the text of an open one."""
    last = item.last
    gap = cell.y - last.y
    if not 0 < gap <= _LEADING[drawn] or cell.row is not None or last.row is not None or cell.alt or last.alt:
        return False
    if lexicon.BULLET.match(cell.text) and not re.match(r"^[0-9]", cell.text):
        return False
    hanging = lexicon.BULLET.match(item.first.text) is not None
    indent = cell.left - item.first.left
    if not (abs(indent) <= _INDENT or ((hanging or not drawn) and 0 <= indent <= _HANGING)):
        return False
    above = kept[item.line] if item.line < len(kept) else []
    if not drawn and len(line) > _PAIR and len(above) == 1:
        return False  # the head of a table, or a row of it
    row = len(above) > 1 and not any(other.valued for other in (*above, *line))
    if not drawn and row and not cell.bare and not last.bare:
        # In a text file, what goes on in a cell of a table is indented.
        return _NO_INDENT < indent <= _HANGING and not _has_values(line, cell.left)
    prose = len(last.text.split()) >= PROSE_WORDS and not lexicon.ENDS.search(last.text)
    if last.bare or (cell.bare and not prose):
        return False
    unclosed = last.text.count("(") > last.text.count(")")
    if unclosed and ")" in cell.text:
        return True
    valued = _has_values(line, cell.left)
    beside = _has_values(kept[item.line], item.first.left) if item.line < len(kept) else False
    if valued or beside:
        if not drawn and abs(indent) > _INDENT:
            return False
        wraps = bool(cell.text[:1].islower()) and len(last.text.split()) > 1
        short = len(cell.text.split()) < PROSE_WORDS and not lexicon.ENDS.search(cell.text)
        tight = (
            drawn
            and beside
            and short
            and _capitals(last.text) == _capitals(cell.text)
            and gap <= _TIGHT * below
            and gap <= _SINGLE
        )
        return not (valued and beside) and (wraps or tight or bool(_HANGS.search(last.text)))
    if len(last.text.split()) < PROSE_WORDS or (not drawn and not hanging and abs(indent) > _NO_INDENT):
        return False
    if re.match(r"^\(?[0-9a-z]{1,2}[.)]\s", cell.text):
        return False
    width = item.widest - item.first.left
    full = last.right - item.first.left >= _FULL_LINE * max(width, cell.right - item.first.left)
    lettered = any(char.isalpha() for char in cell.text)
    if not full or (lettered and _capitals(last.text) != _capitals(cell.text)):
        return False
    if lexicon.ENDS.search(last.text):
        return cell.text[:1].islower() or gap <= _SINGLE
    return True


def _ends_here(item: _Open, cell: Cell, kept: list[list[Cell]]) -> bool:
    """Whether a known text ends, or begins, between an open one and a cell."""
    above = kept[item.line] if item.line < len(kept) else []
    if item.at >= len(above):
        return False
    before = above[item.at]
    if _HANGS.search(before.text):
        return False
    if before.whole and cell.whole:
        return True
    fresh = not cell.text[:1].islower()
    return fresh and (before.whole or (cell.whole and len(cell.text.split()) > _PAIR))


def _has_values(line: list[Cell], left: float) -> bool:
    """Whether a label that begins at ``left`` has values beside it, before the next label of the line."""
    after = [cell for cell in line if cell.left > left and cell.text]
    return bool(after) and after[0].bare and after[0].valued


def _capitals(text: str) -> bool:
    """Whether most letters of a text are capitals."""
    letters = [char for char in text if char.isalpha()]
    return sum(char.isupper() for char in letters) > _MOST * len(letters)


def _stacked(lines: list[list[Cell]], *, drawn: bool) -> list[list[Cell]]:
    """Put a value that stands alone under a label beside it, as it is on felts and in lists of terms."""
    for index in range(1, len(lines)):
        for cell in tuple(lines[index]):
            if (
                not (cell.bare and len(find_values(cell.text)) == 1)
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
    if not 0 < value.y - label.y <= (_STACK_LEADING if drawn else _LIST_LEADING) or _has_values(line, label.left):
        return False
    heads = any(cue.search(label.text) for cue in lexicon.COLUMN_KINDS.values())
    if heads and not all(lexicon.LIMIT_LABEL.search(other.text) for other in line):
        return False
    if not drawn:
        return abs(label.left - value.left) <= _HANGING
    middle = abs((label.left + label.right) - (value.left + value.right)) / 2
    return middle <= _INDENT


def _blocks(lines: list[list[Cell]], sheet: int, start: int, rows: Rows) -> Iterator[Block]:
    order = start
    heads: tuple[Cell, ...] = ()
    for line in lines:
        if known := rows.match([cell.text for cell in line]):
            yield Block(line[0], tuple(line[1:]), sheet, order, row=known)
            order += 1
            continue
        if _is_head(line):
            heads = tuple(line)
        elif heads and len(line) == 1 and not line[0].bare and line[0].left <= heads[0].left + _INDENT:
            heads = heads if line[0].valued and len(line[0].text.split()) <= PROSE_WORDS else ()
        limits = any(lexicon.LIMIT_LABEL.search(head.text) for head in heads)
        for block in _of_line(line, sheet, order, columns=len(heads) if limits else 0):
            yield replace(block, heads=heads)
            order += 1


def _is_head(line: list[Cell]) -> bool:
    """Whether a line heads the columns below it: several short cells, none with a value."""
    return (
        len(line) > 1
        and not any(cell.valued for cell in line)
        and all(len(cell.text.split()) < 2 * PROSE_WORDS for cell in line)
    )


def _of_line(line: list[Cell], sheet: int, order: int, *, columns: int) -> Iterator[Block]:
    """Part one line: each label takes the values that follow it; where a line begins with a value, those before it.

    What stands right behind a label in a row of a table of limits with as many ``columns`` as cells is of its row.
    """
    whole = _PAIR < len(line) == columns and all(cell.bare is (at >= _PAIR) for at, cell in enumerate(line))
    figured = any(char.isdigit() for char in line[0].text)
    figured_row = any(cell.bare and cell.valued for cell in line)
    leading = line[0].bare and line[0].valued and figured and any(not cell.bare for cell in line[1:])
    label: Cell | None = None
    values: list[Cell] = []
    for cell in line:
        if cell.bare and not cell.valued:
            continue
        apart = label is not None and label.valued and cell.text[:1].isalpha() and "player" in words(cell.text)
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
