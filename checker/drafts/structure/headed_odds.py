"""Odds of which only the first number stands in a row, as the head of the column says the rest: To 1."""

import re
from collections.abc import Sequence
from dataclasses import replace

from checker.drafts.structure.cells import Cell

_REST = re.compile(r"(?:^|.*\W)(?P<unit>to|for)[ -](?:1|one)\W*", re.IGNORECASE)
_FIRST = re.compile(r"(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?")
_HIGH = re.compile(r"\bhigh(?:est)?\b", re.IGNORECASE)
"""What the head of a column says of cards of which the rank alone stands below it."""
_RANK = re.compile(r"[2-9]|10|[AKQJ]|ace|king|queen|jack|ten|nine", re.IGNORECASE)


def with_odds_of_heads(line: list[Cell], heads: Sequence[Cell]) -> list[Cell]:
    """Return a row with the whole odds in place of their first number, where the head of its column tells the rest.

    A rank at its beginning is read as the highest card of a hand where its own head says so: High card.
    """
    units = {id(head): found["unit"].lower() for head in heads if (found := _REST.fullmatch(head.text)) is not None}
    if not units or line[0] in heads:
        return line
    told = [cell if at == 0 else _told(cell, heads, units) for at, cell in enumerate(line)]
    ranked = told != line and _HIGH.search(heads[0].text) is not None and _RANK.fullmatch(line[0].text) is not None
    return [replace(line[0], text=f"{line[0].text} high"), *told[1:]] if ranked else told


def _told(cell: Cell, heads: Sequence[Cell], units: dict[int, str]) -> Cell:
    """Return a cell with the whole odds, if it stands nearest to a head that tells the rest of them."""
    if _FIRST.fullmatch(cell.text) is None:
        return cell
    middle = (cell.left + cell.right) / 2
    head = min(heads, key=lambda each: (max(each.left - middle, middle - each.right, 0), abs(each.left - cell.left)))
    return replace(cell, text=f"{cell.text} {units[id(head)]} 1") if id(head) in units else cell
