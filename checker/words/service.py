"""Sentences that greet, or speak of a house's services, and of the game in passing at most.

The words are data, ``rulesets/shared/words/service.yaml``. A sentence says nothing of the game if it has a word of
service, and every other word is known to no topic or is named there as one said in passing: the dealers wish luck.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from checker.frozen import frozen
from checker.law.chapter import read_shared
from checker.words.listed import known_words, needed
from checker.words.patterns import find_all, may_begin
from checker.words.rows import glue, stem, words_of_rows
from checker.words.tokens import Sort, Token, canonical
from checker.words.vocabulary import Vocabulary
from checker.words.wordings import wordings

FILE = "service.yaml"
_FIGURES = frozenset({Sort.NUMBER, Sort.RATIO, Sort.DOLLARS, Sort.PERCENT})


@frozen
class Service:
    """The words of service, the patterns of several with what each needs, those that tell or are in passing."""

    words: frozenset[str]
    said: tuple[tuple[frozenset[str], str], ...]
    telling: frozenset[str]
    passing: frozenset[str]


@cache
def service() -> Service:
    """Return the words of service. Raises SourceError for a broken file."""
    raw: Mapping[str, Any] = read_shared("words", FILE)
    return Service(
        words=frozenset(map(_plain, raw["words"])),
        said=tuple((needed(said), said) for said in raw["said"]),
        telling=_in_one_form(raw["telling"]),
        passing=_in_one_form(raw["passing"]),
    )


def in_passing(text: str, sentence: Sequence[Token], called: Sequence[Token], vocabulary: Vocabulary) -> bool:
    """Whether a sentence of a text greets or speaks of services, and says nothing of the game.

    ``called`` are its tokens as parts of the names that are in the vocabulary.
    """
    texts = frozenset(token.text for token in sentence)
    # Some of these words stand elsewhere for others: what is welcome is allowed.
    served = {at for at, token in enumerate(sentence) if _plain(text[token.start : token.end]) in service().words}
    for words, pattern in service().said:
        if words <= texts and may_begin(pattern, texts):
            served |= {at for found in find_all(pattern, sentence) for at in found.taken}
    if not served or any(_tells(token) for at, token in enumerate(sentence) if at not in served):
        return False
    return not any(_names(called, name, served) for name, _ in (*vocabulary.wagers, *vocabulary.areas))


def _names(called: Sequence[Token], name: tuple[str, ...], served: set[int]) -> bool:
    """Whether a name stands in a sentence, and not within what is said of a service; “player” names nothing there."""
    if service().passing.issuperset(name):
        return False
    texts = [token.text for token in called]
    return any(
        tuple(texts[at : at + len(name)]) == name and (len(name) > 1 or at not in served)
        for at in range(len(texts) - len(name) + 1)
    )


def _tells(token: Token) -> bool:
    """Whether a token beside words of service speaks of the game: a figure, or a word by which a topic is told."""
    if token.sort is not Sort.WORD:
        return token.sort in _FIGURES
    if token.text in service().passing or token.text in wordings().light or stem(token.text) in glue():
        return False
    return token.text in _telling() or stem(token.text) in _telling()


@cache
def _telling() -> frozenset[str]:
    """Return every word by which a topic is told or a line is known to speak of the game."""
    return wordings().game | service().telling | known_words() | words_of_rows()


def _in_one_form(words: Sequence[str]) -> frozenset[str]:
    return frozenset(part for word in words for part in canonical(str(word)).split())


def _plain(word: str) -> str:
    """Return a word in lower case and singular."""
    return word.casefold().replace("\u2019", "'").removesuffix("'s").removesuffix("'").removesuffix("s")
