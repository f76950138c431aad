"""Makes PDF and Word files of drafts that are laid out by hand, line by line, in text files."""

import io
from typing import Any

import docx
import yaml
from reportlab.lib.pagesizes import letter
from reportlab.pdfgen.canvas import Canvas

_CENTRE = 306


def pdf(text: str) -> bytes:
    """Set each line of a layout where it says; lines at the middle of the sheet are centred."""
    made = io.BytesIO()
    canvas = Canvas(made, pagesize=letter, invariant=True)
    for line in text.splitlines():
        if line.startswith("#"):
            continue
        at, _, words = line.partition("|")
        right = at.startswith(">")
        x, y, size = (float(number) for number in at.lstrip(">").split())
        canvas.setFont("Helvetica", size)
        draw = canvas.drawRightString if right else canvas.drawCentredString if x == _CENTRE else canvas.drawString
        draw(x, y, words)
    canvas.showPage()
    canvas.save()
    return made.getvalue()


def word(text: str) -> bytes:
    """Write each block: a text is a paragraph, a list of rows is a table."""
    blocks: list[Any] = yaml.safe_load(text)
    document = docx.Document()
    for block in blocks:
        if isinstance(block, str):
            document.add_paragraph(block)
            continue
        table = document.add_table(rows=len(block), cols=max(len(row) for row in block))
        for number, row in enumerate(block):
            for column, cell in enumerate(row):
                table.cell(number, column).text = cell
    made = io.BytesIO()
    document.save(made)
    return made.getvalue()


def content(name: str, text: str) -> tuple[str, bytes]:
    """Give the name and the content of the draft that a file of the challenge stands for."""
    if name.endswith(".pdf.txt"):
        return name.removesuffix(".txt"), pdf(text)
    if name.endswith(".docx.yaml"):
        return name.removesuffix(".yaml"), word(text)
    return name, text.encode("utf-8")
