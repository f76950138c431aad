"""Sets documents as Word files, which offices edit. The words are those of every other format."""

import io
import zipfile
from typing import TYPE_CHECKING, Any

import docx
from docx.enum.section import WD_SECTION
from docx.enum.text import WD_ALIGN_PARAGRAPH
from docx.oxml.ns import qn
from docx.oxml.parser import OxmlElement
from docx.shared import Inches, Pt

from checker.documents.column_percentages import NARROW, WIDE, column_percentages
from checker.documents.help_line import LONGER_SIDE, type_size
from checker.documents.model import Document, Grid, Head, Panel, Panels, Part, Prose, Sign, Topics

if TYPE_CHECKING:
    from docx.document import Document as WordDocument
    from docx.section import Section
    from docx.table import Table

_STYLES = {"list": "List Bullet", "steps": "List Number", "prose": "Normal"}
_USUAL = 10
"""The size of most letters, in points."""
_PATRONS = {"guide", "sign"}
"""Documents in two columns, of which the last sheet is filled evenly."""
_WIDTH, _GUTTER = 6.9, 0.3
"""What stands between the margins of a sheet and between two columns, in inches."""
_WHOLE = 24
"""How many rows a table has at most that stays on one sheet."""
_FEW = 4
"""How many lines a list has at most that stays on one sheet, such as the lines for a signature."""
_LAST = 10
"""How many paragraphs at the end of a paper that is approved stay on one sheet."""
_PAID = {2: (70, 30), 3: (52, 28, 20)}
"""The columns of what is paid, in percent."""
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
    in_columns = document.head.document in _PATRONS
    if isinstance(document, Sign):
        _posted(made, document)
    elif document.subtitle:
        made.add_paragraph(document.subtitle)
    if in_columns:
        _columned(made.add_section(WD_SECTION.CONTINUOUS), 2)
    room = (_WIDTH - _GUTTER) / 2 if in_columns else _WIDTH
    if isinstance(document, Sign):
        for panel in document.panels:
            _panel(made, panel, room)
        _lines(made, document.sentences, _STYLES["list"])
    else:
        for part in document.parts:
            _part(made, part, room)
    if in_columns:
        _columned(made.add_section(WD_SECTION.CONTINUOUS), 1)
    _help(made, document)
    if document.head.approval:
        made.add_paragraph(document.head.approval)
        for paragraph in made.paragraphs[-_LAST:-1]:
            paragraph.paragraph_format.keep_with_next = True  # no signature on a sheet of its own
    target = io.BytesIO()
    made.save(target)
    return undated(target.getvalue())


def _page(made: "WordDocument", head: Head) -> None:
    made.core_properties.title = f"{head.game}: {head.title}"
    made.core_properties.author = head.facility
    made.core_properties.comments = ""
    usual = made.styles["Normal"]
    usual.font.size = Pt(_USUAL)
    usual.paragraph_format.space_after = Pt(2)
    usual.paragraph_format.line_spacing = 1
    usual.paragraph_format.keep_together = True
    section = made.sections[0]
    section.page_width, section.page_height = Inches(8.5), Inches(11)
    section.left_margin = section.right_margin = Inches((8.5 - _WIDTH) / 2)
    section.top_margin = section.bottom_margin = Inches(0.8)
    above = section.header.paragraphs[0]
    above.text = " · ".join(part for part in (head.draft, head.approval) if part)
    above.alignment = WD_ALIGN_PARAGRAPH.RIGHT
    section.footer.paragraphs[0].text = head.stamp


def _columned(section: "Section", count: int) -> None:
    """Set the text of a section in columns; python-docx knows columns only as they are written in the file."""
    columns: Any = OxmlElement("w:cols")
    columns.set(qn("w:num"), str(count))
    columns.set(qn("w:space"), str(Inches(_GUTTER).twips))
    for before in section._sectPr.xpath("./w:cols"):  # noqa: SLF001 - see above
        before.getparent().replace(before, columns)


