"""Which words say nothing that a rule of a game could turn on, so that a sentence may have a few besides what was read.

What may change a sentence wherever it stands is data, ``rulesets/shared/words/weighty.yaml``; so are the words of the
game, which may say something besides that was not read.
"""

from collections.abc import Iterable
from functools import cache, lru_cache

from checker.law.chapter import read_shared
from checker.words.rows import stem
from checker.words.tokens import canonical
from checker.words.wordings import wordings

FILE = "weighty.yaml"
MOST = 3
"""How many ordinary words a sentence may have besides what was read."""
_SHORTEST = 3
"""How many letters an ordinary word has at least; shorter ones are prepositions and marks."""


@lru_cache(maxsize=4096)
def is_ordinary(word: str) -> bool:
    """Whether a word, as it is written or in the form in which it is read, is none that may change a sentence."""
    forms = {word, *canonical(word).split()}
    forms |= set(map(stem, forms))
    return len(word) >= _SHORTEST and word.isalpha() and forms.isdisjoint(_weighty())


def are_few(words: Iterable[str]) -> bool:
    """Whether words are ordinary and few enough to stand besides what was read."""
    told = {word for word in words if word.removesuffix("s") not in _named()}
    return len(told) <= MOST and all(map(is_ordinary, told))


@cache
def _named() -> frozenset[str]:
    named = frozenset[str](read_shared("words", FILE)["named"])
    return named | frozenset(map(stem, named))


@cache
def _weighty() -> frozenset[str]:
    lists = read_shared("words", FILE)
    listed = (str(word) for name, words in lists.items() if name != "named" for word in words)
    known = wordings()
    both = frozenset(listed) | known.game | known.turning | known.denials
    return both | frozenset(map(stem, both))
