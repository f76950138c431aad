"""Doubts whether a number is what it was taken for, and of a few words whether they say anything."""

import re

from checker.drafts.language import lexicon
from checker.drafts.language.words import words
from checker.drafts.prose.firm.asserting import is_piece
from checker.drafts.prose.firm.held import EACH_OTHER, Held
from checker.values.stated import Number, Word
from checker.words.tokens import Sort, tokens
from checker.words.wordings import wordings

_NUMBERED = re.compile(
    r"\W*(?:player )?(?:place|seat|spot|position|box|player|station) (?:no\. ?|# ?)?\d\W*", re.IGNORECASE
)
"""One of several, called by its number."""
_TABLE = "table"
_ONE_OF_MANY = re.compile(
    r"\bone of\b|,\s*one (?:for|to|per|at|each)\b|^\W*(?:one|a|an) \w+ (?:for|to|per|at) (?:each|every)\b"
    r"|^\W*(?:one|a|an) \w+ (?:per|a) (?:guest|player|patron|person|seat)\b"
    r"|\bat (?:once|a time|the same time)\b",
    re.IGNORECASE,
)
"""What says that each has one of so many, and not how many one may have: six positions, one for each player."""
_ADVERBIAL = re.compile(r"(?:for|in|at|on|with|without|during|under)\b", re.IGNORECASE)
"""How a part of a sentence begins that only tells for what, where or when the rest holds."""
_PLACED = re.compile(r"(?:on|at|in|for)\b", re.IGNORECASE)
"""How a part of a line begins that tells where something else holds, and is no number of its own: on one place."""
_SHARE = 2
_HAS = re.compile(
    r"(?:^|[.;:] )(?:\w+ ){0,5}(?:tables?|game|layout|played)\b(?: \w+){0,2} "
    r"(?:takes?|seats?|has|have|holds?|fits?|accommodates?|(?:is|are) for|by|with|is open to|room for) $",
    re.IGNORECASE,
)
"""What says before a number that a table or a game has so many."""
_IN_TURN = re.compile(r"\W*(?:at (?:a|one|any|the same) time|at once|in turn|by turns|alternately)\b", re.IGNORECASE)
"""What goes on behind a number that is only of those in use at one time."""


def counts_twice(held: Held) -> bool:
    """Whether words that were taken for one number have two, or name one of several: six spots, one each; place 1."""
    claim = held.claim
    if _NUMBERED.fullmatch(claim.text):
        return True
    if claim.key.subject != _TABLE or not isinstance(claim.value, Number):
        return False
    said = tokens(EACH_OTHER.sub("", claim.text))
    return sum(token.sort is Sort.NUMBER for token in said) > 1


def breaks_brackets(held: Held) -> bool:
    """Whether a claim has one of two parentheses."""
    return held.claim.text.count("(") != held.claim.text.count(")")


def of_several(held: Held) -> bool:
    """Whether the words of a number may be of several topics: “two hands each round”; or are read as a denial too."""
    claim, read = held.claim, held.told.read
    same = [found for found in read.claims if (found.start, found.end) == (claim.start, claim.end)]
    if not isinstance(claim.value, Number):
        return isinstance(claim.value, Word) and any(found.denied is not claim.denied for found in same)
    numbers = {found.key.aspect for found in same if isinstance(found.value, Number)}
    return len(numbers) > 1 or _ONE_OF_MANY.search(claim.text) is not None


def named_only(held: Held) -> bool:
    """Whether a claim is but a few words of a longer sentence, none of which is what somebody does or may do."""
    claim, text = held.claim, held.text
    said = {token.text for token in tokens(claim.text)}
    if isinstance(claim.value, Number):
        shorter = len(words(claim.text)) < len(words(text))
        if shorter and _PLACED.match(claim.text):
            return True
        part = shorter and not said & lexicon.VERBS
        return part and not (is_piece(claim, text) or _HAS.search(text[: claim.start]))
    if not isinstance(claim.value, Word):
        return False
    if _ADVERBIAL.match(claim.text) and not said & lexicon.VERBS and len(words(claim.text)) < len(words(text)):
        return True
    if said & (wordings().denials | wordings().turning):
        return False
    return not said & lexicon.VERBS and len(words(claim.text)) * _SHARE < len(words(text))


def in_turn(held: Held) -> bool:
    """Whether a number is only of those in use at one time."""
    return isinstance(held.claim.value, Number) and _IN_TURN.match(held.behind) is not None
