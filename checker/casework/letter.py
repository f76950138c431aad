"""The deficiency letter: what a reviewer found deficient or asks about, with provision and what would be lawful."""

import datetime
from dataclasses import dataclass

from checker.casework.record import Entry
from checker.report.clean import clean
from checker.review import Review
from checker.values import format_date


@dataclass(frozen=True, slots=True, kw_only=True)
class Point:
    """One numbered point of the letter, final and clean."""

    number: int
    citation: str
    text: str
    lawful: str
    note: str
    where: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Letter:
    """A deficiency letter. ``undecided`` tells how many open items have no determination yet."""

    game: str
    facility: str
    operator: str
    regulator: str
    citation: str
    as_of: str
    version: str
    filed: str
    dated: str
    by: str
    deficient: tuple[Point, ...]
    queries: tuple[Point, ...]
    undecided: int
    stamp: str


def letter(review: Review, entries: tuple[Entry, ...], *, on: datetime.date, by: str) -> Letter:
    """Build the letter of a review that was judged, dated ``on``."""
    assert review.ruleset is not None  # noqa: S101 - the command stops for what was not judged
    assert review.filing is not None  # noqa: S101
    assert review.as_of is not None  # noqa: S101
    chapter, header = review.ruleset.chapter, review.filing.header
    day = format_date(review.as_of)
    dated = f"as of {day}" if chapter.adopted else f"applied as of {day}, no date of force printed"
    facility = clean(header.facility) or "facility not stated"
    numbers: dict[str, tuple[Point, ...]] = {}
    count = 0
    for kind in ("deficient", "query"):
        chosen = [entry for entry in entries if entry.open and entry.determination == kind]
        numbers[kind] = tuple(_point(entry, review, count + index + 1) for index, entry in enumerate(chosen))
        count += len(chosen)
    return Letter(
        game=chapter.title,
        facility=facility,
        operator=clean(header.operator),
        regulator=chapter.terms["regulator"],
        citation=chapter.citation,
        as_of=dated,
        version=chapter.version,
        filed=format_date(header.filing_date) if header.filing_date else "not stated",
        dated=format_date(on),
        by=clean(by),
        deficient=numbers["deficient"],
        queries=numbers["query"],
        undecided=sum(1 for entry in entries if entry.open and not entry.determination),
        stamp=f"{chapter.citation}, {dated} · ruleset {chapter.version} · {facility}",
    )


def _point(entry: Entry, review: Review, number: int) -> Point:
    assert review.ruleset is not None  # noqa: S101 - asked by the caller
    chapter = review.ruleset.chapter
    provision = entry.item.provision
    if not provision or provision == chapter.number:
        citation = chapter.citation
    else:
        citation = chapter.full_citation(provision) if number == 1 else provision
    return Point(
        number=number,
        citation=citation,
        text=clean(entry.item.message),
        lawful=clean(entry.item.help),
        note=clean(entry.note),
        where=f"line {entry.item.line}",
    )
