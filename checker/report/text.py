"""The review as text for a person: each finding with its lines, the provision, and what would be lawful."""

import textwrap
from collections.abc import Iterator

from checker.report.clean import clean
from checker.review import Review
from checker.review.model import COMPLIES
from checker.rules import Finding, FindingClass
from checker.source import Position
from checker.values import format_date

Line = tuple[str, str]
"""A line and its style: the name of a colour for a terminal, or empty."""

_STYLES = {
    FindingClass.UNREADABLE: "bold red",
    FindingClass.VIOLATION: "bold red",
    FindingClass.MISSING: "bold yellow",
    FindingClass.MISMATCH: "bold red",
    FindingClass.VARIED: "bold magenta",
    FindingClass.ADVISORY: "bold cyan",
}
_WIDTH = 100
_LONGEST_LINE = 160


def text_report(review: Review) -> Iterator[Line]:
    """Give the lines of the report on one filing."""
    yield from _heading(review)
    cited: set[str] = set()
    for finding in review.findings:
        yield from _finding(review, finding, cited)
    yield from _summary(review)


def _heading(review: Review) -> Iterator[Line]:
    if review.ruleset and review.as_of:
        chapter = review.ruleset.chapter
        reading = f", {review.reading} reading" if review.reading else ""
        yield (
            f"{chapter.title}, {chapter.citation}, as in force on {review.as_of.isoformat()} "
            f"({review.basis}), ruleset {chapter.version}{reading}",
            "bold",
        )
    yield clean(review.path), ""
    yield "", ""


def _finding(review: Review, finding: Finding, cited: set[str]) -> Iterator[Line]:
    style = _STYLES[finding.kind]
    provision = _cite(review, finding.provision, cited)
    head = f"{finding.kind.value} {provision}".strip()
    yield from _wrap(f"{head}  {clean(finding.message)}", "", style)
    yield from _excerpts(review, finding)
    if finding.help:
        lead = "lawful: " if finding.kind in {FindingClass.VIOLATION, FindingClass.MISSING} else "help: "
        yield from _wrap(f"{lead}{clean(finding.help)}", "   ")
    for note in finding.notes:
        yield from _wrap(clean(note), "   ")
    if finding.sources:
        yield f"   source: {', '.join(finding.sources)}", "dim"
    yield "", ""


def _cite(review: Review, provision: str, cited: set[str]) -> str:
    """Write the citation in full on first use and the bare provision after."""
    if not provision or review.ruleset is None:
        return provision
    chapter = review.ruleset.chapter
    if cited or provision == chapter.number:
        return provision
    cited.add(provision)
    return chapter.full_citation(provision)


def _excerpts(review: Review, finding: Finding) -> Iterator[Line]:
    if not review.lines:
        return
    primary = review.position(finding)
    yield f"   {clean(review.path)}:{primary.line}:{primary.column}", "dim"
    places = [(primary, finding.label)]
    places += [(review.place(path), word) for path, word in finding.related]
    seen: set[tuple[int, int]] = set()
    width = len(str(max(place.line for place, _ in places)))
    for place, word in places:
        if (place.line, place.column) in seen or place.line > len(review.lines):
            continue
        seen.add((place.line, place.column))
        yield from _excerpt(review.lines[place.line - 1], place, clean(word), width)


def _excerpt(line: str, place: Position, word: str, width: int) -> Iterator[Line]:
    shown, before = clean(line), clean(line[: place.column - 1])
    if len(shown) > _LONGEST_LINE:
        start = max(0, len(before) - _LONGEST_LINE // 2)
        shown, before = f"…{shown[start : start + _LONGEST_LINE]}…", f" {before[start:]}"
    if not shown.strip():
        return
    yield f"   {place.line:>{width}} | {shown.rstrip()}", ""
    marks = "^" * max(1, min(place.width, len(shown) - len(before), 60))
    yield f"   {'':>{width}} | {' ' * len(before)}{marks} {word}".rstrip(), "cyan"


def _summary(review: Review) -> Iterator[Line]:
    counts = review.counts()
    if review.ruleset is None:
        many = len(review.findings)
        verdict = "There is nothing to judge" if review.outcome == "nothing_to_judge" else "The file cannot be read"
        yield f"{verdict}: {many} problem{'' if many == 1 else 's'}.", "bold red"
        return
    said = ", ".join(
        f"{counts[key]} {one if counts[key] == 1 else several}"
        for key, one, several in (
            ("unreadable", "value that cannot be read", "values that cannot be read"),
            ("violations", "violation", "violations"),
            ("missing", "entry missing", "entries missing"),
            ("advisories", "advisory", "advisories"),
        )
        if counts[key] or key in {"violations", "missing", "advisories"}
    )
    if review.outcome == COMPLIES:
        day = format_date(review.as_of) if review.as_of else ""
        yield from _wrap(f"Complies with what was checked, as of {day}.", "", "bold green")
    yield from _wrap(
        f"{said}. Of {counts['provisions_in_force']} provisions in force: {counts['checked']} checked, "
        f"{counts['hold']} hold, {counts['do_not_apply']} do not apply, {counts['need_a_person']} need a person, "
        f"the rest ({counts['conduct_of_play']}) govern the conduct of play or define words.",
        "",
        "bold",
    )
    for line in review.arithmetic:
        yield from _wrap(line, "   ")
    people = [item for item in review.provisions if item.outcome.value == "needs_a_person"]
    if people:
        yield "Need a person:", ""
        for item in people:
            facts = "; ".join(fact.rstrip(".") for fact in item.facts if "not stated" in fact or "cannot" in fact)
            yield from _wrap(f"{item.provision.provision}  {item.provision.about} {clean(facts)}".strip(), "   ")


def _wrap(text: str, indent: str, style: str = "") -> Iterator[Line]:
    for index, line in enumerate(
        textwrap.wrap(text, _WIDTH - len(indent), break_long_words=False, break_on_hyphens=False) or [""]
    ):
        yield f"{indent}{'  ' if index and indent else ''}{line}", style
