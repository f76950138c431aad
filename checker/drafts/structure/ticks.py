"""Reads the marks of a list of what is offered: a tick behind a name says yes, a cross no."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from checker.drafts.model import Draft, Span
from checker.drafts.structure.cells import in_lines

_TICK = "\u2713\u2714\u2705\u2611"
_CROSS = "\u2717\u2718\u2715\u2716\u274c\u274e"
_BOX = "\u2610\u2612"
"""A box that is empty or crossed, which may mean either."""
_MARK = re.compile(rf"[{_TICK}{_CROSS}{_BOX}]")
_LAST = re.compile(rf"(?P<said>.*[\w).%])[\s:\u2013-]*(?P<mark>[{_TICK}{_CROSS}])\ufe0f?")
"""Words with a mark behind them."""
_ALONE = re.compile(rf"\s*(?P<mark>[{_TICK}{_CROSS}])\ufe0f?\s*")
_FIRST = re.compile(rf"\s*(?:[{_CROSS}{_BOX}]\ufe0f?)\s*")
_NAME = 4
"""How many words a name has at most that a tick affirms; more make a sentence, which needs none."""
DOUBTED = re.compile(rf"[{_CROSS}{_BOX}]|^\W*\[[ xX]?\]")
"""What stands beside words that may not hold."""


def answered(draft: Draft) -> Draft:
    """Return a draft with yes or no in place of each mark that stands behind a name or in a cell of its own."""
    sheets = []
    for sheet in draft.sheets:
        marked = any(_MARK.search(span.text) for span in sheet.spans)
        sheets.append(replace(sheet, spans=tuple(_read(sheet.spans))) if marked else sheet)
    return replace(draft, sheets=tuple(sheets))


def _read(spans: Sequence[Span]) -> Iterator[Span]:
    texts = {id(span): text for line in in_lines(spans) for span, text in _of_line(line)}
    for span in spans:
        text = texts[id(span)]
        if text is not None:
            yield replace(span, text=text)


def _of_line(line: Sequence[Span]) -> Iterator[tuple[Span, str | None]]:
    """Yield each text of a line with what it says; a mark that leads the line stands before the next text."""
    first, *others = line
    if others and _FIRST.fullmatch(first.text):
        yield first, None
        yield others[0], f"{first.text.strip()} {_said(others[0].text)}"
        others = others[1:]
    else:
        yield first, _said(first.text)
    for span in others:
        alone = _ALONE.fullmatch(span.text)
        yield span, _said(span.text) if alone is None else "No" if alone["mark"] in _CROSS else "Yes"


def _said(text: str) -> str:
    """Return a text with yes or no in place of the mark behind it."""
    last = _LAST.fullmatch(text)
    if last is None:
        return text
    if last["mark"] in _CROSS:
        return f"{last['said']}: no"
    named = len(last["said"].split()) <= _NAME and not any(map(str.isdigit, last["said"]))
    return f"{last['said']}: yes" if named else text
