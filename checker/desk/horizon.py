"""The horizon as a line of time for the desk, the same as ``checker horizon`` says."""

import datetime
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from checker.clean import clean
from checker.desk.reading import Read, header_of
from checker.law.chapter import Chapter
from checker.review.horizon import Horizon, horizon
from checker.review.model import COMPLIES, DEFECTS
from checker.values import format_date

_Scale = Callable[[datetime.date], float]

_ENDS = {
    "complies": "complies throughout",
    "unknown": "complies through the known law, unknown after it",
    "stops": "would stop complying",
    "defects": "does not comply at first",
    "incomplete": "is incomplete at first",
    "unreadable": "cannot be read",
    "nothing_to_judge": "could not be judged",
    "over": "is of a later day",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Span:
    """A stretch of a filing's line, in hundredths of the whole. ``state`` is complies, defects, other or unknown."""

    x: float
    width: float
    state: str
    words: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One filing from its day on: its stretches and what happens in words."""

    name: str
    facility: str
    fate: str
    spans: tuple[Span, ...]
    events: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ChapterLine:
    """One chapter: its rulemakings on the line, and its filings."""

    title: str
    marks: tuple[tuple[float, str, str], ...]
    known: str
    lines: tuple[Line, ...]
    first: str
    last: str


def horizon_view(filings: Iterable[Read], until: datetime.date) -> tuple[ChapterLine, ...]:
    """Return the filings by chapter, each followed to ``until``; those that could not be judged are left out."""
    grouped: dict[str, list[tuple[Read, Horizon]]] = {}
    for found in filings:
        if found.document is not None and found.review.ruleset is not None and found.review.as_of is not None:
            followed = horizon(found.document, start=None, until=until)
            grouped.setdefault(found.review.chapter_id, []).append((found, followed))
    return tuple(_chapter(pairs, until) for _, pairs in sorted(grouped.items()))


def _chapter(pairs: list[tuple[Read, Horizon]], until: datetime.date) -> ChapterLine:
    ruleset = pairs[0][0].review.ruleset
    assert ruleset is not None  # noqa: S101 - only judged filings
    chapter = ruleset.chapter
    days = [followed.first.as_of for _, followed in pairs if followed.first.as_of]
    dates = [item.effective for item in chapter.rulemakings if item.effective and item.effective <= until]
    first = min([*days, *dates, until])
    whole = max((until - first).days, 1)

    def x(day: datetime.date) -> float:
        return round(min(max((day - first).days / whole, 0), 1) * 100, 2)

    return ChapterLine(
        title=f"{chapter.title}, {chapter.citation}",
        marks=tuple(
            (x(item.effective), format_date(item.effective), item.source)
            for item in chapter.rulemakings
            if item.effective and item.effective <= until
        ),
        known=_known(chapter, until),
        lines=tuple(_line(found, followed, until, x) for found, followed in pairs),
        first=format_date(first),
        last=format_date(until),
    )


def _known(chapter: Chapter, until: datetime.date) -> str:
    known = chapter.known_through
    if chapter.adopted is None:
        return "No date of force is printed in this text, so what held on which day is not known."
    if known is None or known >= until:
        return ""
    return f"The text is known through {format_date(known)}; what was amended later is not known and is hatched."


def _line(found: Read, followed: Horizon, until: datetime.date, x: _Scale) -> Line:
    header = header_of(found)
    return Line(
        name=found.name,
        facility=header.facility,
        fate=_ENDS.get(followed.end, followed.end.replace("_", " ")),
        spans=tuple(_spans(followed, until, x)),
        events=tuple(_events(followed)),
    )


def _spans(followed: Horizon, until: datetime.date, x: _Scale) -> Iterator[Span]:
    start, state = followed.first.as_of, followed.first.outcome
    if start is None or start > until:
        return
    end = min(until, followed.unknown_after or until)
    for step in followed.steps:
        if step.day > end:
            break
        yield _span(start, step.day, state, x)
        start, state = step.day, step.outcome
    if start < end:
        yield _span(start, end, state, x)
    if end < until:
        begin = max(start, end)
        yield Span(x=x(begin), width=round(x(until) - x(begin), 2), state="unknown", words="the text is not known")


def _span(start: datetime.date, end: datetime.date, state: str, x: _Scale) -> Span:
    kind = state if state in {COMPLIES, DEFECTS} else "other"
    words = f"{state.replace('_', ' ')} from {format_date(start)} to {format_date(end)}"
    return Span(x=x(start), width=round(x(end) - x(start), 2), state=kind, words=words)


def _events(followed: Horizon) -> Iterator[str]:
    for step in followed.steps:
        for change in step.changes:
            posted = f" Post anew: {', '.join(change.repost)}." if change.repost else ""
            yield f"{format_date(step.day)}, {change.provision}: {clean(change.message)} ({change.source}){posted}"
