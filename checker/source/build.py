"""Parser events to the tree, within the strict subset; every problem that does not stop the parser is gathered.

Refused: anchors, aliases, tags, merge keys, directives, several documents, repeated names, names that are not plain
text, values that run over the line end without ``|`` or ``>``, ``~`` and ``null``, a # that cuts a value short, commas
that split a value inside braces, names without a colon or with one too many, a # right behind a value, lines inside
brackets that stand too far left, spaces above a block text that would end it, and texts over the depth or size bounds.
"""

from typing import Any

from checker.regex import regex
from checker.source.characters import unprintable_value
from checker.source.diagnose import BELOW, HOW_TO_WRITE, no_colon
from checker.source.errors import Problem
from checker.source.libyaml import yaml
from checker.source.tree import Entry, Mapping, Node, Position, Scalar, Sequence

MAX_DEPTH = 20
MAX_NODES = 20_000
MAX_NAME = 200
MAX_PROBLEMS = 50

_START = Position(line=1, column=1)
_NULLS = {"~", "null", "Null", "NULL"}
_THOUSANDS = regex(r"[0-9]{3}(?![0-9]).*")
_NUMBER = regex(r"[^\s,\[\]{}]*[0-9](?:,[0-9]{3})+(?![0-9])[^,\[\]{}]*")
_CUTTING = regex(r"\s+#[^\s#]")
_BLOCK_HEADER = regex(r"[|>](?:[+-]?[1-9]?|[1-9][+-])(?: +#.*| *)")
_HOW_TO_START = "Start one with: checker new GAME --jurisdiction CODE"


