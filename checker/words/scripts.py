"""Letters that are not Latin, which the reader cannot read: a few of them are an ornament, more may say anything."""

import unicodedata

from checker.words.tokens import in_another_script
from checker.words.wordings import wordings

_MOST = 16
"""How many such letters at most are an ornament: a wish of good fortune, the name of a game or a house."""
_FAR = ("CJK", "HANGUL", "HIRAGANA", "KATAKANA", "THAI", "LAO", "KHMER")
"""How the names of letters begin that are seen on felts as an ornament, and that nobody takes for Latin ones."""


def without_ornament(text: str) -> str:
    """Return a text of the same length without letters that are not Latin; nothing where these may speak of the game.

    They may where they are many, look like Latin ones or number something, or where they are among the words of games
    that are listed.
    """
    others = "".join(char for char in text if in_another_script(char))
    far = all(unicodedata.name(char, "").startswith(_FAR) for char in others)
    numbered = any(unicodedata.numeric(char, None) is not None for char in others)
    if not far or len(others) > _MOST or numbered or any(word in others for word in wordings().foreign):
        return ""
    return "".join(" " if in_another_script(char) or unicodedata.category(char) == "Mn" else char for char in text)
