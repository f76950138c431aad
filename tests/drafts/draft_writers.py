"""Writes the content of a draft in each of the six formats, in the shapes that designers give such drafts."""

import html
import io
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

import docx
from docx.oxml import OxmlElement
from docx.oxml.ns import qn
from draft_content import Content, Entry, Panel
from reportlab.lib.pagesizes import letter
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfgen.canvas import Canvas

Text = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class Style:
    """How a draft is laid out.

    ``shape`` is list, table, columns, leaders, backwards, one_table or run_on. ``text`` changes every label and
    heading,
    ``said`` every inscription and sentence, ``payout`` every payout, ``heading`` the names. ``wrap`` is the longest
    label of a line, 0 for no wrapping.
    """

    name: str
    shape: str = "list"
    text: Text = field(default=str)
    said: Text = field(default=str)
    payout: Text = field(default=str)
    heading: Text = field(default=str)
    wrap: int = 0
    turned: bool = False
    split: str = ""
    pictures: bool = False


def dressed(content: Content, style: Style) -> Content:
    """Apply a style's changes of wording to the content."""
    panels = tuple(
        replace(
            panel,
            name=style.heading(style.text(panel.name)),
            limits=style.text(panel.limits),
            entries=tuple(
                Entry(style.text(entry.outcome), style.payout(entry.payout), style.text(entry.envy))
                for entry in panel.entries
            ),
        )
        for panel in content.panels
    )
    return replace(
        content,
        inscriptions=tuple(style.said(line) for line in content.inscriptions),
        sentences=tuple(style.said(line) for line in content.sentences),
        panels=panels,
    )


def wrapped(label: str, width: int) -> list[str]:
    """Break a label into lines of at most ``width`` characters; one line where ``width`` is 0."""
    lines: list[str] = []
    for word in label.split(" "):
        if lines and (not width or len(lines[-1]) + len(word) < width):
            lines[-1] = f"{lines[-1]} {word}"
        else:
            lines.append(word)
    return lines or [""]


# Plain text


def write_txt(content: Content, style: Style) -> bytes:
    """Write plain text."""
    lines = [content.title, "", *content.inscriptions, ""]
    blocks = [list(_txt_panel(panel, style)) for panel in content.panels]
    if style.shape == "columns":
        half = (len(blocks) + 1) // 2
        for left, right in zip(blocks[:half], [*blocks[half:], []], strict=False):
            height = max(len(left), len(right))
            left, right = left + [""] * (height - len(left)), right + [""] * (height - len(right))  # noqa: PLW2901
            lines += [f"{one:<104}{other}".rstrip() for one, other in zip(left, right, strict=True)] + [""]
    else:
        for block in blocks:
            lines += [*block, ""]
    return "\n".join([*lines, *content.sentences, ""]).encode()


def _txt_panel(panel: Panel, style: Style) -> Iterator[str]:
    if style.shape == "run_on" and panel.entries:
        rows = ", ".join(f"{entry.outcome} {entry.payout}" for entry in panel.entries)
        yield f"{panel.name}: {rows}"
    elif style.shape == "one_table":
        for index, entry in enumerate(panel.entries or (Entry("", ""),)):
            name = panel.name if index == 0 else ""
            yield f"| {name:<28} | {entry.outcome:<58} | {entry.payout:<26} | {entry.envy:>7} |"
    else:
        yield panel.name
        for entry in panel.entries:
            yield from _txt_entry(entry, style)
    if panel.limits:
        yield panel.limits


def _txt_entry(entry: Entry, style: Style) -> Iterator[str]:
    *above, last = wrapped(entry.outcome, style.wrap or (34 if style.shape == "columns" else 0))
    yield from (f"  {line}" for line in above)
    if style.shape == "leaders":
        envy = f"   {entry.envy}" if entry.envy else ""
        yield f"  {last} {'.' * max(4, 60 - len(last))} {entry.payout}{envy}"
    elif style.shape == "backwards":
        yield f"  {entry.payout:<26}{last}"
    elif style.shape == "table":
        yield f"\u2502 {last:<58} \u2502 {entry.payout:>26} \u2502 {entry.envy:>7} \u2502"
    else:
        yield f"  {last:<76}{entry.payout}{f'   {entry.envy}' if entry.envy else ''}"


# Markdown and HTML


def write_md(content: Content, style: Style) -> bytes:
    """Write Markdown."""
    lines = [f"# {content.title}", ""]
    lines += [f"{line}\n" for line in content.inscriptions]
    for panel in content.panels:
        lines += list(_md_panel(panel, style))
        if panel.limits:
            lines += [f"*{panel.limits}*", ""]
    lines += [f"- {line}" for line in content.sentences]
    return "\n".join(lines).encode()


