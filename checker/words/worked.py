"""A rate told by an example in dollars: the vigorish on a winning wager of $200 is $10, which is 5%."""

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
