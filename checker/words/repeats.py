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


_SAME_SIDE = re.compile(
    r"\b(?P<side>high|low|front|back|five-card|two-card)\b(?: hand)?\b[^.;,]*\b(?:than|as|under|below|over|above)"
    r" (?:the|your|its) (?P=side)\b(?! (?:hand|one) of\b)|"
    r"\(the (?P<named>high|low|front|back)\b[^()]*\).*\(the (?P=named)\b",
    re.IGNORECASE,
)
"""One of two hands compared with itself, or named for both: the high one may not rank under the high one."""


def repeats_an_item(text: str) -> bool:
    """Whether a text names the same item twice: in a list one right behind the other, or as both of two hands."""
    return _SAME_SIDE.search(text) is not None or any(
        found["item"].casefold().split()[0] not in _POINTING
        and not (found["item"].casefold() in _BOTH and (found["joint"] or "").casefold() == "and")
        for found in _TWICE.finditer(text)
    )
