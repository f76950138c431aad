"""Why an answer is so: “$75,000 because the bank is large”. A reason says nothing of what is asked.

The turns of speech are data, ``rulesets/shared/words/reasons.yaml``.
"""

import re
from functools import cache

from checker.frozen import frozen
from checker.law.chapter import read_shared
from checker.regex import regex, with_parts

FILE = "reasons.yaml"
_STOPS = " .;,:-\u2013\u2014"


@frozen
class _Turns:
    """The patterns of reasons beside any answer, of those beside a figure, and the entries that ask for a reason."""

    always: tuple[re.Pattern[str], ...]
    figures: tuple[re.Pattern[str], ...]
    weighed: frozenset[str]


@cache
def _turns() -> _Turns:
    raw = read_shared("words", FILE)
    whole = with_parts(raw["parts"])
    always, figures = (tuple(regex(whole(turn), re.IGNORECASE) for turn in raw[name]) for name in ("always", "figures"))
    return _Turns(always=always, figures=figures, weighed=frozenset(raw["weighed"]))


def without_reason(text: str, path: str, *, figure: bool) -> tuple[str, tuple[str, ...]]:
    """Return an answer to an entry without what it says of why it is so, and the reasons.

    Of a ``figure`` it may say too how it came to be. An answer that is nothing but a reason, and one to an entry that
    asks for a reason, is returned as it stands, with none.
    """
    turns = _turns()
    if path in turns.weighed:
        return text, ()
    plain, reasons = text.replace("\u2019", "'"), []
    for turn in (*turns.always, *(turns.figures if figure else ())):
        while (found := turn.search(plain)) is not None and found[0].strip():
            reasons.append(found[0].strip(_STOPS))
            plain = f"{plain[: found.start()]}{plain[found.end() :]}".strip()
    plain = plain.strip(_STOPS)
    return (plain, tuple(reasons)) if reasons and plain else (text, ())
