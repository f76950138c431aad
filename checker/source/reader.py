"""Reads YAML text into a tree, refusing what people and programs misread.

The subset: entries (``name: value``), lists, values in one line with or without quotes, braces and brackets, and
block texts after ``|`` or ``>``. Every value is kept as written: ``3:2`` stays "3:2", ``no`` stays "no", ``010`` stays
"010". Everything else of YAML is refused with its line and column; :mod:`checker.source.build` says what.
"""

from pathlib import Path

from checker.frozen import replace
from checker.source.build import Builder
from checker.source.characters import decode, split_lines, unprintable
from checker.source.diagnose import diagnose
from checker.source.errors import Problem, SourceError
from checker.source.libyaml import yaml
from checker.source.regular import read_regular
from checker.source.tree import Document, Mapping, Position

MAX_BYTES = 400_000
_START = Position(line=1, column=1)
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def read_file(path: Path, shown_as: str | None = None) -> Document:
    """Read the regular file at ``path``; raise :class:`SourceError` for anything that cannot be read.

    ``shown_as`` is the name used in messages.
    """
    name = shown_as or str(path)
    try:
        raw = read_regular(path, MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = (getattr(error, "strerror", None) or "its name cannot be used").lower()
        raise _refuse(name, f"The file cannot be opened: {reason}.") from None
    return read_bytes(raw, name)


def read_bytes(raw: bytes, path: str) -> Document:
    """Read the bytes of a text; raise :class:`SourceError` for anything that cannot be read."""
    if len(raw) > MAX_BYTES:
        raise _too_large(path)
    return replace(read_text(decode(raw, path), path), raw=raw)


def read_text(text: str, path: str) -> Document:
    """Read ``text``; raise :class:`SourceError` with every problem found."""
    if len(text) > MAX_BYTES:
        raise _too_large(path)
    lines = split_lines(text)
    problems = unprintable(lines)
    if problems:
        raise SourceError(path, problems, lines)
    root: Mapping | None = None
    if _LOADER is not yaml.SafeLoader:
        root, problems = _parse(_LOADER, text, lines)
    if root is None:
        # The parser written in Python decides and explains: it tells more, and the same on every computer.
        root, problems = _parse(yaml.SafeLoader, text, lines)
    if root is None:
        raise SourceError(path, problems, lines)
    return Document(path=path, lines=lines, root=root)


def _parse(loader: type, text: str, lines: tuple[str, ...]) -> tuple[Mapping | None, tuple[Problem, ...]]:
    """Return the tree, or None and every problem."""
    builder = Builder(lines)
    # A last line without its end is a line like any other; the parsers would cut a block text short there.
    ended = text if text.endswith(("\n", "\r")) else f"{text}\n"
    try:
        root = builder.document(loader(ended))
    # An escape such as "\U00110000" names no character, which PyYAML tells with a plain ValueError.
    except (yaml.YAMLError, ValueError, OverflowError) as error:
        root = None
        _add(diagnose(error, lines, builder.opened), builder)
    if builder.problems:
        root = None
    return root, tuple(sorted(builder.problems, key=lambda problem: problem.position))


def _add(fatal: Problem, builder: Builder) -> None:
    """Add what stopped the parser; of it and a value that ran into it keep the one that tells the cause."""
    if builder.overrun and fatal.position.line <= builder.overrun[1]:
        overrun, _, quoted = builder.overrun
        if quoted:
            return
        if overrun in builder.problems:
            builder.problems.remove(overrun)
    builder.problems.append(fatal)


def _refuse(path: str, message: str, hint: str = "") -> SourceError:
    return SourceError(path, (Problem(message=message, position=_START, help=hint),))


def _too_large(path: str) -> SourceError:
    return _refuse(path, f"The text is larger than {MAX_BYTES:,} bytes.", "Write one filing a file.")
