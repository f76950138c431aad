"""Word documents, by lxml alone.

What a sign is set in is what libraries for Word leave out: text boxes, headers and footers, revisions, hidden and
struck text. So the parts are read as the XML that they are, from an archive whose sizes are bounded.
"""

import io
import re
import zipfile
import zlib
from dataclasses import dataclass, field

from lxml import etree

from checker.drafts.errors import DraftError
from checker.drafts.model import Draft, Sheet
from checker.drafts.readers.number import whole_number
from checker.drafts.readers.xml import local, parse, refuse_elements
from checker.drafts.structure.flow import Cell, Chunk, Layout, Paragraph, Table

_MAX_PART = 20_000_000
_MAX_TOTAL = 100_000_000
_MAX_PARTS = 5000
_OLE = b"\xd0\xcf\x11\xe0"
_MAIN = "word/document.xml"
_OTHERS = re.compile(r"word/(?:header|footer|footnotes|endnotes)[0-9]*\.xml")
_SKIPPED = {
    "del", "movefrom", "instrtext", "deltext", "fallback", "rpr", "ppr", "tblpr", "tblgrid", "trpr", "tcpr", "sdtpr",
    "sectpr", "commentreference", "comments",
}  # fmt: skip
_SYMBOLS = {"f0a7": "\u2663", "f0a8": "\u2666", "f0a9": "\u2665", "f0aa": "\u2660", "f0b7": "\u2022", "f0bd": "\u00bd"}
_OFF = {"0", "false", "off", "none"}
_MOST_COLUMNS = 100

Blocks = list[Paragraph | Table]


def read(data: bytes, path: str) -> Draft:
    """Read a Word document: body, tables, text boxes, headers, footers and notes.

    Not deleted, hidden or struck text.
    """
    if data.startswith(_OLE):
        raise DraftError(
            "The document is encrypted, or in the old form of Word.", "Save it as .docx without a password."
        )
    parts = _parts(data)
    walker = _Walker()
    sheets = []
    for name, content in parts.items():
        walker.blocks = []
        walker.page = 1 if name == _MAIN else None
        walker.inside(parse(content, f"part {name} of the document"))
        walker.close()
        sheets.append(Sheet(spans=Layout().spans(walker.blocks)))
    return Draft(path=path, form="docx", sheets=tuple(sheets), notes=walker.notes())


