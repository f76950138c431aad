"""Reads a PDF back: its pages as text, and the outlines that would be painted outside a page."""

from functools import lru_cache

import pypdfium2


@lru_cache(maxsize=4)
def pages(content: bytes) -> tuple[str, ...]:
    """Give the text of each page, with every run of spaces and line ends as one space."""
    document = pypdfium2.PdfDocument(content)
    try:
        return tuple(" ".join(page.get_textpage().get_text_bounded().split()) for page in document)
    finally:
        document.close()


def outside(content: bytes) -> list[str]:
    """Give the texts that reach over the edge of their page."""
    found = []
    document = pypdfium2.PdfDocument(content)
    try:
        for page in document:
            wide, tall = page.get_size()
            text = page.get_textpage()
            for at in range(text.count_rects()):
                left, bottom, right, top = text.get_rect(at)
                if left < 0 or bottom < 0 or right > wide or top > tall:
                    found.append(text.get_text_bounded(left, bottom, right, top))
    finally:
        document.close()
    return found


def lines_of(content: bytes) -> list[str]:
    """Give the lines of all pages as they are set."""
    document = pypdfium2.PdfDocument(content)
    try:
        return [line for page in document for line in page.get_textpage().get_text_bounded().splitlines()]
    finally:
        document.close()
