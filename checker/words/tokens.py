"""A line cut into tokens: words in one form, numbers as digits whichever way they are written, odds as one token.

Case, spacing, hyphens and apostrophes make no difference. Every token keeps its place in the line.
"""

import unicodedata
from collections.abc import Callable
from decimal import Decimal
from enum import StrEnum
from functools import cache, lru_cache
from itertools import takewhile

from checker.frozen import frozen, replace
from checker.regex import regex
from checker.values.number_words import begins_number, number_of
from checker.words.wordings import wordings

_TOKEN = regex(
    r"(?P<dollars>\$ ?(?:[0-9]+(?:,[0-9]{3})*(?:\.[0-9]{1,2})?|\.[0-9]{2}))(?![0-9])"
    r"|(?P<number>[0-9]+(?:,[0-9]{3})+(?:\.[0-9]+)?|[0-9]+(?:\.[0-9]+)?)(?:'?[sS]\b)?"
    r"|(?P<with>(?<![^\W_])[wW]/(?:[oO](?![^\W_]))?)"
    r"|(?P<word>[^\W\d_]+(?:'[^\W\d_]+)*'?)"
    r"|(?P<sign>[%:;,.!?()/&+•|–—=¢♠♥♦♣-]|\n)"
)
_LEADERS = regex(r"(?:\. ?){3,}|\u2026")
"""Dots that lead from a name to what stands at the end of its row."""
_SAME_LENGTH = str.maketrans(
    {"\u2018": "'", "\u2019": "'", "\u201c": '"', "\u201d": '"', "\u2013": "-", "\u2014": "-", "\u2010": "-",
     "\u2011": "-", "\u00a0": " ", "\u2009": " ", "\u202f": " ", "\u2236": ":", "\uff1a": ":", "_": " ",
     "\u00b7": "\u2022", "\u25cf": "\u2022", "\u2219": "\u2022"}
)  # fmt: skip
_ENDS_IN_S = frozenset({"ss", "us", "is"})
_LEAST_PLURAL = 4
_SHORTEST = 3
"""How many letters are left at least of a word without its ending."""
_PERCENT = frozenset({"%", "percent"})
_SMALL = frozenset(str(number) for number in range(1, 100))
"""What odds written with a hyphen may be for: 1-800 begins a telephone number."""
_PARTS = {("1", "2"): Decimal(50), ("1", "4"): Decimal(25), ("3", "4"): Decimal(75), ("1", "3"): Decimal(33)}
"""Parts of a whole that are written with a stroke, in percent."""
_UNITS = frozenset({"to", "for"})
_SAID = {"&": "and", "+": "and", "=": "be", "¢": "cent", "♠": "spade", "♥": "heart", "♦": "diamond", "♣": "club"}
"""Signs that are read as words."""
_RATIO_SIGNS = frozenset({":", "-", "/"})
_CLAUSE_ENDS = frozenset({".", ",", ";", "!"})
_SHOWN, _NEAR = frozenset({"face", "pip", "spot", "box", "printed", "marked", "chart", "number"}), 6
"""What cards show or where that stands, and how many words after their numbers it may stand."""
ENDS = frozenset({".", ";", "!", "?", "•", "|", "\n"})
"""Signs that end a sentence."""
_LABELS, _LONGEST_LABEL = ":", 3
"""The sign that stands after a label, and how many words one has at most."""
CELLS = frozenset({"•", "|", "\n", ";"})
"""Those of them that may also part what belongs together, as the cells of a table."""
_LATIN_LAST = 0x24F
_BEFORE_RANGE = frozenset({"on", "with", "total", "draw", "stand", "between", "numbered"})
"""Words after which two numbers are the ends of a range, and no odds."""
_DRAWING = frozenset({"draw", "stand", "natural"})
"""Words before which two numbers are the ends of a range: 6-7 stand."""
_PAYING = frozenset({"on", "for", "if", "with", "pay", "odds"})


class Sort(StrEnum):
    """What a token is."""

    WORD = "word"
    NUMBER = "number"
    RATIO = "ratio"
    DOLLARS = "dollars"
    PERCENT = "percent"
    SIGN = "sign"


@frozen(kw_only=False)
class Token:
    """One token: its text in the one form, its place in the line, and its number where it has one."""

    sort: Sort
    text: str
    start: int
    end: int
    number: Decimal | None = None


def sentences(text: str) -> list[list[Token]]:
    """Cut a line into the tokens of its sentences; a full stop within a number ends none."""
    return parted(tokens(text))


