"""Least and greatest wagers in running text: “Minimum $10”, “$10 min / $500 max”, “$1 to $25”, “Limits $5-$100”."""

import re
from dataclasses import dataclass
from decimal import Decimal

_AMOUNT = r"\$ ?(?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]{1,7})(?:\.[0-9]{2})?"
_BARE = r"(?:\$ ?)?(?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]{1,7})(?:\.[0-9]{2})?(?! ?(?:to|for|:|-|/) ?[0-9])"
_BETWEEN = (
    r"(?: (?:table|side|bonus|bet|wager|stake|per|each|hand|spot|box|is|of|a|for|the|any|this|position)|:|=|-|\.)*"
)
_LEAST, _MOST = r"min(?:imum)?", r"max(?:imum)?"
_RANGE = re.compile(rf"(?P<low>{_AMOUNT}) ?(?:to|through|up to|-|/|and) ?(?P<high>{_AMOUNT})(?![0-9])", re.IGNORECASE)
_SPLIT_RANGE = re.compile(
    r"(?P<low>\$ ?[0-9][0-9,]*) ?- ?(?P<high>[0-9][0-9,]*)(?![0-9%:]| ?(?:to|for)\b)", re.IGNORECASE
)
_WORDS = {"minimum": _LEAST, "maximum": _MOST}
_AFTER = {
    kind: re.compile(rf"\b{word}\b\.?{_BETWEEN}\s*(?P<amount>{_BARE})", re.IGNORECASE) for kind, word in _WORDS.items()
}
_BEFORE = {
    kind: re.compile(rf"(?P<amount>{_AMOUNT}) (?:table |bet |wager )?{word}\b", re.IGNORECASE)
    for kind, word in _WORDS.items()
}
_FIXED = re.compile(
    rf"(?P<only>{_AMOUNT}) only\b|\b(?:wager|bet|limits?)(?: amount)?(?: is|:| =) (?P<is>{_AMOUNT})(?! "
    rf"?(?:to|-|and|up)\b)",
    re.IGNORECASE,
)
_OTHER = re.compile(
    r"payout|pay out|meter|envy|aggregate|jackpot|progressive (?:starts|resets)|qualifying|at least", re.IGNORECASE
)
_KIND_WORD = {
    "minimum": re.compile(rf"\b{_LEAST}\b", re.IGNORECASE),
    "maximum": re.compile(rf"\b{_MOST}\b", re.IGNORECASE),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Limit:
    """A least or greatest wager as written, and which part of the text says it.

    ``kind`` is minimum or maximum, or wager for an amount that is both.
    """

    kind: str
    amount: Decimal
    start: int
    end: int
    text: str


def find_limits(text: str) -> list[Limit]:
    """Give the limits in ``text``, which has been made plain."""
    if _OTHER.search(text):
        return []
    found: list[Limit] = []
    for pattern in (_RANGE, _SPLIT_RANGE):
        for match in pattern.finditer(text):
            if not any(limit.start < match.end() and match.start() < limit.end for limit in found):
                found += [
                    Limit(kind=kind, amount=_dollars(match[name]), start=match.start(), end=match.end(), text=match[0])
                    for kind, name in (("minimum", "low"), ("maximum", "high"))
                ]
    if not found:
        for kind, pattern in (_AFTER if _words_first(text) else _BEFORE).items():
            found += [
                Limit(kind=kind, amount=_dollars(match["amount"]), start=match.start(), end=match.end(), text=match[0])
                for match in pattern.finditer(text)
            ]
    if not found:
        found += [
            Limit(
                kind="wager",
                amount=_dollars(match["only"] or match["is"]),
                start=match.start(),
                end=match.end(),
                text=match[0],
            )
            for match in _FIXED.finditer(text)
        ]
    return sorted(found, key=lambda limit: limit.start)


def _words_first(text: str) -> bool:
    """Tell “min $10, max $500” from “$10 min, $500 max”."""
    words = [match.start() for pattern in _KIND_WORD.values() if (match := pattern.search(text))]
    amount = re.search(_AMOUNT, text)
    return not (words and amount) or min(words) < amount.start()


def kind_of_label(text: str) -> str:
    """Give the limit that a label names: minimum, maximum, or empty for none or for both."""
    if _OTHER.search(text):
        return ""
    kinds = [kind for kind, pattern in _KIND_WORD.items() if pattern.search(text)]
    return kinds[0] if len(kinds) == 1 else ""


def ending_kind(text: str) -> str:
    """Give the limit that a line ends with the word for, so that its amount is on the next.

    Minimum, maximum or empty.
    """
    if _OTHER.search(text):
        return ""
    return next((kind for kind, word in _WORDS.items() if re.search(rf"\b{word}[.:]?$", text, re.IGNORECASE)), "")


def starting_amount(text: str, kind: str) -> Limit | None:
    """Give the limit of this kind whose amount a line starts with."""
    match = re.match(_AMOUNT, text)
    if match is None:
        return None
    return Limit(kind=kind, amount=_dollars(match[0]), start=0, end=match.end(), text=match[0])


def _dollars(written: str) -> Decimal:
    return Decimal(written.replace("$", "").replace(",", "").strip())
