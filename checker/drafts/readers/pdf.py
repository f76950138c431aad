"""PDF, by PDFium.

PDFium is the engine of a widely used browser: it is fuzzed day and night, tells place, size and angle of every
character, and its Python binding has no dependency. It is still a large library: see :mod:`checker.drafts.bounded`.
"""

import zlib
from dataclasses import dataclass

from checker.drafts.errors import DraftError
from checker.drafts.model import Draft, Sheet
from checker.drafts.readers.glyphs import sheets
from checker.drafts.readers.needs import need
from checker.drafts.readers.pdf_characters import Page, opened, pages, refuse_too_many
from checker.drafts.sharing import ALONE, Sharing

_MOST_UNMAPPED = 0.05
_MANY_PAGES = 6
"""Fewer pages are read sooner than processes are started for them."""
_MAX_INFLATED = 200_000_000
_STREAM = b"stream"
_PIECE = 1 << 16


@dataclass(frozen=True, slots=True)
class _Counts:
    """How many characters some pages have, how many are seen, and what is not: hidden, of no known letter, pictures."""

    characters: int
    seen: int
    hidden: int
    unmapped: int
    images: int

    def __add__(self, other: "_Counts") -> "_Counts":
        return _Counts(
            self.characters + other.characters,
            self.seen + other.seen,
            self.hidden + other.hidden,
            self.unmapped + other.unmapped,
            self.images + other.images,
        )


def read(data: bytes, path: str, sharing: Sharing) -> Draft:
    """Read a PDF; one of many pages is shared out.

    Raises :class:`DraftError` where it is encrypted, damaged, too large, or a scan without text.
    """
    need("pypdfium2", "PDF")
    if b"%PDF-" not in data[:1024]:
        raise DraftError("The file is not a PDF.", "Give it the ending of its format, or export it again.")
    _refuse_bomb(data)
    document = opened(data)
    count = len(document)

    def part(first: int, parts: int) -> list[tuple[list[Sheet], _Counts]]:
        numbers = range(first, count, parts)
        return [_read_page(page, number + 1) for number, page in zip(numbers, pages(document, numbers), strict=True)]

    parts = (sharing if count >= _MANY_PAGES else ALONE).out(part)
    in_order = [parts[number % len(parts)][number // len(parts)] for number in range(count)]
    counts = sum((own for _, own in in_order), start=_Counts(0, 0, 0, 0, 0))
    refuse_too_many(counts.characters)
    if not counts.seen:
        raise DraftError(*_without_text(counts))
    if counts.unmapped > _MOST_UNMAPPED * (counts.seen + counts.unmapped):
        raise DraftError(
            f"{counts.unmapped} characters of the PDF are drawn with a font that does not say which letters they are.",
            "Export the PDF with its text kept as text and its fonts embedded.",
        )
    found = tuple(sheet for own, _ in in_order for sheet in own)
    return Draft(path=path, form="pdf", sheets=found, notes=_notes(counts))


def _read_page(page: Page, number: int) -> tuple[list[Sheet], _Counts]:
    left, top = page.corner
    lines = [(start - left, end - left, top - y) for start, end, y in page.lines]
    counts = _Counts(
        characters=page.characters,
        seen=sum(not glyph.text.isspace() for glyph in page.glyphs),
        hidden=page.hidden,
        unmapped=page.unmapped,
        images=page.images,
    )
    return sheets(page.glyphs, number, corner=page.corner, side=page.side, lines=lines), counts


def _without_text(counts: _Counts) -> tuple[str, str]:
    hint = "Export the draft from the program it was made with, with text kept as text."
    if counts.unmapped:
        return "The PDF's text is drawn with fonts that do not say which letters they are.", hint
    if counts.hidden:
        return "The PDF is a scan. The invisible text under the picture may differ from what is seen.", hint
    if counts.images:
        return "The PDF holds pictures but no text: it is a scan, or its text was turned into outlines.", hint
    return "The PDF holds no text: it is empty, or its text was turned into outlines.", hint


def _notes(counts: _Counts) -> tuple[str, ...]:
    notes = []
    if counts.hidden:
        notes.append(f"{counts.hidden} characters are drawn invisibly and were not read.")
    if counts.unmapped:
        notes.append(f"{counts.unmapped} characters have no known letter and were not read.")
    if counts.images:
        plural = "" if counts.images == 1 else "s"
        notes.append(f"{counts.images} picture{plural} cannot be read: text in a picture is not checked.")
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
