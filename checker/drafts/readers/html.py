"""HTML by lxml: what would be printed, with the line of every text. Also the second half of reading Markdown."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from lxml import etree

from checker.drafts.errors import DraftError
from checker.drafts.model import Draft, Sheet
from checker.drafts.readers import css_grid, svg
from checker.drafts.readers.decode import decode
from checker.drafts.readers.number import whole_number
from checker.drafts.readers.stylesheet import Stylesheet, hides
from checker.drafts.readers.xml import local, refuse_elements
from checker.drafts.structure.flow import Cell, Chunk, Layout, Paragraph, Table

# A head is not skipped: what stands in it by a missing body tag is shown all the same.
_SKIPPED = {"script", "style", "template", "noscript", "title", "object", "iframe", "select", "datalist"}
_STRUCK = {"del", "s", "strike"}
_INLINE = {
    "a", "abbr", "b", "bdi", "bdo", "big", "cite", "code", "data", "dfn", "em", "font", "i", "ins", "kbd", "label",
    "mark", "q", "samp", "small", "span", "strong", "sub", "sup", "time", "tt", "u", "var", "wbr", "br", "img",
    "picture", "source",
}  # fmt: skip
_SECTIONS = {"thead", "tbody", "tfoot"}
_CELLS = {"td", "th"}
_DECLARATION = re.compile(r"^\s*<\?xml[^>]*\?>")
_ENDS = re.compile(r"</(?:html|body)([ \t\r\n]*)>", re.IGNORECASE)
"""Browsers show what follows the end of a page; the parser would drop it."""
_SPACES = re.compile(r"[ \t\r\n]+")
_LINE_MARK = "data-draft-line"
_MOST_COLUMNS = 100
_MOST_ROWS = 2000
_MOST_LINES = 10_000_000
_TOO_DEEP = "depth"

Blocks = list[Paragraph | Table]


def read(data: bytes, path: str) -> Draft:
    """Read an HTML page: text and tables, alternative texts of images, drawings; not what is hidden or struck out."""
    text = decode(data, declared=True)
    return read_markup(text, path, "html", tuple(re.split(r"\r\n|\n|\r", text)))


def read_markup(text: str, path: str, form: str, lines: tuple[str, ...]) -> Draft:
    """Read markup that stands for the draft at ``path``; ``lines`` are those of the file itself."""
    refuse_elements("page", text)
    plain = _DECLARATION.sub("", "".join(char for char in text if char >= " " or char in "\t\n\r"))
    plain = _ENDS.sub(r"\1", plain)
    parser = etree.HTMLParser(no_network=True, remove_comments=True, remove_pis=True, huge_tree=False)
    try:
        root = etree.fromstring(plain, parser) if plain.strip() else None
    except (etree.XMLSyntaxError, ValueError):
        root = None
    if any(_TOO_DEEP in entry.message.lower() for entry in parser.error_log):
        raise DraftError("The page nests its elements too deeply to be read.", "Export it again, in a simpler form.")
    if root is None:
        return Draft(path=path, form=form, sheets=(), lines=lines)
    styles = Stylesheet("\n".join(node.text or "" for node in root.iter("style")))
    walker = _Walker(styles, marked=form == "md")
    walker.block(root)
    sheets = (Sheet(spans=Layout().spans(walker.blocks)), *walker.drawings)
    notes = []
    if walker.struck:
        notes.append("Text that is struck out was not read.")
    if walker.silent:
        count = walker.silent
        notes.append(f"{count} picture{'' if count == 1 else 's'} without an alternative text cannot be read.")
    return Draft(path=path, form=form, sheets=sheets, lines=lines, notes=tuple(notes))


@dataclass(slots=True)
class _Walker:
    """Gathers blocks; ``lines`` is the paragraph that is being written."""

    styles: Stylesheet
    marked: bool
    blocks: Blocks = field(default_factory=list)
    drawings: list[Sheet] = field(default_factory=list)
    lines: list[list[Chunk]] = field(default_factory=lambda: [[]])
    line: int = 1
    kept: bool = False
    struck: bool = False
    silent: int = 0

    def block(self, element: etree._Element) -> None:
        """Take an element that starts on a line of its own."""
        self._close()
        self._inside(element)
        self._close()

    def _inside(self, element: etree._Element) -> None:
        self._place(element)
        self._write(element.text)
        previous = None
        for child in element:
            self._child(child, previous)
            self._write(child.tail)
            previous = child if not (child.tail or "").strip() and not child.tail else None

    def _child(self, child: etree._Element, previous: etree._Element | None) -> None:
        name = local(child)
        style = self.styles.of(child)
        if not name or name in _SKIPPED or _hidden(child, style):
            return
        if name in _STRUCK or "line-through" in style.get("text-decoration", ""):
            self.struck = True
        elif name == "br":
            self.lines.append([])
        elif name == "img":
            self._image(child)
        elif name == "svg":
            self.drawings += svg.sheets_of(child)
        elif name == "table":
            self._table(child)
        elif name == "dl":
            self._terms(child)
        elif count := css_grid.columns(style):
            self._grid(child, count)
        elif name in _INLINE:
            if previous is not None and _apart(previous, child):
                self.lines[-1].append(Chunk("\t", self.line))
            self._inside(child)
        elif name == "pre":
            self._close()
            self.kept = True
            self._inside(child)
            self._close()
            self.kept = False
        else:
            self.block(child)

    def _place(self, element: etree._Element) -> None:
        if not self.marked:
            self.line = element.sourceline or self.line
        elif mark := element.get(_LINE_MARK):
            self.line = whole_number(mark, 1, _MOST_LINES)

    def _write(self, text: str | None) -> None:
        """Write a text node, one chunk for each line of the file so that each keeps its place."""
        for index, part in enumerate((text or "").split("\n")):
            if index:
                self.line += 1
                if self.kept:
                    self.lines.append([])
                elif self.lines[-1]:
                    self.lines[-1].append(Chunk(" ", self.line))
            shown = part if self.kept else _SPACES.sub(" ", part)
            if self.lines[-1] and self.lines[-1][-1].text.endswith(" ") and not self.kept:
                shown = shown.lstrip(" ")
            if shown and (self.kept or self.lines[-1] or shown.strip()):
                self.lines[-1].append(Chunk(shown if self.kept or self.lines[-1] else shown.lstrip(" "), self.line))

    def _image(self, image: etree._Element) -> None:
        alternative = (image.get("alt") or image.get("aria-label") or "").strip()
        if alternative:
            self._place(image)
            # A bar parts the words of the image from those around it.
            self.lines[-1] += [Chunk("|", self.line), Chunk(alternative, self.line, alt=True), Chunk("|", self.line)]
        elif image.get("alt") is None:
            self.silent += 1

    def _close(self) -> None:
        lines = [line for line in self.lines if any(chunk.text.strip() for chunk in line)]
        if lines:
            self.blocks.append(Paragraph(lines))
        self.lines = [[]]

    def _terms(self, listed: etree._Element) -> None:
        """Take a list of terms: a term of one line and the one line that says what it is are read together."""
        self._close()
        term: list[Chunk] | None = None
        for child in listed:
            start = len(self.blocks)
            if local(child) == "div":
                self._terms(child)
                continue
            self._child(child, None)
            self._close()
            line = _only_line(self.blocks[start:])
            if term and line and local(child) == "dd":
                asks = "".join(chunk.text for chunk in term).rstrip().endswith("?")
                term += [Chunk(" " if asks else ": ", line[0].line), *line]
                del self.blocks[start:]
            term = line if local(child) == "dt" else None

    def _table(self, table: etree._Element) -> None:
        self._close()
        for caption in table.findall("caption"):
            self.block(caption)
        found = Table()
        self._rows(table, found)
        self._close()
        self.blocks.append(found)

    def _grid(self, grid: etree._Element, count: int) -> None:
        """Take the children of a grid as the cells of a table; text that stands loose between them comes before it."""
        self._close()
        self._place(grid)
        self._loose(grid.text)
        shown = [
            child
            for child in grid
            if local(child) and local(child) not in _SKIPPED and not _hidden(child, self.styles.of(child))
        ]
        for child in grid:
            self._loose(child.tail)
        self._close()
        found = Table()
        for row in css_grid.rows(shown, count, self.styles.of):
            self._refuse_large(len(found.rows), len(row))
            found.rows.append([replace(self._cell(cell), columns=width) for cell, width in row])
        self.blocks.append(found)

    def _rows(self, section: etree._Element, found: Table) -> None:
        """Take the rows of a table or of a part of it. What stands between cells comes before it, as in a browser."""
        self._loose(section.text)
        loose: list[etree._Element] = []
        for child in section:
            name = local(child)
            if name in _CELLS:
                loose.append(child)
            elif name and not _hidden(child, self.styles.of(child)):
                self._row(loose, found)
                loose = []
                if name == "tr":
                    self._place(child)
                    self._loose(child.text)
                    self._row([cell for cell in child if local(cell) in _CELLS], found)
                    for cell in child:
                        if local(cell) not in _CELLS:
                            self._child(cell, None)
                        self._loose(cell.tail)
                elif name in _SECTIONS:
                    self._rows(child, found)
                elif name != "caption":
                    self._child(child, None)
            self._loose(child.tail)
        self._row(loose, found)

    def _loose(self, text: str | None) -> None:
        if text and text.strip():
            self._write(text)

    def _row(self, cells: list[etree._Element], found: Table) -> None:
        if not cells:
            return
        self._refuse_large(len(found.rows), len(cells))
        self._close()
        found.rows.append([self._cell(cell) for cell in cells])

    @staticmethod
    def _refuse_large(rows: int, columns: int) -> None:
        """Raise :class:`DraftError` for a table that is larger than any of a draft."""
        if rows >= _MOST_ROWS or columns > _MOST_COLUMNS:
            raise DraftError(
                f"The page holds a table of more than {_MOST_ROWS} rows or {_MOST_COLUMNS} columns.",
                "Check the draft of one table at a time.",
            )

    def _cell(self, element: etree._Element) -> Cell:
        outer, self.blocks = self.blocks, []
        if not _hidden(element, self.styles.of(element)):
            self.block(element)
        cell = Cell(self.blocks, _count(element.get("colspan")), _count(element.get("rowspan")))
        self.blocks = outer
        return cell


def _only_line(blocks: Blocks) -> list[Chunk] | None:
    """Return the line of blocks that are one paragraph of one line."""
    if len(blocks) != 1 or not isinstance(blocks[0], Paragraph) or len(blocks[0].lines) != 1:
        return None
    return blocks[0].lines[0]


def _hidden(element: etree._Element, style: Mapping[str, str]) -> bool:
    return (
        element.get("hidden") is not None
        or hides(lambda key: style.get(key, ""))
        or style.get("visibility") in {"hidden", "collapse"}
    )


def _apart(first: etree._Element, second: etree._Element) -> bool:
    """Whether two elements without a space between them are words of their own, and no parts of one word."""
    texts = ["".join(item.itertext()).strip() for item in (first, second)]
    return all(len(text) > 1 for text in texts)


def _count(text: str | None) -> int:
    return whole_number(text or "", 1, _MOST_COLUMNS)
