"""A sentence of one game said again in the words of its topics: “takes nothing more” is “stands”.

The phrases are data, ``rulesets/shared/words/recast.yaml``. They are tried on a sentence that is not understood as it
stands, and hold only where all of it is understood then.
"""

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from functools import cache

from checker.frozen import frozen, replace
from checker.law.chapter import read_shared
from checker.words.in_dollars import odds_in_dollars
from checker.words.listed import beside, needed
from checker.words.patterns import longest_from
from checker.words.tokens import Token, tokens
from checker.words.worked import rate_in_dollars, summed

FILE = "recast.yaml"
_ADDS = "last_digit"
"""The topic of a game in which the cards of a hand are added and the last digit of the sum counts."""


@frozen
class _Phrase:
    """A pattern of words, those that a sentence must have and may not have, and the words that stand for it."""

    said: str
    needed: frozenset[str]
    without: frozenset[str]
    instead: tuple[Token, ...]


def recast(sentence: Sequence[Token], topics: AbstractSet[str]) -> list[Token]:
    """Return the tokens of a sentence with the phrases of a chapter that has these topics in other words.

    Each list of phrases is gone through once, in the order of the file, so that a later one may use the words of an
    earlier one. Every token that comes in has the place of the words that it stands for.
    """
    found = rate_in_dollars(odds_in_dollars(sentence))
    found = summed(found) if _ADDS in topics else found
    texts = frozenset(token.text for token in found)
    for where, phrases in _lists():
        for phrase in phrases if where in topics else ():
            if phrase.needed <= texts and not phrase.without & texts:
                found = list(_with(phrase, found))
                texts = frozenset(token.text for token in found)
    return found


def _with(phrase: _Phrase, sentence: Sequence[Token]) -> Iterator[Token]:
    at = 0
    while at < len(sentence):
        end = longest_from(phrase.said, sentence, at)
        if end is None:
            yield sentence[at]
            at += 1
            continue
        start, last = sentence[at].start, sentence[end - 1].end
        yield from (replace(token, start=start, end=last) for token in phrase.instead)
        at = end


@cache
def _lists() -> tuple[tuple[str, tuple[_Phrase, ...]], ...]:
    """Return the phrases by the topic that a chapter must have for them, in the order of the file."""
    return tuple(
        (
            listed["where"],
            tuple(_phrase(said, instead) for instead, phrases in listed["phrases"].items() for said in phrases),
        )
        for listed in read_shared("words", FILE)["lists"]
    )


def _phrase(written: str, instead: str) -> _Phrase:
    nearby, without, said = beside(str(written))
    return _Phrase(said=said, needed=needed(said) | nearby, without=without, instead=tuple(tokens(instead)))