def parted(line: list[Token], ends: frozenset[str] = ENDS) -> list[list[Token]]:
    """Cut the tokens of a line into its sentences; a full stop after a word that is cut short ends none.

    ``ends`` are the signs that end one.
    """
    found: list[list[Token]] = [[]]
    for at, token in enumerate(line):
        if token.text == "." and _shortens(line, at) and not _begins_a_label(line, at, found[-1]):
            continue
        if token.sort is Sort.SIGN and token.text in ends:
            found.append([])
        else:
            found[-1].append(token)
    return [sentence for sentence in found if sentence]


def _shortens(line: list[Token], at: int) -> bool:
    """Whether a full stop stands after a word that is cut short, and another word follows: no comm. on Ties."""
    if not 0 < at < len(line) - 1 or line[at - 1].end != line[at].start:
        return False
    return (line[at - 1].text, line[at - 1].end - line[at - 1].start) in _cut()


def _begins_a_label(line: list[Token], at: int, before: list[Token]) -> bool:
    """Whether a full stop stands between what is said under one label and the next: Banker: 5% vig. Player: no vig."""
    after = line[at + 1 : at + 2 + _LONGEST_LABEL]
    return any(token.text == _LABELS for token in before) and any(token.text == _LABELS for token in after)


@cache
def _cut() -> frozenset[tuple[str, int]]:
    """Return the words that may be cut short, each with the number of letters that it then has."""
    return frozenset((canonical(word), len(word)) for word in wordings().cut)


def sentences_as_written(text: str) -> list[list[Token]]:
    """Cut a line into the tokens of its sentences, each word as it is written but for its case."""
    return parted(_ratios(_figures(text, _as_written), signs=False))


def tokens(text: str) -> list[Token]:
    """Cut a line into tokens."""
    return list(_tokens(text))


@lru_cache(maxsize=2048)  # a line is read in several ways, and its names and labels again with others
def _tokens(text: str) -> tuple[Token, ...]:
    return tuple(_ratios(_figures(text, canonical), signs=True))


def _figures(text: str, form: Callable[[str], str]) -> list[Token]:
    return _percents(_numbers(_raw(text.translate(_SAME_LENGTH), form)))


def _as_written(word: str) -> str:
    return word.casefold().replace("'", "")


def plain_letters(text: str) -> str:
    """Return the text with each styled letter and figure as the plain one, in its place: full width, bold, circled."""
    return text if text.isascii() else "".join(map(_plain_letter, text))


def _plain_letter(char: str) -> str:
    plain = unicodedata.normalize("NFKC", char) if ord(char) > _LATIN_LAST else char
    return plain if len(plain) == 1 and plain.isalnum() else char


def in_another_script(text: str) -> bool:
    """Whether the text has letters or figures that are not Latin, which the reader cannot read."""
    return not text.isascii() and any(ord(char) > _LATIN_LAST and _is_letter(char) for char in text)


def _is_letter(char: str) -> bool:
    """Whether a character is a letter or a figure, or a sign that is drawn around one."""
    return char.isalnum() or "CAPITAL LETTER" in unicodedata.name(char, "")


def _raw(text: str, form: Callable[[str], str]) -> list[Token]:
    found = []
    text = _LEADERS.sub(lambda dots: "-".ljust(len(dots[0])), text)
    for match in _TOKEN.finditer(text):
        start, end = match.span()
        if match["dollars"]:
            amount = Decimal(match["dollars"].replace("$", "").replace(",", "").strip())
            if 0 < amount < 1:
                cents = amount * 100
                found.append(Token(Sort.NUMBER, f"{cents.normalize():f}", start, end, cents))
                found.append(Token(Sort.WORD, "cent", start, end))
                continue
            found.append(Token(Sort.DOLLARS, f"${amount.normalize():f}", start, end, amount))
        elif match["number"]:
            number = Decimal(match["number"].replace(",", ""))
            found.append(Token(Sort.NUMBER, f"{number.normalize():f}", start, end, number))
        elif match["word"]:
            found.extend(_word(word, start, end) for word in form(match["word"]).split())
        elif match["with"]:
            found.append(Token(Sort.WORD, "without" if match["with"][-1] in "oO" else "with", start, end))
        elif match["sign"] in _SAID:
            found.append(Token(Sort.WORD, _SAID[match["sign"]], start, end))
        else:
            found.append(Token(Sort.SIGN, match["sign"], start, end))
    return found


