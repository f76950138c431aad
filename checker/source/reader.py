"""Reads YAML text into a tree, refusing what people and programs misread.

Refused with a clear message: anchors, aliases, tags, merge keys, directives, several documents, repeated keys,
keys that are not plain text, control characters, texts over the size, depth or node bounds. Every scalar is kept as written:
``3:2`` stays "3:2", ``no`` stays "no", ``010`` stays "010".
"""

import re
from pathlib import Path
from typing import Any

import yaml

from checker.source.errors import SourceError, SourceProblem
from checker.source.tree import Document, Entry, Mapping, Node, Position, Scalar, Sequence

MAX_BYTES = 1_000_000
MAX_DEPTH = 20
MAX_NODES = 50_000
MAX_PROBLEMS = 50

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
# YAML's own set of printable characters; a tab is allowed inside a value and reported by the parser elsewhere.
_FORBIDDEN = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]")
_THOUSANDS = re.compile(r"[0-9]{3}(\.[0-9]{2})?")
_START = Position(line=1, column=1)


def read_file(path: Path, shown_as: str | None = None) -> Document:
    """Read the file at ``path``; raise :class:`SourceError` for anything that cannot be read.

    ``shown_as`` is the name used in messages.
    """
    name = shown_as or str(path)
    try:
        with path.open("rb") as file:
            raw = file.read(MAX_BYTES + 1)
    except OSError as error:
        reason = (error.strerror or "unknown reason").lower()
        raise _refuse(name, f"The file cannot be opened: {reason}.", _START) from None
    return read_bytes(raw, name)


def read_bytes(raw: bytes, path: str) -> Document:
    """Read UTF-8 bytes; raise :class:`SourceError` for anything that cannot be read."""
    if len(raw) > MAX_BYTES:
        raise _refuse(path, f"The text is larger than {MAX_BYTES:,} bytes.", _START, "Split it into one filing a file.")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = raw[: error.start].decode("utf-8", "replace")
        raise _refuse(
            path, "The text is not UTF-8.", _position_at(before, len(before)), "Save the file as UTF-8 text."
        ) from None
    return read_text(text, path)


def read_text(text: str, path: str) -> Document:
    """Read ``text``; raise :class:`SourceError` with every problem found."""
    if len(text) > MAX_BYTES:
        raise _refuse(path, f"The text is larger than {MAX_BYTES:,} bytes.", _START, "Split it into one filing a file.")
    lines = tuple(re.split(r"\r\n|\n|\r", text))
    forbidden = _FORBIDDEN.search(text)
    if forbidden:
        raise SourceError(
            path,
            (
                SourceProblem(
                    message=f"The character U+{ord(forbidden[0]):04X} cannot be read.",
                    position=_position_at(text, forbidden.start()),
                    help="Delete it; only printable characters and line breaks are read.",
                ),
            ),
            lines,
        )
    builder = _Builder()
    try:
        root = builder.document(text)
    except yaml.MarkedYAMLError as error:
        builder.problems.append(_from_parser(error, text, lines))
        root = None
    if builder.problems or root is None:
        raise SourceError(path, tuple(builder.problems), lines)
    return Document(path=path, lines=lines, root=root)


def _refuse(path: str, message: str, position: Position, hint: str = "") -> SourceError:
    return SourceError(path, (SourceProblem(message=message, position=position, help=hint),))


def _position_at(text: str, index: int) -> Position:
    before = text[:index]
    return Position(line=before.count("\n") + 1, column=index - (before.rfind("\n") + 1) + 1)


def _from_parser(error: yaml.MarkedYAMLError, text: str, lines: tuple[str, ...]) -> SourceProblem:
    mark = error.problem_mark or error.context_mark
    position = Position(line=mark.line + 1, column=mark.column + 1) if mark else _START
    line = lines[position.line - 1] if position.line <= len(lines) else ""
    said = (error.problem or "").lower()
    if "\t" in line[: position.column]:
        tab = line.index("\t")
        return SourceProblem(
            message="A tab stands where spaces belong.",
            position=Position(line=position.line, column=tab + 1),
            help="Indent with spaces.",
        )
    if "mapping values are not allowed" in said:
        return SourceProblem(
            message="A second colon stands in this line, or the line is indented too far.",
            position=position,
            help='Put the value in quotes if it contains a colon and a space: "like: this".',
        )
    if "could not find expected ':'" in said:
        return SourceProblem(
            message="This line has no colon, or a quote or bracket above it is not closed.",
            position=position,
            help="Write a name, a colon, a space and a value: decks: 6",
        )
    if "end of stream" in said or "end>" in said or "unexpected end" in said:
        return SourceProblem(message="A quote or bracket is not closed.", position=position, help="Close it.")
    if "found character" in said or "cannot start any token" in said:
        sign = line[position.column - 1 : position.column]
        return SourceProblem(
            message=f"A value cannot begin with {sign!r}.", position=position, help="Put the value in quotes."
        )
    if "did not find expected" in said or "expected <block end>" in said:
        return SourceProblem(
            message="This line does not fit the lines above it.",
            position=position,
            help="Check that it is indented like its neighbours and that brackets, braces and quotes are closed.",
        )
    del text
    return SourceProblem(message=f"The text cannot be read here: {said or 'unknown reason'}.", position=position)


