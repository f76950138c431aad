"""The names of areas of a layout, and the form in which they are compared."""

import re

from checker.regex import regex
from checker.submission.answer import normal

_NUMBERED = regex(r"(.+?),? (?:numbered )?\(?[0-9]+ ?(?:to|through|-|–) ?[0-9]+\)?", re.IGNORECASE)
"""Areas with the numbers that they bear: commission boxes 1 to 9."""
_AREA = r"(?:area|spot|box(?:e(?=s))?|circle|space|place|square|field|zone)s?"
_BETTING = r"(?:(?:separate|individual|printed|marked|designated|betting|wagering|wager) )*"
_FOR = regex(
    rf"(?:(?:an?|the|one) )?{_BETTING}{_AREA} (?:for|of|marked|labell?ed|designated for|reserved for)"
    r"(?: (?:the|an?|placing|placement of|making|each players?))* "
)
"""What says of a name that an area is meant: a betting spot for the."""
_AT_EACH = regex(
    r" (?:at|for|in front of|before|per) (?:(?:each|every)(?: of the)?|all)(?: betting)?"
    r" (?:players?|seats?|positions?|box(?:es)?|spots?|places?)$"
)
_WHOSE = regex(r"\b(player|banker|dealer)s (?=high |low |hands?\b|cards?\b)")
_LAST = regex(rf" (?:wagers?|bets?)$| (?:(?:wager|bet) )?{_BETTING}{_AREA}$")


def plain_area(name: str) -> str:
    """Return the form in which names of areas are compared.

    Apostrophes and “&” change nothing, nor does what says only that an area is meant, for each player or not.
    """
    if numbered := _NUMBERED.fullmatch(name.strip()):
        name = f"numbered {numbered[1]}"
    plain = normal(name.replace("'", "").replace("\u2019", "").replace("&", " and "))
    plain = _WHOSE.sub(r"\1 ", _AT_EACH.sub("", plain))
    if found := _FOR.match(plain):
        plain = plain[found.end() :]
    return _LAST.sub("", plain) or plain
