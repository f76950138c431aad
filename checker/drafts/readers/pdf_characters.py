"""Takes the characters of a PDF with their places.

A PDF is a program for a large native library, so it is read within the bounds of :mod:`checker.drafts.bounded`.
"""

import ctypes
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from checker.drafts.errors import DraftError
from checker.drafts.readers.lines import Glyph

_ENCRYPTED = ("The PDF is encrypted.", "Save it without a password and without restrictions.")
_DAMAGED = ("The PDF is damaged and cannot be read.", "Export it again.")
MAX_PAGES = 60
MAX_CHARACTERS = 200_000
_PASSWORD = 4
_INVISIBLE = 3
_CLIP_ONLY = 7
_MOST_SEGMENTS = 20_000
"""How many pieces of drawn lines of a page are looked at."""
_LEVEL = 0.5
_SHORTEST = 15.0
"""In points: how far from level a line is at most, and how long at least."""
_IN_LIGATURE = 0.3
"""How long at most, in its size, a letter of a ligature is along its line."""


@dataclass(slots=True)
class Page:
    """What stands on a page.

    ``glyphs`` are its characters, y growing upwards; ``lines`` its level lines as left, right, y; ``corner`` is its
    upper left one, ``side`` its longer one. Besides: how many ``characters`` the page counts, of which how many are
    ``hidden`` (drawn invisibly) or ``unmapped`` (of no known letter), and how many ``images`` there are.
    """

    glyphs: list[Glyph]
    lines: list[list[float]]
    corner: tuple[float, float]
    side: float
    characters: int
    images: int
    hidden: int = 0
    unmapped: int = 0


def opened(data: bytes) -> Any:
    """Return the document. Raises :class:`DraftError` where it is encrypted, damaged or has too many pages."""
    import pypdfium2  # noqa: PLC0415 - the extra may be missing
    from pypdfium2 import raw  # noqa: PLC0415 - likewise

    try:
        document = pypdfium2.PdfDocument(data)
    except pypdfium2.PdfiumError as error:
        raise DraftError(*(_ENCRYPTED if getattr(error, "err_code", None) == _PASSWORD else _DAMAGED)) from error
    if raw.FPDF_GetSecurityHandlerRevision(document) >= 0:
        raise DraftError(*_ENCRYPTED)
    if len(document) > MAX_PAGES:
        raise DraftError(f"The PDF has more than {MAX_PAGES} pages.", "Check the pages of one table's draft.")
    return document


def refuse_too_many(characters: int) -> None:
    """Raise :class:`DraftError` where a document has so many characters that it is no draft."""
    if characters > MAX_CHARACTERS:
        raise DraftError(
            "The PDF holds too much text for a layout, sign or guide.", "Check the pages of one table's draft."
        )


def pages(document: Any, numbers: Sequence[int]) -> Iterator[Page]:
    """Yield the pages with these numbers, from 0. Raises :class:`DraftError` where they hold too much text."""
    from pypdfium2 import raw  # noqa: PLC0415 - as above

    for number in numbers:
        raw.FPDFPage_Flatten(document[number], raw.FLAT_PRINT)  # notes and form fields that would be printed
    total = 0
    for number in numbers:
        page = document[number]
        text = page.get_textpage()
        count = text.count_chars()
        total += count
        refuse_too_many(total)
        left, _, _, top = page.get_cropbox()
        read = Page(
            glyphs=[],
            lines=_lines(raw, page),
            corner=(left, top),
            side=max(page.get_size()),
            characters=count,
            images=sum(1 for _ in page.get_objects(filter=[raw.FPDF_PAGEOBJ_IMAGE], max_depth=4)),
        )
        _read_glyphs(raw, page, text, read)
        yield read


