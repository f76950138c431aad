"""Doubts what a sentence goes on to take out of a claim, or to say of other things."""

import re

from checker.drafts.language import lexicon
from checker.drafts.prose.denied_in_part import denied_in_part, denied_share
from checker.drafts.prose.firm.held import Held
from checker.values.stated import Word

_BUT_NOT = re.compile(
    r",\s*(?:and |but )?(?:never|not|nor)\b|,\s*but (?:you|they|players|guests) (?:may|can|must)(?: ?not| never)\b",
    re.IGNORECASE,
)
"""What a sentence takes out of what it said: paid on other hands, never on your own."""
_GOES_ON = re.compile(
    r"[^.;:]*?, or (?:an?|the|any|two|one)\b|,? (?:and )?then\b[^.]*\b(?:like|more|many|again)\b"
    r"|[ ,]*(?:plus|and) (?!no\b|not\b|never\b)(?:\w+ ){0,2}(?:more|again|another)\b"
    r"|[ ,]*on (?:this|the) (?:felt|layout|cloth)\b[^.]*\b(?:sign|see)\b",
    re.IGNORECASE,
)
"""What goes on, later in a sentence, with something that holds as well, or elsewhere: not on the felt, see the sign."""
_LIKEWISE = re.compile(r"\bthe same (?:goes|applies|holds|is true|rules? appl(?:y|ies))\b", re.IGNORECASE)
"""What says that something that was told before holds of another thing too."""
_COMES_TO = re.compile(
    r",? and (?:nobody|no one|neither|none|nothing|it|you|they)\b[^.]*\b(?:wins?|loses?|push(?:es)?|ties?|returned)\b",
    re.IGNORECASE,
)
"""How a sentence goes on that told before what is only supposed: beat one hand, and nobody wins."""
_OTHERS = re.compile(r"\s*(?:on )?(?:any|all|the|every|each|your) ?other\b", re.IGNORECASE)
"""What goes on, behind what was understood, with things other than those of which it is told."""
_SETTLED = "settled"
_ALL_ELSE = re.compile(
    r"\b(?:any|all|every|each) others?\b|\b(?:anything|everything) else\b|\botherwise\b", re.IGNORECASE
)
"""What becomes of a wager but in the cases told before, which the sentence alone does not say."""
_MEANS_NO = re.compile(r"(?:\bnot|\bnever|n['\u2019]t) mean\b", re.IGNORECASE)
"""What says that one thing does not mean another, of which it tells."""


def tells_of_others(held: Held) -> bool:
    """Whether the same is said to hold of another thing, or what follows is of other things."""
    return _LIKEWISE.search(held.claim.text) is not None or _OTHERS.match(held.behind) is not None


def goes_on(held: Held) -> bool:
    """Whether a sentence goes on with what holds as well, or comes of it, or of which this is a part."""
    said = (_COMES_TO, _GOES_ON, lexicon.IS_PART_OF)
    is_word = isinstance(held.claim.value, Word)
    return lexicon.OR_ELSE.match(held.behind) is not None or (
        is_word and any(each.match(held.behind) is not None for each in said)
    )


def takes_out(held: Held) -> bool:
    """Whether a claim that is not denied takes something out of what it says."""
    return not held.claim.denied and _BUT_NOT.search(held.claim.text) is not None


def denied_partly(held: Held) -> bool:
    """Whether only a part of what holds is denied."""
    return denied_in_part(held.item, held.claim, held.text) or denied_share(held.claim, held.text)


def settles_the_rest(held: Held) -> bool:
    """Whether it is told what becomes of wagers but in the cases told before."""
    settled = held.claim.key.aspect == _SETTLED
    return settled and (_ALL_ELSE.search(held.claim.text) is not None or len(held.told.passed_over) > 1)


def defines(held: Held) -> bool:
    """Whether a sentence tells what a word means, or that one thing does not mean another."""
    return lexicon.DEFINES.match(held.text) is not None or _MEANS_NO.search(held.text) is not None
