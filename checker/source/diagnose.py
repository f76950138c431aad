"""What the YAML parser's error means in words of this program, with the place where the writer has to look."""

import re
from collections.abc import Callable

from checker.frozen import frozen
from checker.regex import regex
from checker.source.errors import Problem
from checker.source.libyaml import yaml
from checker.source.tree import Position

BELOW = "Begin the text in the next line, or put the value in quotes."
HOW_TO_WRITE = "Write a name, a colon, a space and a value: decks: 6"
_QUOTE_IT = "Put the whole value in quotes."
_NO_SPACE = regex(r"\s*(?:- +)*[^\s:#'\"\[\]{},][^:#'\"\[\]{},]*:(?=[^\s:])")
_BAD_ESCAPE = regex(r"\\U(?!000|0010)[0-9a-fA-F]{8}")
_LONG_LINE = 1000


@frozen
class _Fault:
    """Where the parser stopped: its words, the place ``at``, and the place where the part it was in began."""

    said: str
    context: str
    at: Position
    begun: Position
    lines: tuple[str, ...]

    @property
    def line(self) -> str:
        """The line of the place."""
        return self.lines[self.at.line - 1]

    @property
    def before(self) -> str:
        """The line up to the place."""
        return self.line[: self.at.column - 1]

    @property
    def sign(self) -> str:
        """The character at the place, empty at the end of the line."""
        return self.line[self.at.column - 1 : self.at.column]

    @property
    def at_end(self) -> bool:
        """Whether nothing follows in the whole text."""
        return not self.line[self.at.column - 1 :].strip() and not any(map(str.strip, self.lines[self.at.line :]))


def diagnose(error: Exception, lines: tuple[str, ...], opened: list[Position]) -> Problem:
    """Return the problem behind a parser's error. ``opened`` holds the places of brackets and braces not yet closed."""
    if not isinstance(error, yaml.MarkedYAMLError):
        return _bad_escape(lines)
    mark = error.problem_mark or error.context_mark
    at = _position(mark, lines)
    fault = _Fault(
        said=error.problem or "",
        context=error.context or "",
        at=at,
        begun=_position(error.context_mark, lines) if error.context_mark else at,
        lines=lines,
    )
    for words, explain in _BY_CONTEXT:
        if words in fault.context:
            return explain(fault)
    if opened and (fault.at_end or "<stream end>" in fault.said):
        return _unclosed(opened[-1], lines)
    if "a flow " in fault.context:
        return _in_brackets(fault)
    for words, explain in _BY_MESSAGE:
        if words in fault.said:
            return explain(fault)
    return _out_of_place(fault)


def _problem(message: str, position: Position, hint: str) -> Problem:
    return Problem(message=message, position=position, help=hint)


def _position(mark: yaml.Mark | None, lines: tuple[str, ...]) -> Position:
    """Return a mark's place; one past the end of the text is the end of its last line that holds anything."""
    if mark is None:
        return Position(line=1, column=1)
    line = min(mark.line, len(lines) - 1)
    column = min(mark.column, len(lines[line]))
    while line > 0 and not lines[line].strip():
        line -= 1
        column = len(lines[line])
    return Position(line=line + 1, column=column + 1)


def no_colon(begun: Position, lines: tuple[str, ...]) -> Problem:
    """Return the problem of ``decks 6`` or ``decks:6`` in a line of its own."""
    line = lines[begun.line - 1]
    match = _NO_SPACE.match(line)
    if match:
        where = Position(line=begun.line, column=match.end())
        return _problem("A space is missing after the colon.", where, HOW_TO_WRITE)
    if len(line) > _LONG_LINE:
        return _problem("This line is too long for a name.", begun, HOW_TO_WRITE)
    return _problem("This line has no colon.", begun, HOW_TO_WRITE)


def _name(fault: _Fault) -> Problem:
    return no_colon(fault.begun, fault.lines)


def _quoted(fault: _Fault) -> Problem:
    """Explain a quote without its end, or a backslash that begins no code."""
    if "escape" not in fault.said:
        return _problem("The quote opened here is not closed.", fault.begun, "Close it at the end of the value.")
    column = max(1, fault.line.rfind("\\", 0, fault.at.column) + 1)
    return _problem(
        "Inside double quotes a backslash begins a code, and this is none.",
        Position(line=fault.at.line, column=column),
        "Write the value in single quotes, or the backslash twice.",
    )


def _block(fault: _Fault) -> Problem:
    return _problem("Nothing may stand in the line after | or >.", fault.begun, BELOW)


def _directive(fault: _Fault) -> Problem:
    return _percent(fault.begun.line)


def _percent(line: int) -> Problem:
    return _problem("A line that begins with % is not read.", Position(line=line, column=1), "Delete the line.")


def _begins(fault: _Fault) -> Problem:
    """Explain a value that begins with &, * or ! and is no anchor, alias or tag either."""
    sign = fault.lines[fault.begun.line - 1][fault.begun.column - 1 : fault.begun.column]
    return _problem(f"A value cannot begin with “{sign}”.", fault.begun, _QUOTE_IT)