def _parts(data: bytes) -> dict[str, bytes]:
    """Unpack the parts that hold text, the body first, within bounds."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            entries = archive.infolist()
            if len(entries) > _MAX_PARTS or sum(entry.file_size for entry in entries) > _MAX_TOTAL:
                raise DraftError("The document unpacks to far more data than a draft holds.", "Save it again.")
            if any(entry.flag_bits & 1 for entry in entries):
                raise DraftError("The document is encrypted.", "Save it as .docx without a password.")
            names = [entry.filename for entry in entries]
            if _MAIN not in names:
                raise DraftError("The file is not a Word document.", "Save it as .docx.")
            wanted = [_MAIN, *sorted({name for name in names if _OTHERS.fullmatch(name)})]
            parts = {name: _unpack(archive, name) for name in wanted}
    except (zipfile.BadZipFile, EOFError, NotImplementedError, OSError, ValueError, RuntimeError, zlib.error):
        raise DraftError("The document is damaged, or no Word document.", "Save it again as .docx.") from None
    refuse_elements("document", *parts.values())
    return parts


def _unpack(archive: zipfile.ZipFile, name: str) -> bytes:
    """Unpack one part. The size that the archive states is not believed."""
    with archive.open(name) as part:
        content = part.read(_MAX_PART + 1)
    if len(content) > _MAX_PART:
        raise DraftError("The document unpacks to far more data than a draft holds.", "Save it again.")
    return content


_AS_TYPED = frozenset({"preformattedtext", "htmlpreformatted", "plaintext", "sourcecode"})
"""The styles of paragraphs that are set as typed, in small letters."""


@dataclass(slots=True)
class _Walker:
    """Gathers blocks; ``lines`` is the paragraph that is being written, ``boxes`` are text boxes to put after it.

    ``typed`` is the last text whose lines are paragraphs of their own.
    """

    blocks: Blocks = field(default_factory=list)
    lines: list[list[Chunk]] = field(default_factory=lambda: [[]])
    boxes: list[etree._Element] = field(default_factory=list)
    page: int | None = 1
    hidden: bool = False
    struck: bool = False
    pictures: int = 0
    holders: dict[etree._Element, bool] = field(default_factory=dict)
    typed: Paragraph | None = None

    def notes(self) -> tuple[str, ...]:
        """Return what was left out."""
        said = []
        if self.hidden:
            said.append("Hidden text was not read.")
        if self.struck:
            said.append("Text that is struck out was not read.")
        if self.pictures:
            said.append(
                f"{self.pictures} picture{'' if self.pictures == 1 else 's'} cannot be read: text in a "
                f"picture is not checked."
            )
        return tuple(said)

    def inside(self, element: etree._Element) -> None:
        """Take what stands inside an element."""
        for child in element:
            self._one(child)

    def _one(self, child: etree._Element) -> None:
        name = local(child)
        if name in _SKIPPED or not name:
            return
        if name == "p":
            self._paragraph(child)
        elif name == "tbl":
            self._table(child)
        elif name == "r":
            self._run(child)
        elif name == "txbxcontent":
            self.boxes.append(child)
        elif name == "docpr":
            self._picture(child)
        elif name in {"chart", "relids"}:
            self.pictures += 1  # a chart or a diagram, whose text is in a part of its own
        elif name == "textpath":
            self._write(_attribute(child, "string"))  # letters drawn in a shape
        else:
            self._leaf(name, child)

    def _leaf(self, name: str, child: etree._Element) -> None:
        if name == "t":
            self._write(child.text or "")
        elif name in {"tab", "ptab"}:
            self._write("\t")
        elif name in {"br", "cr"}:
            if _attribute(child, "type") == "page":
                self._next_page()
            self.lines.append([])
        elif name == "lastrenderedpagebreak":
            self._next_page()
        elif name == "nobreakhyphen":
            self._write("-")
        elif name == "sym":
            self._write(_SYMBOLS.get(_attribute(child, "char").lower(), " "))
        elif name == "f" and any(local(part) == "den" for part in child):
            top, bottom = ("".join(part.itertext()) for part in child if local(part) in {"num", "den"})
            self._write(f"{top}/{bottom}")
        else:
            self.inside(child)

    def _next_page(self) -> None:
        if self.page is not None:
            self.page += 1

    def _paragraph(self, element: etree._Element) -> None:
        """Take a paragraph; those that are set as typed are the lines of one text."""
        before = self.typed if self.blocks and self.blocks[-1] is self.typed else None
        self.inside(element)
        if not _is_as_typed(element) or self.boxes:
            self.close()
            return
        if before is None:
            before = self.typed = Paragraph()
            self.blocks.append(before)
        before.lines += self.lines
        self.lines = [[]]

    def close(self) -> None:
        """End the paragraph, and put the text boxes that are anchored in it below it."""
        lines = [line for line in self.lines if any(chunk.text.strip() for chunk in line)]
        if lines:
            self.blocks.append(Paragraph(lines))
        self.lines = [[]]
        boxes, self.boxes = self.boxes, []
        for box in boxes:
            self.inside(box)

    def _run(self, element: etree._Element) -> None:
        properties = next((part for part in element if local(part) == "rpr"), None)
        on = {
            local(part)
            for part in (properties if properties is not None else ())
            if _attribute(part, "val").lower() not in _OFF
        }
        if "vanish" in on:
            self.hidden = True
        elif on & {"strike", "dstrike"}:
            self.struck = True
        else:
            self.inside(element)

    def _picture(self, properties: etree._Element) -> None:
        holder = properties.getparent()
        if holder is None:
            return
        if holder not in self.holders:
            self.holders[holder] = any(local(part) in {"blip", "pic"} for part in holder.iter())
        if not self.holders[holder]:
            return
        said = (properties.get("descr") or "").strip()
        if said:
            self.lines[-1] += [
                Chunk("|", page=self.page),
                Chunk(said, page=self.page, alt=True),
                Chunk("|", page=self.page),
            ]
        else:
            self.pictures += 1

    def _write(self, text: str) -> None:
        self.lines[-1].append(Chunk(text, page=self.page))

    def _table(self, element: etree._Element) -> None:
        self.close()
        found = Table()
        open_cells: dict[int, Cell] = {}
        for row in _below(element, "tr"):
            cells: list[Cell] = []
            column = 0
            for part in _below(row, "tc"):
                cell, goes_on = self._cell(part)
                above = open_cells.get(column)
                if goes_on and above is not None:
                    above.rows += 1
                else:
                    open_cells[column] = cell
                    cells.append(cell)
                column += cell.columns
            found.rows.append(cells)
        self.blocks.append(found)

    def _cell(self, element: etree._Element) -> tuple[Cell, bool]:
        outer, self.blocks = self.blocks, []
        self.inside(element)
        self.close()
        cell = Cell(self.blocks)
        self.blocks = outer
        goes_on = False
        for properties in (part for part in element if local(part) == "tcpr"):
            for part in properties:
                if local(part) == "gridspan":
                    cell.columns = whole_number(_attribute(part, "val"), 1, _MOST_COLUMNS)
                if local(part) == "vmerge" and _attribute(part, "val") != "restart":
                    goes_on = True
        return cell, goes_on


def _is_as_typed(element: etree._Element) -> bool:
    """Whether a paragraph is a line of a text that was typed with a fixed pitch, which another program then opened."""
    styles = (_attribute(style, "val") for part in element if local(part) == "ppr" for style in _below(part, "pstyle"))
    return any(style.lower().replace(" ", "") in _AS_TYPED for style in styles)


def _below(element: etree._Element, name: str) -> list[etree._Element]:
    """Return the rows of a table or the cells of a row, also those inside a content control or an insertion."""
    found = []
    for child in element:
        kind = local(child)
        if kind == name:
            found.append(child)
        elif kind in {"sdt", "sdtcontent", "ins", "customxml"}:
            found += _below(child, name)
    return found


def _attribute(element: etree._Element, name: str) -> str:
    """Return an attribute by its name without namespace."""
    return next((str(value) for key, value in element.attrib.items() if str(key).rpartition("}")[2] == name), "")
