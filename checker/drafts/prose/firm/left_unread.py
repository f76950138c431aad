"""Doubts whether a claim is all that its clause says: what was left unread in it, or stands beside it."""

import re

from checker.drafts.language import lexicon
from checker.drafts.language.words import words
from checker.drafts.prose.firm.held import EACH_OTHER, Held, clause_of
from checker.values.stated import Dollars, Number, Percent, Word
from checker.words.model import Claim, WordsRead
from checker.words.read import read_words
from checker.words.sentence import ALLOWED, NOT_ALLOWED
from checker.words.tokens import tokens
from checker.words.topics import topics
from checker.words.whole import wagers_in

_POINTS_BACK = re.compile(r"\b(?:on|for|to|with|of|from|against|in) (?:it|this|these|those|them|that|either)\b(?! \w)")
"""Words that speak of what was named before, which may be another thing than a claim is taken to be about."""
_NOTHING = "nothing"
"""What takes all out of a clause in which it was not read: nothing is deducted."""
_CONDITIONS = frozenset({"if", "when", "while", "once", "until", "unless", "except"})
_LEFT_OVER = 3


def left_unread(held: Held) -> bool:
    """Whether something in the clause of a claim was not understood and could change it.

    A right that is granted and that nobody has here is held against the draft under any condition.
    """
    claim, text, read, granted = held.claim, held.text, held.told.read, _grants(held)
    start, end = clause_of(text, claim)
    left: list[str] = []
    position = 0
    for run in read.unread:
        at = text.find(run, position)
        position = at + len(run) if at >= 0 else position
        inside = claim.start <= at and at + len(run) <= claim.end
        if at >= 0 and not inside and at < end and at + len(run) > start:
            left += run[max(0, start - at) : max(0, end - at)].casefold().split()
    clause = EACH_OTHER.sub(" ", _without_claims(text, read)[start:end])
    if isinstance(claim.value, Number) and any(word.isdigit() for word in words(clause)):
        return True
    telling = set(words(EACH_OTHER.sub(" ", " ".join(left)))) - lexicon.SILENT - lexicon.HEADING_WORDS - lexicon.ANYBODY
    if _POINTS_BACK.search(text, claim.start, end):
        return True
    if isinstance(claim.value, Word) and _CONDITIONS & set(left) and not granted:
        return True
    if telling & lexicon.NEGATIONS or _NOTHING in left or any(word.isdigit() for word in telling):
        return True
    telling -= _CONDITIONS if granted else frozenset()
    return len(telling) > (_LEFT_OVER if granted or isinstance(claim.value, (Number, Percent, Dollars)) else 1)


def _grants(held: Held) -> bool:
    """Whether a right is granted that nobody has here: under whatever condition, it is not so."""
    item, claim = held.item, held.claim
    topic = topics().get(claim.key.aspect)
    return (
        topic is not None
        and topic.right
        and not topic.conditional
        and not claim.denied
        and claim.value == ALLOWED
        and item.statement is not None
        and item.statement.value == NOT_ALLOWED
    )


def _without_claims(text: str, read: WordsRead) -> str:
    """Return a text with blanks in place of what was understood."""
    for claim in read.claims:
        text = text[: claim.start] + " " * (claim.end - claim.start) + text[claim.end :]
    return text


def needs_more(held: Held) -> bool:
    """Whether the sentence does not say the claim by itself, nor the first of its statements under its heading.

    What a heading tells is the subject of what stands right under it, where nothing in that was left unread and the
    heading names no two wagers.
    """
    item, claim, told = held.item, held.claim, held.told
    text, vocabulary = told.text, told.vocabulary
    if _found_in(claim, read_words(text, vocabulary, "")):
        return False
    if item.statement is None:
        return True  # what nothing here is stated of is no subject of the heading
    several = len(set(wagers_in(tokens(told.heading), vocabulary).values())) > 1
    under = not told.read.unread and ";" not in text[: claim.start] and not several
    return not (under and _found_in(claim, read_words(text, vocabulary, f"{told.heading} ")))


def _found_in(claim: Claim, read: WordsRead) -> bool:
    return any(found.start < claim.end and claim.start < found.end for found in read.claims)
