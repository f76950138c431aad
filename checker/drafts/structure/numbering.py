"""Gives the numbers of a list their point: 1 Place a wager, 2 Receive two cards."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from checker.drafts.model import Draft, Span

_BARE = re.compile(r"^(?P<number>[1-9][0-9]?) (?=[\"\u201c]?[A-Z][\w'\u2019-]* )")
"""How an item begins whose number has no mark behind it."""
_FEWEST = 3
"""How many items in a row show that the numbers are those of a list."""


def numbered(draft: Draft) -> Draft:
    """Return a draft with a point behind the numbers of a list that counts from one without any."""
    sheets = []
    for sheet in draft.sheets:
        items = {at for run in _runs(sheet.spans) if len(run) >= _FEWEST for at in run}
        spans = tuple(
            replace(span, text=_BARE.sub(r"\g<number>. ", span.text)) if at in items else span
            for at, span in enumerate(sheet.spans)
        )
        sheets.append(replace(sheet, spans=spans) if items else sheet)
    return replace(draft, sheets=tuple(sheets))


def _runs(spans: Sequence[Span]) -> Iterator[list[int]]:
    """Yield the places of texts that stand in one column, in no table, and begin with 1, 2, 3 and so on."""
    columns: dict[int, list[int]] = {}
    for at, span in enumerate(spans):
        found = _BARE.match(span.text) if span.row is None else None
        if found is None:
            continue
        column, number = round(span.left), int(found["number"])
        run = columns.get(column, [])
        if number == len(run) + 1:
            columns.setdefault(column, []).append(at)
            continue
        yield run
        columns[column] = [at] if number == 1 else []
    yield from columns.values()
