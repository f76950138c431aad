"""Text in the shape in which it can be compared: what looks the same on paper becomes the same characters.

Ligatures, wide forms, non-breaking spaces, curly quotes, dashes and fractions are brought to plain ones. Characters
that print nothing are dropped. Letters are never replaced by similar ones of another script.
"""

import re
import unicodedata

_QUOTES = str.maketrans(
    {
        "\u2018": "'",
        "\u2019": "'",
        "\u201a": "'",
        "\u201b": "'",
        "\u2032": "'",
        "\u02bc": "'",
        "\u00b4": "'",
        "`": "'",
        "\u201c": '"',
        "\u201d": '"',
        "\u201e": '"',
        "\u2033": '"',
        "\u00ab": '"',
        "\u00bb": '"',
    }
)
_DASHES = re.compile("[\u2010-\u2015\u2212\u2043\ufe58\ufe63\uff0d]")
_COLONS = re.compile("[\u2236\ua789\ufe13\uff1a]")
_FRACTION = re.compile(r"([0-9])?\s?([\u00bc-\u00be\u2150-\u215e])")
_THIN_THOUSANDS = re.compile("(?<=[0-9])[\u00a0\u2009\u202f](?=[0-9]{3}(?![0-9]))")
_LETTERS_APART = re.compile(r"(?<!\S)\S(?:[ \u00a0]{1,3}\S(?!\S)){3,}")
_MARKS = re.compile("[\u2122\u2120\u00ae\u00a9]")
_LETTER_AND_DIGIT = re.compile(r"(?<=[A-Za-z])(?=[0-9$])|(?<=[0-9])(?=[A-Za-z])")
_FEWEST_LETTERS = 2


def tidy(text: str) -> str:
    """Return ``text`` in plain characters, with single spaces. Case is kept."""
    if text.isascii():
        return " ".join(_control_free(text).split())
    plain = _THIN_THOUSANDS.sub(",", _MARKS.sub("", text))
    plain = _FRACTION.sub(_spell_fraction, plain)
    plain = unicodedata.normalize("NFKC", plain.translate(_QUOTES)).translate(_QUOTES)
    plain = _COLONS.sub(":", _DASHES.sub("-", plain)).replace("\u2044", "/")
    plain = plain.replace("\u00d7", "x")
    return " ".join(_control_free(plain).split())


def _control_free(text: str) -> str:
    """Drop what prints nothing: zero-width, soft hyphen, direction marks; other controls become spaces."""
    if text.isascii() and text.isprintable():
        return text
    kept = []
    for char in text:
        category = unicodedata.category(char)
        if category == "Cc":
            kept.append(" ")
        elif category not in {"Cf", "Mn", "Me"} or (category != "Cf" and _combines(char)):
            kept.append(char)
    return "".join(kept)


def _combines(char: str) -> bool:
    """Keep marks that change a letter; drop variation selectors and the enclosing marks of emoji."""
    return not ("\ufe00" <= char <= "\ufe0f" or char == "\u20e3")


def _spell_fraction(match: re.Match[str]) -> str:
    spelled = unicodedata.normalize("NFKC", match[2]).replace("\u2044", "/")
    return f"{match[1]} {spelled}" if match[1] else spelled


def close_up(text: str) -> str:
    """Join letters that are set apart: “B L A C K J A C K   P A Y S” becomes “BLACKJACK PAYS”.

    Gaps wider than the narrowest one part words. Where all gaps are alike, only numbers are parted from letters.
    """
    return _LETTERS_APART.sub(_join_letters, text)


def _join_letters(match: re.Match[str]) -> str:
    run = match[0]
    if sum(char.isalpha() for char in run) < _FEWEST_LETTERS:
        return run
    gaps = [len(gap) for gap in re.findall(r"\s+", run)]
    least = min(gaps)
    joined = "".join(" " if len(part) > least else "" if part.isspace() else part for part in re.split(r"(\s+)", run))
    return joined if " " in joined else _LETTER_AND_DIGIT.sub(" ", joined)