def _cannot_begin(fault: _Fault) -> Problem:
    message = f"A value cannot begin with “{fault.sign}”." if fault.sign else "A value is missing here."
    return _problem(message, fault.at, _QUOTE_IT)


def _bound(fault: _Fault) -> Problem:
    return _problem(fault.said, fault.at, "Write one filing a file, with few levels.")


def _list_in_line(fault: _Fault) -> Problem:
    return _problem(
        "A list cannot begin in the line of its name.",
        fault.at,
        "Write each item on a line of its own below, after a hyphen; or put the value in quotes.",
    )


def _second_colon(fault: _Fault) -> Problem:
    if fault.before.startswith("---"):
        return _follows(fault)
    if len(fault.before) > _LONG_LINE:
        return _problem("This line is too long for a name.", Position(line=fault.at.line, column=1), HOW_TO_WRITE)
    if re.search(r":\s", fault.before):
        hint = "Put a value that holds a colon and a space in quotes."
        return _problem("A second colon stands in this line.", fault.at, hint)
    first = len(fault.line) - len(fault.line.lstrip()) + 1
    return _problem(
        "This line is indented further than the line above it.",
        Position(line=fault.at.line, column=first),
        "Begin it under the names it belongs with.",
    )


def _unclosed(begun: Position, lines: tuple[str, ...]) -> Problem:
    sign = lines[begun.line - 1][begun.column - 1]
    end = "}" if sign == "{" else "]"
    return _problem(f"The {sign} opened here is not closed.", begun, f"Write the {end} that closes it.")


def _in_brackets(fault: _Fault) -> Problem:
    opening = fault.lines[fault.begun.line - 1][fault.begun.column - 1 : fault.begun.column]
    if fault.at.line > fault.begun.line and opening in {"{", "["}:
        return _unclosed(fault.begun, fault.lines)
    if fault.sign == ":" and fault.before.rstrip().endswith(("{", ",")):
        return _problem("A name is missing before the colon.", fault.at, HOW_TO_WRITE)
    if fault.sign == "?":
        return _problem("? does not belong here.", fault.at, "Put the value in quotes.")
    return _problem(
        f"{fault.sign} does not belong here." if fault.sign else "Something is missing here.",
        fault.at,
        "Check the commas and colons inside the brackets, and that each bracket is closed.",
    )


def _outside(fault: _Fault) -> Problem:
    """Explain what stands before or after the one document."""
    above = fault.lines[: fault.at.line - 1]
    if above and above[0].startswith("%"):
        return _percent(1)
    if any(line.startswith("...") for line in above):
        return _problem("A second document begins here.", fault.at, "Put each filing into a file of its own.")
    return _out_of_place(fault)


def _out_of_place(fault: _Fault) -> Problem:
    return _follows(fault) if fault.before.strip() else _indentation(fault)


def _follows(fault: _Fault) -> Problem:
    """Explain text after a closing quote or bracket, or a sign that cannot begin a value."""
    before = fault.before.rstrip()
    if before.endswith((":", "-")) and not before.startswith("---"):
        return _cannot_begin(fault)
    if before.startswith("---"):
        return _problem("The line --- holds more than that.", fault.at, "Begin the entries in the next line.")
    hint = "Put the whole value in one pair of quotes, or delete what follows."
    if before.endswith("'"):
        hint = "Use double quotes around a value that holds an apostrophe."
    return _problem("More text follows where the value has ended.", fault.at, hint)


def _indentation(fault: _Fault) -> Problem:
    line = fault.line.lstrip()
    if line.startswith(":"):
        return _problem("A name is missing before the colon.", fault.at, HOW_TO_WRITE)
    if line.startswith("- "):
        return _problem(
            "This list item does not line up with the lines above it.",
            fault.at,
            "Give every item the same indentation before its hyphen, below the name of the list.",
        )
    return _problem(
        "This line does not line up with the lines above it.",
        fault.at,
        "Give all names that belong together the same indentation.",
    )


def _bad_escape(lines: tuple[str, ...]) -> Problem:
    """Explain a code such as U+00110000 between double quotes, which PyYAML refuses without a place."""
    for number, line in enumerate(lines, 1):
        match = _BAD_ESCAPE.search(line)
        if match:
            place = Position(line=number, column=match.start() + 1)
            return _problem("This code names no character.", place, "Write the value in single quotes.")
    return _problem("The text cannot be read.", Position(line=1, column=1), "Check its quotes and brackets.")


_Explain = Callable[[_Fault], Problem]
_BY_CONTEXT: tuple[tuple[str, _Explain], ...] = (
    ("while reading", _bound),
    ("a simple key", _name),
    ("quoted scalar", _quoted),
    ("a block scalar", _block),
    ("an anchor", _begins),
    ("an alias", _begins),
    ("a tag", _begins),
    ("a directive", _directive),
)
_BY_MESSAGE: tuple[tuple[str, _Explain], ...] = (
    ("cannot start any token", _cannot_begin),
    ("mapping values are not allowed", _second_colon),
    ("sequence entries are not allowed", _list_in_line),
    ("mapping keys are not allowed", _cannot_begin),
    ("'<document start>'", _outside),
)
