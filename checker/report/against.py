"""The table before a review: what comes out differently under another chapter, both laws side by side."""

import textwrap
from collections.abc import Iterable, Iterator
from itertools import zip_longest

from checker.clean import clean
from checker.report.excerpt import columns
from checker.report.heading import in_force
from checker.review import Review
from checker.review.compare_chapters import Difference, Side, differences
from checker.review.wording import CLASSES, VERDICTS

Line = tuple[str, str]
Group = tuple[str, tuple[Difference, ...]]

_INDENT = "   "
_BETWEEN = " | "
_LEAST = 20
_REFUSED = {"violation", "needs an entry", "unreadable", "mismatch"}
_HELPED = {"not known", "unreadable"}
_COUNTED = {
    "unreadable": ("value that cannot be read", "values that cannot be read"),
    "violations": CLASSES["violation"],
    "missing": CLASSES["missing"],
    "mismatches": CLASSES["mismatch"],
}


def against_report(home: Review, other: Review, width: int) -> Iterator[Line]:
    """Return the lines that set the review under another chapter beside that under the filing's own."""
    yield from _wrap(f"Under its own chapter: {verdict(home)}", width, "bold")
    yield "", ""
    yield from _wrap(title(other), width, "bold")
    if other.ruleset is None:
        for finding in other.findings:
            yield from _wrap(f"{clean(finding.message)} {clean(finding.help)}".strip(), width, "bold red")
    else:
        yield from _wrap(verdict(other), width, "bold green" if other.outcome == "complies" else "bold red")
        yield from _compared(home, other, width)
    yield "", ""
    yield from _wrap(f"The review under {home.chapter_id or 'its own chapter'} follows.", width, "bold")
    if other.ruleset is not None:
        yield from _wrap(
            f"The whole review under {other.chapter_id}, with its advisories, stands in the formats html and json.",
            width,
        )
    yield "", ""


def grouped(home: Review, other: Review) -> tuple[Group, ...]:
    """Return the differences under headings: what the other chapter refuses, what only home law refuses, the rest."""
    found = differences(home, other)
    theirs = tuple(item for item in found if item.other.outcome in _REFUSED)
    mine = tuple(item for item in found if item not in theirs and item.home.outcome in _REFUSED)
    rest = tuple(item for item in found if item not in theirs and item not in mine)
    groups = (
        (f"What {chapter_name(other)} refuses or lacks", theirs),
        (f"What only {chapter_name(home)} refuses or lacks", mine),
        ("What is open, or one of the two does not know", rest),
    )
    return tuple(group for group in groups if group[1])


def title(other: Review) -> str:
    """Name the chapter that the filing is held against, and the day of its law."""
    if other.ruleset is None:
        return "Under the other chapter: nothing could be judged."
    chapter = other.ruleset.chapter
    dated = in_force(chapter, other.as_of.isoformat() if other.as_of else None)
    return f"The same filing under {chapter.title}, {chapter.citation}, {dated}, ruleset {chapter.version}"


def verdict(review: Review) -> str:
    """Say how the filing comes out under a chapter, and how much of it needs a person."""
    if review.ruleset is None:
        return f"{VERDICTS[review.outcome]}."
    counts = review.counts()
    said = [
        f"{counts[key]} {one if counts[key] == 1 else several}"
        for key, (one, several) in _COUNTED.items()
        if counts[key]
    ]
    waiting = counts["open"]
    more = f"{waiting} provision{' is' if waiting == 1 else 's are'} open, " if waiting else ""
    advised = f"{counts['advisories']} {CLASSES['advisory'][0 if counts['advisories'] == 1 else 1]}"
    return f"{VERDICTS[review.outcome]}{': ' if said else ''}{', '.join(said)}. Besides, {more}{advised}."


def chapter_name(review: Review) -> str:
    """Name a chapter by its jurisdiction and its id."""
    assert review.ruleset is not None  # noqa: S101 - only reviews that judged something are compared
    return f"{review.ruleset.chapter.jurisdiction_name}, {review.chapter_id}"


def side_lines(side: Side) -> tuple[str, ...]:
    """Return what one chapter says of an entry: the provision and how it comes out, the sentence, what is lawful."""
    lead = "help: " if side.outcome in _HELPED else "lawful: "
    said = (f"{side.provision}  {side.outcome}".strip(), side.says, f"{lead}{side.help}" if side.help else "")
    return tuple(clean(text) for text in said if text)


def _compared(home: Review, other: Review, width: int) -> Iterator[Line]:
    if home.ruleset is None:
        yield from _wrap(
            "The filing could not be judged under a chapter of its own, so there is nothing to compare.", width
        )
        for finding in other.defects:
            yield from _wrap(f"{finding.kind.value} {finding.provision}  {clean(finding.message)}", width)
        return
    groups = grouped(home, other)
    if not groups:
        yield "Nothing comes out differently.", ""
        return
    room = max(_LEAST, (width - len(_INDENT) - len(_BETWEEN)) // 2)
    for heading, items in groups:
        yield "", ""
        yield from _wrap(f"{heading}: {len(items)}", width, "bold")
        yield from _table(items, home, other, room, width)


def _table(items: Iterable[Difference], home: Review, other: Review, room: int, width: int) -> Iterator[Line]:
    yield _row(chapter_name(home), chapter_name(other), room), "bold"
    yield f"{_INDENT}{'-' * room}-+-{'-' * room}", ""
    for index, item in enumerate(items):
        if index:
            yield "", ""
        yield from _difference(item, home, room, width)


def _difference(item: Difference, home: Review, room: int, width: int) -> Iterator[Line]:
    place = f"{clean(home.path)}:{item.position.line}:{item.position.column}"
    said = f": {clean(item.actual)}" if item.actual else ""
    for line in textwrap.wrap(f"{place}  {item.at}{said}", max(_LEAST, width), subsequent_indent=_INDENT):
        yield line, "bold"
    for left, right in zip_longest(_side(item.home, room), _side(item.other, room), fillvalue=""):
        yield _row(left, right, room).rstrip(), ""


def _side(side: Side, room: int) -> Iterator[str]:
    for text in side_lines(side):
        yield from textwrap.wrap(text, room)


def _row(left: str, right: str, room: int) -> str:
    return f"{_INDENT}{left}{' ' * max(0, room - columns(left))}{_BETWEEN}{right}"


def _wrap(text: str, width: int, style: str = "") -> Iterator[Line]:
    for line in textwrap.wrap(text, width, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False):
        yield line, style
