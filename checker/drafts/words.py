"""Words of names and outcomes in the form in which two wordings of the same thing meet.

“Queen of Hearts Pair w/ Dealer BJ” and “Queen of hearts pair and dealer Blackjack” name one outcome. Nothing that tells
two outcomes apart is dropped: numbers, suits, ranks, “suited”, “or” and “no” always stay.
"""

import re
from functools import lru_cache

from checker.drafts.numbers import ONE_TO_TWENTY

_SUITS = {
    "\u2660": "spades",
    "\u2664": "spades",
    "\u2665": "hearts",
    "\u2661": "hearts",
    "\u2666": "diamonds",
    "\u2662": "diamonds",
    "\u2663": "clubs",
    "\u2667": "clubs",
}
_RANKS = {"a": "ace", "k": "king", "q": "queen", "j": "jack"}
_NUMBERS = {word: str(number) for number, word in enumerate(ONE_TO_TWENTY, start=1)}
_SAME = {
    "bj": "blackjack",
    "plus": "and",
    "winner": "win",
    "winning": "win",
    "win": "win",
    "wins": "win",
    "trips": "3 of a kind",
    "quads": "4 of a kind",
    "w": "with",
    "dlr": "dealer",
    "dlrs": "dealer",
    "plr": "player",
    "nat": "natural",
    "str": "straight",
    "prog": "progressive",
    "ins": "insurance",
    "j": "jack",
    "js": "jack",
    "qs": "queen",
    "ks": "king",
    "q": "queen",
    "k": "king",
    "vs": "against",
    "versus": "against",
    "matching": "match",
    "matches": "match",
    "you": "player",
    "your": "player",
    "without": "no",
    "meter's": "meter",
}
_SAME_SUIT = re.compile(r"\b(?:of |in )?(?:the |one )?same suit\b")
_OTHER_SUIT = re.compile(
    r"\b(?:of |in )?(?:an? )?(?:different|other|another) suits?\b|\b(?:non|not|un|off)[ -]?suit(?:ed)?\b"
)
_ACE_KING = re.compile(r"\ba[ /-]?k\b")
_CARD_AND_SUIT = re.compile(r"\b(10|[2-9]|[AKQJakqj])\s?([\u2660-\u2667])")
_OR_MORE = re.compile(r"(?<=[0-9])\+(?![0-9])")
_TOKEN = re.compile(r"[a-z0-9]+(?:\.[0-9]+)?")
_PLURAL_LEAST = 4


@lru_cache(maxsize=16384)
def words(text: str) -> tuple[str, ...]:
    """Give the words of a text that has been made plain: in one case, numbers as digits, plurals as singulars."""
    plain = _CARD_AND_SUIT.sub(lambda match: f" {_RANKS.get(match[1].lower(), match[1])} {_SUITS[match[2]]} ", text)
    plain = "".join(f" {_SUITS[char]} " if char in _SUITS else char for char in plain).casefold()
    plain = _OR_MORE.sub(" or more ", plain).replace("w/o", " no ").replace("w/", " with ")
    plain = _OTHER_SUIT.sub(" unsuited ", _SAME_SUIT.sub(" suited ", plain))
    plain = _ACE_KING.sub(" ace king ", plain)
    plain = plain.replace("&", " and ").replace("+", " and ").replace("'", "")
    found: list[str] = []
    for token in _TOKEN.findall(plain):
        same = _SAME.get(token, token)
        found.extend(_number(word) for word in same.split())
    return tuple(_paired(found))


def _number(word: str) -> str:
    """Give a word as a singular, and a word for a number as its digits."""
    singular = _singular(_NUMBERS.get(word, word))
    return _NUMBERS.get(singular, singular)


def _paired(found: list[str]) -> list[str]:
    """Read two identical cards, as in Q♥ Q♥, as a pair of them."""
    suits = set(_SUITS.values()) | {suit.removesuffix("s") for suit in _SUITS.values()}
    for at in range(len(found) - 3):
        if found[at + 1] in suits and found[at : at + 2] == found[at + 2 : at + 4]:
            rest = found[at + 4 :]
            return [*found[: at + 2], *([] if "pair" in rest else ["pair"]), *rest]
    return found


def _singular(word: str) -> str:
    if word.endswith("s") and (len(word) >= _PLURAL_LEAST or word[:-1].isdigit()) and not word.endswith("ss"):
        return word[:-1]
    return word


SOFT = frozenset(
    words(
        "a an the of in with has have is are hand pay paid payout wager bet bonus on for when if card any total and "
        "optional at to by than against v all every"
    )
)


def bag(text: str) -> tuple[str, ...]:
    """Give the words of a text without regard to their order."""
    return tuple(sorted(words(text)))


def core(text: str) -> tuple[str, ...]:
    """Give the words that tell outcomes apart, without regard to their order."""
    return tuple(sorted(set(words(text)) - SOFT)) or bag(text)
