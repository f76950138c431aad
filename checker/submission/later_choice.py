"""Answers that are left to somebody's later choice: to be decided, whatever the manager picks, set month by month.

The turns of speech are data, ``rulesets/shared/words/later_choice.yaml``.
"""

import re
from functools import cache

from checker.frozen import frozen
from checker.law.chapter import read_shared
from checker.submission.answer import normal

FILE = "later_choice.yaml"
_PART = re.compile("<([a-z]+)>")


@frozen(kw_only=False)
class _Turns:
    """What leaves an answer to a later choice, and who and what may choose by law."""

    left: re.Pattern[str]
    lawful: re.Pattern[str]


@cache
def _turns() -> _Turns:
    raw = read_shared("words", FILE)
    made: dict[str, str] = {}

    def whole(pattern: str) -> str:
        return _PART.sub(lambda found: made[found[1]], pattern)

    for name, patterns in raw["parts"].items():
        made[name] = f"(?:{'|'.join(map(whole, patterns))})"
    return _Turns(re.compile("|".join(map(whole, raw["left"]))), re.compile(rf"\b(?:{'|'.join(raw['lawful'])})\b"))


def is_left_to_choice(text: str) -> bool:
    """Whether all that a text says is that somebody may choose later what should be answered."""
    plain = normal(text).strip(" .!()[]").replace("\u2019", "'")
    return _turns().left.fullmatch(plain) is not None and _turns().lawful.search(plain) is None
