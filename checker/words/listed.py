"""The patterns of every topic, each with the value that it says and the words that a line must have for it."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from checker.words.tokens import canonical
from checker.words.topics import Topic, topics
from checker.words.wordings import wordings


@lru_cache(maxsize=1)
def patterns() -> tuple[tuple[Topic, str, str, bool], ...]:
    """Return every pattern with its topic and value, and whether it only names a right.

    One without a value takes it from its figure.
    """
    found: list[tuple[Topic, str, str, bool]] = []
    for topic in topics().values():
        found.extend((topic, "", pattern, False) for pattern in topic.says)
        found.extend((topic, token, pattern, False) for token, value in topic.values.items() for pattern in value.says)
        if topic.right:
            found.extend((topic, token, pattern, bare) for token, pattern, bare in _framed(topic))
    return tuple(found)


def _framed(topic: Topic) -> Iterator[tuple[str, str, bool]]:
    for token, frames in wordings().frames.items():
        for frame in frames:
            fillings: Sequence[str] = topic.nouns if "{x}" in frame else topic.verbs
            bare = frame in {"{x}", "{v}"}
            yield from ((token, frame.replace("{x}", said).replace("{v}", said), bare) for said in fillings)


@lru_cache(maxsize=8192)
def beside(pattern: str) -> tuple[frozenset[str], frozenset[str], str]:
    """Return the words that must stand in the line or above it, those that may not, and the pattern without them.

    ``[double] 1 card`` is said where the line or its heading speaks of doubling, ``[-hard] ace be 1`` where it does not
    speak of hard totals.
    """
    if not pattern.startswith("["):
        return frozenset(), frozenset(), pattern
    words, _, rest = pattern[1:].partition("] ")
    if words.startswith("-"):
        return frozenset(), frozenset(_words(words[1:])), rest
    return frozenset(_words(words)), frozenset(), rest


@lru_cache(maxsize=8192)
def needed(pattern: str) -> frozenset[str]:
    """Return the words that a line must have for the pattern to be found in it."""
    plain = pattern.partition(" => ")[0]
    pieces = [piece for piece in _without_optional(plain).split() if not any(char in piece for char in "{}<>|")]
    return frozenset(word for piece in pieces for part in [piece.strip(",:")] if part for word in _words(part))


def _words(piece: str) -> list[str]:
    return [token for word in piece.split() for token in canonical(word).split()]


def _without_optional(pattern: str) -> str:
    while "(" in pattern:
        before, _, rest = pattern.partition("(")
        pattern = before + rest.partition(")")[2]
    return pattern
