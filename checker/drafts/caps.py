"""Finds the payout limit: “Payout limit.

$75,000 a round”, “Maximum aggregate payout $75,000”, “posted payout limit”.
"""

import re
from collections.abc import Iterator, Sequence

from checker.drafts.claims import CapClaim
from checker.drafts.model import Span
from checker.drafts.values import find_values

_CAP = re.compile(
    r"\b(?:payouts?|pay "
    r"?-?outs?|winnings|paid)\b.{0,40}?\b(?:limit(?:ed|s)?|max(?:imum)?|cap(?:ped)?|aggregate|not exceed)\b"
    r"|\b(?:limit|max(?:imum)?\.?|aggregate|cap)\b.{0,40}?\b(?:payouts?|pay ?-?outs?|winnings)\b",
    re.IGNORECASE,
)
_BELOW = 1.7

Masked = dict[int, list[tuple[int, int]]]
"""The parts of spans, by their identity, that have been read as a payout limit."""


def find_caps(rows: Sequence[Sequence[Span]]) -> tuple[list[CapClaim], Masked]:
    """Give the payout limits of a sheet, and which amounts have been read for them."""
    claims: list[CapClaim] = []
    masked: Masked = {}
    for index, row in enumerate(rows):
        for span in row:
            if not _CAP.search(span.text):
                continue
            holder = next(_holders(span, row, rows[index + 1 : index + 4]), None)
            if holder is None:
                claims.append(CapClaim(amount=None, text=span.text, place=span.place))
                continue
            for value in find_values(holder.text):
                if value.dollars is not None and (holder is not span or _after_words(span.text, value.start)):
                    claims.append(CapClaim(amount=value.dollars, text=value.text, place=holder.place))
                    masked.setdefault(id(holder), []).append((value.start, value.end))
                    break
    return claims, masked


def _after_words(text: str, start: int) -> bool:
    """Tell whether an amount belongs to the words on a limit, and not to a wager limit earlier in the line."""
    first = _CAP.search(text)
    return first is not None and (start >= first.start() or text[start:].count("$") == 1)


def _holders(span: Span, row: Sequence[Span], below: Sequence[Sequence[Span]]) -> Iterator[Span]:
    """Give the texts that may hold the amount: this one, those to its right, the one right below."""
    if _amount(span):
        yield span
        return
    for other in row:
        if other.left >= span.right and _amount(other):
            yield other
            return
    for under in below:
        for other in under:
            near = other.y - span.y <= _BELOW and other.left < span.right and span.left < other.right
            if near and _amount(other):
                yield other
                return
        if any(other.left < span.right and span.left < other.right for other in under):
            return


def _amount(span: Span) -> bool:
    return any(value.dollars is not None for value in find_values(span.text))
