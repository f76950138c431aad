"""Doubts what a sentence says and seems to hold: a right that is only named, or breaks off."""

import re

from checker.drafts.language import lexicon
from checker.drafts.language.words import words
from checker.drafts.prose.firm.held import clause_of
from checker.drafts.prose.told import Told
from checker.statements.compare import Ground
from checker.words.model import Claim
from checker.words.topics import topics

_ENDS_OPEN = re.compile(r"\b(?:is|are|was|were|be|been|being)\W*$", re.IGNORECASE)
"""How words end behind which it stands what is done."""


def in_passing(claim: Claim, told: Told) -> bool:
    """Whether a right is only named, in a sentence that says something else which was not understood."""
    text = told.text
    if not claim.bare or text.endswith("?"):
        return False
    start, end = clause_of(text, claim)
    left = set(words(" ".join(told.read.unread))) - lexicon.SILENT - lexicon.HEADING_WORDS
    return bool(left & set(words(text[start:end])))


def breaks_off(claim: Claim, told: Told) -> bool:
    """Whether the words of a right end where those begin that tell what is done: no wager is | given back."""
    topic, text = topics().get(claim.key.aspect), told.text
    if topic is None or not topic.right or _ENDS_OPEN.search(claim.text) is None:
        return False
    rest = text[claim.end :].lstrip()
    return any(run and rest.startswith(run) for run in told.read.unread)


def may_be_a_copy(claim: Claim, ground: Ground) -> bool:
    """Whether a tie may be that of one of two hands, a copy, where the game has such."""
    return claim.key.aspect == "tie" and bool(ground.statements.of(aspect="copies"))
