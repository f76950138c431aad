"""What may be wagered, in a short line: “BANKER & PLAYER $25 - $5,000 | TIE $5 - $500”, “Bonus bets $5 to $100”.

Every word must be a name, a sum, a least or a most, or one that stands beside these and says nothing.
"""

from collections.abc import Iterator, Sequence
from decimal import Decimal

from checker.frozen import frozen
from checker.values.stated import Dollars, Key
from checker.words.felt_words import felt_words, row_at
from checker.words.said import Said
from checker.words.tokens import Sort, Token
from checker.words.vocabulary import Vocabulary

OPTIONAL = "optional"
"""The subject of a limit of optional wagers that are not named."""
PROGRESSIVES = "progressives"
"""That of a limit of wagers that are paid from a meter, which are not named."""
_MINIMUM, _MAXIMUM = "minimum", "maximum"
_ENDS = {_MINIMUM: "limit_min", _MAXIMUM: "limit_max"}
_UP_TO, _FROM, _LIMIT = "up to", "from", "limit"
_AS_MUCH: dict[tuple[str, ...], str] = {
    ("as", "little", "as"): _MINIMUM,
    ("as", "low", "as"): _MINIMUM,
    ("as", "much", "as"): _MAXIMUM,
    ("as", "high", "as"): _MAXIMUM,
    ("start", "at"): _MINIMUM,
    ("start", "from"): _MINIMUM,
    ("or", "more"): _MINIMUM,
    ("and", "up"): _MINIMUM,
    ("or", "less"): _MAXIMUM,
    **{("no", "wager", *than): _MINIMUM for than in (("under",), ("below",), ("less", "than"), ("lower", "than"))},
    **{("no", "wager", *than): _MAXIMUM for than in (("over",), ("above",), ("more", "than"), ("higher", "than"))},
    ("lowest",): _MINIMUM,
    ("smallest",): _MINIMUM,
    ("highest",): _MAXIMUM,
    ("largest",): _MAXIMUM,
    ("biggest",): _MAXIMUM,
}
"""Rows of words that tell an end."""
_SIZES = sorted({len(row) for row in _AS_MUCH}, reverse=True)
_BOUNDS = {_UP_TO: _MAXIMUM, _FROM: _MINIMUM}
_SAID_BESIDE = frozenset({"to", "you"})
_FEWEST_WORDS = 2


@frozen
class _Group:
    """Wagers, whether a line names them, the sums said of them, and of each whether it is a least or a most if told."""

    names: tuple[str, ...]
    named: bool
    sums: tuple[Decimal, ...]
    ends: tuple[str, ...]


def read_limits(called: Sequence[Token], vocabulary: Vocabulary, context: str) -> tuple[Said, ...]:
    """Return the least and the most that may be wagered of each wager of a line; nothing where it says more.

    ``called`` are the tokens of the line as parts of names, ``context`` is the wager that the line before it names.
    """
    pieces = list(_pieces(called, vocabulary))
    texts = {token.text for token in called}
    if None in pieces:
        return ()
    told = [piece for piece in pieces if piece is not None]
    named = [piece for piece in told if piece != OPTIONAL]
    for listed, turned in ((told, False), (told[::-1], True), (named[::-1], True)):
        groups = list(_grouped(listed, vocabulary, turned=turned))
        limits = [_limits(group, limit=_LIMIT in texts) for group in groups]
        if context and not all(group.named for group in groups):
            return ()
        if all(limits):
            return _claims(called, groups, limits)
    return ()


def _claims(
    called: Sequence[Token], groups: Sequence[_Group], limits: Sequence[Sequence[tuple[str, Decimal]]]
) -> tuple[Said, ...]:
    taken = tuple(at for at, token in enumerate(called) if token.sort is not Sort.SIGN)
    return tuple(
        Said(taken=taken, value=Dollars(amount), keys=(Key(subject=name, aspect=aspect),), wager=name)
        for group, listed in zip(groups, limits, strict=True)
        for aspect, amount in listed
        for name in group.names
    )


