"""The amounts that a sentence says are paid: odds, sums, shares of a meter, and what is told in words."""

import re
from collections.abc import Iterator, Sequence

from checker.frozen import frozen
from checker.values import Payout, parse_payout
from checker.values.stated import Value, Word
from checker.words.tokens import Sort, Token
from checker.words.wordings import wordings

_BOUNDS = frozenset({
    ("up", "to"), ("maximum",), ("at", "best"), ("outrank",), ("from",), ("much", "as"), ("high", "as"), ("minimum",),
    ("anywhere",), ("under",), ("below",), ("over",), ("above",),
})  # fmt: skip
"""Words before odds that are a bound of what is paid."""
PAYING = frozenset({"pay", "count", "worth", "receive"})
_FEW = 6
_LIMITED = frozenset({"maximum", "combine", "payout"})
"""Words before a sum that is the most of what is paid together, and what no outcome pays."""
_PLUS = {"and", "/", "+", "plus"}
_EVEN = parse_payout("1 to 1")
_TWICE = parse_payout("2 to 1")


@frozen(kw_only=False)
class Amount:
    """What a sentence says is paid, and from which of its tokens to which. A push and a loss are paid on outcomes only.

    ``needs_outcome`` tells that it is said of an outcome and not of a wager, ``returns`` that no more is paid.
    """

    start: int
    end: int
    value: Value
    needs_outcome: bool = False
    returns: bool = False

    @property
    def is_sum(self) -> bool:
        """Whether it is a sum of dollars: beside the name of a wager alone that is what may be wagered."""
        return self.needs_outcome and not self.returns


def amounts(sentence: Sequence[Token]) -> Iterator[Amount]:
    """Yield every amount that a sentence says is paid, from left to right; odds up to which is paid are none."""
    at = 0
    while at < len(sentence):
        found = None if _is_bound(sentence, at) else _amount_at(sentence, at)
        if found is not None:
            yield found
            at = found.end
        else:
            at += 1


def _is_bound(sentence: Sequence[Token], at: int) -> bool:
    """Whether odds are the most or the least of what may be paid: up to 3 to 2."""
    if sentence[at].sort is not Sort.RATIO:
        return False
    before = tuple(token.text for token in sentence[max(0, at - 2) : at])
    return before[-2:] in _BOUNDS or before[-1:] in _BOUNDS


def _amount_at(sentence: Sequence[Token], at: int) -> Amount | None:
    try:
        return _amount(sentence, at)
    except ValueError:
        return None  # odds to 0, or a number that no payout has: nothing that can be compared


def _amount(sentence: Sequence[Token], at: int) -> Amount | None:
    token = sentence[at]
    if token.sort is Sort.RATIO:
        rest = _past(sentence, at + 1, _PLUS)
        share = _share(sentence, rest) if rest > at + 1 else None
        said = token.text if share is None else f"{share[1]} and {token.text}"
        return Amount(at, at + 1 if share is None else share[0], parse_payout(said))
    if token.sort is Sort.DOLLARS and not {before.text for before in sentence[:at]} >= _LIMITED:
        share = _share(sentence, _past(sentence, at + 1, _PLUS))
        text = token.text if share is None else f"{token.text} and {share[1]}"
        return Amount(at, at + 1 if share is None else share[0], parse_payout(text), needs_outcome=True)
    if token.sort is Sort.PERCENT and (share := _share(sentence, at)):
        odds = _past(sentence, share[0], _PLUS)
        if share[0] < odds < len(sentence) and sentence[odds].sort is Sort.RATIO:
            return Amount(at, odds + 1, parse_payout(f"{share[1]} and {sentence[odds].text}"))
        return Amount(at, share[0], parse_payout(share[1]))
    if _pays_before(sentence, at) or (at and token.text == "even" and sentence[at - 1].text == "be"):
        return _in_words(sentence, at)
    if token.text in {"push", "lose"} and at:
        value = parse_payout("Push") if token.text == "push" else Word("loses")
        return Amount(at, at + 1, value, needs_outcome=True, returns=True)
    return None


def _past(sentence: Sequence[Token], at: int, words: set[str]) -> int:
    while at < len(sentence) and sentence[at].text in words:
        at += 1
    return at


def _share(sentence: Sequence[Token], at: int) -> tuple[int, str] | None:
    """Read a share of a meter, such as 10% of the meter or 100% of the Minor Progressive."""
    if at >= len(sentence):
        return None
    if sentence[at].sort is not Sort.PERCENT:
        start = _past(sentence, at, {"the"})
        found = next(whole_meters(sentence[start : start + _FEW]), None)
        said = found.value if found is not None and not found.start else None
        return (start + found.end, said.text) if found is not None and isinstance(said, Payout) else None
    words = [token.text for token in sentence[at + 1 : at + 6]]
    match = re.match(r"of (?:the )?(?:(\w+) )?(meter|progressive)\b", " ".join(words))
    if match is None:
        return None
    return at + 1 + len(match[0].split()), _of_meter(sentence[at].text, match[1])


def whole_meters(sentence: Sequence[Token]) -> Iterator[Amount]:
    """Yield shares of a meter in words: the whole meter, half of the Minor Progressive."""
    parts = wordings().parts
    for at, token in enumerate(sentence):
        words = " ".join(token.text for token in sentence[at + 1 : at + 6])
        match = re.match(r"(?:of )?(?:the )?(?:(\w+) )?(meter|progressive)\b(?! wager| payout)", words)
        if token.text in parts and match is not None and match[1] != "of":
            share = _of_meter(f"{parts[token.text]}%", match[1])
            yield Amount(at, at + 1 + len(match[0].split()), parse_payout(share))


def _of_meter(share: str, meter: str | None) -> str:
    # The progressive meter is the one that there is, the Minor one is not.
    return f"{share} of {f'{meter} ' if meter and meter != 'progressive' else ''}meter"


def _pays_before(sentence: Sequence[Token], at: int) -> bool:
    before = [token.text for token in sentence[max(0, at - 2) : at]]
    even = [token.text for token in sentence[at : at + 2]] == ["even", "money"]
    return bool(PAYING & set(before)) or (even and before[-1:] == ["win"])


def _is_repeated(sentence: Sequence[Token], at: int) -> bool:
    """Whether a number tells how often a sum is paid, as of an Envy Bonus, and not how many times the wager."""
    ends = at + 2 >= len(sentence) or sentence[at + 2].sort is Sort.SIGN
    return ends and any(token.text == "envy" for token in sentence[:at])


def _in_words(sentence: Sequence[Token], at: int) -> Amount | None:
    """Read odds in words after a word of paying: even money, double, one and a half times the wager."""
    words = [token.text for token in sentence[at : at + 9]]
    said = " ".join(words)
    value: Payout | None = None
    size = 0
    if said.startswith("even money"):
        value, size = _EVEN, 2
    elif words[0] == "even" and (at + 1 == len(sentence) or sentence[at + 1].sort is Sort.SIGN):
        value, size = _EVEN, 1
    elif words[0] == "double":
        value, size = _TWICE, 1
    elif said.startswith("1 and a half time"):
        value, size = parse_payout("1.5 to 1"), 5
    elif sentence[at].sort is Sort.NUMBER and words[1:2] == ["time"] and not _is_repeated(sentence, at):
        value, size = parse_payout(f"{words[0]} to 1"), 2
    if value is None:
        return None
    end = _past(sentence, at + size, {"the", "player", "wager", "a", "of", "amount"})
    return Amount(at, end, value)
