"""Times of day at which something is done: at 6 a.m., 2 p.m. and 10 p.m. is every eight hours.

What lies longest between two of them, round the clock, is what an entry in hours asks for.
"""

from collections.abc import Iterator
from decimal import Decimal
from itertools import pairwise

from checker.regex import regex
from checker.submission.word_files import field_words
from checker.values import format_hours
from checker.values.number_words import number_of

_MINUTES, _HALF_DAY, _DAY = 60, 12, 24
_NAMED = {"noon": 12, "midday": 12, "midnight": 0}
_MORNING, _LATER = frozenset({"am", "morning"}), frozenset({"pm", "afternoon", "evening", "night"})
_TIME = regex(
    r"\b(?P<named>noon|midday|midnight)\b"
    r"|\b(?P<hour>[0-9]{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:[:.](?P<minute>[0-5][0-9]))?"
    r"(?: ?o[ ']?clock)?"
    r"(?: ?(?P<half>[ap])\.? ?m\b\.?| in the (?P<part>morning|afternoon|evening)| at (?P<night>night))?"
)
_WORD = regex(r"[a-z']+|[^\s,;.&+/()-]")


def hours_between(text: str) -> str:
    """Return the most hours between two of the times of day that a text lists; empty where it says anything else."""
    plain = " ".join(text.lower().replace("\u2019", "'").split())
    times = list(_times(plain))
    if not times or None in times:
        return ""
    if not set(_WORD.findall(_TIME.sub(" ", plain))) <= {str(word) for word in field_words()["beside_times"]}:
        return ""
    found = sorted({time for time in times if time is not None})
    gaps = [later - sooner for sooner, later in pairwise((*found, found[0] + _DAY * _MINUTES))]
    return format_hours(Decimal(max(gaps)) / _MINUTES)


def _times(text: str) -> Iterator[int | None]:
    """Yield the minutes of the day of each time; None where a figure may be something else than a time."""
    for found in _TIME.finditer(text):
        if found["named"]:
            yield _NAMED[found["named"]] * _MINUTES
            continue
        hour = int(found["hour"]) if found["hour"].isdigit() else number_of([found["hour"]])[1]
        half = f"{found['half']}m" if found["half"] else found["part"] or found["night"] or ""
        if not (half or found["minute"]) or (half and not 1 <= hour <= _HALF_DAY):
            yield None
        else:
            yield _on_the_clock(hour, half) * _MINUTES + int(found["minute"] or 0)


def _on_the_clock(hour: int, half: str) -> int:
    """Return an hour as the clock of 24 hours has it."""
    if half in _MORNING:
        return hour % _HALF_DAY
    if half in _LATER:
        return hour % _HALF_DAY + _HALF_DAY
    return hour % _DAY
