"""The review as text for a person: each finding with its lines, the provision, and what would be lawful."""

import textwrap
from collections.abc import Iterator

from checker.report.clean import clean
from checker.report.excerpt import columns, excerpts
from checker.report.heading import in_force
from checker.report.wording import not_filed
from checker.review import Review
from checker.review.model import COMPLIES, NOTHING_TO_JUDGE
from checker.rules import Finding, FindingClass, Outcome
from checker.values import format_date

Line = tuple[str, str]
"""A line and its style: the name of a colour for a terminal, or empty."""

WIDTH = 100
_STYLES = {
    FindingClass.UNREADABLE: "bold red",
    FindingClass.VIOLATION: "bold red",
    FindingClass.MISSING: "bold yellow",
    FindingClass.MISMATCH: "bold red",
    FindingClass.VARIED: "bold magenta",
    FindingClass.ADVISORY: "bold cyan",
}
_COUNTED = (
    ("unreadable", "value that cannot be read", "values that cannot be read"),
    ("violations", "violation", "violations"),
    ("missing", "entry missing", "entries missing"),
    ("varied", "finding covered by an approval", "findings covered by approvals"),
    ("advisories", "advisory", "advisories"),
)
_ALWAYS_COUNTED = {"violations", "missing", "advisories"}
_INDENT = "   "
_GAP = " " * 8


def text_report(review: Review, width: int = WIDTH) -> Iterator[Line]:
    """Give the lines of the report on one filing, each at most ``width`` columns where its words allow.

    Where it was reviewed under another chapter too, what comes out differently there stands before all else.
    """
    yield from _heading(review, width)
    if review.against:
        from checker.report.against import against_report  # noqa: PLC0415 - few reviews need it

        yield from against_report(review, review.against, width)
    cited: set[str] = set()
    for finding in review.findings:
        yield from _finding(review, finding, cited, width)
    yield from _summary(review, width)


def _heading(review: Review, width: int) -> Iterator[Line]:
    if review.ruleset and review.as_of:
        chapter = review.ruleset.chapter
        reading = f", {review.reading} reading" if review.reading else ""
        dated = in_force(chapter, review.as_of.isoformat(), review.basis)
        yield from _wrap(
            f"{chapter.title}, {chapter.citation}, {dated}, ruleset {chapter.version}{reading}",
            "",
            width,
            "bold",
        )
    yield clean(review.path), ""
    yield "", ""


def _finding(review: Review, finding: Finding, cited: set[str], width: int) -> Iterator[Line]:
    head = f"{finding.kind.value} {_cite(review, finding.provision, cited)}".strip()
    yield from _wrap(f"{head}  {clean(finding.message)}", "", width, _STYLES[finding.kind])
    if not _of_the_whole_filing(finding):
        yield from _places(review, finding, width)
    said = _advisory(review, finding) if finding.advisory else _lawful(finding)
    source = ", ".join(finding.sources)
    # The source stands at the end of the first line of help where there is room for both.
    if said and source and columns(f"{_INDENT}{clean(said[0])}{_GAP}{source}") <= width:
        yield f"{_INDENT}{clean(said.pop(0))}{_GAP}{source}", ""
        source = ""
    for text in said:
        yield from _wrap(clean(text), _INDENT, width)
    if source:
        yield from _wrap(f"source: {source}", _INDENT, width, "dim")
    yield "", ""


def _of_the_whole_filing(finding: Finding) -> bool:
    """Tell whether an advisory concerns the game as such, and so no line of the filing more than another."""
    return finding.kind is FindingClass.ADVISORY and finding.at == "game"


def _cite(review: Review, provision: str, cited: set[str]) -> str:
    """Write the citation in full on first use and the bare provision after."""
    if not provision or review.ruleset is None:
        return provision
    chapter = review.ruleset.chapter
    if cited or provision == chapter.number:
        return provision
    cited.add(provision)
    return chapter.full_citation(provision)


def _places(review: Review, finding: Finding, width: int) -> Iterator[Line]:
    if not review.lines:
        return
    primary = review.position(finding)
    yield f"{_INDENT}{clean(review.path)}:{primary.line}:{primary.column}", "dim"
    places = [(primary, finding.label), *((review.place(path), word) for path, word in finding.related)]
    yield from excerpts(review.lines, places, width)


def _lawful(finding: Finding) -> list[str]:
    lead = {FindingClass.UNREADABLE: "", FindingClass.ADVISORY: "help: "}.get(finding.kind, "lawful: ")
    return [*([f"{lead}{finding.help}"] if finding.help else []), *finding.notes]


def _advisory(review: Review, finding: Finding) -> list[str]:
    """Say both readings, which one is applied, and whether the other decides otherwise; ``explain`` tells the rest."""
    ruleset = review.ruleset
    known = next((item for item in ruleset.advisories if item.id == finding.advisory), None) if ruleset else None
    if known is None or ruleset is None:
        return _lawful(finding)
    applied = ruleset.readings.get(known.id, known.applies)
    readings = {"literal": known.literal, "evident": known.evident}
    other = "evident" if applied == "literal" else "literal"
    return [
        *([f"{applied} reading, applied here: {readings[applied]}"] if readings[applied] else []),
        *([f"{other} reading: {readings[other]}"] if readings[other] else []),
        *([f"effect: {known.effect}"] if known.effect else []),
        *(note for note in finding.notes if note.startswith("Under the ")),
    ]


def _summary(review: Review, width: int) -> Iterator[Line]:
    counts = review.counts()
    if review.ruleset is None:
        many = len(review.findings)
        verdict = "There is nothing to judge" if review.outcome == NOTHING_TO_JUDGE else "The file cannot be read"
        yield f"{verdict}: {many} problem{'' if many == 1 else 's'}.", "bold red"
        return
    said = ", ".join(
        f"{counts[key]} {one if counts[key] == 1 else several}"
        for key, one, several in _COUNTED
        if counts[key] or key in _ALWAYS_COUNTED
    )
    if review.outcome == COMPLIES:
        day = format_date(review.as_of) if review.as_of else ""
        yield from _wrap(f"Complies with what was checked, as of {day}.", "", width, "bold green")
    yield from _wrap(
        f"{said}. Of {counts['provisions_in_force']} provisions in force: {counts['checked']} checked, "
        f"{counts['hold']} hold, {counts['do_not_apply']} do not apply, {counts['need_a_person']} need a person, "
        f"nothing is filed at the rest ({not_filed(review)}).",
        "",
        width,
        "bold",
    )
    for line in review.arithmetic:
        yield from _wrap(clean(line), _INDENT, width)
    people = [item for item in review.provisions if item.outcome is Outcome.NEEDS_A_PERSON]
    if people:
        yield "Need a person:", ""
        for item in people:
            facts = "; ".join(fact.rstrip(".") for fact in item.facts if "not stated" in fact or "cannot" in fact)
            told = f"{item.provision.provision}  {item.provision.about} {clean(facts)}".strip()
            yield from _wrap(told, _INDENT, width)


def _wrap(text: str, indent: str, width: int, style: str = "") -> Iterator[Line]:
    """Break a text into lines; those after the first stand two columns further in."""
    room = max(20, width - len(indent))
    wrapped = textwrap.wrap(text, room, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)
    for line in wrapped or [""]:
        yield f"{indent}{line}", style
