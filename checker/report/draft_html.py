"""A draft beside what was found in it, as one self-contained html page without a script.

A page of a PDF and an SVG drawing are sketched too: each text at its place, under the color of how it compares.
"""

from collections.abc import Iterator
from typing import Any

from markupsafe import Markup

from checker.clean import clean
from checker.drafts.model import Box, Place
from checker.drafts.report import DraftFinding, DraftLine, DraftReport, PlainLine
from checker.report.draft_text import FOUND, STATUSES, at
from checker.report.heading import heading
from checker.report.html import source_hash
from checker.resources import TEMPLATES
from checker.templating import shared_sandbox

_FOLDER = TEMPLATES / "review"
_VERDICTS = {
    "complies": "Complies",
    "incomplete": "Incomplete",
    "defects": "Defects",
    "nothing_to_judge": "Nothing to judge",
}
_MARGIN = 12.0
_QUOTED = 100
_LEVEL = 1.2
"""How many times as wide as high a text must be that is drawn level; others stand upright or turned."""
_SMALLEST = 1.0

Piece = DraftLine | PlainLine
Spot = tuple[int | None, int | None, str]


def draft_html(report: DraftReport) -> str:
    """Return the page."""
    style = (_FOLDER / "draft.css").read_text(encoding="utf-8")
    lines = {_spot(piece.place): f"line-{number}" for number, piece in reversed(list(enumerate(report.pieces, 1)))}
    return (
        shared_sandbox(_FOLDER)
        .get_template("draft.html.j2")
        .render(
            title=f"Draft of a {report.kind.value}: {clean(report.draft.path)}",
            verdict=_VERDICTS[report.outcome],
            sentence=report.coverage.sentence(),
            details=list(_details(report)),
            notes=[clean(note) for note in report.draft.notes],
            sheets=list(_sheets(report)),
            lines=[_line(report, piece) for piece in report.pieces],
            findings=[_finding(report, finding, lines) for finding in report.findings],
            statements=list(_statements(report, lines)),
            style=Markup(style),  # noqa: S704 - a file of the project
            policy=f"default-src 'none'; style-src {source_hash(style)}; base-uri 'none'; form-action 'none'",
        )
    )


def _details(report: DraftReport) -> Iterator[tuple[str, str]]:
    yield "Compared with", clean(report.review.path)
    if report.review.ruleset is not None:
        yield "Law", heading(report.review.ruleset)
    yield "Kind of draft", f"{report.kind.value} ({report.kind_basis})"
    if report.review.defects:
        yield "The filing itself", f"{len(report.review.defects)} to correct; see checker check"


def _spot(place: Place) -> Spot:
    return place.page, place.line, place.near


def _line(report: DraftReport, piece: Piece) -> dict[str, Any]:
    spot = _spot(piece.place)
    own = [
        f"finding-{number}"
        for number, finding in enumerate(report.findings, 1)
        if finding.place is not None and _spot(finding.place) == spot
    ]
    compared = piece if isinstance(piece, DraftLine) else None
    return {
        "status": compared.status.value if compared else "",
        "word": STATUSES[compared.status][0] if compared else "",
        "at": at(piece.place),
        "text": clean(piece.text),
        "reason": clean(compared.reason) if compared else "",
        "findings": own,
    }


def _finding(report: DraftReport, finding: DraftFinding, lines: dict[Spot, str]) -> dict[str, Any]:
    ruleset, place = report.review.ruleset, finding.place
    facts = (("Expected:", finding.expected), ("Stands there:", finding.actual), ("Help:", finding.help))
    return {
        "kind": finding.kind.value,
        "message": clean(finding.message),
        "citation": ruleset.chapter.full_citation(finding.provision) if ruleset and finding.provision else "",
        "at": _where(place),
        "line": lines.get(_spot(place)) if place else None,
        "facts": [(label, clean(text)) for label, text in facts if text],
        "notes": [clean(note[:1].upper() + note[1:]) + "." for note in finding.notes],
    }


def _where(place: Place | None) -> str:
    if place is None:
        return "Nowhere in the draft"
    said = ", ".join(filter(None, (at(place), f"near “{clean(place.near[:_QUOTED])}”")))
    return said[:1].upper() + said[1:]


def _statements(report: DraftReport, lines: dict[Spot, str]) -> Iterator[dict[str, Any]]:
    for shown in report.statements:
        place = shown.line.place if shown.line else None
        yield {
            "wording": clean(shown.statement.wording),
            "provision": shown.statement.provision,
            "status": shown.status,
            "word": FOUND[shown.status][0],
            "line": lines.get(_spot(place)) if place else None,
            "at": at(place) if place else "",
            "text": clean(place.near[:_QUOTED]) if place else "",
        }


def _sheets(report: DraftReport) -> Iterator[dict[str, Any]]:
    """Yield the sketch of each page that has places."""
    spans = [span for sheet in report.draft.sheets for span in sheet.spans if span.place.box is not None]
    for page in sorted({span.place.page or 0 for span in spans}):
        own = [(span.text, span.place.box) for span in spans if (span.place.page or 0) == page and span.place.box]
        left = min(box.left for _, box in own) - _MARGIN
        top = min(box.top for _, box in own) - _MARGIN
        yield {
            "left": left,
            "top": top,
            "width": round(max(box.right for _, box in own) + _MARGIN - left, 1),
            "height": round(max(box.bottom for _, box in own) + _MARGIN - top, 1),
            "boxes": [
                {"status": line.status.value, **_rectangle(line.place.box)}
                for line in report.lines
                if line.place.box is not None and (line.place.page or 0) == page
            ],
            "texts": [_text(text, box) for text, box in own if _level(text, box)],
        }


def _rectangle(box: Box) -> dict[str, float]:
    width, height = round(box.right - box.left, 1), round(box.bottom - box.top, 1)
    return {"x": box.left, "y": box.top, "width": max(width, _SMALLEST), "height": max(height, _SMALLEST)}


def _level(text: str, box: Box) -> bool:
    return len(text) == 1 or box.right - box.left >= _LEVEL * (box.bottom - box.top)


def _text(text: str, box: Box) -> dict[str, Any]:
    height = box.bottom - box.top
    return {
        "text": clean(text),
        "x": box.left,
        "y": round(box.bottom - height / 4, 1),
        "size": round(max(height * 0.9, _SMALLEST), 1),
        "length": max(round(box.right - box.left, 1), _SMALLEST),
    }
