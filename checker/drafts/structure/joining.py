"""Joins the lines of a text that goes on: of a paragraph, of a wrapped label, and of a wrapped value."""

import re
from dataclasses import dataclass, field, replace

from checker.drafts.language import lexicon
from checker.drafts.language.values import find_values
from checker.drafts.structure.cells import PROSE_WORDS, Cell

LEADING = {True: 1.45, False: 1.05}
"""How far apart, in heights of a line, lines of a paragraph stand at most: on a drawn page, and elsewhere."""
_SINGLE = 1.15
"""How far apart the lines of a paragraph stand where nothing else shows that they are of one."""
_TIGHT = 0.9
INDENT = 2.0
HANGING = 5.0
_NO_INDENT = 0.9
_FULL_LINE = 0.72
_MOST = 0.6
_FAR = 9.0
PAIR = 2
_ROW = 16
"""How many words a row has at most that is written as one text."""
_HANGS = re.compile(r"(?:[,+&/-]|\band|\bplus|\bwith|\bor|\bof)$", re.IGNORECASE)
"""How a label ends that goes on on the next line."""
_ITEM = re.compile(r"\(?(?:\d{1,2}[.)]|\d{1,2}\.\d{1,2}\.?)\s+[A-Z0-9]")
"""How an item of a numbered list begins, or one of a list in it."""
_NUMBER = re.compile(r"(?!1\b)\d{1,2}\. ")
"""A number that ends a sentence of the line above, for no list begins with it: that is a Dragon / 7. It pays ..."""
_HALF = re.compile(r"\b\d[\d,]* (?:to|for)$")
"""How a line ends whose odds go on on the next line: You get 1 to."""
_GOES_ON = re.compile(
    r"\W*(?:and|or|with|without|when|if|on|of|for|plus|less|only|in|up|to|unless|but|as)\b", re.IGNORECASE
)
"""How what is said of odds goes on behind them."""
_TERM = re.compile(r"[A-Z][\w'\u2019/&-]*(?:,? [\w'\u2019/&-]+){0,3}: +\S")
"""How a line begins with a term of which it tells."""


@dataclass(slots=True)
class _Open:
    """A text that may go on on the next line: where it stands in the list of lines, and its last line."""

    line: int
    at: int
    last: Cell
    first: Cell
    widest: float = field(default=0.0)


def joined(lines: list[list[Cell]], *, drawn: bool) -> list[list[Cell]]:
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
            if has_values(line, cell.left) and not has_values(kept[before.line], own.left):
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
        open_ = [item for item in open_ if y - item.last.y < LEADING[drawn]] + fresh
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
    return 0 < cell.y - last.y <= LEADING[True] and min(last.right, cell.right) - max(last.left, cell.left) > 0


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
    if not 0 < gap <= LEADING[drawn] or cell.row is not None or last.row is not None or cell.alt or last.alt:
        return False
    if lexicon.BULLET.match(cell.text) and not re.match(r"^[0-9]", cell.text):
        return False
    hanging = lexicon.BULLET.match(item.first.text) is not None
    indent = cell.left - item.first.left
    if not (abs(indent) <= INDENT or ((hanging or not drawn) and 0 <= indent <= HANGING)):
        return False
    if _HALF.search(last.text) and cell.text[:1].isdigit():
        return True
    above = kept[item.line] if item.line < len(kept) else []
    if not drawn and len(line) > PAIR and len(above) == 1:
        return False  # the head of a table, or a row of it
    if not drawn and _begins_row(cell, line) and not _HANGS.search(last.text):
        return False
    if not drawn and cell is not line[0] and item.at and _is_next_row(above, line):
        terms = _capitals(above[0].text) and _capitals(line[0].text)
        if terms or not cell.text[:1].islower():
            return False
    row = len(above) > 1 and not any(other.valued for other in (*above, *line))
    if not drawn and row and not cell.bare and not last.bare:
        if len(line) == 1 and item.at and abs(indent) <= _NO_INDENT:
            return True  # under the second cell of a row, with nothing before it
        # In a text file, what goes on in a cell of a table is indented.
        return _NO_INDENT < indent <= HANGING and not has_values(line, cell.left)
    prose = len(last.text.split()) >= PROSE_WORDS and not lexicon.ENDS.search(last.text)
    if last.bare or (cell.bare and not prose):
        return False
    unclosed = last.text.count("(") > last.text.count(")")
    if unclosed and ")" in cell.text:
        return True
    valued = has_values(line, cell.left)
    beside = has_values(kept[item.line], item.first.left) if item.line < len(kept) else False
    if _is_whole_row(last) and _is_whole_row(cell):
        return False
    if _ITEM.match(cell.text) and _ITEM.match(item.first.text):
        return False  # the next item of a list
    if _TERM.match(item.first.text) and _TERM.match(cell.text):
        return False  # each line tells of a term of its own
    if beside and cell.valued:
        return False  # a label with its value does not go on with other figures
    if valued or beside:
        if not drawn and abs(indent) > INDENT:
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
    indented = not drawn and not hanging and abs(indent) > _NO_INDENT
    goes_on = indent > 0 and prose and cell.text[:1].islower() and _TERM.match(item.first.text) is not None
    if len(last.text.split()) < PROSE_WORDS or (indented and not goes_on):
        return False
    if re.match(r"^\(?[0-9a-z]{1,2}[.)]\s", cell.text) and not (_NUMBER.match(cell.text) and prose):
        return False
    width = item.widest - item.first.left
    full = last.right - item.first.left >= _FULL_LINE * max(width, cell.right - item.first.left)
    lettered = any(char.isalpha() for char in cell.text)
    if not full or (lettered and _capitals(last.text) != _capitals(cell.text)):
        return False
    if lexicon.ENDS.search(last.text):
        return cell.text[:1].islower() or gap <= _SINGLE
    return True


