"""Decides whether what a sentence says on a topic may be held against it.

It may where the sentence says that something happens or holds, where what it was understood to say is a part of it that
nothing left unread qualifies, and where it speaks of the game as played here and not of an example or another house.
"""

import re
from collections.abc import Sequence

from checker.drafts import lexicon
from checker.drafts.claims import Sentence
from checker.drafts.words import words
from checker.statements import Dollars, Number, Percent, Word
from checker.words.compare import Ground
from checker.words.model import Claim, Comparison, WordsRead
from checker.words.read import read_words
from checker.words.tokens import tokens
from checker.words.vocabulary import Vocabulary
from checker.words.wordings import wordings

_CLAUSE = re.compile(r"[,;:.!?()\u2022]|\s-\s|\bbut\b|\bunless\b|\band (?=if\b|the\b|you\b|it\b)")
_POINTS_BACK = re.compile(r"\b(?:on|for|to|with|of|from|against|in) (?:it|this|these|those|them|that|either)\b(?! \w)")
"""Words that speak of what was named before, which may be another thing than a claim is taken to be about."""
_EACH_OTHER = re.compile(r"\b(?:one another|each other)\b", re.IGNORECASE)
_LEFT_OVER = 3
_SHARE = 2
_ANSWER = re.compile(r"\s*(?::|-(?= )|\|)\s*")
"""What parts a label from the value that says whether and how it holds."""


def is_firm(
    item: Comparison,
    claim: Claim,
    sentence: Sentence,
    read: WordsRead,
    text: str,
    law: tuple[Ground, Vocabulary],
    over: str,
) -> bool:
    """Whether a claim that differs was told without doubt, and by its sentence and its heading alone."""
    ground, vocabulary = law
    base = [slug for slug, wager in ground.ruleset.wagers.items() if not wager.optional]
    return (
        _understood(claim, read, text)
        and not (claim.bare and read.unread)
        and not _named_only(claim, text)
        and not _same_elsewhere(item, claim)
        and _asserts(sentence.text)
        and lexicon.ELSEWHERE.search(sentence.text) is None
        and not _answered(claim, read, text)
        and not _of_side_wager(item, claim, sentence, base)
        and _told_alone(claim, text, vocabulary, over.removesuffix(sentence.before))
    )


def _told_alone(claim: Claim, text: str, vocabulary: Vocabulary, heading: str) -> bool:
    """Whether the claim is also found where the sentence is read under its heading, without the one before it."""
    alone = read_words(text, vocabulary, heading).claims
    return any(found.start < claim.end and claim.start < found.end for found in alone)


def _asserts(text: str) -> bool:
    """Whether a text says that something happens or holds, or does not: a label and a list of amounts do not."""
    said = {token.text for word in text.split() if not word.endswith("ing") for token in tokens(word)}
    return bool(said & (lexicon.VERBS | wordings().denials | lexicon.NEGATIONS))


def _of_side_wager(item: Comparison, claim: Claim, sentence: Sentence, base: Sequence[str]) -> bool:
    """Whether a note under the heading of a side wager may be of that wager, and the statement is the game's."""
    under = [slug for slug in sentence.scope if slug not in base]
    subject = item.statement.key.subject if item.statement else claim.key.subject
    return bool(under) and not sentence.named and subject not in under and not lexicon.ENDS.search(sentence.text)


def _answered(claim: Claim, read: WordsRead, text: str) -> bool:
    """Whether a claim is a label before a value that was not understood, such as “two spots: not allowed”."""
    mark = _ANSWER.match(text, claim.end)
    return mark is not None and any(text.find(run, mark.end()) >= 0 for run in read.unread)


def in_passing(claim: Claim, read: WordsRead, text: str) -> bool:
    """Whether a right is only named, in a sentence that says something else which was not understood."""
    if not claim.bare or text.endswith("?"):
        return False
    start, end = _clause(text, claim)
    left = set(words(" ".join(read.unread))) - lexicon.SILENT - lexicon.HEADING_WORDS
    return bool(left & set(words(text[start:end])))


def of_one_hand(claim: Claim, ground: Ground) -> bool:
    """Whether a tie may be that of one of two hands, a copy, where the game has such."""
    return claim.key.aspect == "tie" and bool(ground.statements.of(aspect="copies"))


def _same_elsewhere(item: Comparison, claim: Claim) -> bool:
    """Whether a claim says the very value of its statement, and only the condition it stands under is not told so."""
    return (
        item.statement is not None
        and item.statement.value == claim.value
        and bool(claim.condition)
        and not claim.denied
    )


def _understood(claim: Claim, read: WordsRead, text: str) -> bool:
    """Whether a claim can be held against a draft: nothing in its clause that was not understood could change it."""
    start, end = _clause(text, claim)
    left: list[str] = []
    position = 0
    for run in read.unread:
        at = text.find(run, position)
        position = at + len(run) if at >= 0 else position
        inside = claim.start <= at and at + len(run) <= claim.end
        if at >= 0 and not inside and at < end and at + len(run) > start:
            left += run[max(0, start - at) : max(0, end - at)].casefold().split()
    clause = _EACH_OTHER.sub(" ", _without_claims(text, read)[start:end])
    if isinstance(claim.value, Number) and any(word.isdigit() for word in words(clause)):
        return False
    telling = (
        set(words(_EACH_OTHER.sub(" ", " ".join(left)))) - lexicon.SILENT - lexicon.HEADING_WORDS - lexicon.ANYBODY
    )
    if _POINTS_BACK.search(text, claim.end, end):
        return False
    if telling & lexicon.NEGATIONS or any(word.isdigit() for word in telling):
        return False
    return len(telling) <= (_LEFT_OVER if isinstance(claim.value, (Number, Percent, Dollars)) else 1)


def _without_claims(text: str, read: WordsRead) -> str:
    """Return a text with blanks in place of what was understood."""
    for claim in read.claims:
        text = text[: claim.start] + " " * (claim.end - claim.start) + text[claim.end :]
    return text


def _named_only(claim: Claim, text: str) -> bool:
    """Whether a claim is but a few words of a longer sentence, none of which is what somebody does or may do."""
    if not isinstance(claim.value, Word):
        return False
    said = {token.text for token in tokens(claim.text)}
    if said & (wordings().denials | wordings().turning):
        return False
    return not said & lexicon.VERBS and len(words(claim.text)) * _SHARE < len(words(text))


def _clause(text: str, claim: Claim) -> tuple[int, int]:
    start = max((match.end() for match in _CLAUSE.finditer(text, 0, claim.start)), default=0)
    after = _CLAUSE.search(text, claim.end)
    return start, after.start() if after else len(text)
