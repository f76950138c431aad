"""The line on help with gambling problems: the operator's own wording, printed on guide and sign."""

from checker.documents.judged import judged
from checker.documents.values import own_text
from checker.review import Review

ENTRY = "gambling_help_line"
_ASKED_BY = {
    "pa": "58 Pa. Code § 501a.7 asks for a help message on advertisements",
    "md": "COMAR 36.03.06.03 asks for a help message on printed advertisements",
}


def advice(review: Review) -> str:
    """Say that guide and sign carry no help line, and why that matters; nothing where the filing states one."""
    source = judged(review)
    if own_text(source, ENTRY):
        return ""
    asked = _ASKED_BY.get(source.ruleset.chapter.jurisdiction, "")
    why = f" {asked}; whether a guide or a sign is one is open." if asked else ""
    return f"guide and sign carry no help line, because the filing states no {ENTRY}.{why}"
