"""Sets documents as PDF with Typst. The document goes in as JSON; Typst shows its texts and never reads them as markup.

The fonts are those inside the Typst wheel, so that a document looks the same on every machine. A character that they
lack is shown as its code point. The files are tagged and conform to PDF/UA-1.
"""

import json
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Literal

import typst

from checker.documents.column_percentages import NARROW, WIDE, column_percentages
from checker.documents.escape import BREAK, breakable
from checker.documents.help_line import LONGER_SIDE, type_size
from checker.documents.model import Document, Grid, Paper, Row, Sign
from checker.documents.page import Page
from checker.documents.problems import RenderError
from checker.documents.sign_font_size import fit
from checker.resources import TEMPLATES

_STANDARD: Literal["ua-1"] = "ua-1"
_NO_GLYPH = "could not be displayed"
_END = "<end>"
_FULL, _ATTEMPTS = 0.68, 3
"""Which part of its last sheet a document fills at least, and how many sizes of its letters are tried for that."""

_PROBE = b'#set document(title: "probe")\n#set text(font: "Libertinus Serif")\n#sys.inputs.data'


def pdf(document: Document, page: Page, templates: Path | None = None) -> bytes:
    """Return a document as a PDF file. Raises :class:`RenderError` where the Typst source cannot be compiled."""
    source = b"\n".join(_source(name, templates) for name in ("parts.typ", f"{document.head.document}.typ"))
    data = _data(document, page)
    try:
        return _filled(source, data, templates)
    except typst.TypstError as error:
        if _NO_GLYPH not in str(error):
            raise _problem(document, error) from error
    try:
        return _filled(source, _each(data, _displayable), templates)
    except typst.TypstError as error:
        raise _problem(document, error) from error


def _problem(document: Document, error: typst.TypstError) -> RenderError:
    hints = "; ".join(error.hints)
    return RenderError(f"template {document.head.document}.typ: {error.message}{f' ({hints})' if hints else ''}.")


def _source(name: str, templates: Path | None) -> bytes:
    own = templates / name if templates else None
    file = own if own and own.is_file() else TEMPLATES / name
    try:
        return file.read_bytes()
    except OSError as error:
        raise RenderError(f"template {name} cannot be read: {(error.strerror or 'unknown reason').lower()}.") from error


@cache
def _compiler(root: Path) -> typst.Compiler:
    return typst.Compiler(root=root, ignore_system_fonts=True)


def _compiled(compiler: typst.Compiler, source: bytes, data: Any) -> bytes:
    made = compiler.compile(input=source, format="pdf", sys_inputs=_inputs(data), pdf_standards=_STANDARD)
    if not isinstance(made, bytes):
        raise RenderError("the Typst source gives no single file.")
    return made


def _inputs(data: Any) -> dict[str, str]:
    return {"data": json.dumps(data, ensure_ascii=False)}


def _filled(source: bytes, data: dict[str, Any], templates: Path | None) -> bytes:
    """Return a PDF; where its source tells how full the last sheet is, that of the attempt that fills it best."""
    root = templates or TEMPLATES
    best, compiler = data, _compiler(root)
    if _END.encode() in source:
        most = 0.0
        for attempt in range(_ATTEMPTS):
            tried = data | {"attempt": attempt}
            # What a compiler has set to tell how full it is, it does not set a second time.
            own = typst.Compiler(source, root=root, ignore_system_fonts=True, sys_inputs=_inputs(tried))
            full = float(json.loads(own.query(_END, field="value", one=True)))
            if full > most:
                most, best, compiler = full, tried, own
            if full >= _FULL:
                break
    return _compiled(compiler, source, best)


def _data(document: Document, page: Page) -> dict[str, Any]:
    """Return what a Typst source reads: the document, the sheet in inches, the estimated size of a sign's letters."""
    room = NARROW if document.head.document == "guide" else WIDE
    data: dict[str, Any] = {"document": _plain(document, room), "page": page.size}
    longer = max(page.size) if isinstance(document, Sign) else LONGER_SIDE
    data["help"] = type_size(document.help_share, longer)
    if isinstance(document, Paper) and document.drawing:
        data["drawing"] = document.drawing
    if isinstance(document, Sign):
        size = fit(document, page)
        data["fit"] = {"size": size.size, "largest": size.largest, "columns": size.columns}
    return data


def _plain(value: Any, room: int) -> Any:
    """Return a document as JSON values; names are written with hyphens, as Typst writes them."""
    if isinstance(value, str):
        return breakable(value).replace("§ ", "§\u00a0")
    if isinstance(value, tuple):
        return [_plain(item, room) for item in value]
    if is_dataclass(value) and not isinstance(value, type):
        found = {
            item.name.replace("_", "-"): _plain(getattr(value, item.name), room)
            for item in fields(value)
            if item.name != "drawing"
        }
        if hasattr(value, "kind"):
            found["kind"] = value.kind
        if isinstance(value, Row):
            found["pieces"] = list(value.pieces)
        if isinstance(value, Grid):
            found["shares"] = list(column_percentages(value, room))
            del found["like"]
        return found
    return value


def _each(value: Any, change: Callable[[str], str]) -> Any:
    if isinstance(value, str):
        return change(value)
    if isinstance(value, list):
        return [_each(item, change) for item in value]
    if isinstance(value, dict):
        return {key: _each(item, change) for key, item in value.items()}
    return value


def _displayable(text: str) -> str:
    """Write the characters that no font has as their code points."""
    return text if text.isascii() else "".join(char if _has_glyph(char) else f"<U+{ord(char):04X}>" for char in text)


@lru_cache(maxsize=4096)
def _has_glyph(char: str) -> bool:
    if char.isascii() or char == BREAK:
        return True
    try:
        _compiler(TEMPLATES).compile(input=_PROBE, format="pdf", sys_inputs={"data": char}, pdf_standards=_STANDARD)
    except typst.TypstError:
        return False
    return True
