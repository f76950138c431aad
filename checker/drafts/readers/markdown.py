"""Markdown by markdown-it-py, which follows CommonMark; tables as on GitHub or of pandoc.

It is read as the HTML that it stands for.
"""

import re

from checker.drafts.model import Draft
from checker.drafts.readers.decode import decode
from checker.drafts.readers.html import read_markup
from checker.drafts.readers.pandoc_tables import with_bars

_LINE_MARK = "data-draft-line"


def read(data: bytes, path: str) -> Draft:
    """Read a Markdown file."""
    from markdown_it import MarkdownIt  # noqa: PLC0415 - only this form needs it

    text = decode(data)
    parser = MarkdownIt("commonmark", {"html": True}).enable(["table", "strikethrough"])
    tokens = parser.parse(with_bars(text))
    for token in tokens:
        if token.map and token.nesting >= 0:
            token.attrSet(_LINE_MARK, str(token.map[0] + 1))
    markup = parser.renderer.render(tokens, parser.options, {})
    return read_markup(markup, path, "md", tuple(re.split(r"\r\n|\n|\r", text)))
