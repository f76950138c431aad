"""Letters that a draft itself says stand for a side of the game: “Player (P) and Banker (B)”, “B = Banker”."""

import re
from collections.abc import Mapping
from dataclasses import replace

from checker.drafts.model import Draft

_SIDES = r"(?P<side>[Pp]layer|[Bb]anker|[Dd]ealer|PLAYER|BANKER|DEALER)"
_LETTER = r"(?P<letter>[A-Z])"
_DEFINED = (
    re.compile(rf"\b{_SIDES}\W{{1,4}}\({_LETTER}\)"),
    re.compile(
        rf"(?<!\w){_LETTER} ?(?:=|:|is for|stands for|means) ?(?:the )?{_SIDES}\b"
        r"(?!['\u2019\w ]* (?:draws?|stays?|stands?|hits?)\b)"
    ),
)


def spelled_out(draft: Draft) -> Draft:
    """Return a draft with each letter that it defines in full, wherever it stands alone."""
    said = _said(draft)
    if not said:
        return draft
    alone = re.compile(rf"(?<![\w$(])(?:{'|'.join(said)})(?=(?:'s)?(?![\w'&.-]))")
    sheets = tuple(
        replace(
            sheet,
            spans=tuple(replace(span, text=alone.sub(lambda found: said[found[0]], span.text)) for span in sheet.spans),
        )
        for sheet in draft.sheets
    )
    return replace(draft, sheets=sheets)


def _said(draft: Draft) -> Mapping[str, str]:
    """Return what each letter stands for; none that stands for two things."""
    found: dict[str, set[str]] = {}
    for sheet in draft.sheets:
        for span in sheet.spans:
            text = span.text.replace("*", "")
            for pattern in _DEFINED:
                for match in pattern.finditer(text):
                    side = match["side"].capitalize()
                    if side.startswith(match["letter"]):  # not “S: the Banker's Hand stays”
                        found.setdefault(match["letter"], set()).add(side)
    return {letter: next(iter(sides)) for letter, sides in found.items() if len(sides) == 1}
