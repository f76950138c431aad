"""Reads a draft of any form into its placed text."""

import zlib
from collections.abc import Mapping
from functools import partial
from importlib import import_module

from checker.drafts.errors import DraftError
from checker.drafts.model import Draft
from checker.drafts.readers.needs import need
from checker.drafts.readers.number import in_bounds
from checker.drafts.sharing import ALONE, Sharing

MAX_BYTES = 20_000_000
MAX_TEXT = 1_000_000
"""For text and Markdown, in bytes: they hold no pictures."""
MAX_CHARACTERS = 200_000
MAX_SPANS = 20_000
MAX_LINE = 20_000
"""In characters: more stand in no paragraph of a draft, and each is compared as one."""
FORMS: Mapping[str, str] = {
    ".txt": "text",
    ".text": "text",
    ".md": "markdown",
    ".markdown": "markdown",
    ".html": "html",
    ".htm": "html",
    ".xhtml": "html",
    ".svg": "svg",
    ".pdf": "pdf",
    ".docx": "docx",
}
"""The reader for each ending of a file's name."""

_LIBRARIES = {"markdown": "markdown_it", "html": "lxml", "svg": "lxml", "docx": "lxml"}
_SHOWN = {"markdown": "Markdown", "html": "HTML", "svg": "SVG", "docx": "Word documents"}
_HELP = "Known: .txt, .md, .html, .svg, .pdf and .docx."


def read_draft(data: bytes, path: str, sharing: Sharing = ALONE) -> Draft:
    """Read the draft at ``path``, whose content is ``data``; the pages of a long PDF are shared out.

    Raises :class:`DraftError` for what cannot be read: unknown form, empty, too large, damaged, encrypted, a scan.
    Reading may still take long: see :mod:`checker.drafts.bounded`.
    """
    ending = path[path.rfind(".") :].lower() if "." in path else ""
    if ending not in FORMS:
        raise DraftError(f"Drafts of the form {ending or 'without an ending'} are not read.", _HELP)
    if not data.strip():
        raise DraftError("The draft is empty.", "There is nothing to check in it.")
    if len(data) > MAX_BYTES:
        raise DraftError(f"The draft is larger than {MAX_BYTES:,} bytes.", "Save it without its pictures.")
    name = FORMS[ending]
    if name in {"text", "markdown"} and len(data) > MAX_TEXT:
        raise _too_much()
    if name in _LIBRARIES:
        need(_LIBRARIES[name], _SHOWN[name])
        if name == "markdown":
            need("lxml", "Markdown")
    read = import_module(f"checker.drafts.readers.{name}").read
    if name == "pdf":
        read = partial(read, sharing=sharing)
    try:
        draft: Draft = read(data, path)
    except (ArithmeticError, LookupError, RecursionError, ValueError, zlib.error) as error:
        raise DraftError(
            f"The draft is damaged, or made in a way that is not known ({type(error).__name__}).", "Export it again."
        ) from error
    _refuse_unbounded(draft)
    return draft


def _refuse_unbounded(draft: Draft) -> None:
    """Refuse a draft without text, with too much of it, or with text that stands nowhere."""
    spans = [span for sheet in draft.sheets for span in sheet.spans]
    if not spans:
        raise DraftError("The draft holds no text that can be seen.", "There is nothing to check in it.")
    if len(spans) > MAX_SPANS or sum(len(span.text) for span in spans) > MAX_CHARACTERS:
        raise _too_much()
    if any(len(span.text) > MAX_LINE for span in spans):
        raise DraftError(f"A line of the draft is longer than {MAX_LINE:,} characters.", "Check whether it is text.")
    if not all(in_bounds(span.left, span.right, span.y) for span in spans):
        raise DraftError("A text of the draft stands nowhere on a page.", "Export it again in ordinary units.")


def _too_much() -> DraftError:
    return DraftError("The draft holds too much text for a layout, sign or guide.", "Check the draft of one table.")