def _md_panel(panel: Panel, style: Style) -> Iterator[str]:
    heading = f"![{panel.name}](heading.png)" if style.pictures else f"## {panel.name}"
    if style.shape == "run_on" and panel.entries:
        yield f"**{panel.name}:** " + ", ".join(f"{entry.outcome} {entry.payout}" for entry in panel.entries)
        yield ""
        return
    yield from (heading, "")
    if style.shape in {"table", "columns", "one_table"} and panel.entries:
        yield f"| Outcome | Pays |{' Envy |' if panel.envy else ''}"
        yield f"| :-- | --: |{' --: |' if panel.envy else ''}"
        for entry in panel.entries:
            yield f"| {entry.outcome} | {entry.payout} |{f' {entry.envy} |' if panel.envy else ''}"
    elif style.shape == "backwards":
        yield from (f"- {entry.payout} \u2013 {entry.outcome}" for entry in panel.entries)
    else:
        envy = [f" (Envy Bonus {entry.envy})" if entry.envy else "" for entry in panel.entries]
        yield from (f"- {entry.outcome}: {entry.payout}{more}" for entry, more in zip(panel.entries, envy, strict=True))
    yield ""


def write_html(content: Content, style: Style) -> bytes:
    """Write an HTML page."""
    parts = ["<!doctype html><html><head><title>x</title><style>.no{display:none}</style></head><body>"]
    parts += [f"<h1>{content.title}</h1>", "<p class='no'>Blackjack pays 6 to 5</p>"]
    parts += [f"<p>{_marked_up(line)}</p>" for line in content.inscriptions]
    if style.shape == "one_table":
        parts.append("<table>")
        for panel in content.panels:
            for index, entry in enumerate(panel.entries):
                name = f"<td rowspan='{len(panel.entries)}'>{_esc(panel.name)}</td>" if index == 0 else ""
                parts.append(f"<tr>{name}<td>{_esc(entry.outcome)}<td>{_esc(entry.payout)}</tr>")
        parts.append("</table>")
        parts += [f"<p>{_esc(panel.name)}: {_esc(panel.limits)}</p>" for panel in content.panels if panel.limits]
        parts += [f"<p>{_esc(panel.name)}</p>" for panel in content.panels if not panel.entries]
    elif style.shape == "columns":
        cells = "".join(f"<td>{''.join(_html_panel(panel, style))}</td>" for panel in content.panels[:2])
        parts.append(f"<table><tr>{cells}</tr></table>")
        parts += ["".join(_html_panel(panel, style)) for panel in content.panels[2:]]
    else:
        parts += ["".join(_html_panel(panel, style)) for panel in content.panels]
    parts += [f"<p>{_esc(line)}</p>" for line in content.sentences]
    return "\n".join([*parts, "</body></html>"]).encode()


def _html_panel(panel: Panel, style: Style) -> Iterator[str]:
    if style.pictures:
        yield f"<p><img src='x.png' alt='{html.escape(panel.name, quote=True)}'></p>"
    else:
        yield f"<h2>{_esc(panel.name)}</h2>"
    if panel.limits:
        yield f"<p>{_esc(panel.limits)}</p>"
    if style.shape in {"table", "columns"} and panel.entries:
        yield f"<table><thead><tr><th>Hand<th>Pays{'<th>Envy' if panel.envy else ''}</tr></thead>"
        for entry in panel.entries:
            label = "<br>".join(map(_esc, wrapped(entry.outcome, style.wrap)))
            yield f"<tr><th>{label}<td>{_esc(entry.payout)}{f'<td>{_esc(entry.envy)}' if panel.envy else ''}</tr>"
        yield "</table>"
    elif style.shape == "backwards":
        yield "".join(f"<p>{_esc(entry.payout)} - {_esc(entry.outcome)}</p>" for entry in panel.entries)
    elif style.shape == "run_on" and panel.entries:
        rows = ", ".join(f"{_esc(entry.outcome)} {_esc(entry.payout)}" for entry in panel.entries)
        yield f"<p>{_esc(panel.name)}: {rows}</p>"
    elif style.shape == "leaders":
        rows = "".join(
            f"<div><span>{_esc(entry.outcome)}</span><span>{_esc(entry.payout)}</span>"
            f"{f'<span>{_esc(entry.envy)}</span>' if entry.envy else ''}</div>"
            for entry in panel.entries
        )
        yield f"<div>{rows}</div>"
    else:
        yield "<dl>"
        for entry in panel.entries:
            envy = f" Envy {_esc(entry.envy)}" if entry.envy else ""
            yield f"<dt>{_esc(entry.outcome)}<dd>{_esc(entry.payout)}{envy}"
        yield "</dl>"


