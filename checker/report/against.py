"""The table beside a review: what comes out differently under another chapter, both laws side by side."""

import textwrap
from collections.abc import Iterator
from itertools import zip_longest

from checker.report.clean import clean
from checker.report.excerpt import columns
from checker.report.wording import CLASSES, VERDICTS
from checker.review import Review
from checker.review.against import Difference, Side, differences

Line = tuple[str, str]

_INDENT = "   "
_BETWEEN = " | "
_LEAST = 20
_COUNTED = {
    "unreadable": ("value that cannot be read", "values that cannot be read"),
    "violations": CLASSES["violation"],
    "missing": CLASSES["missing"],
    "mismatches": CLASSES["mismatch"],
}


def against_report(home: Review, other: Review, width: int) -> Iterator[Line]:
    """Give the lines that set the review under another chapter beside that under the filing's own."""
    yield "", ""
    yield from _wrap(_title(other), width, "bold")
    if other.ruleset is None:
        for finding in other.findings:
            yield from _wrap(f"{clean(finding.message)} {clean(finding.help)}".strip(), width, "bold red")
        return
    found = differences(home, other)
    yield from _wrap(_verdict(other), width, "bold green" if other.outcome == "complies" else "bold red")
    if home.ruleset is None:
        yield from _wrap(
            "The filing could not be judged under a chapter of its own, so there is nothing to compare.", width
        )
        for finding in other.defects:
            yield from _wrap(f"{finding.kind.value} {finding.provision}  {clean(finding.message)}", width)
        return
    if not found:
        yield "Nothing comes out differently.", ""
        return
    room = max(_LEAST, (width - len(_INDENT) - len(_BETWEEN)) // 2)
    yield "", ""
    yield _row(_chapter(home), _chapter(other), room), "bold"
    yield f"{_INDENT}{'-' * room}-+-{'-' * room}", ""
    for index, item in enumerate(found):
        if index:
            yield "", ""
        yield from _difference(item, home, room, width)


def _title(other: Review) -> str:
    if other.ruleset is None:
        return "Under the other chapter: nothing could be judged."
    chapter = other.ruleset.chapter
    if chapter.adopted is None:
        dated = "of which no date of force is printed"
    else:
        dated = f"as in force on {other.as_of.isoformat() if other.as_of else ''}"
    return f"The same filing under {chapter.title}, {chapter.citation}, {dated}, ruleset {chapter.version}"


def _verdict(other: Review) -> str:
    """Say how the filing comes out under the other chapter, and how much of it needs a person."""
    counts = other.counts()
    said = [
        f"{counts[key]} {one if counts[key] == 1 else several}"
        for key, (one, several) in _COUNTED.items()
        if counts[key]
    ]
    people = counts["need_a_person"]
    more = f"{people} provision{' needs' if people == 1 else 's need'} a person, " if people else ""
    advised = f"{counts['advisories']} {CLASSES['advisory'][0 if counts['advisories'] == 1 else 1]}"
    return f"{VERDICTS[other.outcome]}{': ' if said else ''}{', '.join(said)}. Besides, {more}{advised}."


def _chapter(review: Review) -> str:
    assert review.ruleset is not None  # noqa: S101 - only reviews that judged something are compared
    return f"{review.ruleset.chapter.jurisdiction_name}, {review.chapter_id}"


def _difference(item: Difference, home: Review, room: int, width: int) -> Iterator[Line]:
    place = f"{clean(home.path)}:{item.position.line}:{item.position.column}"
    said = f": {clean(item.actual)}" if item.actual else ""
    for line in textwrap.wrap(f"{place}  {item.at}{said}", max(_LEAST, width), subsequent_indent=_INDENT):
        yield line, "bold"
    for left, right in zip_longest(_side(item.home, room), _side(item.other, room), fillvalue=""):
        yield _row(left, right, room).rstrip(), ""


def _side(side: Side, room: int) -> Iterator[str]:
    """Give the lines of one side: the provision and how it comes out, what it says, what would be lawful."""
    yield f"{side.provision}  {side.outcome}".strip()
    lead = "help: " if side.outcome in {"not known", "unreadable"} else "lawful: "
    for text in (side.says, f"{lead}{side.help}" if side.help else ""):
        yield from textwrap.wrap(clean(text), room)


def _row(left: str, right: str, room: int) -> str:
    return f"{_INDENT}{left}{' ' * max(0, room - columns(left))}{_BETWEEN}{right}"


def _wrap(text: str, width: int, style: str = "") -> Iterator[Line]:
    for line in textwrap.wrap(text, width, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False):
        yield line, style
