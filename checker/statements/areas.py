"""The names of areas of a layout, and the form in which they are compared."""

import re

from checker.regex import regex
from checker.submission.answer import normal

_NUMBERED = regex(r"(.+?),? (?:numbered )?\(?[0-9]+ ?(?:to|through|-|–) ?[0-9]+\)?", re.IGNORECASE)
"""Areas with the numbers that they bear: commission boxes 1 to 9."""


def plain_area(name: str) -> str:
    """Return the form in which names of areas are compared: apostrophes, “&” and a last word Wager change nothing."""
    if numbered := _NUMBERED.fullmatch(name.strip()):
        name = f"numbered {numbered[1]}"
    return normal(name.replace("'", "").replace("\u2019", "").replace("&", " and ")).removesuffix(" wager")
