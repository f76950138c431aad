"""Turns sentences into their contraries: denied, another figure, another right, another party, another time or value.

Run as a program it prints how the contraries of every example's documents and statements are noticed.
"""

import re
from collections.abc import Iterator

ONES = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_AUX = r"is|are|was|were|may|must|can|will|shall|should|does|do|need"
_VERBS = (
    "draws|stands|pays|wins|loses|pushes|ties|deals|shows|sets|counts|covers|"
    "keeps|gets|settles|collects|checks|dealt|turns|announces|compares|makes|takes|decides|"
    "starts|goes|comes|applies|wagers|begins|stays|waits|needs|holds|lists|gives|"
    "accepts|follows|tells|share|beats|ends|finishes|stops|dealing|looks|returns|marks|"
    "puts|credits|ranks|offers|includes|leads|differs|matches|works|includes|rounds|results|"
    "belongs|means|hands|moves|uses|forgets"
)
_BASES = {"goes": "go", "does": "do", "pushes": "push", "matches": "match", "ties": "tie", "finishes": "finish"}
_YOU = r"draw|stand|pay|win|lose|get|keep|take|set|make|play|need|have|place|wager|bet|tie|add|put"

_PARTIES = (
    ("The dealer's", "The player's"), ("The dealer", "The player"), ("the dealer's", "the player's"),
    ("the dealer", "the player"), ("Dealer", "Player"), ("Banker's", "Player's"), ("Player's", "Banker's"),
    ("The bank ", "The dealer "), ("the bank ", "the dealer "), ("You ", "The dealer "), (" you ", " the dealer "),
    ("Players", "Dealers"), ("the player ", "the dealer "), ("The player ", "The dealer "), ("your ", "the dealer's "),
    (" players", " dealers"),
)  # fmt: skip
_TIMES = (
    ("before", "after"), ("after", "before"), ("until", "after"), ("first", "last"),
    ("at once", "at the end of the day"), ("Before", "After"), ("After", "Before"), ("while", "unless"),
)  # fmt: skip
_VALUES = (
    ("win", "lose"), ("wins", "loses"), ("lose", "win"), ("loses", "wins"), ("higher", "lower"), ("lower", "higher"),
    ("highest", "lowest"), ("draws", "stands"), ("stands", "draws"), ("draw", "stand"), ("stays", "draws"),
    ("face up", "face down"), ("face down", "face up"), ("pushes", "loses"), ("tie", "loss"), ("ties", "loses"),
    ("returned", "forfeited"), ("all", "no"), ("only", "also"), ("soft", "hard"), ("hard", "soft"),
    ("equally", "in proportion to their wagers"), ("in proportion to their wagers", "equally"), ("half", "all"),
    ("counterclockwise", "clockwise"), ("clockwise", "counterclockwise"), ("more", "less"), ("less", "more"),
    ("least", "most"), ("up to", "at least"), ("at least", "at most"), ("void", "good"), ("same", "other"),
    ("equal", "different"), ("left", "right"), ("right", "left"), ("straight", "flush"), ("flush", "straight"),
    ("pair", "single card"), ("up", "down"), ("high", "low"), ("low", "high"), ("with", "without"),
    ("goes to", "is taken from"), ("keep", "lose"), ("both", "neither"),
)  # fmt: skip
_EVEN = re.compile(r"\bwin ties\b")
"""What is as true of one party as of the other: neither wins a tie."""
_HALVED = re.compile(r"\b(?:keep|lose) 50%")
"""Who keeps a half loses a half."""
_FIGURE = re.compile(r"(?<![\w.,])[0-9]+(?:,[0-9]{3})*(?:\.[0-9]+)?|\b(?:" + "|".join(ONES) + r")\b", re.IGNORECASE)


def contraries(text: str) -> Iterator[tuple[str, str]]:
    """Give every contrary of a sentence, each with its kind."""
    for kind, made in _all(text):
        if made != text:
            yield kind, made


def _all(text: str) -> Iterator[tuple[str, str]]:
    yield "denied whole", f"It is false that {_lowered(text)}"
    yield "denied whole", f"It is not true that {_lowered(text)}"
    yield from (("not", made) for made in _not(text))
    yield from (("never", made) for made in _adverb(text, "never"))
    yield from (("no longer", made) for made in _adverb(text, "no longer"))
    yield from (("figure", made) for made in _figures(text))
    yield from (("right", made) for made in _rights(text))
    if not _EVEN.search(text):
        yield from (("party", made) for made in _swapped(text, _PARTIES, words=False))
    yield from (("time", made) for made in _swapped(text, _TIMES, words=True))
    yield from (("value", made) for made in _swapped(text, _VALUES, words=True) if not _HALVED.search(made))


def _lowered(text: str) -> str:
    first = text.split(maxsplit=1)[0] if text.split() else ""
    keep = (first.isupper() and len(first) > 1) or "'" in first or first in {"Blackjack", "Banker", "Insurance"}
    return text if keep else text[:1].lower() + text[1:]


def _not(text: str) -> Iterator[str]:
    for found in re.finditer(r" not\b|(?<=can)not\b", text):
        yield text[: found.start()] + text[found.end() :]
    for found in re.finditer(rf"\b(?:{_AUX})\b(?! not|not)", text):
        yield f"{text[: found.end()]} not{text[found.end() :]}"
    for found in re.finditer(rf"\b(?:{_VERBS})\b", text):
        base = _BASES.get(found[0], found[0].removesuffix("s"))
        yield f"{text[: found.start()]}does not {base}{text[found.end() :]}"
    for found in re.finditer(rf"\b([Yy]ou|[Pp]layers) (?={_YOU})", text):
        yield f"{text[: found.end()]}do not {text[found.end() :]}"
    for found in re.finditer(r"\b[Nn]o (?=[a-z])", text):
        yield text[: found.start()] + text[found.end() :]


def _adverb(text: str, adverb: str) -> Iterator[str]:
    found = re.search(rf"\b(?:{_AUX})\b(?! not|not)", text)
    if found:
        yield f"{text[: found.end()]} {adverb}{text[found.end() :]}"
        return
    found = re.search(rf"\b(?:{_VERBS})\b", text) or re.search(rf"(?<=[Yy]ou )(?:{_YOU})\b", text)
    if found:
        yield f"{text[: found.start()]}{adverb} {text[found.start() :]}"


def _figures(text: str) -> Iterator[str]:
    for found in _FIGURE.finditer(text):
        yield text[: found.start()] + _other(found[0]) + text[found.end() :]


def _other(figure: str) -> str:
    if figure.lower() in ONES:
        word = ONES[(ONES.index(figure.lower()) + 1) % len(ONES)]
        return word.capitalize() if figure[0].isupper() else word
    digit = "3" if figure[-1] != "3" else "7"
    return figure[:-1] + digit


def _rights(text: str) -> Iterator[str]:
    for found in re.finditer(r"\b(may|can|must|shall|cannot)\b( not)?", text):
        word, denied = found[1], bool(found[2])
        others = {
            "may": ["may" if denied else "may not", "must"], "can": ["can" if denied else "cannot"],
            "must": ["must" if denied else "need not", "may"], "shall": ["shall" if denied else "shall not"],
            "cannot": ["can"],
        }[word]  # fmt: skip
        for other in others:
            yield text[: found.start()] + other + text[found.end() :]


def _swapped(text: str, pairs: tuple[tuple[str, str], ...], *, words: bool) -> Iterator[str]:
    for old, new in pairs:
        pattern = rf"\b{re.escape(old)}\b" if words else re.escape(old)
        for found in re.finditer(pattern, text):
            yield text[: found.start()] + new + text[found.end() :]
