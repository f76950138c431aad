"""A letter as a Word file, which offices edit. The words are those of the text form, paragraph by paragraph."""

import io
import re

import docx
from docx.shared import Inches, Pt

from checker.documents.word import undated

_INDENT = 3
_NUMBERED = re.compile(r"[0-9]+\. ")
_KEPT = 6
"""How many paragraphs at the end of a letter stay on one page."""


def word_letter(text: str, title: str) -> bytes:
    """Return the letter, given as text, as the content of a .docx file; the same text gives the same bytes."""
    made = docx.Document()
    made.core_properties.title = title
    made.core_properties.author = ""
    made.core_properties.comments = ""
    made.styles["Normal"].font.size = Pt(11)
    section = made.sections[0]
    section.page_width, section.page_height = Inches(8.5), Inches(11)
    section.left_margin = section.right_margin = Inches(1)
    blocks = [block for block in re.split(r"\n[ ]*\n", text.strip("\n")) if block.strip()]
    for at, block in enumerate(blocks):
        lines = [line for line in block.split("\n") if line.strip()]
        paragraph = made.add_paragraph()
        paragraph.paragraph_format.keep_together = True
        # A provision stays with what is said of it, and the signature with the last of what it signs.
        ends = len(blocks) - _KEPT <= at + 1 < len(blocks)
        paragraph.paragraph_format.keep_with_next = ends or _NUMBERED.match(block) is not None
        if len(lines[0]) - len(lines[0].lstrip(" ")) >= _INDENT:
            paragraph.paragraph_format.left_indent = Inches(0.3)
        for index, line in enumerate(lines):
            run = paragraph.add_run(line.strip())
            if index + 1 < len(lines):
                run.add_break()
    target = io.BytesIO()
    made.save(target)
    return undated(target.getvalue())
