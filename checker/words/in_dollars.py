"""Odds told by two sums: a $20 wager wins $30 is 30 to 20, and so is $30 for every $20 wagered."""

from collections.abc import Sequence

from checker.frozen import replace
from checker.words.tokens import Sort, Token
from checker.words.wordings import wordings

_WINNING = frozenset({"win", "pay", "receive", "have", ":", "="})
_WAGERED = frozenset(
    {"wager", "wagered", "on", "a", "with", "player", "hand", "will", "the", "be", "and", "both", ",", "high", "bonus"}
)
_OTHERWISE = frozenset({"lose", "push", "tie", "limit", "minimum", "maximum", "meter", "half", "double", "envy", "pay"})
"""Words of a game beside which the first of two sums is no wager, or the second not what it wins."""
_TWO = 2


def odds_in_dollars(sentence: Sequence[Token]) -> list[Token]:
    """Return the tokens of a sentence with odds in place of two sums, where one is won for the other."""
    sums = [at for at, token in enumerate(sentence) if token.sort is Sort.DOLLARS and token.number]
    if len(sums) != _TWO or any(token.text == "net" for token in sentence):
        return list(sentence)  # what is won net is less what is kept of it
    first, second = sums
    between = [token.text for token in sentence[first + 1 : second]]
    if between[-1:] and between[-1] in _WINNING and _is_wager(between[:-1]):
        return _with(sentence, won=second, wagered=first, drop={first})
    if (
        between in (["for", "every"], ["for", "each"], ["on", "every"])
        and first
        and sentence[first - 1].text in _WINNING
    ):
        after = {second + 1} if sentence[second + 1 : second + 2] and sentence[second + 1].text in _WAGERED else set()
        return _with(sentence, won=first, wagered=second, drop={*range(first + 1, second + 1), *after})
    return list(sentence)


def _is_wager(between: Sequence[str]) -> bool:
    """Whether the words after a sum say no more than that it is wagered, and on what."""
    return (_WAGERED | wordings().game - _OTHERWISE).issuperset(between)


def _with(sentence: Sequence[Token], *, won: int, wagered: int, drop: set[int]) -> list[Token]:
    text = f"{sentence[won].number} to {sentence[wagered].number}"
    odds = replace(sentence[won], sort=Sort.RATIO, text=text, number=None)
    return [odds if at == won else token for at, token in enumerate(sentence) if at not in drop]
