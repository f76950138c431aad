"""An answer in plainer words: turns of speech that a row need not know, such as “the batch that is not in play”.

They are data, ``recast`` of ``rulesets/shared/words/answers.yaml``: patterns of a text in small letters,
in their order.
"""

import re
from functools import cache, lru_cache

from checker.law.chapter import read_shared
from checker.regex import regex

_CLAUSE = regex(
    r" *[;(]+ *|, +(?:and |but )?|: +| +[-\u2013\u2014]+ +|\. +| +but +| +(?=(?:and not|rather than|instead of) )"
)
_ADDED = regex(
    r"[,;.] +(?:and|also|plus|in addition|besides)\b|[,;] +(?=[^,;]*\b(?:too|as well|in addition)\W*$)", re.IGNORECASE
)
_STOP = regex(
    r"[,;.:(] *(?!(?:but|except|save|only|unless|just|mostly|merely|at least|not)\b)(?=[a-z])|\b +and +(?=the )",
    re.IGNORECASE,
)
_STOPS = " .;,"


@lru_cache(maxsize=1024)
def plainer(text: str) -> str:
    """Return an answer in small letters and in plainer words, without the stop at its end."""
    plain = " ".join(text.lower().replace("\u2019", "'").split())
    for pattern, instead in _recast():
        plain = " ".join(pattern.sub(instead, plain).split())
    return plain.strip(_STOPS) or text


@cache
def _recast() -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple((regex(pattern), instead) for pattern, instead in read_shared("words", "answers.yaml")["recast"])


def clauses(text: str) -> list[str]:
    """Return the clauses of an answer; none where it has only one."""
    found = [part.strip(" .)") for part in _CLAUSE.split(text) if part.strip(" .)")]
    return found if len(found) > 1 else []


def before_more(text: str, *, any_stop: bool = False) -> str:
    """Return what an answer says before it adds something: a sign, and dealers tell it too. Empty where it does not.

    With ``any_stop`` all that stands behind a stop is taken for added, but what narrows or denies.
    """
    found = (_STOP if any_stop else _ADDED).search(text)
    return "" if found is None else text[: found.start()].strip()
