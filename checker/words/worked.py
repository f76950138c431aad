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
_TOTALS = frozenset(
    {
        ",",
        "for",
        "instance",
        "example",
        "add",
        "up",
        "to",
        "total",
        "make",
        "be",
        "come",
        "sum",
        "equal",
        "give",
        "count",
        "point",
        "of",
        "a",
        "so",
        "the",
        "hand",
        "have",
        "and",
        "as",
        "which",
        "play",
        "become",
        "worth",
        "score",
        "that",
        "player",
        "then",
        "it",
        "only",
        "=",
        ":",
    }
)
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
    cards = any(_cards_from(found, at) for at in range(len(found)))
    for at in range(len(found)):
        end, total = _cards_from(found, at) or (at, 0)
        after = _after(found, end) if end > at else at
        if after is None or found[after].sort is not Sort.NUMBER:
            continue
        told = int(found[after].number or 0)
        if end == at and (cards or not _TEN < told <= _MOST_SUM):
            continue
        said = [] if end == at else [_word(found[at], SUM if told == total else POINTS, found[end - 1])]
        if end > at and told not in {total, total % _TEN}:
            continue
        if end > at and told == total % _TEN != total:
            return [*found[:at], *said, *found[end:after], _word(found[after], DIGIT), *found[after + 1 :]]
        last = _after(found, after + 1)
        if last is not None and told >= _TEN and found[last].number == told % _TEN:
            between = found[after + 1 : last]
            rest = [*between, _word(found[last], DIGIT), *found[last + 1 :]]
        elif end == at:
            continue
        else:
            rest = found[after + 1 :]
        return [*found[:at], *said, *found[end:after], _word(found[after], TOTAL), *rest]
    return found


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
