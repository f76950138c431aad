"""Words that stand where an answer belongs and give none, such as “TBD”, or tell of a paper that is not handed in."""

from checker.regex import regex
from checker.submission.answer import normal
from checker.submission.later_choice import is_left_to_choice

_NONE = frozenset({"no", "none", "nil", "nothing", "n/a", "n.a", "na", "not applicable", "-", "--"})
_NOTHING = _NONE | frozenset(
    {
        "yes", "unknown", "?", "??", "???", "x",
        "xx", "xxx", "xxxx", "...", "name", "blank", "tbf",
        "tba", "tbc", "tbd", "to be announced", "to be added", "to be checked", "to be confirmed", "to be decided",
        "to be determined", "to be done", "to be named", "to be chosen", "to be selected",
        "name to follow", "unnamed", "to follow", "pending", "not yet", "later", "todo",
        "house way", "the house way", "as usual", "usual", "standard", "any", "any amount",
        "the dealer decides", "as the dealer decides", "as the dealer thinks best", "dealer's choice",
        "dealer's discretion", "at the dealer's discretion", "at the discretion of the dealer",
        "the dealer's discretion",
        "to be filed later", "to be filed", "to be supplied", "to be provided", "to be submitted", "will follow",
        "follows", "see above", "see below", "not decided", "undecided", "not determined", "open", "whatever",
    }
)  # fmt: skip
_HOLDS_NOT = (
    r"denied|refused|rejected|declined|disapproved|withdrawn|revoked|rescinded|annulled|void(?:ed)?|expired|lapsed"
    r"|cancell?ed|superseded|awaited|tb[acd]"
)
"""What is said of a paper that was not given, or that holds no longer."""
_NOT_FILED = regex(
    rf"(?<!not )(?<!never )\b(?:{_HOLDS_NOT}|replaced|lost|missing|unavailable|unfinished)\b"
    r"|\b(?:to be|to follow|to come|will be|will follow|shall be|not yet|not filed|not submitted|pending"
    r"|upcoming|later|next (?:week|month|year)|soon|in preparation|being (?:drawn|drafted|prepared|made))\b"
    r"|^(?:no|not|never|without|unknown)\b"
)
"""Words that tell of a paper that nobody has handed in, or that holds no longer."""


def says_nothing(text: str) -> bool:
    """Whether a text gives no answer: it is nothing but a word or two that stand in for one."""
    plain = normal(text).strip(" .!()[]")
    return plain in _NOTHING or not plain or is_left_to_choice(plain)


def says_none(text: str) -> bool:
    """Whether a text says that there is nothing to state."""
    return normal(text).strip(" .!()[]") in _NONE


def is_not_filed(text: str) -> bool:
    """Whether a text says of a paper that it is not handed in yet, or that it holds no longer."""
    return _NOT_FILED.search(normal(text)) is not None
