"""PDF, by PDFium.

PDFium is the engine of a widely used browser: it is fuzzed day and night, tells place, size and angle of every
character, and its Python binding has no dependency. It is still a large library: see :mod:`checker.drafts.bounded`.
"""

import zlib
from typing import Any

from checker.drafts.errors import DraftError
from checker.drafts.model import Draft, Sheet
from checker.drafts.readers.glyphs import sheets
from checker.drafts.readers.lines import Glyph
from checker.drafts.readers.needs import need
from checker.drafts.readers.pdf_characters import MAX_PAGES, characters

_ERRORS = {
    "encrypted": ("The PDF is encrypted.", "Save it without a password and without restrictions."),
    "malformed": ("The PDF is damaged and cannot be read.", "Export it again."),
    "pages": (f"The PDF has more than {MAX_PAGES} pages.", "Check the pages of one table's draft."),
    "characters": ("The PDF holds too much text for a layout, sign or guide.", "Check the pages of one table's draft."),
}
_MOST_UNMAPPED = 0.05
_MAX_INFLATED = 200_000_000
_STREAM = b"stream"
_PIECE = 1 << 16


def read(data: bytes, path: str) -> Draft:
    """Read a PDF. Raises :class:`DraftError` where it is encrypted, damaged, too large, or a scan without text."""
    need("pypdfium2", "PDF")
    if b"%PDF-" not in data[:1024]:
        raise DraftError("The file is not a PDF.", "Give it the ending of its format, or export it again.")
    _refuse_bomb(data)
    answer = characters(data)
    if "error" in answer:
        raise DraftError(*_ERRORS[answer["error"]])
    pages: list[list[list[Any]]] = answer["pages"]
    seen = sum(not glyph[0].isspace() for page in pages for glyph in page)
    if not seen:
        raise DraftError(*_without_text(answer))
    if answer["unmapped"] > _MOST_UNMAPPED * (seen + answer["unmapped"]):
        raise DraftError(
            f"{answer['unmapped']} characters of the PDF are drawn with a font that does not say which "
            f"letters they are.",
            "Export the PDF with its text kept as text and its fonts embedded.",
        )
    found: list[Sheet] = []
    placed = zip(pages, answer["lines"], answer["corners"], answer["sides"], strict=True)
    for number, (page, drawn, corner, side) in enumerate(placed, start=1):
        lines = [(left - corner[0], right - corner[0], corner[1] - y) for left, right, y in drawn]
        found += sheets([Glyph(*glyph) for glyph in page], number, corner=corner, side=side, lines=lines)
    return Draft(path=path, form="pdf", sheets=tuple(found), notes=_notes(answer))


def _without_text(answer: dict[str, Any]) -> tuple[str, str]:
    hint = "Export the draft from the program it was made with, with text kept as text."
    if answer["unmapped"]:
        return "The PDF's text is drawn with fonts that do not say which letters they are.", hint
    if answer["hidden"]:
        return "The PDF is a scan. The invisible text under the picture may differ from what is seen.", hint
    if answer["images"]:
        return "The PDF holds pictures but no text: it is a scan, or its text was turned into outlines.", hint
    return "The PDF holds no text: it is empty, or its text was turned into outlines.", hint


def _notes(answer: dict[str, Any]) -> tuple[str, ...]:
    notes = []
    if answer["hidden"]:
        notes.append(f"{answer['hidden']} characters are drawn invisibly and were not read.")
    if answer["unmapped"]:
        notes.append(f"{answer['unmapped']} characters have no known letter and were not read.")
    if answer["images"]:
        count = answer["images"]
        notes.append(f"{count} picture{'' if count == 1 else 's'} cannot be read: text in a picture is not checked.")
    return tuple(notes)


def _refuse_bomb(data: bytes) -> None:
    """Refuse compressed streams that would swell beyond all measure, before anything unpacks them.

    Streams stand one after another in a file, so that all of them together hold no more bytes than it has; what looks
    like their beginning inside of one is no other stream.
    """
    left, fed = _MAX_INFLATED, 2 * len(data) + _PIECE
    view = memoryview(data)
    position = data.find(_STREAM)
    while position >= 0:
        start = position + len(_STREAM)
        start += 2 if data[start : start + 2] == b"\r\n" else 1
        if data[start : start + 1] == b"\x78":
            size, taken = _inflated(view[start:], left)
            left, fed = left - size, fed - taken
            if left <= 0 or fed <= 0:
                raise DraftError("The PDF unpacks to far more data than a draft holds.", "Export it again.")
        position = data.find(_STREAM, start)


def _inflated(packed: memoryview, limit: int) -> tuple[int, int]:
    """Return the size that a stream unpacks to, at most ``limit``, and how many bytes of it that took.

    What is packed twice is unpacked twice.
    """
    outer, inner = zlib.decompressobj(), zlib.decompressobj()
    twice: bool | None = None
    size = taken = 0
    try:
        for start in range(0, len(packed), _PIECE):
            piece = bytes(packed[start : start + _PIECE])
            taken += len(piece)
            while piece and size < limit and not outer.eof:
                out = outer.decompress(piece, _PIECE)
                piece = outer.unconsumed_tail
                size += len(out)
                twice = out[:1] == b"\x78" if twice is None else twice
                size += len(inner.decompress(out, limit)) if twice else 0
            if outer.eof or size >= limit:
                taken -= len(outer.unused_data)
                break
    except zlib.error:
        pass  # not packed in this way after all, or damaged: the reader itself will tell
    return min(size, limit), taken