class _Builder:
    """Builds the tree from parser events and gathers every problem that does not stop the parser."""

    def __init__(self) -> None:
        self.problems: list[SourceProblem] = []
        self._nodes = 0

    def document(self, text: str) -> Mapping | None:
        loader = _LOADER(text)
        try:
            return self._document(loader)
        finally:
            loader.dispose()

    def _document(self, loader: Any) -> Mapping | None:
        loader.get_event()
        first = loader.get_event()
        if not isinstance(first, yaml.DocumentStartEvent):
            self._report("The file is empty.", _START, "Start one with: checker new blackjack --jurisdiction pa")
            return None
        if first.version or first.tags:
            self._report("Lines that begin with % are not read.", _at(first), "Delete the line.")
        root = self._node(loader, loader.get_event(), 0)
        loader.get_event()
        more = loader.get_event()
        if isinstance(more, yaml.DocumentStartEvent):
            self._report("A second document begins here.", _at(more), "Put each filing into a file of its own.")
        if isinstance(root, Mapping):
            return root
        if isinstance(root, Scalar) and root.text == "" and root.plain:
            self._report("The file is empty.", _START, "Start one with: checker new blackjack --jurisdiction pa")
        elif root is not None:
            self._report("The file does not hold entries.", root.position, "Write lines such as: game: blackjack")
        return None

    def _node(self, loader: Any, event: Any, depth: int) -> Node | None:
        self._nodes += 1
        if depth > MAX_DEPTH or self._nodes > MAX_NODES:
            what = "nested too deeply" if depth > MAX_DEPTH else f"longer than {MAX_NODES:,} values"
            raise yaml.MarkedYAMLError(problem=f"the text is {what}", problem_mark=event.start_mark)
        if isinstance(event, yaml.AliasEvent):
            self._report("An alias (*) is not read.", _at(event), "Write the value out.")
            return Scalar(text="", position=_at(event))
        if event.anchor is not None:
            self._report("An anchor (&) is not read.", _at(event), "Write each value out where it belongs.")
        if event.tag is not None:
            self._report("A tag (!) is not read.", _at(event), "Delete it, or put the value in quotes.")
        if isinstance(event, yaml.ScalarEvent):
            return Scalar(text=event.value, position=_at(event), plain=not event.style)
        if isinstance(event, yaml.SequenceStartEvent):
            return self._sequence(loader, event, depth)
        return self._mapping(loader, event, depth)

    def _sequence(self, loader: Any, start: Any, depth: int) -> Sequence:
        items: list[Node] = []
        while not isinstance(event := loader.get_event(), yaml.SequenceEndEvent):
            node = self._node(loader, event, depth + 1)
            if node is None or (items and self._split_thousands(items[-1], node)):
                continue
            items.append(node)
        return Sequence(items=tuple(items), position=_at(start))

    def _mapping(self, loader: Any, start: Any, depth: int) -> Mapping:
        entries: dict[str, Entry] = {}
        while not isinstance(event := loader.get_event(), yaml.MappingEndEvent):
            key = self._node(loader, event, depth + 1)
            value = self._node(loader, loader.get_event(), depth + 1)
            if not isinstance(key, Scalar):
                self._report("A name must be plain text.", _at(event), "Write a name, a colon and a value.")
                continue
            last = next(reversed(entries.values())).value if entries else None
            if value is None or (last and self._split_thousands(last, key)):
                continue
            if key.text == "<<" and key.plain:
                self._report("A merge key (<<) is not read.", key.position, "Write the values out.")
            elif key.text in entries:
                before = entries[key.text].key.position
                self._report(
                    f"{shorten(key.text)} stands twice; it first stands in line {before.line}.",
                    key.position,
                    "Keep one of the two.",
                )
            else:
                entries[key.text] = Entry(key=key, value=value)
        return Mapping(entries=tuple(entries.values()), position=_at(start))

    def _split_thousands(self, before: Node, after: Node) -> bool:
        """Report ``{maximum: $1,000}``, in which YAML reads $1 and then 000; tell whether it was so."""
        if not (isinstance(before, Scalar) and isinstance(after, Scalar) and before.plain and after.plain):
            return False
        touching = after.position.line == before.position.line and (
            after.position.column == before.position.column + before.position.width + 1
        )
        if not (touching and before.text[-1:].isdigit() and _THOUSANDS.fullmatch(after.text)):
            return False
        self._report(
            f"Inside braces and brackets the comma in {before.text},{after.text} ends the value.",
            before.position,
            f'Put it in quotes: "{before.text},{after.text}"',
        )
        return True

    def _report(self, message: str, position: Position, hint: str) -> None:
        if len(self.problems) < MAX_PROBLEMS:
            self.problems.append(SourceProblem(message=message, position=position, help=hint))


def _at(event: Any) -> Position:
    start, end = event.start_mark, event.end_mark
    width = end.column - start.column if end.line == start.line else 1
    return Position(line=start.line + 1, column=start.column + 1, width=max(1, width))


def shorten(text: str, limit: int = 60) -> str:
    """Cut a text that the user wrote to a length fit for a message."""
    return text if len(text) <= limit else text[: limit - 1] + "…"
