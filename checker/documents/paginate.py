"""A text document on sheets: every sheet carries the same lines at its head and foot."""

from collections.abc import Sequence

LINES = 60
FORM_FEED = "\f"


def paginate(text: str, head: Sequence[str], foot: Sequence[str]) -> str:
    """Divide a text into sheets of 60 lines, at an empty line where one is near the end of the sheet."""
    room = LINES - len(head) - len(foot) - 2
    lines = text.strip("\n").split("\n")
    sheets = []
    while lines:
        take = _break(lines, room)
        body = lines[:take]
        lines = lines[take:]
        while lines and not lines[0]:
            lines.pop(0)
        blank = [""] * (room - len(body))
        sheets.append("\n".join([*head, "", *body, *blank, "", *foot]))
    return f"\n{FORM_FEED}".join(sheets) + "\n"


def _break(lines: Sequence[str], room: int) -> int:
    """Return how many lines go on this sheet: up to an empty line near its end, else up to the start of a row."""
    if len(lines) <= room:
        return len(lines)
    end = range(room, room - room // 3, -1)
    empty = (at for at in end if not lines[at])
    row = (at for at in end if not lines[at].startswith(" "))
    return next(empty, None) or next(row, room)
