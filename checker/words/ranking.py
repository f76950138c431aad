"""Which of two hands ranks higher, and the order of several: a flush beats a straight; straights: A-K-Q-J-10, then ...

Five cards in a row, however they are parted and whichever end stands first, are one straight.
"""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import pairwise

from checker.frozen import frozen
from checker.law.chapter import read_shared
from checker.regex import regex
from checker.values.stated import Word
from checker.words.said import Said
from checker.words.tokens import Sort, Token, tokens
from checker.words.topics import topics
from checker.words.wordings import wordings

FILE = "ranking.yaml"
_TWO, _THREE = 2, 3
_LENGTH = 5
"""How many cards a straight has."""
_RANKS = "a23456789tjqka"
_CALLED = dict(zip("23456789tjqka", regex(r"\w+").findall(
    "two three four five six seven eight nine ten jack queen king ace"), strict=True))  # fmt: skip
_ONE = rf"(?:10|{'|'.join(_CALLED.values())}|[2-9akqj])"
_RUN = regex(rf"(?<![\w-])(?:{_ONE}\s*(?:[-\u2013,/]|\s)\s*){{4}}{_ONE}(?![\w])(?!-\d)")
_SPAN = regex(rf"(?<![\w-])({_ONE}) (?:through|thru|to) (?:the )?({_ONE})(?![\w])(?!-\d)")
"""The first and the last of five cards in a row: ace through five."""
_RANK = regex(_ONE)
_THEN, _OVER, _UNDER, _UPWARD, _DOWNWARD, _HEADING = "then", "over", "under", "upward", "downward", "heading"

_LISTED = 4
"""How many hands a text names at least that gives them in an order."""
_WITHOUT_ORDER = frozenset({"hand", "straight", "poker"})
"""Words that head a list of hands whether or not they stand in their order."""

_HIGHEST = "@0"
"""The place of the hand that no other outranks."""

Row = tuple[str, ...]
_Piece = int | str
"""A hand by its place from the highest down, or what is said between hands: see :func:`_words`."""


@frozen
class _Order:
    """Hands from the highest down, each with its names, and what a line says that has them so or otherwise."""

    topic: str
    right: str
    wrong: str
    size: int
    names: tuple[tuple[Row, int], ...]


@frozen(kw_only=False)
class Hand:
    """A hand as a text names it, of the topic on its order, and its place in it from the highest down."""

    name: str
    topic: str
    place: int


def hand_of(text: str) -> Hand | None:
    """Return the hand that a text names and nothing else; None where it names none, or more than one."""
    said = _row(text)
    for order in _orders():
        place = next((place for row, place in order.names if row == said), None)
        if place is not None:
            return Hand(text, order.topic, place)
    return None


def speaks_of_order(heading: str) -> bool:
    """Whether a heading says that hands stand below it in their order: what beats what, ranking of hands."""
    told = {_HEADING, _OVER, _UPWARD, _DOWNWARD}
    return any(said in told and row[0] not in _WITHOUT_ORDER for row, said in _said_in(heading))


def gives_direction(lead: str) -> bool:
    """Whether words say at which end a list of hands begins: from the top, best first, lowest to highest."""
    return any(said in {_UPWARD, _DOWNWARD} for _, said in _said_in(lead))


def is_upward(heading: str) -> bool:
    """Whether a heading says that the lowest hand stands first."""
    return any(said == _UPWARD for _, said in _said_in(heading))


def _said_in(heading: str) -> Iterator[tuple[Row, str]]:
    """Yield the rows of words that stand in a heading, with what they say."""
    texts = tuple(token.text for token in tokens(heading))
    yield from ((row, said) for row, said in _words() for at in range(len(texts)) if texts[at : at + len(row)] == row)


def out_of_order(text: str) -> dict[str, str]:
    """Return the topics on an order of which a text names several hands neither from the highest down nor up.

    By each topic stands the value that says so.
    """
    return {
        order.topic: order.wrong
        for order, named in zip(_orders(), _named(text), strict=True)
        if len(named) >= _LISTED and list(named) not in (sorted(named), sorted(named, reverse=True))
    }


def lists_hands(text: str) -> bool:
    """Whether a text names so many hands one after the other that it gives their order."""
    return any(len(named) >= _LISTED for named in _named(text))


@lru_cache(maxsize=1024)  # asked several times of one sentence
def repeats_a_hand(text: str) -> bool:
    """Whether a text lists hands and has one of them twice, in place of another: flush, flush, three of a kind."""
    if any(said in {_OVER, _UNDER} for _, said in _said_in(text)):
        return False
    return any(len(named) >= _LISTED and len(set(named)) < len(named) for named in _every_named(text))


