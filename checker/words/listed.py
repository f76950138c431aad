"""The patterns of every topic, each with the value that it says and the words that a line must have for it."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from checker.frozen import frozen
from checker.words.tokens import canonical
from checker.words.topics import Topic, topics
from checker.words.wordings import wordings

_OPTIONAL = re.compile(r"\([^()]*\)")
_PLAIN = re.compile(r"(?<!\S)[^\s{}<>|]+(?!\S)")


@frozen
class Listed:
    """A pattern: its topic, the value that it says, and what a line must have for it.

    Without a ``token`` the value is ``fixed``, else the figure that the pattern takes. ``bare`` tells that it only
    names a right. ``needed`` are its own words, ``nearby`` those that stand in the line or above it, ``without`` those
    that do not.
    """

    topic: Topic
    token: str
    said: str
    fixed: str
    bare: bool
    needed: frozenset[str]
    nearby: frozenset[str]
    without: frozenset[str]


def candidates(topics_: frozenset[str], texts: frozenset[str]) -> Iterator[Listed]:
    """Yield the patterns on the topics of which a line with these words has all that they need, in their order."""
    by_word = _by_word(topics_)
    found = [item for word in (*texts, "") for item in by_word.get(word, ()) if item[1].needed <= texts]
    yield from (item for _, item in sorted(found, key=lambda pair: pair[0]))


@lru_cache(maxsize=32)
def _by_word(topics_: frozenset[str]) -> Mapping[str, tuple[tuple[int, Listed], ...]]:
    """Return the patterns with their places, each by the longest of the words that it needs."""
    made: dict[str, list[tuple[int, Listed]]] = {}
    for place, item in enumerate(_listed(topics_)):
        made.setdefault(max(item.needed, key=lambda word: (len(word), word), default=""), []).append((place, item))
    return {word: tuple(items) for word, items in made.items()}


def _listed(topics_: frozenset[str]) -> Iterator[Listed]:
    for topic in topics().values():
        if not topic.aspect and topic.id not in topics_:
            continue
        yield from (_one(topic, "", pattern) for pattern in topic.says)
        for token, value in topic.values.items():
            yield from (_one(topic, token, pattern) for pattern in value.says)
        if topic.right:
            yield from (_one(topic, token, pattern, bare=bare) for token, pattern, bare in _framed(topic))


def _one(topic: Topic, token: str, written: str, *, bare: bool = False) -> Listed:
    nearby, without, pattern = _beside(written)
    said, _, fixed = pattern.partition(" => ")
    return Listed(
        topic=topic, token=token, said=said, fixed=fixed, bare=bare, needed=needed(said), nearby=nearby, without=without
    )


def _framed(topic: Topic) -> Iterator[tuple[str, str, bool]]:
    for token, frames in wordings().frames.items():
        for frame in frames:
            fillings: Sequence[str] = topic.nouns if "{x}" in frame else topic.verbs
            bare = frame in {"{x}", "{v}"}
            yield from ((token, frame.replace("{x}", said).replace("{v}", said), bare) for said in fillings)


def _beside(pattern: str) -> tuple[frozenset[str], frozenset[str], str]:
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


@lru_cache(maxsize=512)
def needed(pattern: str) -> frozenset[str]:
    """Return the words that a line must have for the pattern to be found in it."""
    plain = _PLAIN.findall(_OPTIONAL.sub("", pattern) if "(" in pattern else pattern)
    return frozenset(word for piece in plain for word in canonical(piece.strip(",:")).split())


def _words(piece: str) -> list[str]:
    return [token for word in piece.split() for token in canonical(word).split()]
