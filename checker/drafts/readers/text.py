"""Plain text: every line as it stands, columns where wide gaps part it."""

import re
from collections.abc import Iterator, Sequence

from checker.drafts.language.normal import tidy
from checker.drafts.model import Draft, Place, Sheet, Span
from checker.drafts.readers.decode import decode
from checker.drafts.readers.text_tables import TextTable, tables_in
from checker.drafts.structure.segments import split_line


def read(data: bytes, path: str) -> Draft:
    """Read a text file. A form feed starts a new page."""
    text = decode(data)
    lines = tuple(re.split(r"\r\n|\n|\r|\f", text))
    tables = list(tables_in(lines))
    in_table = {at for table in tables for at in range(table.start, table.stop)}
    spans = [
        Span(
            text=segment.text,
            left=segment.start,
            right=segment.end,
            y=float(number),
            place=Place(near=segment.text, line=number + 1, column=segment.start + 1),
            leads=segment.leads,
        )
        for number, line in enumerate(lines)
        if number not in in_table
        for segment in split_line(line)
    ]
    spans += _of_tables(tables)
    spans.sort(key=lambda span: span.y)
    return Draft(path=path, form="txt", sheets=(Sheet(spans=tuple(spans)),), lines=lines)


def _of_tables(tables: Sequence[TextTable]) -> Iterator[Span]:
    for number, row in enumerate(row for table in tables for row in table.rows):
        for text, left in row.cells:
            if said := tidy(text):
                place = Place(near=said, line=row.line + 1, column=left + 1)
                yield Span(text=said, left=left, right=left + len(said), y=float(row.line), place=place, row=number)