def _named(text: str) -> Iterator[tuple[int, ...]]:
    """Yield, of each topic on an order, the places of the hands that a text names, each where it is named first."""
    yield from (tuple(dict.fromkeys(named)) for named in _every_named(text))


def _every_named(text: str) -> Iterator[list[int]]:
    """Yield, of each topic on an order, the place of each hand that a text names, as often as it does."""
    texts = _row(text)
    for order in _orders():
        found: list[int] = []
        at = 0
        while at < len(texts):
            hand = next(((len(row), place) for row, place in order.names if texts[at : at + len(row)] == row), None)
            found += [hand[1]] if hand else []
            at += hand[0] if hand else 1
        yield found


def ranked_topics() -> frozenset[str]:
    """Return the topics on the order of hands."""
    return frozenset(order.topic for order in _orders())


def read_ranking(sentence: Sequence[Token], known: frozenset[str], text: str) -> Iterator[Said]:
    """Yield what a sentence of a text says of the order of hands, by itself or in its parts, of topics ``known``."""
    line = with_runs(sentence, text)
    for order in _orders():
        if order.topic not in known:
            continue
        for start, end in _parts(line):
            right = _is_right(order, line[start:end])
            if right is not None:
                first, last = line[start].start, line[end - 1].end
                yield Said(
                    taken=tuple(at for at, token in enumerate(sentence) if first <= token.start and token.end <= last),
                    topic=topics()[order.topic],
                    value=Word(order.right if right else order.wrong),
                )


def with_runs(sentence: Sequence[Token], text: str) -> list[Token]:
    """Return the tokens of a sentence with one token for each five cards in a row: A-2-3-4-5, 10 J Q K A."""
    if not sentence:
        return []
    found = list(sentence)
    start = sentence[0].start
    said = text[start : sentence[-1].end].casefold()
    written = [(match, _run(match[0])) for match in _RUN.finditer(said)]
    written += [(match, _spanned(match[1], match[2])) for match in _SPAN.finditer(said)]
    for match, run in written:
        first, last = start + match.start(), start + match.end()
        inside = [at for at, token in enumerate(found) if first <= token.start and token.end <= last]
        if run and inside:
            found[inside[0] : inside[-1] + 1] = [Token(Sort.WORD, run, first, last)]
    return found


def _run(written: str) -> str:
    """Return five cards in a row from the highest down, ace to five for the lowest; nothing where they are no row."""
    cards = "".join(map(_letter, _RANK.findall(written)))
    for turned in (cards, cards[::-1]):
        if turned in _RANKS:
            return _from_the_top(turned)
    return ""


def _from_the_top(row: str) -> str:
    """Return cards in a row that stand from the lowest up from the highest down; ace to five as they stand."""
    return row if row.startswith("a") else row[::-1]


def _letter(rank: str) -> str:
    """Return the letter of a rank as it is written: t for 10, k for king."""
    return "t" if rank == "10" else next((letter for letter, name in _CALLED.items() if name == rank), rank)


def _spanned(first: str, last: str) -> str:
    """Return the five cards in a row of which two are the ends, from the highest down; nothing for no row."""
    ends = {_letter(first), _letter(last)}
    rows = (_RANKS[at : at + _LENGTH] for at in range(len(_RANKS) - _LENGTH + 1))
    return next((_from_the_top(row) for row in rows if {row[0], row[-1]} == ends), "")


def _parts(sentence: Sequence[Token]) -> Iterator[tuple[int, int]]:
    """Return the whole of a sentence, and its parts between commas: what follows “and” is one too."""
    cuts = [-1, *(at for at, token in enumerate(sentence) if token.text in {",", ";", ":"}), len(sentence)]
    found = [(before + 1, after) for before, after in pairwise(cuts) if after > before + 1]
    whole = [(0, len(sentence))] if len(found) > 1 else []
    for start, end in (*whole, *found):
        yield (start + 1, end) if sentence[start].text == "and" else (start, end)