class Builder:
    """Builds one document's tree.

    ``problems`` holds what is wrong, ``opened`` the brackets not yet closed, ``overrun`` the last value that ran over
    its line end: the problem, the last line it took, and whether it stood in quotes.
    """

    def __init__(self, lines: tuple[str, ...]) -> None:
        self.problems: list[Problem] = []
        self.opened: list[Position] = []
        self.overrun: tuple[Problem, int, bool] | None = None
        self._lines = lines
        self._nodes = 0
        self._columns: list[int] = []  # of the groups and lists without brackets that are open
        self._split_until = Position(line=0, column=0)

    def document(self, loader: Any) -> Mapping | None:
        """Read the one document of ``loader``; give its entries, or None where it has none."""
        try:
            return self._document(loader)
        finally:
            loader.dispose()

    def _document(self, loader: Any) -> Mapping | None:
        loader.get_event()
        first = loader.get_event()
        if not isinstance(first, yaml.DocumentStartEvent):
            self._empty()
            return None
        if first.version or first.tags:
            self._report("A line that begins with % is not read.", self._first_directive(), "Delete the line.")
        root = self._node(loader, loader.get_event(), 0)
        loader.get_event()
        more = loader.get_event()
        if isinstance(more, yaml.DocumentStartEvent):
            self._report("A second document begins here.", self._place(more), "Put each filing into a file of its own.")
        if isinstance(root, Mapping):
            return root
        if isinstance(root, Scalar) and root.plain and root.text == "":
            self._empty()
        elif isinstance(root, Scalar) and root.plain and not self.problems:
            self.problems.append(no_colon(root.position, self._lines))
        else:
            self._report("The file does not hold entries.", root.position, "Write lines such as cards: or play:")
        return None

    def _empty(self) -> None:
        commented = any("#" in line for line in self._lines)
        message = "The file holds nothing but comments." if commented else "The file is empty."
        self._report(message, _START, _HOW_TO_START)

    def _first_directive(self) -> Position:
        return Position(line=next(n for n, line in enumerate(self._lines, 1) if line.startswith("%")), column=1)

    def _node(self, loader: Any, event: Any, depth: int) -> Node:
        self._nodes += 1
        if depth > MAX_DEPTH or self._nodes > MAX_NODES:
            what = "nested too deeply" if depth > MAX_DEPTH else f"longer than {MAX_NODES:,} values"
            raise yaml.MarkedYAMLError("while reading", None, f"The text is {what}.", event.start_mark)
        place = self._place(event)
        if isinstance(event, yaml.AliasEvent):
            self._report("An alias (*) is not read.", place, "Write the value out, or put it in quotes.")
            return Scalar(text="", position=place)
        if event.anchor is not None:
            self._report("An anchor (&) is not read.", place, "Write the value out, or put it in quotes.")
        if event.tag is not None:
            self._report("A tag (!) is not read.", place, "Delete it, or put the value in quotes.")
        if isinstance(event, yaml.ScalarEvent):
            return self._scalar(event, place)
        if event.flow_style and self._from(place)[:1] in {"{", "["}:
            self.opened.append(place)
        build = self._sequence if isinstance(event, yaml.SequenceStartEvent) else self._mapping
        if event.flow_style:
            node = build(loader, event, depth, place)
        else:
            self._columns.append(place.column)
            node = build(loader, event, depth, place)
            self._columns.pop()
        if self.opened and self.opened[-1] == place:
            self.opened.pop()
        return node

    def _scalar(self, event: Any, place: Position) -> Scalar:
        style = event.style
        if not style:
            if event.value:
                self._check_plain(event, place)
            return Scalar(text=event.value, position=place)
        if style in {"|", ">"}:
            self._check_block(event, place)
        elif event.end_mark.line > event.start_mark.line:
            problem = self._report(
                "The quote opened here is not closed in its line.",
                place,
                "Close it in the same line; a text of several lines stands indented below a | instead.",
            )
            self.overrun = problem, event.end_mark.line + 1, True
        else:
            self._check_end(event)
        if code := unprintable_value(event.value):
            self._report(f"This text holds the character {code}, which cannot be shown.", place, "Delete it.")
        return Scalar(text=event.value, position=place, plain=False)

    def _check_block(self, event: Any, place: Position) -> None:
        header = self._from(place)
        if event.anchor is None and event.tag is None and not _BLOCK_HEADER.fullmatch(header):
            self._report("Nothing may stand in the line after | or >.", place, BELOW)
        if any(sign.isdigit() for sign in header.partition("#")[0]):
            return
        spaces, number = 0, 0
        for below, line in enumerate(self._lines[place.line :], place.line + 1):
            text = line.lstrip(" ")
            if text:
                indent = len(line) - len(text)
                if (self._columns[-1] if self._columns else 0) <= indent < spaces:
                    self._report(
                        "This empty line holds more spaces than the first line of the text below it.",
                        Position(line=number, column=indent + 1),
                        "Delete the spaces.",
                    )
                return
            if len(line) > spaces:
                spaces, number = len(line), below

    def _check_end(self, event: Any) -> None:
        """Report a # that touches the quote or bracket with which a value ends: some programs read a comment there."""
        end = Position(line=event.end_mark.line + 1, column=event.end_mark.column + 1)
        if self._from(end).startswith("#"):
            self._report(
                "A # touches the value before it.",
                end,
                "Write a space before the # if a comment begins there; put it inside the quotes if it belongs to them.",
            )

    def _check_bracket(self, place: Position, event: Any) -> None:
        """Report what stands behind a closed bracket, and the first line in it that stands too far left."""
        self._check_end(event)
        if len(self.opened) > 1:
            return  # the outermost one asks for all its lines
        left = self._columns[-1] if self._columns else 0
        for number in range(place.line + 1, event.end_mark.line + 2):
            text = self._lines[number - 1].lstrip(" ")
            column = len(self._lines[number - 1]) - len(text) + 1
            closes = column == left and text.startswith(("]", "}"))
            if text and not text.startswith("#") and column <= left and not closes:
                self._report(
                    "This line stands inside a bracket and too far left for it.",
                    Position(line=number, column=column),
                    f"Begin it at least {left} spaces from the left, or close the bracket in its own line.",
                )
                return

    def _check_plain(self, event: Any, place: Position) -> None:
        text = event.value
        if event.end_mark.line > event.start_mark.line:
            hint = (
                "Give every item of a list the same indentation before its hyphen."
                if self._next_line(place).startswith(("- ", "-\n"))
                else "Write it in one line, or in several indented lines below a | in this one."
            )
            problem = self._report("This value runs on in the next line.", place, hint)
            self.overrun = problem, event.end_mark.line + 1, False
        elif "#" in self._lines[place.line - 1] and (cut := _CUTTING.match(self._from(place)[place.width :])):
            self._report_cut(place, place.width + cut.end() - 2, text)
        elif text in _NULLS:
            self._report(f"{text} is not read.", place, "Leave the place empty, or write the value in quotes.")
        elif self.opened and "?" in text:
            # The two parsers of PyYAML read it differently.
            self._report("? does not belong here.", place, "Put the value in quotes.")

    def _report_cut(self, place: Position, offset: int, before: str) -> None:
        self._report(
            f"The # after {shorten(before)} cuts the value short.",
            Position(line=place.line, column=place.column + offset),
            "Put the value in quotes if the # belongs to it; write a space after the # if a comment begins there.",
        )

    def _next_line(self, place: Position) -> str:
        below = (line.strip() for line in self._lines[place.line :])
        return next((f"{line}\n" for line in below if line), "")

    def _sequence(self, loader: Any, start: Any, depth: int, place: Position) -> Sequence:
        items: list[Node] = []
        while not isinstance(event := loader.get_event(), yaml.SequenceEndEvent):
            if start.flow_style and isinstance(event, yaml.MappingStartEvent) and not self._braced(event):
                self._report(
                    "Inside brackets a colon splits the value.", self._place(event), "Put the whole value in quotes."
                )
            node = self._node(loader, event, depth + 1)
            if items and start.flow_style:
                self._split_number(items[-1], node)
            items.append(node)
        if start.flow_style and self.opened and self.opened[-1] == place:
            self._check_bracket(place, event)
        return Sequence(items=tuple(items), position=place)

    def _braced(self, event: Any) -> bool:
        return event.anchor is not None or event.tag is not None or self._from(self._place(event)).startswith("{")

    def _mapping(self, loader: Any, start: Any, depth: int, place: Position) -> Mapping:
        entries: dict[str, Entry] = {}
        last: Node | None = None
        flow = start.flow_style
        while not isinstance(event := loader.get_event(), yaml.MappingEndEvent):
            key = self._node(loader, event, depth + 1)
            value = self._node(loader, loader.get_event(), depth + 1)
            if not self._is_name(key, None if flow else place.column):
                continue
            assert isinstance(key, Scalar)  # noqa: S101 - _is_name has asked
            if flow and last and self._split_number(last, key):
                last = key
                continue
            if flow and not self._has_colon(key):
                continue
            if isinstance(value, Scalar) and value.plain and not value.text:
                value = self._blank(key)
            last = value
            before = entries.get(key.text)
            if key.text == "<<" and key.plain:
                self._report("A merge key (<<) is not read.", key.position, "Write the values out.")
            elif before:
                self._report(
                    f"{shorten(key.text)} stands twice; it first stands in line {before.key.position.line}.",
                    key.position,
                    "Keep one of the two.",
                )
            else:
                entries[key.text] = Entry(key=key, value=value)
        if flow and self.opened and self.opened[-1] == place:
            self._check_bracket(place, event)
        return Mapping(entries=tuple(entries.values()), position=place)

    def _is_name(self, key: Node, column: int | None) -> bool:
        """Whether a key is text of a fit length before a colon in its line; report it if not.

        ``column`` is that of the first name of a group without braces, below which all others stand.
        """
        place = key.position
        line = self._lines[place.line - 1] if place.line <= len(self._lines) else ""
        marked = column not in {None, place.column} or ("?" in line and line[: place.column - 1].rstrip().endswith("?"))
        if not isinstance(key, Scalar) or marked:
            self._report("A name must be plain text in one line.", place, "Write a name, a colon and a value.")
            return False
        if key.plain and not key.text:
            self._report("A name is missing before the colon.", place, "Write a name, a colon and a value.")
            return False
        if len(key.text) > MAX_NAME:
            self._report(f"A name is longer than {MAX_NAME} characters.", place, "Shorten it.")
            return False
        if key.plain and ":" in key.text and place.width == len(key.text):
            colon = Position(line=place.line, column=place.column + key.text.index(":"))
            self._report("A space is missing after the colon.", colon, HOW_TO_WRITE)
            return False
        return True

    def _has_colon(self, key: Scalar) -> bool:
        """Whether a name inside braces is followed by its colon; report it if not."""
        if self._from(key.position)[key.position.width :].lstrip().startswith(":"):
            return True
        before = self._lines[key.position.line - 1][: key.position.column - 1].rstrip()
        if before.endswith(","):
            message = f"{shorten(key.text)} has no colon; inside braces a comma ends the value before it."
            self._report(message, key.position, "Put a value that contains a comma in quotes.")
        else:
            self._report(f"{shorten(key.text)} has no colon.", key.position, HOW_TO_WRITE)
        return False

    def _blank(self, key: Scalar) -> Scalar:
        """Return the empty value of a name; its place is the name, on which an answer is missing."""
        rest = self._from(key.position)[key.position.width :].lstrip()
        if rest.startswith(":") and (cut := _CUTTING.match(rest[1:])):
            offset = len(self._from(key.position)) - len(rest) + cut.end() - 1
            self._report_cut(key.position, offset, f"{shorten(key.text)}:")
        return Scalar(text="", position=key.position)

    def _split_number(self, before: Node, after: Node) -> bool:
        """Report ``{maximum: $1,000}``, in which YAML reads $1 and then 000; tell whether it was so."""
        if not (isinstance(before, Scalar) and isinstance(after, Scalar) and before.plain and after.plain):
            return False
        touching = after.position.line == before.position.line and (
            after.position.column == before.position.column + before.position.width + 1
        )
        if not (touching and before.text[-1:].isdigit() and _THOUSANDS.fullmatch(after.text)):
            return False
        if before.position <= self._split_until and before.position.line == self._split_until.line:
            return True
        written = _NUMBER.match(self._from(before.position))
        said = written[0].strip() if written else f"{before.text},{after.text}"
        self._split_until = Position(line=before.position.line, column=before.position.column + len(said))
        self._report(
            f"Inside braces and brackets the comma in {shorten(said)} ends the value.",
            before.position,
            f'Put it in quotes: "{shorten(said)}". Between two values write a space after the comma.',
        )
        return True

    def _from(self, place: Position) -> str:
        """Return the rest of the line from a place on."""
        return self._lines[place.line - 1][place.column - 1 :] if place.line <= len(self._lines) else ""

    def _place(self, event: Any) -> Position:
        start, end = event.start_mark, event.end_mark
        line, column = start.line, start.column
        width = 1
        if isinstance(event, yaml.ScalarEvent) and end.line == line:
            width = end.column - column or 1
        return Position(line + 1, column + 1, width)

    def _report(self, message: str, position: Position, hint: str) -> Problem:
        problem = Problem(message=message, position=position, help=hint)
        if len(self.problems) < MAX_PROBLEMS:
            self.problems.append(problem)
        return problem


def shorten(text: str, limit: int = 60) -> str:
    """Put a text that the user wrote into one line of a length fit for a message."""
    said = " ".join(text.split())
    return said if len(said) <= limit else said[: limit - 1] + "…"
