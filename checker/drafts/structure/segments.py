"""Splits a line of text where a reader's eye splits it: at wide gaps, tabs, rules, bars and dot leaders."""

import re
from dataclasses import dataclass

from checker.drafts.language.normal import close_up, tidy

_BAR = "|\u2502\u2551\u2503\u00a6\u2506\u250a"
_BREAK = re.compile(
    rf"\s*[{re.escape(_BAR)}]\s*"  # bars of a table
    r"|[ \u00a0]*\t[ \t\u00a0]*"  # tabs
    r"|[ \u00a0]*(?:[.\u00b7\u2022\u2024\u2026_=~\u2500-\u257f-][ \u00a0]?){4,}[ \u00a0]*"  # leaders and rules
    r"|[ \u00a0]*\u2026+[ \u00a0]*"
    r"|[ \u00a0]+[.]{2,}(?:[ \u00a0]+|$)"
    r"|[ \u00a0]{2,}"  # wide gaps
    r"|[ \u00a0]*[\u2192\u21d2\u25ba\u27a1][\ufe0f]?[ \u00a0]*"  # arrows
    r"|(?<=[A-Za-z)\u2660-\u2667])(?=\d[\d,]*[ \u00a0](?:to|for)[ \u00a0]\d)|(?<=[\da-z])(?=\$\d)"  # run together
)
_LEADER = re.compile(r"[._\u00b7\u2026=-]{2}|\. \.|\u2192")
_RULE = re.compile(r"[\s+*|=_~#\u2500-\u257f-]*[+*|=_~#\u2500-\u257f-]{3}[\s+*|=_~#\u2500-\u257f-]*")
"""A line of nothing but the signs of which frames and rules are drawn."""
_MARK = re.compile(r"(?:[QA]|\d{1,2})[.:)]")
"""The mark of an item of a list, or of a question and its answer."""
_LEAST_MARKED = 2
_TAB_STOP = 8
_WIDE = 5


@dataclass(frozen=True, slots=True)
class Segment:
    """A piece of a line: its plain text and the columns, counted from 0, between which it stands.

    ``leads`` tells that a leader, such as a row of dots, runs from it to the next.
    """

    text: str
    start: int
    end: int
    leads: bool = False


def split_line(line: str) -> list[Segment]:
    """Return the segments of a line, leftmost first."""
    if _RULE.fullmatch(line):
        return []
    expanded = _expanded(line) if "\t" in line else line
    segments = []
    position = 0
    for gap in [*_BREAK.finditer(expanded), None]:
        stop = gap.start() if gap else len(expanded)
        text = tidy(expanded[position:stop])
        if text:
            segments.append(Segment(text, position, stop, bool(gap and _LEADER.search(gap[0]))))
        if gap:
            position = gap.end()
    return _letters_joined(_marked(segments), expanded)


def _marked(segments: list[Segment]) -> list[Segment]:
    """Join the mark of an item, such as “Q.” or “3)”, with the text that begins behind it."""
    if len(segments) < _LEAST_MARKED or not _MARK.fullmatch(segments[0].text) or segments[0].leads:
        return segments
    mark, text = segments[:_LEAST_MARKED]
    return [Segment(f"{mark.text} {text.text}", text.start, text.end, text.leads), *segments[_LEAST_MARKED:]]


def _expanded(line: str) -> str:
    """Return a line with each tab as wide as it reaches; the tab stays as the first of its columns, for it parts."""
    found = ""
    for number, piece in enumerate(line.split("\t")):
        found += "\t".ljust(_TAB_STOP - len(found) % _TAB_STOP) if number else ""
        found += piece
    return found


def _letters_joined(segments: list[Segment], line: str) -> list[Segment]:
    """Join what only looks like gaps because every letter of the line stands apart."""
    joined: list[Segment] = []
    for segment in segments:
        last = joined[-1] if joined else None
        if (
            last
            and _apart(last.text)
            and _apart(segment.text)
            and line[last.end : segment.start].strip() == ""
            and segment.start - last.end < _WIDE
        ):
            joined[-1] = Segment(line[last.start : segment.end], last.start, segment.end)
        else:
            joined.append(segment)
    return [Segment(tidy(close_up(item.text)), item.start, item.end, item.leads) for item in joined]


def _apart(text: str) -> bool:
    """Whether every character stands alone."""
    return all(len(word) == 1 for word in text.split())