def _word(word: str, start: int, end: int) -> Token:
    """Return the token of a word, a number where the one form of the word is one: twice is 2 times."""
    if word.isdecimal():
        return Token(Sort.NUMBER, word, start, end, Decimal(word))
    return Token(Sort.WORD, word, start, end)


@lru_cache(maxsize=8192)
def canonical(word: str) -> str:
    """Return a word in the one form: lower case, singular, and one word for those that mean the same."""
    same = wordings().same
    plain = word.casefold()
    if plain in same:
        return same[plain]
    plain = plain.removesuffix("'").removesuffix("'s").replace("'", "")
    if plain in same:
        return same[plain]
    singular = _singular(plain)
    return same.get(singular, singular)


def without_ending(word: str, endings: tuple[str, ...]) -> str:
    """Return a word without the first of these endings that it has, a doubled last letter and a last e."""
    for ending in endings:
        if word.endswith(ending) and len(word) >= len(ending) + _SHORTEST:
            word = word.removesuffix(ending)
            break
    doubled = len(word) > _SHORTEST and word[-1] == word[-2] and word[-1] not in "ls"
    return word[:-1] if doubled else word.removesuffix("e")


def _singular(word: str) -> str:
    if not word.endswith("s") or len(word) < _LEAST_PLURAL or word[-2:] in _ENDS_IN_S:
        return word
    if word.endswith("ies") and len(word) > _LEAST_PLURAL:
        return f"{word[:-3]}y"
    if word.endswith(("shes", "ches", "sses", "xes")):
        return word[:-2]
    return word[:-1]


def _numbers(found: list[Token]) -> list[Token]:
    """Bring numbers in words to digits: two hundred, seventy-five thousand."""
    done: list[Token] = []
    at = 0
    while at < len(found):
        size = number = 0
        if found[at].sort is not Sort.DOLLARS and begins_number(found[at].text):
            size, number = number_of([token.text if token.sort is not Sort.DOLLARS else "" for token in found[at:]])
        if size:
            last = found[at + size - 1]
            done.append(Token(Sort.NUMBER, f"{number}", found[at].start, last.end, Decimal(number)))
            at += size
        else:
            done.append(found[at])
            at += 1
    return _dollars(done)


def _dollars(found: list[Token]) -> list[Token]:
    """Read 75,000 dollars as $75,000; a hyphen between two words parts them and says nothing."""
    done: list[Token] = []
    for at, token in enumerate(found):
        if token.text in {"dollar", "dollars"} and done and done[-1].sort is Sort.NUMBER:
            before = done.pop()
            done.append(Token(Sort.DOLLARS, f"${before.text}", before.start, token.end, before.number))
            continue
        after = found[at + 1] if at + 1 < len(found) else None
        figures = Sort.NUMBER in {done[-1].sort if done else None, after.sort if after else None}
        if token.text == "-" and not figures and _touches(found, at):
            if done[-1].text == "a" and after is not None and after.text == "high":
                done[-1] = replace(done[-1], text="ace")
            continue
        done.append(token)
    return done


def _touches(found: list[Token], at: int) -> bool:
    """Whether a hyphen stands within a word, without spaces."""
    return 0 < at < len(found) - 1 and found[at - 1].end == found[at].start and found[at].end == found[at + 1].start


def _percents(found: list[Token]) -> list[Token]:
    done: list[Token] = []
    for token in found:
        if token.text in _PERCENT and done and done[-1].sort is Sort.NUMBER:
            before = done.pop()
            done.append(Token(Sort.PERCENT, f"{before.text}%", before.start, token.end, before.number))
        else:
            done.append(token)
    return done


def _ratios(found: list[Token], *, signs: bool) -> list[Token]:
    """Read 3 to 2 and 3-to-2 as one token, with ``signs`` also 3:2 and 3-2; a row of three numbers or more is none."""
    found = _without_hyphens(found)
    done: list[Token] = []
    at = 0
    while at < len(found):
        part = _part_at(found, at) if signs else None
        if part is not None:
            done.append(Token(Sort.PERCENT, f"{part}%", found[at].start, found[at + 2].end, part))
            at += 3
            continue
        unit = _ratio_at(found, at)
        if unit and (signs or found[at + 1].text in _UNITS):
            first, second = found[at], found[at + 2]
            done.append(Token(Sort.RATIO, f"{first.text} {unit} {second.text}", first.start, second.end))
            at += 3
        else:
            done.append(found[at])
            at += 1
    return done


