"""Reads a question on what is paid, to which a sentence only tells the figure."""

import re

from checker.drafts.language import lexicon
from checker.drafts.language.values import without_values
from checker.drafts.language.words import words
from checker.drafts.structure.sentences import Sentence

_ASKS_PAYOUT = re.compile(
    r"\W*(?:(?:q|faq|question)[.:)]\s*)?(?:and )?"
    r"(?:(?:what|how much) (?:does|do|will|would|is|are) (.+?) (?:pay|pays|paid|worth|bring)(?: me| out| here)?"
    r"|(?:what|how much) (?:do|will|can|would) (?:i|you|we) (?:win|get|collect|receive|get paid) (?:for|with|on) (.+?)"
    r"|what(?:'s| is) (?:the (?:payout|payoff|prize)|paid) (?:for|on) (.+?)|(.+?) pays what|how much for (.+?)"
    r"|(?:what(?:'s| is)|how much is) (the envy (?:bonus|payment|payout) (?:for|on) .+?)"
    r"|how much (envy (?:for|on) .+?))\?\W*",
    re.IGNORECASE,
)
"""A question on what is paid, with what it is paid on."""
_MARK = re.compile(r"^\W*(?:a|answer)[.:)]\s*", re.IGNORECASE)
"""The letter before an answer."""


def asked_payout(sentence: Sentence) -> str:
    """Return of what a question asks what it pays, to which a sentence only tells the figure; empty where none does."""
    asked = _ASKS_PAYOUT.fullmatch(sentence.before.strip() or sentence.title.strip())
    if asked is None or set(words(_MARK.sub("", without_values(sentence.text)))) - lexicon.SILENT:
        return ""
    return next(of for of in asked.groups(default="") if of)
