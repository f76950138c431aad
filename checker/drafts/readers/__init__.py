"""Reads a draft of any form into its placed text."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import cast

from checker.drafts.errors import DraftError
from checker.drafts.model import Draft
from checker.drafts.readers.needs import need

MAX_BYTES = 20_000_000
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


def read_draft(data: bytes, path: str) -> Draft:
    """Read the draft at ``path``, whose content is ``data``.

    Raises :class:`DraftError` for what cannot be read: unknown form, empty, too large, damaged, encrypted, a scan.
    """
    ending = path[path.rfind(".") :].lower() if "." in path else ""
    if ending not in FORMS:
        raise DraftError(f"Drafts of the form {ending or 'without an ending'} are not read.", _HELP)
    if not data.strip():
        raise DraftError("The draft is empty.", "There is nothing to check in it.")
    if len(data) > MAX_BYTES:
        raise DraftError(f"The draft is larger than {MAX_BYTES:,} bytes.", "Save it without its pictures.")
    name = FORMS[ending]
    if name in _LIBRARIES:
        need(_LIBRARIES[name], _SHOWN[name])
        if name == "markdown":
            need("lxml", "Markdown")
    read = cast("Callable[[bytes, str], Draft]", import_module(f"checker.drafts.readers.{name}").read)
    draft = read(data, path)
    if not any(sheet.spans for sheet in draft.sheets):
        raise DraftError("The draft holds no text that can be seen.", "There is nothing to check in it.")
    return draft
