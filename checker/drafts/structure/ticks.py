"""Reads the marks of a list of what is offered: a tick behind a name says yes, a cross no."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from checker.drafts.model import Draft, Span

_TICK = "\u2713\u2714\u2705\u2611"
_CROSS = "\u2717\u2718\u2715\u2716\u274c\u274e"
_BOX = "\u2610\u2612"
"""A box that is empty or crossed, which may mean either."""
_LAST = re.compile(rf"(?P<said>.*[\w).%])[\s:\u2013-]*(?P<mark>[{_TICK}{_CROSS}])\ufe0f?")
"""Words with a mark behind them."""
_ALONE = re.compile(rf"\s*(?P<mark>[{_TICK}{_CROSS}])\ufe0f?\s*")
_FIRST = re.compile(rf"\s*(?:[{_CROSS}{_BOX}]\ufe0f?)\s*")
_SAME_LINE = 0.5
"""How many heights of a line apart the texts of one line are at most."""
_NAME = 4
"""How many words a name has at most that a tick affirms; more make a sentence, which needs none."""
DOUBTED = re.compile(rf"[{_CROSS}{_BOX}]|^\W*\[[ xX]?\]")
"""What stands beside words that may not hold."""


def answered(draft: Draft) -> Draft:
    """Return a draft with yes or no in place of each mark that stands behind a name or in a cell of its own."""
    sheets = []
    for sheet in draft.sheets:
        marked = any(_ALONE.search(span.text) for span in sheet.spans)
        sheets.append(replace(sheet, spans=tuple(_read(sheet.spans))) if marked else sheet)
    return replace(draft, sheets=tuple(sheets))


def _read(spans: Sequence[Span]) -> Iterator[Span]:
    carried = ""
    for span in spans:
        alone, last = _ALONE.fullmatch(span.text), _LAST.fullmatch(span.text)
        if alone and any(other.right <= span.left and _beside(other, span) for other in spans):
            yield replace(span, text="No" if alone["mark"] in _CROSS else "Yes")
        elif _FIRST.fullmatch(span.text) and any(span.right <= other.left and _beside(other, span) for other in spans):
            carried = f"{span.text.strip()} "
        elif last and last["mark"] in _CROSS:
            yield replace(span, text=f"{carried}{last['said']}: no")
            carried = ""
        elif last and len(last["said"].split()) <= _NAME and not re.search(r"\d", last["said"]):
            yield replace(span, text=f"{carried}{last['said']}: yes")
            carried = ""
        else:
            yield replace(span, text=f"{carried}{span.text}") if carried else span
            carried = ""


def _beside(one: Span, other: Span) -> bool:
    return abs(one.y - other.y) <= _SAME_LINE
