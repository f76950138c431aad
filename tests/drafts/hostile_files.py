"""Files that are made to harm their reader, and files that hold nothing to read."""

import io
import zipfile
import zlib
from collections.abc import Callable
from functools import cache

from reportlab.lib import pdfencrypt
from reportlab.lib.pagesizes import letter
from reportlab.pdfgen.canvas import Canvas

WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"


def pdf(text: str = "", *, lock: str | None = None, invisible: bool = False, pages: int = 1) -> bytes:
    """Give a PDF with one line of text; ``invisible`` draws it as the text layer of a scan is."""
    buffer = io.BytesIO()
    guard = None if lock is None else pdfencrypt.StandardEncryption(lock, ownerPassword="owner", canPrint=0)
    canvas = Canvas(buffer, pagesize=letter, encrypt=guard, invariant=1)
    for _ in range(pages):
        line = canvas.beginText(72, 700)
        line.setFont("Helvetica", 12)
        line.setTextRenderMode(3 if invisible else 0)
        line.textOut(text)
        canvas.drawText(line)
        canvas.showPage()
    canvas.save()
    return buffer.getvalue()


def scan() -> bytes:
    """Give a PDF that holds a picture and no text."""
    pixels = zlib.compress(bytes(300))
    data = b"/Filter /FlateDecode /Length %d >> stream\n%s\nendstream" % (len(pixels), pixels)
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>",
        b"<< /Length 29 >> stream\nq 100 0 0 100 0 0 cm /I Do Q\n\nendstream",
        b"<< /Type /XObject /Subtype /Image /Width 10 /Height 10 /ColorSpace /DeviceRGB /BitsPerComponent 8 %s" % data,
    ]
    return _assembled(objects)


def pdf_bomb(megabytes: int = 400) -> bytes:
    """Give a small PDF whose content unpacks to very much."""
    packer = zlib.compressobj(9)
    blank = b" " * 1_000_000
    packed = b"".join(packer.compress(blank) for _ in range(megabytes)) + packer.flush()
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Contents 4 0 R >>",
        b"<< /Filter /FlateDecode /Length %d >> stream\n%s\nendstream" % (len(packed), packed),
    ]
    return _assembled(objects)


def pdf_of_echoes(depth: int = 12) -> bytes:
    """Give a PDF whose drawing calls itself ten times at each of many levels."""
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R /Resources << /XObject << /F 5 0 R >> >> >>",
        b"<< /Length 6 >> stream\n/F Do \nendstream",
    ]
    for level in range(depth):
        last = level == depth - 1
        content = b"BT (x) Tj ET" if last else b"/F Do " * 10
        inside = b"" if last else b"/Resources << /XObject << /F %d 0 R >> >>" % (6 + level)
        objects.append(
            b"<< /Type /XObject /Subtype /Form /BBox [0 0 100 100] %s /Length %d >> stream\n%s\nendstream"
            % (inside, len(content), content)
        )
    return _assembled(objects)


def _assembled(objects: list[bytes]) -> bytes:
    parts = [b"%PDF-1.4\n"]
    places = []
    for number, content in enumerate(objects, start=1):
        places.append(sum(map(len, parts)))
        parts.append(b"%d 0 obj\n%s\nendobj\n" % (number, content))
    start = sum(map(len, parts))
    rows = b"".join(b"%010d 00000 n \n" % place for place in places)
    parts.append(b"xref\n0 %d\n0000000000 65535 f \n%s" % (len(objects) + 1, rows))
    parts.append(b"trailer << /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (len(objects) + 1, start))
    return b"".join(parts)


def docx(body: str, **parts: str) -> bytes:
    """Give a Word document with this body; ``parts`` are further parts by their names without folder and ending."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("word/document.xml", f"<w:document xmlns:w='{WORD}'><w:body>{body}</w:body></w:document>")
        for name, content in parts.items():
            archive.writestr(f"word/{name}.xml", content)
    return buffer.getvalue()


def made(data: bytes | Callable[[], bytes]) -> bytes:
    """Give the content of a file, which is made now where that takes long."""
    return data if isinstance(data, bytes) else data()


@cache
def zip_bomb(megabytes: int = 300) -> bytes:
    """Give a small archive whose main part unpacks to very much."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive, archive.open("word/document.xml", "w") as part:
        for _ in range(megabytes):
            part.write(b" " * 1_000_000)
    return buffer.getvalue()


def lying_zip() -> bytes:
    """Give an archive that states a small size for a part that is large."""
    honest = zip_bomb(30)
    size = (30_000_000).to_bytes(4, "little")
    return honest.replace(size, (1000).to_bytes(4, "little"))
