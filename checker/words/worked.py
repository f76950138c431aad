"""Examples that are worked out: the vigorish on a winning wager of $200 is $10; an ace, a 2 and a 9 make 12.

A rate is read in place of an example in dollars, and one word in place of cards that add up to the total told.
"""

from collections.abc import Sequence
from decimal import Decimal

from checker.frozen import replace
from checker.words.tokens import Sort, Token

_RATED = "vigorish"
_OF = "of"
_EVEN = 20
"""A wager of a multiple of so many dollars: a rate in steps of 5% of it is whole dollars, so nothing is rounded."""
_WHOLE = 100
_TWO = 2
_CARDS = {"ace": 1, "10": 0, "jack": 0, "queen": 0, "king": 0, **{str(count): count for count in range(2, 10)}}
"""What cards count in a game in which the last digit of the sum counts."""
_BETWEEN = frozenset({"a", "an", "the", "and", ",", "card", "/", "+", "plus"})
_TOTALS = frozenset({
    ",", ":", "=", "a", "add", "and", "as", "be", "become", "come", "count", "equal", "example", "for", "give", "hand",
    "have", "instance", "it", "make", "of", "only", "play", "player", "point", "score", "so", "sum", "that", "the",
    "then", "to", "total", "up", "which", "worth",
})  # fmt: skip
"""What stands between the cards of an example and what they count."""
SUM, POINTS, TOTAL, DIGIT = "rightsum", "rightpoints", "itstotal", "itsdigit"
"""What is read in place of cards whose sum follows, of cards of whose sum the last digit follows, and of these."""
_MOST_BETWEEN = 9
_TEN, _MOST_SUM = 10, 27


def rate_in_dollars(sentence: Sequence[Token]) -> list[Token]:
    """Return the tokens of a sentence with a rate in place of an example of it, where the example tells one exactly."""
    sums = [(at, token.number) for at, token in enumerate(sentence) if token.sort is Sort.DOLLARS and token.number]
    if len(sums) != _TWO or not any(token.text == _RATED for token in sentence):
        return list(sentence)
    (charged, least), (wagered, most) = sorted(sums, key=lambda item: item[1])
    rate = Decimal(least) * _WHOLE / Decimal(most)
    if most % _EVEN or rate % 1 or rate >= _WHOLE:
        return list(sentence)
    first = wagered - 1 if wagered and sentence[wagered - 1].text == _OF else wagered
    percent = replace(sentence[charged], sort=Sort.PERCENT, text=f"{rate:f}%", number=rate)
    left = enumerate(sentence)
    return [percent if at == charged else token for at, token in left if at not in range(first, wagered + 1)]


def summed(sentence: Sequence[Token]) -> list[Token]:
    """Return the tokens of a sentence with words in place of an example of a hand that is worked out rightly."""
    found = list(sentence)
    places = range(len(found))
    added = [(at, *cards) for at in places if (cards := _cards_from(found, at)) is not None]
    read = (_added(found, *cards) for cards in added) if added else (_dropped(found, at) for at in places)
    return next((worked for worked in read if worked is not None), found)


def _added(found: list[Token], at: int, end: int, total: int) -> list[Token] | None:
    """Return a sentence with words for cards from ``at`` to ``end`` and for what they come to; None if not rightly."""
    after = _after(found, end)
    told = _count(found, after)
    if after is None or told not in {total, total % _TEN}:
        return None
    said = _word(found[at], SUM if told == total else POINTS, found[end - 1])
    if told != total:
        rest = [_word(found[after], DIGIT), *found[after + 1 :]]
    else:
        rest = [_word(found[after], TOTAL), *(_with_digit(found, after) or found[after + 1 :])]
    return [*found[:at], said, *found[end:after], *rest]


def _dropped(found: list[Token], at: int) -> list[Token] | None:
    """Return a sentence with words for a total at a place and for its last digit behind it; None where it has none."""
    rest = _with_digit(found, at) if _TEN < _count(found, at) <= _MOST_SUM else None
    return [*found[:at], _word(found[at], TOTAL), *rest] if rest else None


def _with_digit(found: list[Token], at: int) -> list[Token] | None:
    """Return what follows a total, with a word for its last digit; None where that does not follow."""
    last, total = _after(found, at + 1), _count(found, at)
    if last is None or total < _TEN or _count(found, last) != total % _TEN:
        return None
    return [*found[at + 1 : last], _word(found[last], DIGIT), *found[last + 1 :]]


def _count(found: list[Token], at: int | None) -> int:
    """Return the number at a place; -1 where there is none."""
    number = found[at].number if at is not None and found[at].sort is Sort.NUMBER else None
    return -1 if number is None else int(number)


def _word(token: Token, text: str, last: Token | None = None) -> Token:
    return replace(token, sort=Sort.WORD, text=text, number=None, end=(last or token).end)


def _after(sentence: Sequence[Token], start: int) -> int | None:
    """Return where the next figure stands, if only words that lead to a total stand between."""
    for at in range(start, min(start + _MOST_BETWEEN, len(sentence))):
        if sentence[at].sort is Sort.NUMBER:
            return at if at > start else None
        if sentence[at].text not in _TOTALS:
            return None
    return None


def _cards_from(sentence: Sequence[Token], at: int) -> tuple[int, int] | None:
    """Return where two or more cards end that begin at a token, and what they add up to; nothing where none do."""
    end, total, count = at, 0, 0
    for place in range(at, len(sentence)):
        text = sentence[place].text
        if text in _CARDS:
            end, total, count = place + 1, total + _CARDS[text], count + 1
        elif place == at or text not in _BETWEEN:
            break
    return (end, total) if count >= _TWO else None
