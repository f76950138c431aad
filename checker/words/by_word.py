"""Rows found by the words that few of them have, so that most are never tried on a sentence."""

from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Any, TypeVar

Entry = TypeVar("Entry", bound=Any)


def rarest_first(pieces: Iterable[frozenset[str]], often: Mapping[str, int]) -> list[frozenset[str]]:
    """Return pieces of a row, each with the words of which one must stand there, those that the fewest rows have first.

    ``often`` tells of each word how often rows have it.
    """
    return sorted(pieces, key=lambda words: sum(often[word] for word in words))


def looked_up(by_word: Mapping[str, Sequence[Entry]], texts: AbstractSet[str]) -> list[Entry]:
    """Return, in their order and once, the entries under any of these words, and those under "" that need none."""
    return sorted({entry for word in ("", *texts) for entry in by_word.get(word, ())})
