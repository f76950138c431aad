"""The line on help with gambling problems: the operator's own wording, printed on guide and sign."""

from checker.documents.judged import Judged, judged
from checker.documents.values import own_text
from checker.review import Review

ENTRY = "gambling_help_line"
_ASKED_BY = {
    "pa": ("58 Pa. Code § 501a.7", "a help message on advertisements"),
    "md": ("COMAR 36.03.06.03", "a help message on printed advertisements"),
}


def advice(review: Review) -> str:
    """Say that guide and sign carry no help line, and why that matters; nothing where the filing states one."""
    source = judged(review)
    if own_text(source, ENTRY):
        return ""
    provision, what = _ASKED_BY.get(source.ruleset.chapter.jurisdiction, ("", ""))
    why = f" {provision} asks for {what}; whether a guide or a sign is one is open." if provision else ""
    return f"guide and sign carry no help line, because the filing states no {ENTRY}.{why}"


def missing(source: Judged) -> tuple[tuple[str, str, str], ...]:
    """Give what is doubtful without a help line, the provision, and how it was read; nothing where there is a line."""
    provision, what = _ASKED_BY.get(source.ruleset.chapter.jurisdiction, ("", ""))
    if own_text(source, ENTRY) or not provision:
        return ()
    return (
        (
            "Guide and sign carry no line on help with gambling problems.",
            provision,
            f"It asks for {what}. Whether a guide or a sign is one is open. A line in the filing is printed on both.",
        ),
    )
