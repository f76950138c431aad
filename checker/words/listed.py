"""The patterns of every topic, each with the value that it says and the words that a line must have for it."""

import marshal
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache

from checker.frozen import frozen
from checker.law.chapter import shared_text
from checker.law.stored import program_of, stored_or_made
from checker.regex import regex
from checker.words import tokens as tokens_module
from checker.words import topics as topics_module
from checker.words import wordings as wordings_module
from checker.words.tokens import canonical
from checker.words.topics import FILES as TOPICS
from checker.words.topics import Topic, of_statements, topics
from checker.words.wordings import FILE as WORDINGS
from checker.words.wordings import wordings

_OPTIONAL = regex(r"\([^()]*\)")
_PLAIN = regex(r"(?<!\S)[^\s{}<>|]+(?!\S)")


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


_Plain = tuple[str, str, str, str, bool, frozenset[str], frozenset[str], frozenset[str]]
"""A pattern as plain data: the name of its topic, and the rest as it is listed."""


def candidates(topics_: frozenset[str], texts: frozenset[str]) -> Iterator[Listed]:
    """Yield the patterns on the topics of which a line with these words has all that they need, in their order."""
    asked, known = _asked(topics_), topics()
    found = [item for word in (*texts, "") for item in _of_word(word) if item[1][5] <= texts and item[1][0] in asked]
    for _, (name, token, said, fixed, bare, words, nearby, without) in sorted(found, key=lambda pair: pair[0]):
        yield Listed(
            topic=known[name],
            token=token,
            said=said,
            fixed=fixed,
            bare=bare,
            needed=words,
            nearby=nearby,
            without=without,
        )


@cache
def known_words() -> frozenset[str]:
    """Return every word that a pattern of some topic needs."""
    return frozenset(word for key in _by_word() for _, item in _of_word(key) for word in item[5])


@lru_cache(maxsize=32)
def _asked(topics_: frozenset[str]) -> frozenset[str]:
    return of_statements() | (topics_ & topics().keys())


@cache
def _of_word(word: str) -> tuple[tuple[int, _Plain], ...]:
    """Return the patterns of which a word is that of all they need which the fewest others do, with their places."""
    kept = _by_word().get(word)
    return marshal.loads(kept) if kept else ()  # noqa: S302 - made below


@cache
def _by_word() -> Mapping[str, bytes]:
    """Return what is kept of the patterns of each word: there are thousands, of which a line needs a few."""
    files = {name: shared_text("words", name) for name in (*TOPICS, WORDINGS)}
    files |= program_of(__file__, tokens_module.__file__, topics_module.__file__, wordings_module.__file__)
    return stored_or_made(files, _placed)


def _placed() -> dict[str, bytes]:
    every = tuple(_made())
    often = Counter(word for item in every for word in item[5])
    made: dict[str, list[tuple[int, _Plain]]] = {}
    for place, item in enumerate(every):
        word = min(item[5], key=lambda word: (often[word], word), default="")
        made.setdefault(word, []).append((place, item))
    return {word: marshal.dumps(tuple(items)) for word, items in made.items()}


def _made() -> Iterator[_Plain]:
    for topic in topics().values():
        yield from (_one(topic, "", pattern) for pattern in topic.says)
        for token, value in topic.values.items():
            yield from (_one(topic, token, pattern) for pattern in value.says)
        if topic.right:
            yield from (_one(topic, token, pattern, bare=bare) for token, pattern, bare in _framed(topic))


def _one(topic: Topic, token: str, written: str, *, bare: bool = False) -> _Plain:
    nearby, without, pattern = beside(written)
    said, _, fixed = pattern.partition(" => ")
    words = needed(said)
    return topic.id, token, said, fixed, bare, words, nearby, without


def _framed(topic: Topic) -> Iterator[tuple[str, str, bool]]:
    for token, frames in wordings().frames.items():
        for frame in frames:
            fillings: Sequence[str] = topic.nouns if "{x}" in frame else topic.verbs
            bare = frame in {"{x}", "{v}"}
            yield from ((token, frame.replace("{x}", said).replace("{v}", said), bare) for said in fillings)


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


@lru_cache(maxsize=512)
def needed(pattern: str) -> frozenset[str]:
    """Return the words that a line must have for the pattern to be found in it."""
    plain = _PLAIN.findall(_OPTIONAL.sub("", pattern) if "(" in pattern else pattern)
    return frozenset(word for piece in plain for word in canonical(piece.strip(",:")).split())


def _words(piece: str) -> list[str]:
    return [token for word in piece.split() for token in canonical(word).split()]
