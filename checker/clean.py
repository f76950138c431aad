"""Text from users made safe for terminals, pages and XML: control and direction characters are shown, never sent."""

import re
import unicodedata

from checker.regex import regex

_MARK = regex(r"##(?=[a-z]*\[)", re.IGNORECASE)
_NO_CHARACTER = 0xFFFE
_NO_CHARACTERS = range(0xFDD0, 0xFDF0)


def clean(text: str) -> str:
    """Return ``text`` with every control, format and private character, and what is no character, as its code point."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(_shown(char) for char in text)


def no_command(line: str) -> str:
    """Return a line of text that no pipeline takes for a command, whatever it quotes.

    GitHub obeys a line that begins with two colons after any spaces, and the older ``##[`` anywhere in a line; Azure
    obeys ``##vso[`` anywhere, TeamCity ``##teamcity[``.
    """
    if "::" in line and line.lstrip().startswith("::"):
        line = line.replace("::", ": :", 1)
    return no_marks(line)


def no_marks(text: str, second: str = "# ") -> str:
    """Return text without the marks that a pipeline obeys wherever they stand: “##vso[” has another ``second`` sign."""
    return _MARK.sub(lambda _: f"#{second}", text) if "##" in text else text


def _shown(char: str) -> str:
    if char == "\t":
        return " "
    code = ord(char)
    hidden = unicodedata.category(char) in {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}
    return f"<U+{code:04X}>" if hidden or code & 0xFFFE == _NO_CHARACTER or code in _NO_CHARACTERS else char
