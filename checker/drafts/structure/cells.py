"""The texts of a page as cells, line by line, as a reader's eye takes them."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TypeVar

from checker.drafts.language import lexicon
from checker.drafts.language.values import find_values
from checker.drafts.language.words import words
from checker.drafts.model import Place, Sheet, Span
from checker.values.payout import Push

_SAME_LINE = 0.45
"""How far apart, in heights of a line, texts of one line stand at most."""
PROSE_WORDS = 5
"""From how many words on a text that ends as a sentence does is one."""
_LONGEST_LABEL = 16
_BARE_WORDS = 5
_GAP = 0.5
_FUSED = re.compile(r"(?:(?<=[a-z)])|(?<=[A-Z]{3}))(?=(?:\$ ?)?[0-9][0-9,.]*(?: ?(?:(?i:to|for)|:|-) ?[0-9]+\b| ?%))")


def row_in_words(cells: Sequence[str]) -> str:
    """Return a row, or a text under a short heading, as one line: the first cell, a colon, and what holds of it."""
    return f"{cells[0].rstrip(' :')}: {', '.join(cells[1:])}"


@dataclass(frozen=True, slots=True)
class Cell:
    """A text at its place.

    ``lines`` counts the lines of the draft that it runs over; ``whole`` tells that nothing goes on with it, ``leads``
    that a row of dots or the like runs from it to the next.
    """

    text: str
    left: float
    right: float
    y: float
    place: Place
    alt: bool = False
    row: int | None = None
    lines: int = 1
    whole: bool = False
    leads: bool = False

    @property
    def bare(self) -> bool:
        """Whether the cell holds a value and nothing that could name what is paid."""
        return _is_bare(self.text)

    @property
    def numbered(self) -> bool:
        """Whether the cell holds a mere number, which names nothing and is of the row in which it stands."""
        return self.text.replace(",", "").isdigit()

    @property
    def prose(self) -> bool:
        """Whether the cell is a sentence, or too long for a label."""
        count = len(self.text.split())
        return count > _LONGEST_LABEL or (
            count >= PROSE_WORDS and bool(lexicon.ENDS.search(self.text)) and not self.text.endswith("..")
        )

    @property
    def valued(self) -> bool:
        """Whether a figure stands in the cell."""
        return bool(find_values(self.text))


@lru_cache(maxsize=8192)  # asked many times of one cell
def _is_bare(text: str) -> bool:
    found = find_values(text)
    left = text
    for value in reversed(found):
        left = f"{left[: value.start]} {left[value.end :]}"
    said = set(words(left))
    if not found:
        return (bool(said) and said <= {"none", "na"}) or not said
    if found[0].start == 0 and isinstance(found[0].parts[0], Push):
        return True  # what goes on behind a push only tells what that is: push, you keep your bet
    return said <= lexicon.PLAIN_VALUE and len(left.split()) <= _BARE_WORDS


Text = TypeVar("Text", Cell, Span)


def lines_of(sheet: Sheet) -> list[list[Cell]]:
    """Return the cells of a sheet, line by line."""
    return in_lines(cell for span in sheet.spans for cell in _cells(span))


def in_lines(cells: Iterable[Text]) -> list[list[Text]]:
    """Return cells, or the spans of a page, line by line, those of a row of a real table together."""
    lines: list[list[Text]] = []
    rows: dict[int, list[Text]] = {}
    for cell in sorted(cells, key=lambda item: item.y):
        if cell.row is not None:
            if cell.row not in rows:
                rows[cell.row] = []
                lines.append(rows[cell.row])
            rows[cell.row].append(cell)
        elif lines and lines[-1] and lines[-1][0].row is None and abs(lines[-1][0].y - cell.y) <= _SAME_LINE:
            lines[-1].append(cell)
        else:
            lines.append([cell])
    return [sorted(line, key=lambda item: item.left) for line in lines]


def _cells(span: Span) -> Iterator[Cell]:
    """Yield the cell of a span, or two where a value stands right behind the last letter of its label."""
    whole = Cell(span.text, span.left, span.right, span.y, span.place, span.alt, span.row, leads=span.leads)
    cut = _FUSED.search(span.text)
    if cut is None or not replace(whole, text=span.text[cut.start() :]).bare:
        yield whole
        return
    at = span.left + (span.right - span.left) * cut.start() / len(span.text)
    yield replace(whole, text=span.text[: cut.start()], right=at - _GAP, leads=False)
    yield replace(whole, text=span.text[cut.start() :], left=at)
