"""The review as text for a person: the verdict first, then defects, then what is open, then the doubts of the law."""

import textwrap
from collections.abc import Iterator

from checker.clean import clean
from checker.report.doubts import changes_outcome, doubts
from checker.report.excerpt import columns, excerpts
from checker.report.heading import in_force
from checker.review import OpenPoint, Review
from checker.review.model import COMPLIES, INCOMPLETE, NOTHING_TO_JUDGE
from checker.review.wording import CLASSES, READINGS, REASONS, VERDICTS, touched_line
from checker.rules import Finding, FindingClass, Reason, Severity
from checker.rules.result import OPEN_REASONS
from checker.values.provision import Provision

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
_VERDICT_STYLES = {COMPLIES: "bold green", INCOMPLETE: "bold yellow"}
_ORDER = tuple(FindingClass)
_SEVERITIES = tuple(Severity)
_QUOTED = {Reason.NOT_UNDERSTOOD, Reason.READINGS_DIFFER}
"""Open points that are shown with the lines of the filing."""

_AT_THE_TABLE = "at_the_table"
_INDENT = "   "
_GAP = " " * 8
_MOST_WAITING = 6
_UNDER = ("Under the literal reading", "Under the evident reading")


def text_report(review: Review, width: int = WIDTH, *, every_advisory: bool = False) -> Iterator[Line]:
    """Return the lines of the report on one filing, each at most ``width`` columns where its words allow.

    Doubts of the law that do not decide the filing are named if they are grave and else only counted, unless
    ``every_advisory``.
    Where it was reviewed under another chapter too, what comes out differently there stands before all else.
    """
    yield from _heading(review, width)
    if review.against:
        from checker.report.against import against_report  # noqa: PLC0415 - few reviews need it

        yield from against_report(review, review.against, width)
    cited: set[str] = set()
    told = [found for found in review.findings if found.kind is not FindingClass.ADVISORY]
    for finding in sorted(told, key=lambda item: (_ORDER.index(item.kind), _SEVERITIES.index(item.severity))):
        yield from _finding(review, finding, cited, width)
    yield from _open(review, cited, width)
    full, others = doubts(review, every=every_advisory)
    brief = [] if every_advisory else [found for found in full if found.advisory and not changes_outcome(found)]
    for finding in full:
        if finding not in brief:
            yield from _advisory(review, finding, cited, width)
    for finding in brief:
        yield from _wrap(_doubt(review, finding, cited), "", width, _STYLES[finding.kind])
    if brief:
        yield "", ""
    if others:
        more = "more " if full else ""
        word = CLASSES["advisory"][others != 1]
        yield from _wrap(
            f"{others} {more}{word} {'touches' if others == 1 else 'touch'} it: --advisories all", "", width
        )
    yield from _at_the_table(review, width, named=every_advisory)
    for line in review.arithmetic:
        yield from _wrap(clean(line), _INDENT, width)


def _at_the_table(review: Review, width: int, *, named: bool) -> Iterator[Line]:
    """Tell with the verdict how much of the law only a person at the table can see, and where ``named`` which."""
    seen = [item.provision.provision for item in review.provisions if item.provision.handling == _AT_THE_TABLE]
    if not seen:
        return
    many = f"{len(seen)} provision{' is' if len(seen) == 1 else 's are'} to be seen at the table"
    text = f"{many}: {', '.join(seen)}" if named else f"{many}, and no filing shows them: --advisories all"
    yield from _wrap(text, "", width)


def brief_report(review: Review, width: int = WIDTH) -> Iterator[Line]:
    """Return the one line that a filing has in a report on many."""
    counts = review.counts()
    said = [
        f"{counts[key]} {word}" for key, word in (("violations", "violation"), ("missing", "missing")) if counts[key]
    ]
    said = [text if text[:2] == "1 " or text.endswith("missing") else f"{text}s" for text in said]
    if review.ruleset is None:
        said = [clean(review.findings[0].message)] if review.findings else []
    elif counts["unreadable"]:
        said.insert(0, f"{counts['unreadable']} cannot be read")
    deciding = sum(point.decides for point in review.open)
    if deciding:
        said.append(f"{deciding} open")
    text = f"{VERDICTS[review.outcome].upper()}  {clean(review.path)}{': ' if said else ''}{', '.join(said)}"
    yield from _wrap(text, "", width, _VERDICT_STYLES.get(review.outcome, "bold red"))


def _heading(review: Review, width: int) -> Iterator[Line]:
    """Return the verdict, the file and the denominator, then what the filing settles beside its entries."""
    style = _VERDICT_STYLES.get(review.outcome, "bold red")
    if review.ruleset is None or review.as_of is None:
        many = len(review.findings)
        verdict = "There is nothing to judge" if review.outcome == NOTHING_TO_JUDGE else "The file cannot be read"
        yield f"{verdict}: {many} problem{'' if many == 1 else 's'}.", style
        yield clean(review.path), ""
        yield "", ""
        return
    chapter = review.ruleset.chapter
    reading = f", read {READINGS[review.reading]}" if review.reading else ""
    dated = in_force(chapter, review.as_of.isoformat(), review.basis)
    verdict = VERDICTS[review.outcome].upper()
    yield from _wrap(f"{verdict}  {chapter.title}, {chapter.citation}, {dated}{reading}", "", width, style)
    who = clean(", ".join(filter(None, (review.facility, review.holder))))
    yield f"{clean(review.path)}{f'  {who}' if who else ''}", ""
    yield from _wrap(touched_line(review), "", width, "bold")
    for line in review.settled:
        yield from _wrap(clean(line), _INDENT, width)
    yield "", ""


