"""Labels that say only in what an outcome differs from the one before: 50 to 1 without a joker, 20 to 1 with one."""

import re
from collections.abc import Sequence

_HEAD_ENDS = re.compile(r",|\b(?:(?:made|dealt|formed) )?(?:with|without|if|when|where|in which)\b", re.IGNORECASE)
"""Where what is common to several labels ends."""
_MODIFIES = re.compile(
    r"^\W*(?:(?:and|or|but|only|also|just|even)\W+)*"
    r"(?P<own>(?:together )?(?:with|without|if|when|where|on top of)\b.*?)\W*(?:\b(?:and|or|but)\W*)?$",
    re.IGNORECASE,
)
"""A label that says only in which case, or with what, the outcome before it is meant."""
_POINTS = re.compile(r"^(?P<with>with(?:out)?)(?: (?:one|it))?$", re.IGNORECASE)
"""A label that says neither with what."""
_NOUN = re.compile(r"\bwith(?:out)? (?:an?|the|its|any) (?P<noun>\w+)", re.IGNORECASE)
_ONE = re.compile(r"\b(?:an?|the|any) (?P<what>[\w-]+) ones?\b", re.IGNORECASE)
"""A label that says “one” in place of what the label before it names: a suited one."""
_ARTICLE = re.compile(r"^\W*(?:(?:and|or)\W+)*(?:an?|the|any|each|every)\s+", re.IGNORECASE)


def carried(label: str, first: str, text: str) -> str:
    """Return what a label says with what the ``first`` one of its sentence names; empty where it needs that not.

    ``text`` is the sentence, in which stands with what the outcome is made that a label only points to.
    """
    head = _HEAD_ENDS.split(first)[0].strip()
    if not head:
        return ""
    one = _ONE.search(label)
    if one is not None:
        named = _ARTICLE.sub("", head)
        return label.replace(one[0], f"{one['what']} {named}")
    own = _MODIFIES.match(label)
    if own is None or label.strip() == first.strip():
        return ""
    points = _POINTS.match(own["own"])
    noun = _NOUN.search(text)
    if points is not None:
        return f"{head} {points['with']} the {noun['noun']}" if noun else ""
    return f"{head} {own['own']}"


def first_label(labels: Sequence[str]) -> str:
    """Return the first label of a sentence that says what an outcome is, and not only with what."""
    return next((label for label in labels if label.strip(" ,.;:") and not _MODIFIES.match(label)), "")
