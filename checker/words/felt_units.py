"""Figures of a list that are odds, as the one among them is that says so: “suited 14, unsuited 3 to 1”."""

from collections.abc import Sequence

from checker.frozen import replace
from checker.words.tokens import Sort, Token, parted
from checker.words.vocabulary import Vocabulary

_COMMA = frozenset({","})
_FEWEST_WORDS = 2
_FIGURES = frozenset({Sort.RATIO, Sort.NUMBER})


def with_units(sentence: list[Token], vocabulary: Vocabulary) -> list[Token]:
    """Return a list in which every part ends with a figure, each in the odds of those that say them.

    Other sentences are returned as they are: where a part has no name beside its figure, where the figure is a part of
    a hand's name, as in “suited 20”, or where the odds are of two kinds.
    """
    sentence = _with_aces(sentence)
    if not any(token.sort is Sort.RATIO for token in sentence):
        return sentence
    parts = parted(sentence, _COMMA)
    last = [part[-1] for part in parts]
    units = {token.text.split(" ", 1)[1] for token in last if token.sort is Sort.RATIO and " " in token.text}
    bare = [token for token in last if token.sort is Sort.NUMBER]
    if len(units) != 1 or not bare or any(token.sort not in {Sort.RATIO, Sort.NUMBER} for token in last):
        return sentence
    if any(len(part) < _FEWEST_WORDS or _is_named(part, vocabulary) for part in parts):
        return sentence
    unit = units.pop()
    odds = {token.start: replace(token, sort=Sort.RATIO, text=f"{token.text} {unit}") for token in bare}
    return [odds.get(token.start, token) if token.sort is Sort.NUMBER else token for token in sentence]


def _with_aces(sentence: list[Token]) -> list[Token]:
    """Return a list with the letter of an ace told from an article: A high 3 to 1."""
    found = list(sentence)
    for at in range(len(sentence) - 2):
        if sentence[at].text == "a" and sentence[at + 1].text == "high" and sentence[at + 2].sort in _FIGURES:
            found[at] = replace(sentence[at], text="ace")
    return found


def _is_named(part: Sequence[Token], vocabulary: Vocabulary) -> bool:
    """Whether the figure at the end of a part belongs to the name of a hand."""
    if part[-1].sort is not Sort.NUMBER:
        return False
    begins = max((at for at, token in enumerate(part) if token.sort is Sort.SIGN), default=-1) + 1
    label = part[begins:]
    return len(label) < _FEWEST_WORDS or bool(vocabulary.outcomes_of(label))
