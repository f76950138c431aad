"""Tells lines of a draft that say nothing of the game though they have words of it: moods, marks of files, hours."""

import re

from checker.drafts import lexicon
from checker.drafts.told import Told
from checker.words.tokens import Sort, tokens
from checker.words.wordings import wordings

_KEYS = re.compile(
    r"(?:^|\s)(?:title|layout|date|author|draft|slug|tags?|categor\w+|lang|description)\s*:", re.IGNORECASE
)
_FEWEST_KEYS = 2
_MARK = re.compile(
    r"^\W*(?:\(c\)|copyright)?\s*(?:19|20)\d\d\b[^.:]*\b(?:LLC|L\.?P\.?|Inc|Corp|Company)\b\.?\W*$|"
    r"^[^.:]{0,30}\brev(?:ision|\.)?\s*\d+\b[^.:]{0,12}\W*$|"
    r"\btables? [A-Z]{1,4}-?\d+(?: ?(?:to|-|through|and|,) ?[A-Z]{0,4}-?\d+)*\W*$|"
    r"\b(?:happy hour|served|daily|nightly|hours|bar|grill|lounge|buffet|brunch)\b[^.:]*"
    r"\bfrom \d+ (?:to|until) \d+\W*$|"
    r"^\W*(?:seat|spot|position)s? (?:no\.? ?|# ?)?\d{1,2}\W*$",
    re.IGNORECASE,
)
"""A line of a printer, of a company or of a bar: who drew it and when, which tables it is for, when something opens."""
_MOOD = re.compile(
    r"\b(?:entertain\w*|sociable|linger\w*|movies?|all (?:evening|night)|favou?rite|thrill\w*|legend\w*|no[ -]sweat|"
    r"lovely|glamou?r\w*|elegan\w+|classic|suspense|nerves?|friendly|crowd|friends|cheer\w*|monster|plenty of time|"
    r"waiting for you|better than one|what (?:beats|pays) what|keep (?:one|an|your) eyes? on|do the rest|"
    r"here(?:'s| is) how (?:we|it|to)|gold rope|lady luck|fingers crossed|dream\w*|adventure|secret)\b",
    re.IGNORECASE,
)
"""What tells of the mood of a game, and not of its rules."""
_DONE = frozenset({
    "pay", "lose", "draw", "stand", "split", "double", "surrender", "collect", "bank", "must", "only", "if", "when",
    "unless", "until", "after", "prior", "wild", "vigorish", "limit", "minimum", "maximum", "envy", "first", "last",
})  # fmt: skip
"""Words of what is done, and when: beside them a word of mood excuses nothing."""
_MOST = 3
"""Up to which number a line may count: two hands, three jackpots."""


def is_chatter(told: Told) -> bool:
    """Whether a line says nothing of the game that could be compared, whatever words of it there are."""
    text = told.text
    said = tokens(text)
    figures = any(token.sort in {Sort.RATIO, Sort.DOLLARS, Sort.PERCENT} for token in said)
    if _MARK.search(text):
        return not any(token.sort in {Sort.DOLLARS, Sort.PERCENT} for token in said)
    if len(_KEYS.findall(text)) >= _FEWEST_KEYS:
        return not figures
    numbers = [token.number for token in said if token.sort is Sort.NUMBER and token.number is not None]
    telling = {token.text for token in said} & (_DONE | lexicon.NEGATIONS | wordings().denials)
    named = all(claim.key.aspect == "name" for claim in told.read.claims)
    return _MOOD.search(text) is not None and named and not (figures or telling or max(numbers, default=0) > _MOST)