def _read_glyphs(raw: Any, page: Any, text: Any, read: Page) -> None:
    """Add the characters of a page. There may be ten thousands: what is asked of each is looked up once."""
    left, bottom, right, top = page.get_cropbox()
    is_generated, letter_of, is_unmapped = (
        raw.FPDFText_IsGenerated,
        raw.FPDFText_GetUnicode,
        raw.FPDFText_HasUnicodeMapError,
    )
    origin_of, box_of, matrix_of, size_of = (
        raw.FPDFText_GetCharOrigin,
        raw.FPDFText_GetLooseCharBox,
        raw.FPDFText_GetMatrix,
        raw.FPDFText_GetFontSize,
    )
    mode_of, object_of = raw.FPDFTextObj_GetTextRenderMode, raw.FPDFText_GetTextObject
    handle = text.raw
    x, y = ctypes.c_double(), ctypes.c_double()
    box, matrix = raw.FS_RECTF(), raw.FS_MATRIX()
    glyphs = read.glyphs
    origin = (0.0, 0.0)
    high = ""
    turn = (0.0, 0.0, 0.0, 0.0)
    angle = scale = 0.0
    for index in range(text.count_chars()):
        char = chr(letter_of(handle, index))
        if not char.isalnum() and is_generated(handle, index) == 1:
            continue  # a space or the end of a line, which nothing prints
        if "\ud800" <= char <= "\udbff":
            high = char
            continue
        if high:
            char, high = (high + char).encode("utf-16", "surrogatepass").decode("utf-16", "replace"), ""
        if is_unmapped(handle, index) == 1 or char in "\0\ufffd\ufffe" or "\ue000" <= char <= "\uf8ff":
            read.unmapped += 1
            continue
        origin_of(handle, index, x, y)
        if not (left - 1 <= x.value <= right + 1 and bottom - 1 <= y.value <= top + 1):
            continue
        mode = mode_of(object_of(handle, index))
        if mode in (_INVISIBLE, _CLIP_ONLY):
            read.hidden += not char.isspace()
            continue
        box_of(handle, index, box)
        matrix_of(handle, index, matrix)
        if (matrix.a, matrix.b, matrix.c, matrix.d) != turn:
            turn = (matrix.a, matrix.b, matrix.c, matrix.d)
            angle, scale = math.atan2(matrix.b, matrix.a), math.hypot(matrix.c, matrix.d)
        size = size_of(handle, index) * scale
        width, height = abs(box.right - box.left), abs(box.top - box.bottom)
        advance = _advance(width, height, angle, size)
        before, origin = origin, (x.value, y.value)
        joined = origin == before and char.islower() and bool(glyphs) and glyphs[-1].text.islower()
        place = _behind(glyphs[-1]) if joined else origin
        glyphs.append(Glyph(char, *place, advance, size or height, angle))


def _lines(raw: Any, page: Any) -> list[list[float]]:
    """Return the level lines that are drawn on a page, also as the edges of boxes, as [left, right, y]."""
    found: list[list[float]] = []
    x, y, matrix = ctypes.c_float(), ctypes.c_float(), raw.FS_MATRIX()
    seen = 0
    for item in page.get_objects(filter=[raw.FPDF_PAGEOBJ_PATH], max_depth=1):
        raw.FPDFPageObj_GetMatrix(item, matrix)
        start = last = (0.0, 0.0)
        for index in range(raw.FPDFPath_CountSegments(item)):
            seen += 1
            if seen > _MOST_SEGMENTS:
                return found
            segment = raw.FPDFPath_GetPathSegment(item, index)
            raw.FPDFPathSegment_GetPoint(segment, x, y)
            point = (
                matrix.a * x.value + matrix.c * y.value + matrix.e,
                matrix.b * x.value + matrix.d * y.value + matrix.f,
            )
            kind = raw.FPDFPathSegment_GetType(segment)
            if kind == raw.FPDF_SEGMENT_MOVETO:
                start = point
            elif kind == raw.FPDF_SEGMENT_LINETO:
                _add_level(found, last, point)
            last = point
            if raw.FPDFPathSegment_GetClose(segment):
                _add_level(found, last, start)
    return found


def _add_level(found: list[list[float]], one: tuple[float, float], other: tuple[float, float]) -> None:
    """Add the line between two points, where it is level and long enough."""
    if abs(one[1] - other[1]) < _LEVEL and abs(one[0] - other[0]) >= _SHORTEST:
        found.append([min(one[0], other[0]), max(one[0], other[0]), one[1]])


def _behind(glyph: Glyph) -> tuple[float, float]:
    """Return the place behind a letter of a ligature, whose letters all have the place of the first."""
    length = min(glyph.advance, _IN_LIGATURE * glyph.size)
    return glyph.x + length * math.cos(glyph.angle), glyph.y + length * math.sin(glyph.angle)


def _advance(width: float, height: float, angle: float, size: float) -> float:
    """Return a character's length along its line out of its upright box, which is w·cos + h·sin wide."""
    if not angle:
        return width
    cos, sin = abs(math.cos(angle)), abs(math.sin(angle))
    steep = abs(cos * cos - sin * sin)
    if steep < 0.2:  # noqa: PLR2004 - near 45 degrees the box does not tell
        return size / 2
    return max(0.0, (width * cos - height * sin) / (cos * cos - sin * sin))