def _part(made: "WordDocument", part: Part, room: float) -> None:
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
                _panel(made, panel, room)
        case Grid():
            if part.note:
                made.add_paragraph(part.note)
            shares = column_percentages(part, WIDE if room == _WIDTH else NARROW)
            _table(made, (part.columns, *part.rows), [room * share / 100 for share in shares])


def _lines(made: "WordDocument", lines: Any, style: str) -> None:
    for index, line in enumerate(lines):
        said = made.add_paragraph(line.text, style=style)
        said.paragraph_format.keep_together = True
        said.paragraph_format.keep_with_next = bool(line.items) or (len(lines) <= _FEW and index + 1 < len(lines))
        for item in line.items:
            made.add_paragraph(item, style="List Bullet 2")


def _panel(made: "WordDocument", panel: Panel, room: float) -> None:
    made.add_heading(panel.name, level=3)
    limits = f"Limits: {panel.limits}" if panel.limits else ""
    for text in (panel.wins, limits, panel.missing, panel.caution):
        if text:
            made.add_paragraph(text).paragraph_format.keep_with_next = True
    if panel.rows:
        head = ("Outcome", "Pays", "Envy Bonus") if panel.has_envy else ("Outcome", "Pays")
        rows = [(row.outcome, row.pays, row.envy or "none")[: len(head)] for row in panel.rows]
        _table(made, (head, *rows), [room * share / 100 for share in _PAID[len(head)]])
    for term in panel.terms:
        made.add_paragraph(term)
    _lines(made, panel.notes, _STYLES["list"])
    made.add_paragraph(". ".join(part for part in (panel.condition, f"Paid under {panel.citation}.") if part))


def _posted(made: "WordDocument", sign: Sign) -> None:
    """Add what stands at the head of a sign: what must be inscribed, and the limits."""
    for line in sign.inscriptions:
        made.add_paragraph(line.text).runs[0].bold = True
    for limit in sign.limits:
        said = [
            f"minimum {limit.minimum}" if limit.minimum else "",
            f"maximum {limit.maximum}" if limit.maximum else "",
        ]
        made.add_paragraph(f"{limit.wager}: {', '.join(part for part in said if part)}")


def _help(made: "WordDocument", document: Document) -> None:
    if document.help_line:
        line = made.add_paragraph().add_run(document.help_line)
        line.bold = True
        line.font.size = Pt(max(_USUAL, type_size(document.help_share, LONGER_SIDE)))


def _table(made: "WordDocument", rows: tuple[tuple[str, ...], ...], widths: list[float]) -> None:
    """Add a table whose first row is its head; ``widths`` of its columns are in inches."""
    table = made.add_table(rows=0, cols=len(rows[0]), style="Table Grid")
    table.autofit = False
    for column, width in zip(table.columns, widths, strict=True):
        column.width = Inches(width)
    whole = len(rows) <= _WHOLE
    for index, texts in enumerate(rows):
        cells = table.add_row().cells
        for cell, text, width in zip(cells, texts, widths, strict=True):
            cell.text = text
            cell.width = Inches(width)
            paragraph = cell.paragraphs[0]
            paragraph.paragraph_format.space_after = Pt(0)
            paragraph.paragraph_format.keep_with_next = index == 0 or (whole and index + 1 < len(rows))
            if index == 0:
                paragraph.runs[0].bold = True
    _unbroken(table)


def _unbroken(table: "Table") -> None:
    """Keep each row of a table on one sheet, and repeat its head on the next one."""
    for index, row in enumerate(table.rows):
        set_ = row._tr.get_or_add_trPr()  # noqa: SLF001 - python-docx knows neither of the two
        set_.append(OxmlElement("w:cantSplit"))
        if index == 0:
            set_.append(OxmlElement("w:tblHeader"))


def undated(content: bytes) -> bytes:
    """Return the file with one date for all its parts."""
    target = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(content)) as read, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as made:
        for name in read.namelist():
            made.writestr(zipfile.ZipInfo(name, _FIXED), read.read(name), zipfile.ZIP_DEFLATED)
    return target.getvalue()
