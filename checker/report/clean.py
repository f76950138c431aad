"""Text from users made safe for a terminal: control and direction characters are shown, never sent."""

import unicodedata


def clean(text: str) -> str:
    """Give ``text`` with every control, format and private character written as its code point."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(_shown(char) for char in text)


def _shown(char: str) -> str:
    if char == "\t":
        return " "
    return f"<U+{ord(char):04X}>" if unicodedata.category(char) in {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"} else char
