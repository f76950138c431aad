"""How two sentences that are nearly alike differ: in nothing that matters, in turns of the meaning, or otherwise.

A turn is a denial, another number, another right, another party, another time, or a word in place of its opposite.
One turn makes the contrary of a sentence. Two may cancel each other: “a higher hand wins” and “a lower hand loses”.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from rapidfuzz.distance import Indel

from checker.words.tokens import Sort, canonical, tokens

_LIGHT = frozenset({
    "a", "an", "the", "be", "do", "will", "shall", "then", "so", "there", "it", "just", "please", "of", "that", "this",
    "these", "those", "here", "too", "and", "also", "own", "have",
})  # fmt: skip
"""Words that may stand in one of two sentences and not in the other, which then say the same."""
_BESIDE_DENIAL = frozenset(
    {"longer", "with", "any", "more", "ever", "all", "a", "some", "can", "each", "every", "both"}
)
"""Words that may come or go with a denial."""
_MODALS = ("can", "must", "need")
_MILD = frozenset({*_MODALS, "bank"})
_PARTIES = ("player", "dealer", "bank", "banker", "house")
_ONE_PARTY = frozenset({"dealer", "house"})
"""The dealer acts for the house: either may be named for the other, and nothing is turned by it."""


_OPPOSITES: tuple[tuple[frozenset[str], ...], ...] = tuple(
    tuple(frozenset(group.split()) for group in said.split("|"))
    for said in (
        "win wins won | lose loses lost | push pushes tie ties return returned returns",
        "hit hits draw draws drawn | stand stands stay stays",
        "soft | hard",
        "higher highest high | lower lowest low",
        "more | less fewer",
        "larger largest bigger biggest greater greatest | smaller smallest",
        "first | second | third | last",
        "before | after",
        "until | after",
        "while when if | unless",
        "at-once | at-last",
        "into | out-of",
        "equally | in-proportion",
        "up | down",
        "least minimum | most maximum",
        "player players | dealer dealers | banker bankers",
        "both | either | neither",
        "once | twice",
        "half | quarter | third | whole | double | all",
        "same | different other",
        "ace aces | king kings | queen queens | jack jacks | ten tens | joker jokers",
        "clockwise | counterclockwise",
        "hearts heart | spades spade | diamonds diamond | clubs club",
        "shoe | hand",
        "allowed permitted | prohibited forbidden",
        "always | never",
        "with | without",
        "flush | straight",
        "pair | triple | single-card",
        "included | excluded",
        "day | week | month | year | hour",
        "may can | must",
        "equal | different",
        "void | good",
        "lower higher | equal",
        "all whole full | half | part",
        "own | other",
        "start starts begin begins | end ends",
        "gets get receives receive | gives give",
        "left | right | front",
        "each every all any | no none",
        "one | two | three | four | five | six | seven | eight | nine | ten",
    )
)
"""Sets of groups of words: where a sentence has a word of one group in place of one of another, its meaning differs."""


_ONE: tuple[tuple[tuple[str, ...], str], ...] = tuple(
    (tuple(said.split()), one)
    for said, one in (
        ("in proportion to their wager", "in-proportion"),
        ("at end day", "at-last"),
        ("at end round", "at-last"),
        ("at 1 time", "at-once"),
        ("up to", "maximum"),
        ("down to", "minimum"),
        ("at minimum", "minimum"),
        ("at maximum", "maximum"),
        ("go to", "into"),
        ("take from", "out-of"),
        ("single card", "single-card"),
    )
)
"""Several words, as the reader has them, that mean what one word does, or have an opposite only together."""


@dataclass(frozen=True, slots=True)
class Turns:
    """How many turns lie between two sentences.

    ``only_figures`` tells that all are of numbers, ``milder`` that both sentences may be true: one turn is of what may
    be done or must be, or of a player and the bank, who is a player.
    """

    count: int
    only_figures: bool
    milder: bool = False


@lru_cache(maxsize=4096)
def parts_of(text: str) -> tuple[str, ...]:
    """Return the words of a sentence that matter, each in the one form for those that mean the same."""
    found = [token.text for token in tokens(text) if token.sort is not Sort.SIGN and token.text not in _LIGHT]
    at = 0
    while at < len(found):
        row = next(((words, one) for words, one in _ONE if tuple(found[at : at + len(words)]) == words), None)
        if row is not None:
            found[at : at + len(row[0])] = [row[1]]
        at += 1
    return tuple(found)


def between(one: Sequence[str], other: Sequence[str]) -> Turns | None:
    """Return the turns between two sentences; None where they differ otherwise too."""
    count, figures, milder = 0, 0, False
    for gone, come in _changes(one, other):
        turns = _turns(gone, come)
        if turns is None:
            return None
        count += turns[0]
        figures += turns[1]
        milder = milder or bool({*gone, *come} & _MILD)
    return Turns(count, bool(count) and figures == count, milder)


def changed(one: Sequence[str], other: Sequence[str]) -> frozenset[str]:
    """Return the words in which two sentences differ."""
    return frozenset(word for gone, come in _changes(one, other) for word in (*gone, *come))


def tells(word: str) -> bool:
    """Whether another word may stand in place of a word and turn a sentence."""
    return _is_number(word) or word in _denials() or any(word in group for groups in _opposites() for group in groups)


def _changes(one: Sequence[str], other: Sequence[str]) -> list[tuple[list[str], list[str]]]:
    """Return the places at which two rows of words differ; what follows each other is one place."""
    changes: list[tuple[list[str], list[str]]] = []
    last = (-1, -1)
    for code in Indel.opcodes(one, other):
        if code.tag == "equal":
            continue
        gone, come = list(one[code.src_start : code.src_end]), list(other[code.dest_start : code.dest_end])
        if changes and last == (code.src_start, code.dest_start):
            changes[-1][0].extend(gone)
            changes[-1][1].extend(come)
        else:
            changes.append((gone, come))
        last = (code.src_end, code.dest_end)
    return changes


def _turns(gone: list[str], come: list[str]) -> tuple[int, int] | None:
    """Return the turns of one place and how many of them are of numbers; None where other words changed."""
    left, right = [list(side) for side in (gone, come)]
    count = 0
    denied = _take(left, _denials()) - _take(right, _denials())
    if denied % 2:
        count += 1
        if len(left) == len(right) == 1 and left[0] in _MODALS and right[0] in _MODALS:
            # “may not” in place of “must” is one turn.
            return 1, 0
        for side in (left, right):
            side[:] = [word for word in side if word not in _BESIDE_DENIAL]
    figures = 0
    while left and right:
        pair = next(((a, b) for a in left for b in right if (_is_number(a) and _is_number(b)) or _opposed(a, b)), None)
        if pair is None:
            break
        figures += _is_number(pair[0])
        count += 1
        left.remove(pair[0])
        right.remove(pair[1])
    if left or right:
        return None
    return count, figures


def _take(side: list[str], words: frozenset[str]) -> int:
    taken = sum(word in words for word in side)
    side[:] = [word for word in side if word not in words]
    return taken


def _is_number(word: str) -> bool:
    return word[:1] in "$0123456789"


def _opposed(one: str, other: str) -> bool:
    if one == other or {one, other} == _ONE_PARTY:
        return False
    for group in (_MODALS, _PARTIES):
        if one in group and other in group:
            return True
    for groups in _opposites():
        mine = {index for index, group in enumerate(groups) if one in group}
        theirs = {index for index, group in enumerate(groups) if other in group}
        if mine and theirs and not mine & theirs:
            return True
    return False


@lru_cache(maxsize=1)
def _opposites() -> tuple[tuple[frozenset[str], ...], ...]:
    return tuple(tuple(frozenset(canonical(word) for word in group) for group in groups) for groups in _OPPOSITES)


@lru_cache(maxsize=1)
def _denials() -> frozenset[str]:
    return frozenset(
        {"no", "not", "never", "nor", "neither", "none", "without", "nobody", "nothing", "false", "untrue"}
    )
