"""Bytes to text, and the characters that no file may hold: those that people cannot see or that programs misread."""

import unicodedata

from checker.source.errors import Problem, SourceError
from checker.source.tree import Position

_BOM = b"\xef\xbb\xbf"
_UTF_16 = {b"\xff\xfe": "utf-16-le", b"\xfe\xff": "utf-16-be"}
_MOST = 50
_TURNS_TEXT = {"R", "AL", "LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}


def decode(raw: bytes, path: str) -> str:
    """Return the text of UTF-8 bytes, or of UTF-16 that begins with its byte order mark; without the mark.

    Raises :class:`SourceError` for any other encoding, with the place of the first character that cannot be read.
    """
    wide = _UTF_16.get(raw[:2])
    encoding, name = (wide, "UTF-16") if wide else ("utf-8", "UTF-8")
    content = raw[2:] if wide else raw.removeprefix(_BOM)
    try:
        return content.decode(encoding)
    except UnicodeDecodeError as error:
        lines = split_lines(content[: error.start].decode(encoding, "replace"))
        place = Position(line=len(lines), column=len(lines[-1]) + 1)
        raise _refuse(path, f"The text is not {name}.", place) from None


def _refuse(path: str, message: str, position: Position) -> SourceError:
    return SourceError(path, (Problem(message=message, position=position, help="Save the file as UTF-8 text."),))


def split_lines(text: str) -> tuple[str, ...]:
    """Split at the line breaks that are read (CR LF, LF, CR) and at no other."""
    return tuple(text.replace("\r\n", "\n").replace("\r", "\n").split("\n"))


def unprintable(lines: tuple[str, ...]) -> tuple[Problem, ...]:
    """Return a problem for each line's first character that cannot be read: tabs, control and hidden characters."""
    found: list[Problem] = []
    for number, line in enumerate(lines, 1):
        if line.isprintable():
            continue
        column, char = next((index, char) for index, char in enumerate(line, 1) if not char.isprintable())
        message, hint = _said(char)
        found.append(Problem(message=message, position=Position(line=number, column=column), help=hint))
        # A NUL comes of another encoding, and then stands in every line.
        if len(found) == _MOST or char == "\0":
            break
    return tuple(found)


def _said(char: str) -> tuple[str, str]:
    if char == "\t":
        return "A tab stands here.", "Write spaces instead."
    if char == "\0":
        return "The text holds a NUL character (U+0000).", "Save the file as UTF-8 text."
    code = f"U+{ord(char):04X}"
    name = unicodedata.name(char, "").lower()
    said = f"The character {code}{f' ({name})' if name else ''} cannot be read."
    if unicodedata.category(char) == "Zs":
        return said, "Write an ordinary space instead."
    if unicodedata.bidirectional(char) in _TURNS_TEXT:
        return said, "Delete it; it changes the order in which the line is shown."
    return said, "Delete it; only characters that can be seen are read."


def unprintable_value(value: str) -> str:
    """Return the code of the first character that an escape put into a value and that cannot be shown, or empty."""
    return next((f"U+{ord(char):04X}" for char in value if not char.isprintable() and char != "\n"), "")
