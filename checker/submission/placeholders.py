"""Words that stand where an answer belongs and give none, such as “TBD”, or tell of an approval that is not given."""

import re

from checker.submission.answer import normal

_NOTHING = frozenset(
    {
        "yes", "no", "none", "nil", "n/a", "na", "not applicable", "unknown", "-", "--", "?", "??", "x", "...",
        "tba", "tbc", "tbd", "to be announced", "to be added", "to be checked", "to be confirmed", "to be decided",
        "to be determined", "to be done", "to follow", "pending", "not yet", "later", "todo",
        "house way", "the house way", "as usual", "usual", "standard", "any", "any amount",
        "the dealer decides", "as the dealer decides", "as the dealer thinks best", "dealer's choice",
        "dealer's discretion", "at the dealer's discretion",
    }
)  # fmt: skip
_NO_APPROVAL = re.compile(
    r"(?:(?:the |an )?(?:approval|application|request)(?: is| was| has been)? ?)?"
    r"(?:pending|await(?:ed|ing)|not (?:yet|approved|given|received)|unapproved|appl(?:ied|ying) for|requested"
    r"|submitted|filed|under review|in review|refused|denied|rejected|withdrawn|to be |to follow|tb[acd])\b"
)
_STILL_PENDING = re.compile(r"(?<!renewal )\bpending\W*$")


def says_nothing(text: str) -> bool:
    """Tell whether a text gives no answer: it is nothing but a word or two that stand in for one."""
    plain = normal(text).strip(" .!()[]")
    return plain in _NOTHING or not plain


def no_approval(text: str) -> bool:
    """Tell whether a text that should name an approval names none, or one that is not given yet or was refused.

    “yes” tells that there is one.
    """
    plain = normal(text).strip(" .!()[]")
    if plain == "yes":
        return False
    return says_nothing(plain) or bool(_NO_APPROVAL.match(plain) or _STILL_PENDING.search(plain))
