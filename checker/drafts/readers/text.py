"""Plain text: every line as it stands, columns where wide gaps part it."""

import re

from checker.drafts.model import Draft, Place, Sheet, Span
from checker.drafts.readers.decode import decode
from checker.drafts.structure.segments import split_line


def read(data: bytes, path: str) -> Draft:
    """Read a text file. A form feed starts a new page."""
    text = decode(data)
    lines = tuple(re.split(r"\r\n|\n|\r|\f", text))
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
        for segment in split_line(line)
    ]
    return Draft(path=path, form="txt", sheets=(Sheet(spans=tuple(spans)),), lines=lines)
