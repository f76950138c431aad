"""Odds told by two sums: a $20 wager wins $30 is 30 to 20, and so is $30 for every $20 wagered, or on a $20 bet."""

from collections.abc import Sequence

from checker.frozen import replace
from checker.words.tokens import Sort, Token
from checker.words.wordings import wordings

_WINNING = frozenset({"win", "pay", "receive", "have", ":", "="})
_BRINGING = frozenset({"bring", "earn", "fetch", "yield", "give", "collect", "count", "worth"})
_WAGERED = frozenset(
    {"wager", "wagered", "on", "a", "with", "player", "hand", "will", "the", "be", "and", "both", ",", "high", "bonus"}
)
_OTHERWISE = frozenset({"lose", "push", "tie", "limit", "minimum", "maximum", "meter", "half", "double", "envy", "pay"})
"""Words of a game beside which the first of two sums is no wager, or the second not what it wins."""
_TWO = 2
_FOR = tuple((joint, each) for joint in ("for", "on") for each in ("every", "each", "a", "any"))
"""What stands between a sum that is won and the one that is wagered for it."""
_AT_STAKE = tuple(
    tuple(words.split())
    for words in (
        "at risk", "at wager", "player wager", "player risk", "player put up", "player put down", "player lay",
        "wager", "wagered", "risk",
    )
)  # fmt: skip
_BESIDES = (
    (",", "on", "top", "of", "player", "wager"),
    ("on", "top", "of", "player", "wager"),
    (",", "plus", "player", "wager"),
)
"""What tells that the wager stays the player's: with odds of so much to so much it is said already."""


def odds_in_dollars(sentence: Sequence[Token]) -> list[Token]:
    """Return the tokens of a sentence with odds in place of two sums, where one is won for the other."""
    sums = [
        at
        for at, token in enumerate(sentence)
        if token.number and (token.sort is Sort.DOLLARS or _is_count_of_dollars(sentence, at))
    ]
    if len(sums) != _TWO or any(token.text == "net" for token in sentence):
        return list(sentence)  # what is won net is less what is kept of it
    first, second = sums
    between = [token.text for token in sentence[first + 1 : second]]
    if between[-1:] and between[-1] in _WINNING and _is_wager(between[:-1]):
        return _with(sentence, won=second, wagered=first, drop={first})
    pays = next((at for at in range(first - 1, -1, -1) if sentence[at].text != "player"), 0)
    if tuple(between) in _FOR and sentence[pays].text in _WINNING | _BRINGING:
        end = second + 1
        for tails in (_AT_STAKE, _BESIDES):
            texts = tuple(token.text for token in sentence[end:])
            end += next((len(row) for row in tails if texts[: len(row)] == row), 0)
        if sentence[pays].text in _BRINGING:
            sentence = [*sentence[:pays], replace(sentence[pays], text="pay"), *sentence[pays + 1 :]]
        return _with(sentence, won=first, wagered=second, drop={*range(first + 1, end)})
    return list(sentence)


def _is_count_of_dollars(sentence: Sequence[Token], at: int) -> bool:
    """Whether a number is what is wagered, its dollars told by a sum before it: six dollars for every five you bet."""
    joint = tuple(token.text for token in sentence[max(at - 2, 0) : at])
    sums = any(token.sort is Sort.DOLLARS for token in sentence[:at])
    after = tuple(token.text for token in sentence[at + 1 :])
    staked = any(after[: len(row)] == row for row in _AT_STAKE)
    return sentence[at].sort is Sort.NUMBER and sums and joint in _FOR and staked


def _is_wager(between: Sequence[str]) -> bool:
    """Whether the words after a sum say no more than that it is wagered, and on what."""
    return (_WAGERED | wordings().game - _OTHERWISE).issuperset(between)


def _with(sentence: Sequence[Token], *, won: int, wagered: int, drop: set[int]) -> list[Token]:
    text = f"{sentence[won].number} to {sentence[wagered].number}"
    odds = replace(sentence[won], sort=Sort.RATIO, text=text, number=None)
    return [odds if at == won else token for at, token in enumerate(sentence) if at not in drop]