def _esc(text: str) -> str:
    return html.escape(text, quote=False).replace("\u00a0", "&#160;")


def _marked_up(line: str) -> str:
    first, _, rest = line.partition(" ")
    return f"<b>{_esc(first[:1])}</b>{_esc(first[1:])}\n <span>{_esc(rest)}</span>"


# SVG


def write_svg(content: Content, style: Style) -> bytes:
    """Write an SVG drawing of a sheet or a felt."""
    parts: list[str] = []
    y = 40.0
    for index, line in enumerate(content.inscriptions):
        parts.append(_svg_line(line, 700, y, style, anchor="middle", path=f"arc{index}"))
        y += 34
    top = y + 30
    columns = 3 if style.shape == "columns" else 1
    step = 640 if columns > 1 else 0
    heights = [top] * columns
    for index, panel in enumerate(content.panels):
        column = index % columns
        heights[column] = _svg_panel(parts, panel, 30 + column * step, heights[column], style)
    y = max(heights) + 20
    for line in content.sentences:
        parts.append(_svg_line(line, 30, y, style))
        y += 30
    body = "\n".join(parts)
    if style.turned:
        body = f"<g transform='translate({y + 60:.0f} 0) rotate(90)'>{body}</g>"
        size = f"0 0 {y + 80:.0f} 2000"
    else:
        size = f"0 0 2000 {y + 40:.0f}"
    text = (
        f"<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' viewBox='{size}' "
        f"font-family='Helvetica' font-size='18'><style>.k{{font-size:18px}}.gone{{display:none}}</style>"
        f"<text class='gone' x='10' y='10'>Blackjack pays 6 to 5</text>{body}</svg>"
    )
    return text.encode()


def _svg_panel(parts: list[str], panel: Panel, x: float, y: float, style: Style) -> float:
    if style.pictures:
        name = html.escape(panel.name, quote=True)
        parts.append(f"<image x='{x}' y='{y - 10}' width='200' height='20' aria-label='{name}' href='x.png'/>")
    else:
        parts.append(_svg_line(panel.name, x, y, style))
    y += 26
    for entry in panel.entries:
        lines = wrapped(entry.outcome, style.wrap or (26 if style.shape == "columns" else 0 if style.split else 48))
        middle = y + (len(lines) - 1) * 11 if style.wrap else y
        for index, line in enumerate(lines):
            parts.append(_svg_line(line, x + (120 if style.shape == "backwards" else 0), y + index * 22, style))
        if style.shape == "backwards":
            parts.append(_svg_line(entry.payout, x - 20, middle, style))
        else:
            parts.append(
                _svg_line(
                    entry.payout,
                    x + (540 if style.shape == "columns" or style.wrap else 1250 if style.split == "letters" else 900),
                    middle,
                    style,
                    anchor="end",
                )
            )
        if entry.envy:
            parts.append(
                _svg_line(
                    entry.envy,
                    x + (610 if style.shape == "columns" or style.wrap else 980),
                    middle,
                    style,
                    anchor="end",
                )
            )
        y += 22 * len(lines) + 4
    if panel.limits:
        parts.append(_svg_line(panel.limits, x, y, style))
        y += 22
    return y + 24


def _svg_line(text: str, x: float, y: float, style: Style, anchor: str = "start", path: str = "") -> str:
    shown = _esc(text)
    if style.split == "path" and path:
        curve = f"M {x - 300:.0f} {y:.0f} Q {x:.0f} {y - 30:.0f} {x + 300:.0f} {y:.0f}"
        return (
            f"<path id='{path}' d='{curve}' fill='none'/><text><textPath xlink:href='#{path}'>{shown}</textPath></text>"
        )
    if style.split == "letters" and anchor == "start":
        places = " ".join(f"{x + index * 12.4:.1f}" for index in range(len(text)))
        return f"<text y='{y:.1f}' x='{places}' xml:space='preserve'>{shown}</text>"
    if style.split == "words" and anchor == "start":
        pieces, at = [], x
        for word in text.split(" "):
            pieces.append(f"<tspan x='{at:.1f}' y='{y:.1f}'>{_esc(word)}</tspan>")
            at += stringWidth(word, "Helvetica", 18) + 5
        return f"<text>{''.join(pieces)}</text>"
    if style.split == "shadow":
        ghost = f"<text x='{x + 1.5:.1f}' y='{y + 1.5:.1f}' fill='#999' text-anchor='{anchor}'>{shown}</text>"
        return f"{ghost}<text x='{x:.1f}' y='{y:.1f}' text-anchor='{anchor}'>{shown}</text>"
    return f"<text class='k' x='{x:.1f}' y='{y:.1f}' text-anchor='{anchor}'>{shown}</text>"


