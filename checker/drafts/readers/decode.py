"""Bytes to text: UTF-8, UTF-16 with its mark, or the usual Windows encoding; never binary data."""

import codecs
import re

from checker.drafts.errors import DraftError

_DECLARED = re.compile(rb"charset\s*=\s*[\"']?\s*([A-Za-z0-9_-]{2,20})", re.IGNORECASE)
_HEAD = 4096


def decode(data: bytes, *, declared: bool = False) -> str:
    """Return the text of ``data``; ``declared`` lets an HTML charset decide.

    Raises :class:`DraftError` for binary data.
    """
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return _try(data, "utf-16")
    if b"\0" in data:
        raise DraftError(
            "The draft holds binary data, not text.", "Give it the ending of its format, such as .pdf or .docx."
        )
    charset = _DECLARED.search(data[:_HEAD]) if declared else None
    if charset:
        name = charset[1].decode("ascii")
        try:
            codecs.lookup(name)
        except LookupError:
            pass
        else:
            return _try(data, name)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return _try(data, "cp1252")


def _try(data: bytes, name: str) -> str:
    try:
        return data.decode(name)
    except (UnicodeDecodeError, LookupError):
        raise DraftError("The draft's characters cannot be read.", "Save it as UTF-8 text.") from None
