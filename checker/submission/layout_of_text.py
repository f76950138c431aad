"""Where every value of a text begins and ends, and how the text is laid out: line ends, indentation, lists."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from checker.frozen import frozen
from checker.regex import regex
from checker.source.libyaml import yaml

Path = tuple[str | int, ...]
"""Names and list indexes from the top of a filing to a value."""

Value: TypeAlias = "str | Sequence[Value] | Mapping[str, Value]"
"""What can be written: a text, a list, or named values."""

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_COMMENT = regex(r"#[^\r\n]*")


@dataclass(slots=True, kw_only=True, eq=False)
class Place:
    """One value in the text: ``start`` and ``end`` are indexes of characters.

    ``kind`` is scalar, block (a text below ``|``), mapping or sequence; ``flow`` tells braces or brackets, ``in_flow``
    that it stands inside such; ``key_start`` is where its name or item begins; ``column`` that of a group's entries.
    For a block text, ``head_end`` ends its ``|`` and ``body`` is the end of the line in which that stands.
    """

    kind: str
    start: int
    end: int
    key_start: int
    column: int
    quote: str = ""
    flow: bool = False
    in_flow: bool = False
    head_end: int = 0
    body: int = 0
    above: "Place | None" = None
    children: list["Place"] = field(default_factory=list)


@frozen
class Layout:
    """A text, the place of every value in it by path, its line end, and a step of its indentation."""

    text: str
    places: Mapping[Path, Place]
    eol: str
    step: str
    brackets: bool

    def lists_in_brackets(self, value: Value) -> bool:
        """Whether a list of such values is written in brackets here."""
        return self.brackets and not isinstance(value, str | Mapping) and all(isinstance(item, str) for item in value)

    def indent_below(self, place: Place) -> str:
        """Return the indentation of a group that begins below the entry or item of ``place``."""
        above = place.above
        assert above is not None  # noqa: S101 - the top group is never replaced
        column = above.column + (2 if above.kind == "sequence" else len(self.step))
        return " " * column

    def last_index(self, place: Place) -> int:
        """Return the index of the last character that belongs to a value, or the first after an empty one."""
        if place.kind in {"mapping", "sequence"} and not place.flow and place.children:
            return self.last_index(place.children[-1])
        return place.end


def layout_of(text: str) -> Layout:
    """Return the layout of a text that the project's own reader has read."""
    loader: Any = _LOADER(text)
    try:
        root = loader.get_single_node()
    finally:
        loader.dispose()
    places: dict[Path, Place] = {}
    _walk(root, (), None, root.start_mark.index, text, places)
    ends = re.compile(r"\r\n|\n|\r").search(text)
    nested = sorted(
        place.column - place.above.column
        for place in places.values()
        if place.kind == "mapping" and not place.flow and place.above is not None and place.above.kind == "mapping"
    )
    lists = [place for place in places.values() if place.kind == "sequence"]
    return Layout(
        text=text,
        places=places,
        eol=ends[0] if ends else "\n",
        step=" " * (nested[len(nested) // 2] if nested else 2),
        brackets=bool(lists) and all(place.flow for place in lists),
    )


def _walk(node: Any, path: Path, above: Place | None, key_start: int, text: str, places: dict[Path, Place]) -> None:
    """Add the place of a node and of those inside it."""
    in_flow = above is not None and (above.flow or above.in_flow)
    place = Place(
        kind={"mapping": "mapping", "sequence": "sequence"}.get(node.id, "scalar"),
        start=node.start_mark.index,
        end=node.end_mark.index,
        key_start=key_start,
        column=node.start_mark.column,
        above=above,
        in_flow=in_flow,
    )
    places[path] = place
    if above is not None:
        above.children.append(place)
    if place.kind == "scalar":
        _scalar(node, place, text)
        return
    place.flow = bool(node.flow_style) and text[place.start : place.start + 1] in {"{", "["}
    if place.kind == "mapping":
        for key, value in node.value:
            _walk(value, (*path, key.value), place, key.start_mark.index, text, places)
    else:
        for index, value in enumerate(node.value):
            start = value.start_mark.index
            if not place.flow:
                # The hyphen stands in the line of the item, or above it where the item is a group.
                start = text.rfind("-", 0, start)
            _walk(value, (*path, index), place, start, text, places)


def _scalar(node: Any, place: Place, text: str) -> None:
    style = node.style or ""
    place.quote = style if style in {"'", '"'} else ""
    if style not in {"|", ">"}:
        return
    place.kind = "block"
    head = re.compile(r"[|>][+-]?[0-9]?[+-]?").match(text, place.start)
    assert head is not None  # noqa: S101 - the parser has found it here
    place.head_end = head.end()
    line_end = re.compile(r"[\r\n]|$").search(text, head.end())
    assert line_end is not None  # noqa: S101 - every text has an end
    place.body = line_end.start()
    # The parser's end may lie after blank lines and in the indentation of what follows.
    place.end = max(place.body, len(text[: place.end].rstrip(" \r\n")))


def comments(text: str, start: int = 0, end: int | None = None) -> list[str]:
    """Return the comments between two indexes of a text that can be read."""
    taken = sorted(_scalars(text))
    found: list[re.Match[str]] = []
    at = 0
    for left, right in [*taken, (len(text), len(text))]:
        found.extend(_COMMENT.finditer(text, at, left))
        at = max(at, right)
    limit = len(text) if end is None else end
    return [match[0].rstrip() for match in found if start <= match.start() < limit]


def _scalars(text: str) -> Iterator[tuple[int, int]]:
    """Yield from where to where each name and value stands, in which a # is no comment."""
    loader: Any = _LOADER(text)
    try:
        while loader.check_event():
            event = loader.get_event()
            if isinstance(event, yaml.ScalarEvent):
                found: Any = event
                start, end = found.start_mark.index, found.end_mark.index
                if event.style in {"|", ">"}:
                    # What stands after the | in its line may be a comment; the lines below are text.
                    line = re.compile(r"[\r\n]|$").search(text, start)
                    assert line is not None  # noqa: S101 - every text has an end
                    start = line.start()
                    end = max(start, len(text[:end].rstrip(" \r\n")))
                yield start, end
    finally:
        loader.dispose()
