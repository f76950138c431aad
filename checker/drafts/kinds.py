"""Tells what a draft is a draft of, where the user does not say it."""

import re
from enum import StrEnum

from checker.drafts.model import Draft


class Kind(StrEnum):
    """What a draft is a draft of."""

    LAYOUT = "layout"
    SIGN = "sign"
    GUIDE = "guide"
    FILING = "filing"
    SUBMISSION = "submission"


_BY_NAME = {
    "sign": Kind.SIGN,
    "signs": Kind.SIGN,
    "signage": Kind.SIGN,
    "placard": Kind.SIGN,
    "layout": Kind.LAYOUT,
    "layouts": Kind.LAYOUT,
    "felt": Kind.LAYOUT,
    "guide": Kind.GUIDE,
    "guides": Kind.GUIDE,
    "brochure": Kind.GUIDE,
    "rackcard": Kind.GUIDE,
    "filing": Kind.FILING,
    "checklist": Kind.FILING,
    "submission": Kind.SUBMISSION,
}
_BY_TITLE = (
    (re.compile(r"\brules submission checklist\b", re.IGNORECASE), Kind.FILING),
    (re.compile(r"\brules submission\b", re.IGNORECASE), Kind.SUBMISSION),
    (re.compile(r"\b(?:gaming guide|how to play|guide to)\b", re.IGNORECASE), Kind.GUIDE),
    (re.compile(r"\b(?:table sign|table signage)\b", re.IGNORECASE), Kind.SIGN),
    (re.compile(r"\b(?:table layout|layout schedule|felt layout)\b", re.IGNORECASE), Kind.LAYOUT),
)
_TITLES = 12
ASSUMED = "not stated, so judged as a layout; say --kind sign or --kind guide if it is one"


def tell_kind(draft: Draft) -> tuple[Kind, str]:
    """Return the kind of a draft and how it was told: by its name, by its title, or else a layout.

    A layout is assumed because it is asked for the mandated inscriptions: a sign that is taken for a layout fails and
    its user says what it is, while a layout that was taken for a sign would pass without them.
    """
    stem = re.split(r"[/\\]", draft.path)[-1].rpartition(".")[0]
    parts = re.findall(r"[a-z]+", re.sub(r"(?<=[a-z])(?=[A-Z])", " ", stem).lower())
    for part in reversed(parts):
        if part in _BY_NAME:
            return _BY_NAME[part], "by its file name"
    spans = [span.text for sheet in draft.sheets for span in sheet.spans][:_TITLES]
    for pattern, kind in _BY_TITLE:
        if any(pattern.search(text) for text in spans):
            return kind, "by its title"
    return Kind.LAYOUT, ASSUMED
