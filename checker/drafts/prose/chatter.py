"""Tells lines of a draft that say nothing of the game though they have words of it: moods, marks of files, hours.

The words are data, ``rulesets/shared/words/chatter.yaml``.
"""

import re
from functools import cache

from checker.drafts.language import lexicon
from checker.drafts.prose.left_open import FILE, acts
from checker.drafts.prose.told import Told
from checker.drafts.structure.sentences import Sentence
from checker.frozen import frozen
from checker.law.chapter import read_shared
from checker.words.tokens import Sort, tokens
from checker.words.wordings import wordings

_FEWEST_KEYS = 2
_MOST = 3
"""Up to which number a line may count: two hands, three jackpots."""


@frozen(kw_only=False)
class _Chatter:
    """What tells that a line says nothing of the game, and the words beside which its mood excuses nothing."""

    marks: re.Pattern[str]
    keys: re.Pattern[str]
    mood: re.Pattern[str]
    done: frozenset[str]


@cache
def _chatter() -> _Chatter:
    raw = read_shared("words", FILE)
    return _Chatter(
        marks=re.compile("|".join(raw["marks"]), re.IGNORECASE),
        keys=re.compile(rf"(?:^|\s)(?:{'|'.join(raw['keys'])})\s*:", re.IGNORECASE),
        mood=re.compile(rf"\b(?:{'|'.join(raw['mood'])})\b", re.IGNORECASE),
        done=frozenset(raw["done"]),
    )


def is_chatter(told: Told) -> bool:
    """Whether a line says nothing of the game that could be compared, whatever words of it there are."""
    text, known = told.text, _chatter()
    said = tokens(text)
    figures = any(token.sort in {Sort.RATIO, Sort.DOLLARS, Sort.PERCENT} for token in said)
    if known.marks.search(text):
        return not any(mark in text for mark in "$%")
    if len(known.keys.findall(text)) >= _FEWEST_KEYS:
        return not figures
    if figures or known.mood.search(text) is None:
        return False
    numbers = [token.number for token in said if token.sort is Sort.NUMBER and token.number is not None]
    telling = {token.text for token in said} & (known.done | lexicon.NEGATIONS | wordings().denials)
    if telling or max(numbers, default=0) > _MOST:
        return False
    return all(claim.key.aspect == "name" for claim in told.read.claims)


def sells(sentence: Sentence) -> bool:
    """Whether a sentence tells of a drink, a meal or the like, perhaps with its price, and of nothing that happens."""
    said = tokens(sentence.text)
    return (
        lexicon.SERVED.search(sentence.text) is not None
        and not any(token.sort in {Sort.RATIO, Sort.PERCENT} for token in said)
        and not lexicon.DOING & {token.text for token in said}
        and not acts(said, said)
    )
