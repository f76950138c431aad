"""The comparison of a draft with its submission as text for a person."""

import textwrap
from collections.abc import Iterator

from checker.clean import clean
from checker.drafts.model import Place
from checker.drafts.report import DraftFinding, DraftLine, DraftReport
from checker.report.excerpt import excerpts
from checker.report.heading import heading
from checker.rules import FindingClass
from checker.source import Position
from checker.statements.comparison import Status
from checker.values.provision import Provision

Line = tuple[str, str]

WIDTH = 100
_STYLES = {
    FindingClass.MISSING: "bold yellow",
    FindingClass.MISMATCH: "bold red",
    FindingClass.ADVISORY: "bold cyan",
}
STATUSES = {
    Status.AGREES: ("agrees", "green"),
    Status.DIFFERS: ("differs", "bold red"),
    Status.NOT_COMPARED: ("not compared", "yellow"),
}
"""How a line compares, in words, and its style."""
FOUND = {"found": ("found", "green"), "different": ("different", "bold red"), "not_found": ("not found", "dim")}
"""Whether the draft makes a statement, in words, and its style."""
_WORD = max(len(word) for word, _ in (*STATUSES.values(), *FOUND.values()))
_INDENT = "   "
_NEAR = 70
_QUOTED = 160


def draft_text(report: DraftReport, width: int = WIDTH, *, whole: bool = False) -> Iterator[Line]:
    """Return the lines of the report on one draft; ``whole`` shows the draft line by line too."""
    if report.outcome != "nothing_to_judge":
        yield from _wrap(report.coverage.sentence(), "", width, "bold")
    yield from _heading(report, width)
    cited: set[str] = set()
    for finding in report.findings:
        yield from _finding(report, finding, cited, width)
    if whole:
        yield from _line_by_line(report, width)
        yield from _statements(report, width)
    else:
        yield from _lines(report, width)
    yield from _summary(report, width)


def _heading(report: DraftReport, width: int) -> Iterator[Line]:
    if report.review.ruleset is not None:
        yield from _wrap(heading(report.review.ruleset), "", width, "bold")
    yield from _wrap(f"{clean(report.draft.path)}, compared with {clean(report.review.path)}", "", width)
    yield from _wrap(f"kind of draft: {report.kind.value} ({report.kind_basis})", "", width)
    for note in report.draft.notes:
        yield from _wrap(f"note: {note}", "", width)
    if report.review.defects:
        count = len(report.review.defects)
        yield from _wrap(
            f"note: the submission itself has {count} defect{'' if count == 1 else 's'}; see checker check.", "", width
        )
    yield "", ""


def _finding(report: DraftReport, finding: DraftFinding, cited: set[str], width: int) -> Iterator[Line]:
    head = f"{finding.kind.value} {_cite(report, finding.provision, cited)}".strip()
    yield from _wrap(f"{head}  {clean(finding.message)}", "", width, _STYLES.get(finding.kind, ""))
    yield from _place(report, finding, width)
    if finding.expected and finding.actual:
        yield from _wrap(f"expected: {clean(finding.expected)}", _INDENT, width)
        yield from _wrap(f"stands there: {clean(finding.actual)}", _INDENT, width)
    for note in finding.notes:
        yield from _wrap(clean(note[:1].upper() + note[1:]) + ".", _INDENT, width)
    if finding.help:
        yield from _wrap(f"help: {clean(finding.help)}", _INDENT, width)
    if finding.sources:
        yield f"{_INDENT}source: {', '.join(finding.sources)}", "dim"
    yield "", ""


def _place(report: DraftReport, finding: DraftFinding, width: int) -> Iterator[Line]:
    place = finding.place
    if place is None:
        yield f"{_INDENT}{clean(report.draft.path)}: nowhere in the draft", "dim"
        return
    near = f"near “{clean(place.near[:_NEAR])}”"
    if place.line is None:
        page = f", page {place.page}" if place.page is not None else ""
        yield from _wrap(f"{clean(report.draft.path)}{page}, {near}", _INDENT, width, "dim")
        return
    column = report.column(finding)
    lines = report.draft.lines
    shown = place.line <= len(lines) and column is not None
    yield f"{_INDENT}{clean(report.draft.path)}:{place.line}{f':{column}' if column else f', {near}'}", "dim"
    if shown and column is not None:
        marked = Position(line=place.line, column=column, width=max(1, len(finding.actual)))
        yield from excerpts(lines, [(marked, "here")], width)