def _pieces(called: Sequence[Token], vocabulary: Vocabulary) -> Iterator[str | Decimal | None]:
    """Yield the wagers, the ends and the sums of a line in their order, and None for a word of something else."""
    words = felt_words()
    texts = [token.text for token in called]
    at = 0
    while at < len(texts):
        token = called[at]
        named = vocabulary.name_at(texts, at) or _begun(texts, at, vocabulary)
        if named:
            yield named[0]
            at = named[1]
        elif token.number is not None and (token.sort is Sort.DOLLARS or _ends_range(called, at)):
            yield token.number
            at += 1
        elif token.text in _ENDS:
            yield token.text
            at += 1
        elif texts[at : at + 2] == ["up", "to"]:
            yield _UP_TO
            at += 2
        elif token.text == "from":
            # $5 from the Fortune Bonus is what it pays.
            yield None if vocabulary.name_at(texts, at + 1) else _FROM
            at += 1
        elif size := _told_end(texts, at):
            yield _AS_MUCH[tuple(texts[at : at + size])]
            at += size
        elif texts[at] == "progressive" and vocabulary.metered:
            yield PROGRESSIVES
            at += 1
        elif size := row_at(words.base, texts, at):
            yield vocabulary.base
            at += size
        elif size := row_at(words.optional, texts, at):
            yield OPTIONAL
            at += size
        elif token.sort is Sort.SIGN or token.text in words.beside_limit or token.text in _SAID_BESIDE:
            at += 1
        else:
            yield None
            return


def _told_end(texts: Sequence[str], at: int) -> int:
    """Return how many words tell an end at a place; 0 where none do."""
    return next((size for size in _SIZES if tuple(texts[at : at + size]) in _AS_MUCH), 0)


def _ends_range(called: Sequence[Token], at: int) -> bool:
    """Whether a number is the upper end of a range that begins with a sum: $15-1,000."""
    before = [token for token in called[max(0, at - 2) : at] if token.text not in {"-", "to"}]
    return called[at].sort is Sort.NUMBER and bool(before) and before[-1].sort is Sort.DOLLARS


def _begun(texts: Sequence[str], at: int, vocabulary: Vocabulary) -> tuple[str, int] | None:
    """Return the only wager that a name without its last word can be of: Ace High."""
    found = {
        (slug, at + len(name) - 1)
        for name, slug in vocabulary.wagers
        if len(name) > _FEWEST_WORDS and tuple(texts[at : at + len(name) - 1]) == name[:-1]
    }
    return found.pop() if len(found) == 1 else None


def _grouped(pieces: Sequence[str | Decimal], vocabulary: Vocabulary, *, turned: bool) -> Iterator[_Group]:
    """Yield wagers with the sums that follow them; ``turned`` tells that the pieces stand in the contrary order."""
    names, sums, ends = list[str](), list[Decimal](), list[str]()

    def group() -> _Group:
        order = -1 if turned else 1
        own = [name for name in names if name != OPTIONAL]  # beside a name “bonus bets” says nothing
        named = tuple(dict.fromkeys(own or names or [vocabulary.base]))
        return _Group(names=named, named=bool(names), sums=tuple(sums[::order]), ends=tuple(ends[::order]))

    for piece in pieces:
        if isinstance(piece, Decimal):
            sums.append(piece)
        elif piece in {_MINIMUM, _MAXIMUM, *_BOUNDS}:
            ends.append(piece)
        else:
            if sums:
                yield group()
                names, sums, ends = [], [], []
            names.append(piece)
    yield group()


def _limits(group: _Group, *, limit: bool) -> list[tuple[str, Decimal]]:
    """Return the limits of a group, each with its amount; nothing where they cannot be told.

    One sum of a line that calls it a ``limit`` is the most.
    """
    ends, sums = group.ends, group.sums
    told = [_BOUNDS.get(end, end) for end in ends]
    if len(set(told)) == len(told) == len(sums):
        return [(_ENDS[end], amount) for end, amount in zip(told, sums, strict=True)]
    if not ends and len(sums) == 1 and group.named:
        return [(_ENDS[_MAXIMUM] if limit else "limit_only", sums[0])]
    if set(ends) <= set(_BOUNDS) and len(sums) == len(_ENDS) and sums[0] < sums[1]:
        return list(zip(_ENDS.values(), sums, strict=True))
    return []