def _is_whole_row(cell: Cell) -> bool:
    """Whether a short text ends with a figure that belongs to the words before it."""
    found = find_values(cell.text)
    ends = bool(found) and not cell.text[found[-1].end :].strip(" .*)")
    return ends and not cell.bare and len(cell.text.split()) <= _ROW and not lexicon.ENDS.search(cell.text)


def _begins_row(cell: Cell, line: list[Cell]) -> bool:
    """Whether a cell is the label of a line with another cell beside it: a short one with a capital, or a leader."""
    label = cell.leads or (cell.text[:1].isupper() and len(cell.text.split()) <= PAIR)
    return cell is line[0] and label and len(line) > 1 and bool(line[1].text)


def _is_next_row(above: list[Cell], line: list[Cell]) -> bool:
    """Whether a line begins with a term of its own, right under the one with which the line above begins."""
    terms = (above[0], line[0])
    return abs(above[0].left - line[0].left) <= _NO_INDENT and all(len(term.text.split()) <= PAIR for term in terms)


def _ends_here(item: _Open, cell: Cell, kept: list[list[Cell]]) -> bool:
    """Whether a known text ends, or begins, between an open one and a cell."""
    above = kept[item.line] if item.line < len(kept) else []
    if item.at >= len(above):
        return False
    before = above[item.at]
    if _HANGS.search(before.text):
        return False
    if (before.whole and cell.whole) or _is_inscribed(before.text, cell.text):
        return True
    fresh = not cell.text[:1].islower()
    return fresh and (before.whole or (cell.whole and len(cell.text.split()) > PAIR))


def _is_inscribed(text: str, below: str) -> bool:
    """Whether an inscription in capitals ends with its odds, and another one in capitals begins on the next line."""
    values = find_values(text) if _capitals(text) and _capitals(below) else []
    ends = bool(values) and not values[-1].is_money and not text[values[-1].end :].strip(" .")
    return ends and _GOES_ON.match(below) is None


def has_values(line: list[Cell], left: float) -> bool:
    """Whether a label that begins at ``left`` has values beside it, before the next label of the line."""
    after = [cell for cell in line if cell.left > left and cell.text]
    return bool(after) and after[0].bare and after[0].valued


def _capitals(text: str) -> bool:
    """Whether most letters of a text are capitals."""
    letters = [char for char in text if char.isalpha()]
    return sum(char.isupper() for char in letters) > _MOST * len(letters)