def _finding(review: Review, finding: Finding, cited: set[str], width: int) -> Iterator[Line]:
    head = f"{finding.kind.value} {_cite(review, finding.provision, cited)}".strip()
    yield from _wrap(f"{head}  {clean(finding.message)}", "", width, _STYLES[finding.kind])
    weight = f", {finding.severity.value}" if finding.provision else ""
    yield from _places(review, finding, width, weight)
    lead = "" if finding.kind is FindingClass.UNREADABLE else "lawful: "
    said = [*([f"{lead}{finding.help}"] if finding.help else []), *finding.notes]
    yield from _told(said, finding.sources, width)
    yield "", ""


def _told(said: list[str], sources: tuple[str, ...], width: int) -> Iterator[Line]:
    source = ", ".join(sources)
    # The source stands at the end of the first line of help where there is room for both.
    if said and source and columns(f"{_INDENT}{clean(said[0])}{_GAP}{source}") <= width:
        yield f"{_INDENT}{clean(said.pop(0))}{_GAP}{source}", ""
        source = ""
    for text in said:
        yield from _wrap(clean(text), _INDENT, width)
    if source:
        yield from _wrap(f"source: {source}", _INDENT, width, "dim")


def _open(review: Review, cited: set[str], width: int) -> Iterator[Line]:
    """Return what is open, grouped by reason; what was not understood or is doubtful with its lines."""
    for reason in OPEN_REASONS:
        points = [point for point in review.open if point.reason is reason]
        if not points:
            continue
        yield f"open, {REASONS[reason.value]} ({len(points)})", "bold yellow" if points[0].decides else "bold"
        for point in points:
            yield from _point(review, point, cited, width)
        yield "", ""


def _point(review: Review, point: OpenPoint, cited: set[str], width: int) -> Iterator[Line]:
    place = review.position(point)
    provision = _cite(review, point.provision, cited)
    more = [name for name in point.provisions if name != point.provision]
    shown = ", ".join(more[:_MOST_WAITING]) + (
        f" and {len(more) - _MOST_WAITING} more" if len(more) > _MOST_WAITING else ""
    )
    waiting = f" (also {shown})" if more else ""
    if point.reason not in _QUOTED:
        where = f"{point.path}: " if point.path and point.reason is Reason.NOT_STATED else ""
        line = f" (line {place.line})" if point.path and not where else ""
        text = clean(f"{where}{point.text.removesuffix(' is not stated.')}{line}")
        yield from _wrap(f"{provision}  {text}{waiting}", _INDENT, width)
        if point.reason is Reason.LAW_UNKNOWN and point.help:
            yield from _wrap(clean(f"help: {point.help}"), _INDENT * 2, width)
        return
    yield from _wrap(f"{provision}  {clean(point.text)}{waiting}", _INDENT, width)
    yield from _places(review, point, width)
    said = [*([f"help: {point.help}"] if point.help else []), *point.notes]
    yield from _told(said, point.sources, width)


def _cite(review: Review, provision: Provision, cited: set[str]) -> str:
    """Write the citation in full on first use and the bare provision after."""
    if not provision or review.ruleset is None:
        return provision
    chapter = review.ruleset.chapter
    if cited or provision == chapter.number:
        return provision
    cited.add(provision)
    return chapter.full_citation(provision)


def _places(review: Review, finding: Finding | OpenPoint, width: int, weight: str = "") -> Iterator[Line]:
    if not review.lines:
        return
    primary = review.position(finding)
    yield f"{_INDENT}{clean(review.path)}:{primary.line}:{primary.column}{weight}", "dim"
    places = [(primary, finding.label), *((review.place(path), word) for path, word in finding.related)]
    yield from excerpts(review.lines, places, width)


def _doubt(review: Review, finding: Finding, cited: set[str]) -> str:
    """Say where a doubt stands, how grave it is, and what it is."""
    weight = "" if finding.severity is Severity.NOTABLE else f", {finding.severity.value}"
    return f"advisory {_cite(review, finding.provision, cited)}{weight}  {clean(finding.message)}"


def _advisory(review: Review, finding: Finding, cited: set[str], width: int) -> Iterator[Line]:
    """Say both readings, which one is applied, and whether the other decides otherwise; ``explain`` tells the rest."""
    yield from _wrap(_doubt(review, finding, cited), "", width, _STYLES[finding.kind])
    ruleset = review.ruleset
    known = next((item for item in ruleset.advisories if item.id == finding.advisory), None) if ruleset else None
    if known is None or ruleset is None:
        yield from _places(review, finding, width)
        yield from _told([*([f"help: {finding.help}"] if finding.help else []), *finding.notes], finding.sources, width)
        yield "", ""
        return
    applied = ruleset.readings.get(known.id, known.applies)
    readings = {"literal": known.literal, "evident": known.evident}
    other = "evident" if applied == "literal" else "literal"
    yield from _told(
        [
            *([f"{READINGS[applied]} ({applied}, applied here): {readings[applied]}"] if readings[applied] else []),
            *([f"{READINGS[other]} ({other}): {readings[other]}"] if readings[other] else []),
            *([f"effect: {known.effect}"] if known.effect else []),
            *(note for note in finding.notes if note.startswith(_UNDER)),
        ],
        (),
        width,
    )
    yield "", ""


def _wrap(text: str, indent: str, width: int, style: str = "") -> Iterator[Line]:
    """Break a text into lines; those after the first stand two columns further in."""
    room = max(20, width - len(indent))
    wrapped = textwrap.wrap(text, room, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)
    for line in wrapped or [""]:
        yield f"{indent}{line}", style
