"""The tree of a YAML text: every value as written, with its position."""

import datetime
from collections.abc import Iterator
from typing import Any, NamedTuple

from checker.frozen import frozen
from checker.regex import regex

_WHOLE = regex(r"0|[1-9][0-9]{0,17}")


class Position(NamedTuple):
    """A place in a text; line and column count from 1. ``width`` is how many characters a caret line marks."""

    line: int
    column: int
    width: int = 1


@frozen
class Scalar:
    """A single value exactly as written. ``plain`` tells that it stood without quotes."""

    text: str
    position: Position
    plain: bool = True


@frozen
class Entry:
    """One ``key: value`` of a mapping."""

    key: Scalar
    value: "Node"


@frozen
class Mapping:
    """Named values in the order written."""

    entries: tuple[Entry, ...]
    position: Position
    by_name: dict[str, Entry] | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "by_name", {entry.key.text: entry for entry in self.entries})

    def get(self, key: str) -> Entry | None:
        """Return the entry named ``key``, or None."""
        assert self.by_name is not None  # noqa: S101 - set from the entries
        return self.by_name.get(key)

    def __iter__(self) -> Iterator[Entry]:
        return iter(self.entries)


@frozen
class Sequence:
    """A list of values in the order written."""

    items: tuple["Node", ...]
    position: Position


Node = Scalar | Mapping | Sequence


@frozen
class Document:
    """A whole text: where it came from, its lines, and its top-level mapping.

    ``raw`` are the bytes that were read, by which a record of review knows the file; empty for a text without a file.
    ``read_on`` is the day of reading, where whoever read it knows what day it is.
    """

    path: str
    lines: tuple[str, ...]
    root: Mapping
    raw: bytes = b""
    read_on: datetime.date | None = None


def is_blank(node: Node) -> bool:
    """Whether a value was left empty (``decks:`` and nothing after it)."""
    return isinstance(node, Scalar) and node.plain and not node.text


def find(root: Node, path: tuple[str | int, ...]) -> tuple[Entry | None, Node | None]:
    """Walk ``path`` (keys and list indexes) from ``root``; give the last entry passed and the node there."""
    entry: Entry | None = None
    node: Node = root
    for step in path:
        if isinstance(node, Mapping):
            found = node.get(str(step))
            if found is None:
                return entry, None
            entry, node = found, found.value
        elif isinstance(node, Sequence) and isinstance(step, int) and 0 <= step < len(node.items):
            node = node.items[step]
        else:
            return entry, None
    return entry, node


def to_plain(node: Node) -> Any:
    """Return the tree as dicts, lists and texts, as a JSON reader would see it.

    A plain whole number without leading zeros becomes an int and a plain true or false a bool;
    every other scalar stays the text that was written, so that nothing is misread.
    """
    if isinstance(node, Mapping):
        return {entry.key.text: to_plain(entry.value) for entry in node}
    if isinstance(node, Sequence):
        return [to_plain(item) for item in node.items]
    if is_blank(node):
        return None
    if node.plain:
        if node.text in {"true", "false"}:
            return node.text == "true"
        if _WHOLE.fullmatch(node.text):
            return int(node.text)
    return node.text