def _is_right(order: _Order, part: Sequence[Token]) -> bool | None:
    """Whether a part has hands in their order; None where it says no order of them."""
    pieces = _pieces(order, part)
    if pieces is None:
        return None
    hands = [piece for piece in pieces if isinstance(piece, int)]
    placed = [piece for piece in pieces if isinstance(piece, str) and piece.startswith("@")]
    alone = len(hands) == 1 and len(placed) == 1 and _HEADING in pieces
    if len(set(hands)) < len(hands) or (len(hands) < _TWO and not alone):
        return None
    verbs = [piece for piece in pieces if piece in {_OVER, _UNDER}]
    if verbs:
        return _compared(pieces, hands, verbs)
    goes_on = _goes_on(pieces, placed)
    if placed and not goes_on:
        return _placed(pieces, hands, order.size)
    if goes_on and placed != [_HIGHEST]:
        return None
    listed = {_THEN, _HEADING, _UPWARD, _DOWNWARD} & set(pieces)
    if not listed or (len(hands) < _THREE and not listed - {_HEADING}):
        return None
    return hands == sorted(hands, reverse=_UPWARD in listed)


def _goes_on(pieces: Sequence[_Piece], placed: Sequence[_Piece]) -> bool:
    """Whether only the first of several hands has its place told, and the others follow: the best, followed by ..."""
    if len(placed) != 1 or _THEN not in pieces:
        return False
    before = [piece for piece in pieces[: pieces.index(_THEN)] if isinstance(piece, int)]
    return len(before) == 1 and pieces.index(placed[0]) < pieces.index(_THEN)


def _compared(pieces: Sequence[_Piece], hands: Sequence[int], verbs: Sequence[_Piece]) -> bool | None:
    """Whether hands with one verb between each two of them are in order; None where there is more or less than that."""
    plain = [piece for piece in pieces if piece != _HEADING]
    if len(set(verbs)) > 1 or not isinstance(plain[0], int) or not isinstance(plain[-1], int):
        return None
    if len(hands) > _TWO and any(isinstance(one, int) and isinstance(two, int) for one, two in pairwise(plain)):
        return None
    return list(hands) == sorted(hands, reverse=verbs[0] == _UNDER)


def _placed(pieces: Sequence[_Piece], hands: Sequence[int], size: int) -> bool | None:
    """Whether each hand has the place that is told beside it, always after it or always before it."""
    plain = [piece for piece in pieces if isinstance(piece, int) or piece.startswith("@")]
    first = isinstance(plain[0], str)
    pairs = list(zip(plain[::2], plain[1::2], strict=False))
    told = [(two, one) if first else (one, two) for one, two in pairs]
    if len(plain) != _TWO * len(hands) or not all(isinstance(one, int) and isinstance(two, str) for one, two in told):
        return None
    return all(hand == int(str(place)[1:]) % size for hand, place in told)


def _pieces(order: _Order, part: Sequence[Token]) -> list[_Piece] | None:
    """Return the hands of a part and what is said between them; None where it has a word of something else."""
    texts = [token.text for token in part if token.sort is not Sort.SIGN]
    found: list[_Piece] = []
    at = 0
    while at < len(texts):
        hand = next(((len(row), place) for row, place in order.names if tuple(texts[at : at + len(row)]) == row), None)
        word = next(((len(row), said) for row, said in _words() if tuple(texts[at : at + len(row)]) == row), None)
        if hand is not None and (word is None or hand[0] >= word[0]):
            if found[-1:] != [hand[1]]:
                found.append(hand[1])
            at += hand[0]
        elif word is not None:
            if word[1] != found[-1] if found else True:
                found.append(word[1])
            at += word[0]
        elif texts[at] in _silent():
            at += 1
        else:
            return None
    return found


@cache
def _orders() -> tuple[_Order, ...]:
    raw = read_shared("words", FILE)
    return tuple(
        _Order(
            topic=item["topic"],
            right=item["right"],
            wrong=item["wrong"],
            size=len(item["hands"]),
            names=tuple(
                sorted(
                    ((_row(name), place) for place, names in enumerate(item["hands"]) for name in names),
                    key=lambda pair: -len(pair[0]),
                )
            ),
        )
        for item in raw["orders"]
    )


@cache
def _words() -> tuple[tuple[Row, str], ...]:
    """Return rows of words with what they say: over or under, then, a heading, or @ and a place; the longest first."""
    raw = read_shared("words", FILE)
    names = (_OVER, _UNDER, _THEN, _UPWARD, _DOWNWARD, _HEADING)
    found = [(_row(said), name) for name in names for said in raw[name]]
    found += [(_row(str(said)), f"@{place}") for place, listed in raw["places"].items() for said in listed]
    return tuple(sorted(found, key=lambda pair: -len(pair[0])))


@cache
def _silent() -> frozenset[str]:
    raw = read_shared("words", FILE)
    return wordings().light | {"be", "and"} | {token.text for word in raw["silent"] for token in tokens(word)}


def _row(said: str) -> Row:
    return tuple(token.text for token in with_runs(tokens(said), said))
