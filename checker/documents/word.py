"""Sets documents as Word files, which offices edit. The words are those of every other format."""

import io
import zipfile
from typing import TYPE_CHECKING, Any

import docx
from docx.enum.text import WD_ALIGN_PARAGRAPH
from docx.shared import Inches, Pt

from checker.documents.help_line import LONGER_SIDE, type_size
from checker.documents.model import Document, Grid, Head, Panel, Panels, Part, Prose, Sign, Topics

if TYPE_CHECKING:
    from docx.document import Document as WordDocument

_STYLES = {"list": "List Bullet", "steps": "List Number", "prose": "Normal"}
_USUAL = 10.5
"""The size of most letters, in points."""
_FIXED = (1980, 1, 1, 0, 0, 0)
"""The date that every part of the file carries, so that the same filing gives the same bytes."""


def word(document: Document) -> bytes:
    """Return a document as the content of a .docx file."""
    made = docx.Document()
    _page(made, document.head)
    made.add_heading(f"{document.head.game}: {document.head.title}", level=1)
    for line in (document.head.facility, document.head.operator, document.head.draft_reason):
        if line:
            made.add_paragraph(line)
    if isinstance(document, Sign):
        _sign(made, document)
    else:
        made.add_paragraph(document.subtitle)
        for part in document.parts:
            _part(made, part)
        _help(made, document)
    if document.head.approval:
        made.add_paragraph(document.head.approval)
    target = io.BytesIO()
    made.save(target)
    return undated(target.getvalue())


def _page(made: "WordDocument", head: Head) -> None:
    made.core_properties.title = f"{head.game}: {head.title}"
    made.core_properties.author = head.facility
    made.core_properties.comments = ""
    made.styles["Normal"].font.size = Pt(_USUAL)
    section = made.sections[0]
    section.page_width, section.page_height = Inches(8.5), Inches(11)
    section.left_margin = section.right_margin = Inches(0.8)
    above = section.header.paragraphs[0]
    above.text = " · ".join(part for part in (head.draft, head.approval) if part)
    above.alignment = WD_ALIGN_PARAGRAPH.RIGHT
    section.footer.paragraphs[0].text = head.stamp


def _part(made: "WordDocument", part: Part) -> None:
    made.add_heading(part.title, level=2)
    match part:
        case Prose():
            if part.style == "prose":
                made.add_paragraph(" ".join(line.text for line in part.lines))
            else:
                _lines(made, part.lines, _STYLES[part.style])
        case Topics():
            for topic in part.topics:
                made.add_heading(topic.title, level=3)
                _lines(made, topic.lines, _STYLES["list"])
        case Panels():
            for panel in part.panels:
                _panel(made, panel)
        case Grid():
            if part.note:
                made.add_paragraph(part.note)
            _table(made, (part.columns, *part.rows))


def _lines(made: "WordDocument", lines: Any, style: str) -> None:
    for line in lines:
        made.add_paragraph(line.text, style=style)
        for item in line.items:
            made.add_paragraph(item, style="List Bullet 2")


def _panel(made: "WordDocument", panel: Panel) -> None:
    made.add_heading(panel.name, level=3)
    for text in (panel.citation, panel.condition, panel.limits, panel.wins, panel.missing, panel.caution):
        if text:
            made.add_paragraph(text)
    if panel.rows:
        head = ("Outcome", "Pays", "Envy Bonus") if panel.has_envy else ("Outcome", "Pays")
        rows = [(row.outcome, row.pays, row.envy or "none")[: len(head)] for row in panel.rows]
        _table(made, (head, *rows))
    for term in panel.terms:
        made.add_paragraph(term)
    _lines(made, panel.notes, _STYLES["list"])


def _sign(made: "WordDocument", sign: Sign) -> None:
    for line in sign.inscriptions:
        made.add_paragraph(line.text).runs[0].bold = True
    for limit in sign.limits:
        said = [
            f"minimum {limit.minimum}" if limit.minimum else "",
            f"maximum {limit.maximum}" if limit.maximum else "",
        ]
        made.add_paragraph(f"{limit.wager}: {', '.join(part for part in said if part)}")
    for panel in sign.panels:
        _panel(made, panel)
    _lines(made, sign.sentences, _STYLES["list"])
    _help(made, sign)


def _help(made: "WordDocument", document: Document) -> None:
    if document.help_line:
        line = made.add_paragraph().add_run(document.help_line)
        line.bold = True
        line.font.size = Pt(max(_USUAL, type_size(document.help_share, LONGER_SIDE)))


def _table(made: "WordDocument", rows: tuple[tuple[str, ...], ...]) -> None:
    table = made.add_table(rows=0, cols=len(rows[0]), style="Table Grid")
    for index, texts in enumerate(rows):
        cells = table.add_row().cells
        for cell, text in zip(cells, texts, strict=True):
            cell.text = text
            if index == 0:
                cell.paragraphs[0].runs[0].bold = True


def undated(content: bytes) -> bytes:
    """Return the file with one date for all its parts."""
    target = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(content)) as read, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as made:
        for name in read.namelist():
            made.writestr(zipfile.ZipInfo(name, _FIXED), read.read(name), zipfile.ZIP_DEFLATED)
    return target.getvalue()
