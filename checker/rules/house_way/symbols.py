"""The words of a line of a house way, each as what it does in the line; the words are data of the rulesets."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from checker.frozen import frozen
from checker.law.chapter import read_shared
from checker.regex import regex
from checker.values.number_words import begins_number, number_of

FILE = "house_way.yaml"
ACE = 14
_KNOWN_RANKS = range(2, ACE + 1)
_RANGE = regex(r"(?<![\w-])(\d+|[akqj])s? ?[-\u2013] ?(\d+|[akqj])s?(?![\w-])")
_TIMES = regex(r"\b(\w+) (two|three|four|five) times\b")
_TOP = regex(
    r"\b(ace|king|queen|jack|ten|10|nine|9)[- ]high(?= (?:with nothing|nothing|junk|hand|and))"
    r"|\b(ace|king|queen|jack|ten|nine)-high\b"
    r"|^(ace|king|queen|jack|ten|10|nine|9) high(?= ?:)"
)
_DASH = regex(r"\s+[-\u2013\u2014]+\s+")
_EACH = regex(
    r"\b(?:two|2|a pair|one pair)(?: of (?:the )?\w+| \w+)? (?:in|to|into|for|on) each(?: (?:hand|side))?\b"
    r"|(?<=: )(?:two|2) ?(?:and |-|/) ?(?:two|2)(?=$|[,;])"
)
"""Four cards in two hands: two kings in each hand, two and two."""
_SMALL = regex(r"^((?:with |holding )?two) (?:small|smaller|low|lower|little) (pairs? ?)(?=\()")
"""Small pairs that brackets explain: two small pair (6s and lower)."""
_OF_KIND = regex(
    r"^(?:(?:the )?(?:dealer|house) )?(?:(?:always|will|must|shall) )?(?:plays?|puts?|places?|sets?|moves?|uses?)?"
    r" ?(the (?:\w+ ){0,3}?)(?:of|from|in) (?:a|an|the|any|every|each|all)? ?(full house|two pairs?|three pairs?)(?= )"
)
"""Cards before the type that they are of: the pair of a full house."""
_MADE_OF = regex(
    r"\b(?:with |making |and )?(?:the |his )?(low|high|front|back|two-card|five-card) hand (?:(?:is|being|will be) )?"
    r"(?:made(?: up)? of|made (?:with|from)|consists? of|consisting of|composed of|formed (?:of|from|by|with))"
    r" ([^,;:.()]+?)(?= and the |[,;:.()]|$)"
)
"""A hand before the cards that it has: the low hand is made of the next two."""
_OF_TWO = regex(
    r"^((?:(?:when|if) )?(?:with |holding )?)(?:two pairs?,? (?:of )?)?(aces)"
    r" (?:and|with|plus) (?:another|any other|any|a smaller|a lower|some other|one other|a second) pair\b"
)
"""Two pair of which the higher is named: aces with another pair."""
_EXCEPTED = regex(r",? (?:the )?(\w+) excepted\b")
_TWO_PAIRS = regex(r"(?<=: )(?:as )?(?:two|2) pairs?(?=$|,| unless\b)")
"""Four of a kind, of which two pairs are made."""
_TO_COUNT = regex(r"\b(to|through|thru) (?:four|three|4|3|quad|trip) (?=\w+s\b)")
_PLAINER = (
    (_TIMES, r"\2 \1"),
    (_EACH, "split two and two"),
    (_SMALL, r"\1 \2"),
    (_OF_TWO, r"\1two pair with \2"),
    (_EXCEPTED, r", except \1"),
    (_TWO_PAIRS, "split"),
    (_TO_COUNT, r"\1 "),
    (_MADE_OF, r", \2 in the \1 hand"),
    (_OF_KIND, r"\2: \1"),
)
"""What is put in place of what, in this order."""
_WORD = regex(r"top:\w+|[a-z]+/[a-z]+|[a-z]+(?:'[a-z]+)?|\d+(?:nd|rd|th|st|s|'s|pr)?|[,:;?()!]")
_MARKS = frozenset(",:;?()!")
_ARTICLES = frozenset({"a", "an"})


@frozen(kw_only=False)
class Symbol:
    """What one word or row of words does: its sort, and the rank, number or type of hand that it names."""

    sort: str
    number: int = 0
    name: str = ""
    plural: bool = False


def sort_at(symbols: Sequence[Symbol], at: int) -> str | None:
    """Return the sort of the symbol at a place; None beyond the last."""
    return symbols[at].sort if at < len(symbols) else None


def symbols_of(text: str) -> tuple[Symbol, ...] | None:
    """Return the symbols of a sentence, without the words that say nothing; None where a word is not known."""
    plain = _DASH.sub(" : ", text.casefold().replace("\u2019", "'").strip().rstrip(".!"))
    plain = _RANGE.sub(lambda found: f"{_letter(found[1])} to {_letter(found[2])}", plain)
    for pattern, put in _PLAINER:
        plain = pattern.sub(put, plain)
    plain = _TOP.sub(lambda found: f"top:{found[1] or found[2] or found[3]}", plain)
    words = _WORD.findall(plain)
    if re.sub(r"[-\s.'\"\u201c\u201d]", "", plain) != "".join(words).replace("'", ""):
        return None
    found: list[Symbol] = []
    at = 0
    while at < len(words):
        size, symbols = _read(words, at)
        if not size:
            return None
        found.extend(symbols)
        at += size
    return tuple(found)


def _letter(written: str) -> str:
    return "aces" if written == "a" else f"{written}s" if written.isdigit() else written


def _read(words: list[str], at: int) -> tuple[int, tuple[Symbol, ...]]:
    """Return how many words from here on are read, and their symbols; 0 where the first is not known."""
    word = words[at]
    if word in _MARKS:
        return 1, (Symbol("mark", name=word),)
    if word.startswith("top:"):
        rank = _rank_of(word.removeprefix("top:"))
        return 1, (Symbol("topped", number=rank),)
    for row, symbols in _rows().get(word, ()):
        if tuple(words[at : at + len(row)]) == row:
            return len(row), symbols
    after_article = at and words[at - 1] in _ARTICLES
    if word.isdigit() and not (after_article and int(word) in _KNOWN_RANKS):
        return 1, (Symbol("count", number=int(word)),)
    digits = re.fullmatch(r"(\d+)('?s)?", word)
    if digits and int(digits[1]) in _KNOWN_RANKS:
        return 1, (Symbol("rank", number=int(digits[1]), plural=bool(digits[2])),)
    if begins_number(word):
        return 1, (Symbol("count", number=number_of([word])[1]),)
    return 0, ()


def _rank_of(word: str) -> int:
    for row, symbols in _rows().get(word, ()):
        if row == (word,) and symbols and symbols[0].sort == "rank":
            return symbols[0].number
    return number_of([word])[1] if begins_number(word) else int(word)


_Row = tuple[tuple[str, ...], tuple[Symbol, ...]]


@cache
def _rows() -> dict[str, tuple[_Row, ...]]:
    """Return the rows of words by their first word, the longest first. Raises SourceError for a broken file."""
    made: dict[str, list[_Row]] = {}
    for row, symbols in _listed(read_shared("words", FILE)):
        made.setdefault(row[0], []).append((row, symbols))
    return {first: tuple(sorted(rows, key=lambda item: -len(item[0]))) for first, rows in made.items()}


def _listed(raw: Mapping[str, Any]) -> Iterator[_Row]:
    for name, rows in raw["kinds"].items():
        yield from ((_cut(row), (Symbol("kind", name=name),)) for row in rows)
    for rank, rows in raw["ranks"].items():
        yield from ((_cut(row), (Symbol("rank", number=int(rank), plural=row.endswith("s")),)) for row in rows)
    for sort, rows in raw["does"].items():
        yield from ((_cut(row), tuple(map(Symbol, sort.split()))) for row in rows)
    yield from ((_cut(row), ()) for row in raw["nothing"])


def _cut(row: str) -> tuple[str, ...]:
    return tuple(_WORD.findall(row))