# PDF


def write_pdf(content: Content, style: Style) -> bytes:
    """Write a PDF page by page."""
    buffer = io.BytesIO()
    width, height = letter if not style.turned else (letter[1], letter[0])
    canvas = Canvas(buffer, pagesize=(height, width) if style.turned else (width, height), invariant=1)
    canvas.setTitle("x")
    sheet = _PdfSheet(canvas, width, height, turned=style.turned)
    sheet.start()
    sheet.line(content.title, 40, 14)
    for line in content.inscriptions:
        if style.split == "letters":
            sheet.spread(line, 60)
        else:
            sheet.line(line, 60, 13)
    columns = 2 if style.shape == "columns" else 1
    for start in range(0, len(content.panels), columns):
        group = content.panels[start : start + columns]
        need = max(len(panel.entries) * 26 + 60 for panel in group)
        if sheet.y < need + 20:
            sheet.turn_page()
        top, lowest = sheet.y, sheet.y
        for column, panel in enumerate(group):
            sheet.y = top
            sheet.panel(panel, 40 + column * 290, 260 if columns > 1 else 420, style)
            lowest = min(lowest, sheet.y)
        sheet.y = lowest - 12
    for line in content.sentences:
        sheet.line(line, 40, 10)
    canvas.showPage()
    canvas.save()
    return buffer.getvalue()


@dataclass(slots=True)
class _PdfSheet:
    canvas: Any
    width: float
    height: float
    turned: bool
    y: float = 0.0

    def start(self) -> None:
        """Begin a page, turned where the whole draft is."""
        if self.turned:
            self.canvas.translate(self.height, 0)
            self.canvas.rotate(90)
        self.y = self.height - 50

    def turn_page(self) -> None:
        """Begin the next page."""
        self.canvas.showPage()
        self.start()

    def line(self, text: str, x: float, size: float, *, right: float = 0.0, y: float | None = None) -> None:
        """Print a line and go to the next, or at ``y`` and stay."""
        if y is None and self.y < 40:
            self.turn_page()
        at = self.y if y is None else y
        self.canvas.setFont("Helvetica", size)
        if right:
            self.canvas.drawRightString(right, at, _latin(text))
        else:
            self.canvas.drawString(x, at, _latin(text))
        if y is None:
            self.y -= size * 1.5

    def spread(self, text: str, x: float) -> None:
        """Print a line with its letters set far apart."""
        spaced = self.canvas.beginText(x, self.y)
        spaced.setFont("Helvetica", 12)
        spaced.setCharSpace(5)
        spaced.textOut(_latin(text))
        self.canvas.drawText(spaced)
        self.y -= 22

    def panel(self, panel: Panel, x: float, width: float, style: Style) -> None:
        """Print a panel."""
        self.line(panel.name, x, 12)
        for entry in panel.entries:
            lines = wrapped(entry.outcome, style.wrap or (24 if style.shape == "columns" else 48))
            top = self.y
            middle = top - (len(lines) - 1) * 6 if style.wrap else top
            label_x = x + 130 if style.shape == "backwards" else x
            for index, text in enumerate(lines):
                self.line(text, label_x, 9, y=top - index * 12)
            if style.shape == "backwards":
                self.line(entry.payout, x, 9, y=middle)
            elif style.shape == "leaders":
                dots = "." * max(4, int((width - 130 - 4.6 * len(lines[-1])) / 2.5))
                self.line(f"{lines[-1]} {dots} {entry.payout}", x, 9, y=top - (len(lines) - 1) * 12)
            else:
                self.line(entry.payout, 0, 9, right=x + width - (60 if panel.envy else 0), y=middle)
            if entry.envy:
                self.line(entry.envy, 0, 9, right=x + width, y=middle)
            self.y = top - len(lines) * 12 - 3
        if panel.limits:
            self.line(panel.limits, x, 9)


def _latin(text: str) -> str:
    """Keep to what the built-in typefaces of PDF hold."""
    return "".join(
        char if ord(char) < 256 or char in "\u2013\u2014\u2018\u2019\u201c\u201d\u2022" else "?" for char in text
    )


