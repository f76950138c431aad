"""Lists that name the same thing twice, as where one word stands in place of another: the Banker and the Banker."""

import re

_TWICE = re.compile(
    r"(?<!two )(?<!2 )\b(?P<item>[a-z]{3,}(?:[ -][a-z]{3,})?|\d{1,2})(?:,? (?P<joint>and|or|nor)|,) "
    r"(?:(?:the|an?|your) )?(?P=item)\b(?! (?:make|is|=|flush|house|pair)\b)",
    re.IGNORECASE,
)
_BOTH = frozenset(
    {"more", "again", "half", "over", "round", "one", "two", "hand", "side", "game", "time", "card", "ace", "seven"}
)
"""Words that are said twice, with an “and”, to say more of them or of two of a kind: half and half, one and one."""
_POINTING = frozenset({"you", "they", "the", "her", "him", "them", "this", "that", "these", "those", "who"})
"""Words with which the next clause may begin: against you, and you pay."""


def repeats_an_item(text: str) -> bool:
    """Whether a list in a text has the same item twice, one right behind the other."""
    return any(
        found["item"].casefold().split()[0] not in _POINTING
        and not (found["item"].casefold() in _BOTH and (found["joint"] or "").casefold() == "and")
        for found in _TWICE.finditer(text)
    )
