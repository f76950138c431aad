"""The open items of a review with what was decided on each, as text."""

import textwrap
from collections.abc import Iterator

from checker.casework.record import Entry
from checker.clean import clean

Line = tuple[str, str]
_WIDTH = 100
_SHOWN_ID = 8
_WORDS = {"accept": "accepted", "deficient": "deficient", "query": "query", "": "undecided"}
_STYLES = {"accept": "green", "deficient": "red", "query": "yellow", "": "bold"}


def determinations_text(path: str, entries: tuple[Entry, ...]) -> Iterator[Line]:
    """Return the lines: each open item with its id and determination, then what is no longer open, then the count."""
    current = [entry for entry in entries if entry.open]
    yield clean(path), "bold"
    for entry in current:
        item = entry.item
        head = f"{item.fingerprint[:_SHOWN_ID]}  {_WORDS[entry.determination]:<9}  {item.kind.replace('_', ' ')}"
        lead = f"{head} {item.provision}".rstrip()
        for index, line in enumerate(
            textwrap.wrap(f"{lead}  {clean(item.message)}", _WIDTH - 3, break_long_words=False, break_on_hyphens=False)
        ):
            yield f"   {'          ' if index else ''}{line}", _STYLES[entry.determination] if not index else ""
        if entry.note:
            by = f" ({clean(entry.by)}{f', {entry.on}' if entry.on else ''})" if entry.by else ""
            yield f"             note: {clean(entry.note)}{by}", "dim"
        for past in entry.history:
            by = f" by {clean(past.by)}" if past.by else ""
            on = f" on {past.on}" if past.on else ""
            note = f": {clean(past.note)}" if past.note else ""
            yield f"             before: {_WORDS[past.determination]}{by}{on}{note}", "dim"
    closed = [entry for entry in entries if not entry.open]
    if closed:
        yield f"   No longer open: {len(closed)} decided before.", "dim"
    counts = {word: sum(1 for entry in current if entry.determination == key) for key, word in _WORDS.items()}
    yield (
        f"{len(current)} open items: " + ", ".join(f"{count} {word}" for word, count in counts.items() if count),
        "bold",
    )
