"""Words of names and outcomes in the form in which two wordings of the same thing meet.

“Queen of Hearts Pair w/ Dealer BJ” and “Queen of hearts pair and dealer Blackjack” name one outcome. Nothing that tells
two outcomes apart is dropped: numbers, suits, ranks, “suited” and “no” always stay.
"""

import re
from functools import lru_cache

from checker.drafts.language import lexicon
from checker.words.wordings import wordings

_NUMBERS = {word: str(number) for number, word in enumerate(lexicon.NUMBERS)}
_CARD_AND_SUIT = re.compile(r"\b(10|[2-9]|[AKQJakqj])\s?([\u2660-\u2667])")
_ACE_HIGH = re.compile(r"\bA[ -]high\b(?!,? (?:hand|card|pair|total|count|one)s?\b)")
"""A hand of which an ace is the highest card, and no hand that is high."""
_OR_MORE = re.compile(r"(?<=[0-9])\+(?![0-9])")
_TOKEN = re.compile(r"[a-z0-9]+(?:\.[0-9]+)?")
_ASIDE = re.compile(r"\([^()]*\)")
BRACKETS = re.compile(r"\([^()]*\)|\[[^\[\]]*\]")
"""What stands in brackets of either kind, with them."""
_PLURAL_LEAST = 4
_COURT = frozenset(lexicon.RANKS.values())
_SUIT_WORDS = {suit.removesuffix("s") for suit in lexicon.SUITS.values()}


def without_asides(text: str) -> str:
    """Return a text with a space in place of what it has in parentheses."""
    return _ASIDE.sub(" ", text)


@lru_cache(maxsize=16384)
def words(text: str) -> tuple[str, ...]:
    """Return the words of plain text: in one case, numbers as digits, singular, one word for each meaning."""
    plain = _CARD_AND_SUIT.sub(
        lambda match: f" {lexicon.RANKS.get(match[1].lower(), match[1])} {lexicon.SUITS[match[2]]} ", text
    )
    plain = _ACE_HIGH.sub(" ace high ", plain)
    plain = "".join(f" {lexicon.SUITS[char]} " if char in lexicon.SUITS else char for char in plain).casefold()
    plain = _OR_MORE.sub(" or more ", plain).replace("w/o", " no ").replace("w/", " with ")
    plain = lexicon.IS_PAID.sub(" pays ", plain)
    plain = lexicon.IN_A_ROW.sub(" straight ", plain)
    plain = lexicon.OTHER_SUIT.sub(" unsuited ", lexicon.SAME_SUIT.sub(" suited ", plain))
    plain = lexicon.SAME_RANK.sub(" match ", lexicon.TWO_ALIKE.sub(" pair ", plain))
    plain = lexicon.ACE_KING.sub(" ace king ", plain)
    plain = lexicon.OF_A_KIND.sub(r" \1 of a kind ", plain)
    plain = plain.replace("&", " and ").replace("+", " and ").replace("'", "").replace("\u2019", "")
    found: list[str] = []
    short = wordings().short
    for token in _TOKEN.findall(plain):
        same = lexicon.SAME.get(token) or short.get(token) or lexicon.SAME.get(_singular(token), token)
        found.extend(_number(word) for word in same.split())
    return tuple(_paired(found))


def content(text: str) -> frozenset[str]:
    """Return the words of a text that tell outcomes apart."""
    return frozenset(words(text)) - lexicon.SILENT


def _number(word: str) -> str:
    singular = _singular(_NUMBERS.get(word, word))
    return _NUMBERS.get(singular, singular)


def _paired(found: list[str]) -> list[str]:
    """Read two identical cards, as in Q♥ Q♥ or “two queens of hearts”, as a pair of them."""
    for at in range(len(found) - 1):
        if found[at] in {"2", "both"} and found[at + 1] in _COURT and "pair" not in found:
            return [*found[:at], "pair", *found[at + 1 :]]
    for at in range(len(found) - 3):
        if found[at + 1] in _SUIT_WORDS and found[at : at + 2] == found[at + 2 : at + 4]:
            rest = found[at + 4 :]
            return [*found[: at + 2], *([] if "pair" in rest else ["pair"]), *rest]
    return found


def _singular(word: str) -> str:
    if word.endswith(("shes", "ches", "xes")):
        return word[:-2]
    if word.endswith("s") and (len(word) >= _PLURAL_LEAST or word[:-1].isdigit()) and not word.endswith("ss"):
        return word[:-1]
    return word