def _part_at(found: list[Token], at: int) -> Decimal | None:
    """Return the percentage of a part of a whole that is written with a stroke, as 1/2 is; odds are not so small."""
    if not (_number(found, at) and _number(found, at + 2)) or found[at + 1].text != "/" or not _touches(found, at + 1):
        return None
    return _PARTS.get((found[at].text, found[at + 2].text))


def _without_hyphens(found: list[Token]) -> list[Token]:
    """Drop the hyphens beside a number that touch a word, 3-to-2, 7-card, 3-of-a-kind, and those of a hand: ace-2-3."""
    return [
        token
        for at, token in enumerate(found)
        if token.text != "-"
        or not _touches(found, at)
        or (_number(found, at - 1) and _number(found, at + 1) and not _ends_a_hand(found, at))
    ]


def _ends_a_hand(found: list[Token], at: int) -> bool:
    """Whether a hyphen between two numbers is the last of three ranks, of which the first is a word."""
    head = found[max(0, at - 3) : max(0, at - 1)]
    if [token.text for token in head[1:]] != ["-"] or head[0].sort is not Sort.WORD or not _touches(found, at - 2):
        return False
    return at + 2 >= len(found) or found[at + 2].text != "-"


def _set_off(found: list[Token], at: int) -> bool:
    """Whether a stroke or a dash stands between spaces and parts two rows: flush 4:1 / three of a kind 3:1."""
    return found[at].text in {"/", "-"} and not _touches(found, at) and found[at - 1].end < found[at].start


def _ranges(found: list[Token], at: int) -> bool:
    """Whether two numbers are the ends of a range: stands on 6-7, draws on 4 to 7, 2-9 count as they show."""
    first, second = found[at].number, found[at + 2].number
    if first is None or second is None or first >= second:
        return False
    if at:
        before = [token.text for token in found[max(0, at - 2) : at]]
        if before[-1] in _BEFORE_RANGE or before in (["number", "from"], ["card", "from"]) or _of_a_card(found[:at]):
            return True
    after = found[at + 3] if at + 3 < len(found) else None
    if _of_cards(found, at):
        return True
    if found[at + 1].text != "-" or after is None:
        return False
    return after.text in _DRAWING or (not at and after.sort is Sort.WORD and after.text not in _PAYING)


def _of_a_card(before: list[Token]) -> bool:
    """Whether words end with a card that a range may tell: against a 2 to 9, the third card is 2 to 7."""
    texts = [token.text for token in before if token.text not in {"a", "an", "the"}]
    return texts[-1:] == ["against"] or texts[-3:] == ["third", "card", "be"]


def _of_cards(found: list[Token], at: int) -> bool:
    """Whether two numbers are the least and the greatest of cards that count what they show: 2-9 = face value."""
    clause = list(takewhile(lambda token: token.text not in _CLAUSE_ENDS, found[at + 3 :]))[:_NEAR]
    texts = {token.text for token in clause}
    return bool(texts & _SHOWN) and not texts & _PAYING


def _announces(found: list[Token], at: int) -> bool:
    """Whether a colon stands before a number in words, and lists what the first one counts: two, one for the cut."""
    second = found[at + 2]
    apart = found[at + 1].end < second.start
    return found[at + 1].text == ":" and apart and second.end - second.start > len(second.text)


def _number(found: list[Token], at: int) -> bool:
    return 0 <= at < len(found) and found[at].sort is Sort.NUMBER


def _ratio_at(found: list[Token], at: int) -> str:
    """Return to or for where odds begin here; nothing where none do."""
    if not (_number(found, at) and _number(found, at + 2)) or not found[at].number or not found[at + 2].number:
        return ""
    between = found[at + 1].text
    if _ranges(found, at) or _announces(found, at):
        return ""
    if between in _UNITS:
        return between
    joined = at and found[at - 1].text in _RATIO_SIGNS and not _set_off(found, at - 1)
    if between in _RATIO_SIGNS and not (joined and _number(found, at - 2)):
        # 7-7 and 7-7-7 are hands, 1-1 is even money, and 20: 25 to 1 what a hand of 20 is paid.
        if between == "-" and found[at].number == found[at + 2].number and found[at].number != 1:
            return ""
        more = _number(found, at + 4) and found[at + 3].text in _RATIO_SIGNS | _UNITS and not _set_off(found, at + 3)
        number = between == "-" and found[at + 2].text not in _SMALL
        return "" if more or number else "to"
    return ""