# Word


def write_docx(content: Content, style: Style) -> bytes:
    """Write a Word document."""
    document = docx.Document()
    document.add_heading(content.title, 0)
    for line in content.inscriptions:
        if style.split == "box":
            _text_box(document.add_paragraph(), line)
        else:
            document.add_paragraph(line)
    if style.shape == "one_table":
        _docx_one_table(document, content)
    else:
        for panel in content.panels:
            _docx_panel(document, panel, style)
    if style.split == "footer":
        document.sections[0].footer.paragraphs[0].text = " ".join(content.sentences)
    else:
        for line in content.sentences:
            document.add_paragraph(line, style="List Bullet")
    hidden = document.add_paragraph().add_run("Blackjack pays 6 to 5")
    hidden.font.hidden = True
    buffer = io.BytesIO()
    document.save(buffer)
    return buffer.getvalue()


def _docx_one_table(document: Any, content: Content) -> None:
    """Put all payouts into one table whose first column names the wager."""
    table = document.add_table(rows=0, cols=3)
    for panel in content.panels:
        first = None
        for entry in panel.entries or (Entry("", ""),):
            row = table.add_row()
            row.cells[1].text, row.cells[2].text = entry.outcome, entry.payout
            first = row.cells[0] if first is None else first.merge(row.cells[0])
        if first is not None:
            first.text = panel.name
    for panel in content.panels:
        if panel.limits:
            document.add_paragraph(f"{panel.name}: {panel.limits}")


def _docx_panel(document: Any, panel: Panel, style: Style) -> None:
    if style.pictures:
        _picture(document.add_paragraph(), panel.name)
    elif style.split == "runs":
        heading = document.add_paragraph()
        for piece in (panel.name[:3], panel.name[3:4], panel.name[4:]):
            heading.add_run(piece).bold = True
    else:
        document.add_heading(panel.name, 2)
    if style.shape in {"table", "columns"} and panel.entries:
        _docx_table(document, panel, style)
    elif style.shape == "run_on" and panel.entries:
        rows = ", ".join(f"{entry.outcome} {entry.payout}" for entry in panel.entries)
        document.add_paragraph(f"{panel.name}: {rows}")
    else:
        for entry in panel.entries:
            parts = [entry.outcome, entry.payout] if style.shape != "backwards" else [entry.payout, entry.outcome]
            document.add_paragraph("\t".join([*parts, *([entry.envy] if entry.envy else [])]))
    if panel.limits:
        document.add_paragraph(panel.limits)


def _docx_table(document: Any, panel: Panel, style: Style) -> None:
    table = document.add_table(rows=1, cols=3 if panel.envy else 2)
    for cell, word in zip(table.rows[0].cells, ("Hand", "Pays", "Envy"), strict=False):
        cell.text = word
    for entry in panel.entries:
        cells = table.add_row().cells
        cells[0].text, cells[1].text = "\n".join(wrapped(entry.outcome, style.wrap)), entry.payout
        if panel.envy:
            cells[2].text = entry.envy


def _text_box(paragraph: Any, text: str) -> None:
    """Put a text box into a paragraph, as Word's drawing tools do."""
    box, content, inner, run, words = (OxmlElement(name) for name in ("w:pict", "w:txbxContent", "w:p", "w:r", "w:t"))
    words.text = text
    run.append(words)
    inner.append(run)
    content.append(inner)
    box.append(content)
    holder = paragraph.add_run()
    holder._r.append(box)  # noqa: SLF001 - python-docx makes no text boxes


def _picture(paragraph: Any, description: str) -> None:
    """Put a picture with a description into a paragraph."""
    drawing, inline, properties, blip = (OxmlElement(name) for name in ("w:drawing", "wp:inline", "wp:docPr", "a:blip"))
    properties.set("id", "1")
    properties.set("name", "Picture")
    properties.set("descr", description)
    inline.append(properties)
    inline.append(blip)
    drawing.append(inline)
    paragraph.add_run()._r.append(drawing)  # noqa: SLF001 - python-docx asks for a real picture
    assert qn("w:drawing")


WRITERS: dict[str, Callable[[Content, Style], bytes]] = {
    "txt": write_txt,
    "md": write_md,
    "html": write_html,
    "svg": write_svg,
    "pdf": write_pdf,
    "docx": write_docx,
}


def write(content: Content, style: Style, form: str) -> bytes:
    """Write ``content`` in a style and a format."""
    return WRITERS[form](dressed(content, style), style)
