"""An official text as lines: plain text, Markdown, HTML or PDF, as codes of law are published."""

import html.parser
import re
from functools import partial
from pathlib import Path

from checker.regex import regex
from checker.source.regular import read_regular

MAX_BYTES = 20_000_000
_BREAKS = {"p", "div", "br", "li", "tr", "h1", "h2", "h3", "h4", "h5", "h6", "table", "ul", "ol", "section", "article"}
_SILENT = {"script", "style", "head", "title", "nav"}
_NOISE = regex(r"\$?\\S\$?|<[^<>]{1,40}>|[*#|]+|\\")


class OfficialTextError(Exception):
    """The text cannot be read; says why and what would help."""


def read_official_text(file: Path) -> tuple[str, ...]:
    """Return the lines of a text, each without marks of layout. Raises :class:`OfficialTextError`."""
    try:
        raw = read_regular(file, MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        raise OfficialTextError(
            f"{file} cannot be opened: {(getattr(error, 'strerror', '') or 'refused').lower()}"
        ) from None
    if len(raw) > MAX_BYTES:
        raise OfficialTextError(f"{file} is larger than {MAX_BYTES // 1_000_000} MB")
    if raw.startswith(b"%PDF"):
        text = _bounded(raw, file)
    else:
        text = _decoded(raw, file)
        if file.suffix.lower() in {".html", ".htm"} or re.match(r"\s*<(!doctype|html)", text, re.IGNORECASE):
            text = _html(text)
    lines = (" ".join(_plain(line).split()) for line in text.splitlines())
    return tuple(line for line in lines if line)


def _plain(line: str) -> str:
    cells = line.replace("\\$", "\0")
    return _NOISE.sub(" ", cells.replace("$\\S$", "§")).replace("\0", "$")


def _decoded(raw: bytes, file: Path) -> str:
    for encoding in ("utf-8-sig", "cp1252"):
        try:
            return raw.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise OfficialTextError(f"{file} is no text that can be read; save it as UTF-8")


def _bounded(raw: bytes, file: Path) -> str:
    """Return the text of a PDF, read in another process: one that was made to swell ends alone."""
    from checker.drafts.bounded import within_bounds  # noqa: PLC0415 - only a PDF needs it
    from checker.drafts.errors import DraftError  # noqa: PLC0415 - likewise

    try:
        return within_bounds(partial(_pdf, raw, file))
    except DraftError:
        raise OfficialTextError(f"{file} takes too much time or memory to read; save its text as a file") from None


def _pdf(raw: bytes, file: Path) -> str:
    try:
        import pypdfium2  # noqa: PLC0415 - only a PDF needs it
    except ImportError:
        raise OfficialTextError(f"{file} is a PDF; install the extra that reads it: pip install '.[drafts]'") from None
    try:
        document = pypdfium2.PdfDocument(raw)
        return "\n".join(page.get_textpage().get_text_bounded() for page in document)
    except pypdfium2.PdfiumError as error:
        raise OfficialTextError(f"{file} cannot be read as a PDF: {str(error).rstrip('.')}") from None


def _html(text: str) -> str:
    reader = _Lines()
    reader.feed(text)
    reader.close()
    return "".join(reader.parts)


class _Lines(html.parser.HTMLParser):
    """Collects the words of a page, a line for each block."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.parts: list[str] = []
        self._silent = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        del attrs
        if tag in _SILENT:
            self._silent += 1
        if tag in _BREAKS:
            self.parts.append("\n")
        if tag in {"td", "th"}:
            self.parts.append(" ")

    def handle_endtag(self, tag: str) -> None:
        if tag in _SILENT:
            self._silent = max(0, self._silent - 1)
        if tag in _BREAKS:
            self.parts.append("\n")

    def handle_data(self, data: str) -> None:
        if not self._silent:
            self.parts.append(data.replace("\n", " "))