def _cite(report: DraftReport, provision: Provision, cited: set[str]) -> str:
    """Write the citation in full on first use and the bare provision after."""
    ruleset = report.review.ruleset
    if not provision or ruleset is None or cited or provision == ruleset.chapter.number:
        return provision
    cited.add(provision)
    return ruleset.chapter.full_citation(provision)


def _lines(report: DraftReport, width: int) -> Iterator[Line]:
    """Yield the lines that were not compared, each with the reason, for a person."""
    left = [line for line in report.lines if line.status is Status.NOT_COMPARED]
    if not left:
        return
    yield "Not compared; a person must look at these lines:", "bold yellow"
    for line in left:
        yield from _wrap(f"{at(line.place)}: {clean(line.text[:_QUOTED])}".strip(": "), _INDENT, width)
        yield from _wrap(line.reason, f"{_INDENT}  ", width, "dim")
    yield "", ""


def at(place: Place) -> str:
    """Return where a text stands, as a person finds it: its line, else its page; empty where neither is known."""
    return f"line {place.line}" if place.line is not None else f"page {place.page}" if place.page is not None else ""


def _line_by_line(report: DraftReport, width: int) -> Iterator[Line]:
    """Yield every line of the draft with how it compares; what holds nothing to compare has no word before it."""
    yield "Line by line:", "bold"
    for piece in report.pieces:
        word, style = STATUSES[piece.status] if isinstance(piece, DraftLine) else ("", "dim")
        where = f"{at(piece.place)}: " if at(piece.place) else ""
        yield from _wrap(f"{word:<{_WORD}}  {where}{clean(piece.text)}", _INDENT, width, style)
        if isinstance(piece, DraftLine) and piece.reason:
            yield from _wrap(piece.reason, f"{_INDENT}{' ' * _WORD}  ", width, "dim")
    yield "", ""


def _statements(report: DraftReport, width: int) -> Iterator[Line]:
    """Yield what the law and the filing put into such a document, and where the draft says it."""
    yield "What the filing and the law say, and where the draft says it:", "bold"
    said = [shown for shown in report.statements if shown.status != "not_found"]
    for shown in said:
        word, style = FOUND[shown.status]
        where = f"{at(shown.line.place)}: " if shown.line else ""
        yield from _wrap(f"{word:<{_WORD}}  {where}{clean(shown.statement.wording)}", _INDENT, width, style)
    others = len(report.statements) - len(said)
    yield f"{_INDENT}{others} others that may stand in a document are not said in it.", "dim"
    yield "", ""


def _summary(report: DraftReport, width: int) -> Iterator[Line]:
    counts = report.counts()
    if report.outcome == "nothing_to_judge":
        yield from _wrap(
            "Nothing was asked of this draft and nothing to compare was found in it.", "", width, "bold red"
        )
        return
    if report.outcome == "complies":
        yield from _wrap("Every line that could be compared agrees, and nothing is left out.", "", width, "bold green")
    words = (("mismatches", "mismatch", "mismatches"), ("missing", "gap in the filing", "gaps in the filing"))
    said = [
        f"{counts[key]} {one if counts[key] == 1 else many}"
        for key, one, many in words
        if counts[key] or key == "mismatches"
    ]
    said.append(f"{counts['advisories']} {'advisory' if counts['advisories'] == 1 else 'advisories'}")
    yield from _wrap(f"{', '.join(said)}.", "", width, "bold")


def _wrap(text: str, indent: str, width: int, style: str = "") -> Iterator[Line]:
    lines = textwrap.wrap(text, width - len(indent), break_long_words=False, break_on_hyphens=False) or [""]
    for index, line in enumerate(lines):
        yield f"{indent}{'  ' if index and indent else ''}{line}", style
