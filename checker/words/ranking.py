"""Which of two hands ranks higher: a flush beats a straight, five aces outrank a royal flush."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise

from checker.frozen import frozen
from checker.law.chapter import read_shared
from checker.statements.model import Word
from checker.words.said import Said
from checker.words.tokens import Sort, Token, tokens
from checker.words.topics import topics
from checker.words.wordings import wordings

FILE = "ranking.yaml"
_TWO = 2


@frozen
class _Order:
    """Hands from the highest down, each with its names, and what a line says that has them so or otherwise."""

    topic: str
    right: str
    wrong: str
    names: tuple[tuple[tuple[str, ...], int], ...]


def read_ranking(sentence: Sequence[Token], known: frozenset[str]) -> Iterator[Said]:
    """Yield what a part of a sentence between signs says of two hands, of the topics ``known``."""
    for order in _orders():
        if order.topic not in known:
            continue
        for start, end in _parts(sentence):
            above = _above(order, sentence[start:end])
            if above is not None:
                yield Said(
                    taken=tuple(range(start, end)),
                    topic=topics()[order.topic],
                    value=Word(order.right if above else order.wrong),
                )


def _parts(sentence: Sequence[Token]) -> Iterator[tuple[int, int]]:
    """Return the whole of a sentence, and its parts between commas: what follows “and” is one too."""
    cuts = [-1, *(at for at, token in enumerate(sentence) if token.text in {",", ";", ":"}), len(sentence)]
    found = [(before + 1, after) for before, after in pairwise(cuts) if after > before + 1]
    whole = [(0, len(sentence))] if len(found) > 1 else []
    for start, end in (*whole, *found):
        yield (start + 1, end) if sentence[start].text == "and" else (start, end)


def _above(order: _Order, part: Sequence[Token]) -> bool | None:
    """Whether the first of two hands is rightly said to rank above the second; None where that is not said."""
    hands: list[int] = []
    verb = ""
    texts = [token.text for token in part if token.sort is not Sort.SIGN or token.text == "-"]
    at = 0
    while at < len(texts):
        found = next(
            ((len(name), place) for name, place in order.names if tuple(texts[at : at + len(name)]) == name), None
        )
        if found is not None:
            size, place = found
            hands = hands if hands[-1:] == [place] and not (verb and len(hands) == 1) else [*hands, place]
            at += size
            continue
        word = texts[at]
        if word in _verbs():
            if verb and verb != _verbs()[word]:
                return None
            verb = _verbs()[word]
        elif word not in _silent() or len(hands) > _TWO:
            return None
        at += 1
    if len(hands) != _TWO or not verb or hands[0] == hands[1]:
        return None
    return (hands[0] < hands[1]) is (verb == "over")


@cache
def _orders() -> tuple[_Order, ...]:
    raw = read_shared("words", FILE)
    return tuple(
        _Order(
            topic=item["topic"],
            right=item["right"],
            wrong=item["wrong"],
            names=tuple(
                sorted(
                    (
                        (tuple(token.text for token in tokens(name)), place)
                        for place, names in enumerate(item["hands"])
                        for name in names
                    ),
                    key=lambda pair: -len(pair[0]),
                )
            ),
        )
        for item in raw["orders"]
    )


@cache
def _verbs() -> dict[str, str]:
    raw = read_shared("words", FILE)
    return {token.text: side for side in ("over", "under") for word in raw[side] for token in tokens(word)}


@cache
def _silent() -> frozenset[str]:
    raw = read_shared("words", FILE)
    return wordings().light | {token.text for word in raw["silent"] for token in tokens(word)}
