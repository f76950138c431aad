"""Whether a text names an approval that the law asks for, and that is given: by whom, when, and not taken back since.

The turns of speech are data, ``rulesets/shared/words/approvals.yaml``.
"""

import re
from collections.abc import Iterator, Mapping
from enum import Enum
from functools import cache

from checker.frozen import frozen
from checker.law.chapter import read_shared
from checker.regex import regex, with_parts
from checker.submission.answer import is_doubtful, normal
from checker.submission.placeholders import says_nothing

FILE = "approvals.yaml"
_NOT = "<not>"
_LEAST_BARE = 3
"""So many digits has the number of an approval that names nobody."""
_CLOSE = 4
"""So many words before another may deny it."""
_BEFORE = len("'s ")
"""So near to a name stands what belongs to it."""
_CLAUSE = regex(r"[;,:.()\u2013\u2014]|\b(?:and|but|then|though|although|while)\b")
_REFERENCE = regex(r"\b[A-Za-z]{1,6}(?:[-/.#_]|(?=[0-9]))#?[0-9]|\b[A-Z]{2,6}\b[^A-Za-z0-9]*[0-9]")
"""Letters that stand for an office or a file, with their number: BGO-2015-07."""
_SMALL = regex(r"(?<![\w.'\u2019-])[a-z]+(?![\w-])")
_POINTS = regex(
    r"^(?:please )?(?:see|refer|consult|as (?:in|per|stated)|per|cf)\b|\b(?:manual|handbook|house rules?)\b"
)
"""Words that send the reader to another paper."""
_AFTER = regex(r"\b(?:after|following|despite|notwithstanding|since)(?: [a-z]+){0,3} $")
_DENIES = frozenset({"not", "never", "no", "nor", "neither", "without", "if", "unless", "until", "may", "might"})


Span = tuple[int, int]
"""Where a part of a text begins and ends."""


class Approval(Enum):
    """Whether a text names an approval that is given."""

    GRANTED = "granted"
    NOT_GRANTED = "not granted"
    UNCLEAR = "unclear"


@frozen(kw_only=False)
class _Sign:
    """A pattern, and the words that may not stand close before it."""

    pattern: re.Pattern[str]
    denying: frozenset[str]

    def spans(self, plain: str) -> Iterator[Span]:
        for found in self.pattern.finditer(plain):
            if not (self.denying and _is_denied(plain[: found.start()], self.denying)):
                yield found.span()


@frozen
class _Turns:
    """The patterns of each kind, and the words that may stand beside them."""

    regulator: re.Pattern[str]
    house: re.Pattern[str]
    refused: tuple[_Sign, ...]
    taken_back: tuple[_Sign, ...]
    waiting: tuple[_Sign, ...]
    asked: re.Pattern[str]
    by_house: tuple[_Sign, ...]
    by_others: tuple[_Sign, ...]
    given: tuple[_Sign, ...]
    then_given: re.Pattern[str]
    another: frozenset[str]
    at_hand: re.Pattern[str]
    standing: re.Pattern[str]
    doubted: re.Pattern[str]
    about: re.Pattern[str]
    beside: frozenset[str]
    beside_then: frozenset[str]
    objects: Mapping[str, frozenset[str]]


@cache
def _turns() -> _Turns:
    raw = read_shared("words", FILE)
    whole = with_parts(raw["parts"])

    def words(patterns: list[str]) -> re.Pattern[str]:
        return regex(rf"\b(?:{'|'.join(map(whole, patterns))})\b")

    def signs(patterns: list[str], *, denying: frozenset[str]) -> tuple[_Sign, ...]:
        plain = [pattern for pattern in patterns if _NOT not in pattern]
        other = [pattern.replace(_NOT, "") for pattern in patterns if _NOT in pattern]
        return tuple(_Sign(words(some), by) for some, by in ((plain, frozenset[str]()), (other, denying)) if some)

    denying = frozenset(raw["denying"])
    return _Turns(
        regulator=words(["<regulator>"]),
        house=words(["<house>"]),
        refused=signs(raw["refused"], denying=_DENIES),
        taken_back=signs(raw["taken_back"], denying=_DENIES),
        waiting=signs(raw["waiting"], denying=_DENIES),
        asked=words(["<asked>"]),
        by_house=signs([_NOT + pattern for pattern in raw["by_house"]], denying=denying),
        by_others=signs(raw["by_others"], denying=denying),
        given=signs([_NOT + pattern for pattern in raw["given"]], denying=denying),
        then_given=regex(whole(raw["then_given"])),
        another=frozenset(raw["another"]),
        at_hand=regex(raw["at_hand"]),
        standing=words(raw["standing"]),
        doubted=words(raw["doubted"]),
        about=regex(rf"\b(?:{'|'.join(raw['about'])})\b|#"),
        beside=frozenset([*raw["beside"], *raw["beside_any"]]),
        beside_then=frozenset(raw["beside_then"]),
        objects={name: frozenset(words) for name, words in raw["objects"].items()},
    )


@frozen
class _Told:
    """What a text tells of an approval: where it says that it was given, refused or asked for, or taken back."""

    given: tuple[Span, ...]
    back: tuple[Span, ...]
    kept: tuple[Span, ...]
    by_house: tuple[Span, ...]


def approval_state(text: str, at: str = "") -> Approval:
    """Whether a text names an approval that is given: one with a number or a date, and not taken back since.

    A bare yes tells neither who gave it nor when, and a figure beside words that are said of no approval is no number.
    ``at`` is the entry that asks for it, where one does: the approval of a guide is none of a layout.
    """
    plain = normal(text).replace("\u2019", "'").replace("n't", " not").strip(" .!()[]")
    if says_nothing(plain):
        return Approval.NOT_GRANTED
    turns = _turns()
    plain = turns.standing.sub(" ", plain)
    told = _told(plain, turns)
    earlier = bool(told.back or told.kept)
    if earlier and (state := _of_signs(plain, told, turns)) is not None:
        return state
    by_regulator = turns.regulator.search(plain) is not None
    of_the_house = turns.house.search(plain) is not None and not by_regulator
    if any(_spans(turns.by_others, plain)) or (told.by_house and not told.given):
        return Approval.UNCLEAR if by_regulator else Approval.NOT_GRANTED
    digits = sum(char.isdigit() for char in plain)
    if of_the_house and not digits:
        return Approval.NOT_GRANTED
    doubted = of_the_house or is_doubtful(text) or (not earlier and turns.doubted.search(plain) is not None)
    if doubted or not digits or not _names_one(text, plain, digits, turns):
        return Approval.UNCLEAR
    allowed = turns.beside | turns.beside_then if earlier else turns.beside
    return Approval.UNCLEAR if _says_more(text, at, allowed) else Approval.GRANTED


def _told(plain: str, turns: _Turns) -> _Told:
    by_house = [span for span in _spans(turns.by_house, plain) if not _of_regulator(plain, span)]
    given = [span for span in _spans(turns.given, plain) if not any(_meet(span, other) for other in by_house)]
    return _Told(
        given=tuple(given),
        back=tuple(_spans(turns.taken_back, plain)),
        kept=(*_spans(turns.refused, plain), *_spans(turns.waiting, plain)),
        by_house=tuple(by_house),
    )


def _names_one(text: str, plain: str, digits: int, turns: _Turns) -> bool:
    if not any(char.isalpha() for char in plain):
        return digits >= _LEAST_BARE
    about_one = turns.about.search(plain) is not None and not _POINTS.search(plain)
    return about_one or _REFERENCE.search(text) is not None


def _of_signs(plain: str, told: _Told, turns: _Turns) -> Approval | None:
    """Return what a text says that tells of a refusal, a request or an end; None where it was given after that."""
    another = not turns.another.isdisjoint(_SMALL.findall(plain))
    signs = (*told.back, *told.kept)
    if not told.given:
        only_asked = not told.back and all(turns.asked.match(plain, start) for start, _ in told.kept)
        at_hand = turns.at_hand.search(plain) is not None and (only_asked or another)
        return Approval.UNCLEAR if at_hand else Approval.NOT_GRANTED
    first, last = min(told.given)[0], max(told.given)[0]
    if told.back and max(told.back)[0] > last:
        return Approval.UNCLEAR if _AFTER.search(plain[: max(told.back)[0]]) else Approval.NOT_GRANTED
    if any(start > first for start, _ in signs):
        of_before = another or any(_AFTER.search(plain[:start]) for start, _ in told.kept)
        return Approval.UNCLEAR if of_before or max(signs)[0] < last else Approval.NOT_GRANTED
    after = turns.then_given.search(plain, max(signs)[1] - 1)
    dated = after is not None and any(map(str.isdigit, plain[after.end() :]))
    return None if dated else Approval.UNCLEAR


def _spans(signs: tuple[_Sign, ...], plain: str) -> Iterator[Span]:
    for sign in signs:
        yield from sign.spans(plain)


def _of_regulator(plain: str, span: Span) -> bool:
    """Whether those who are said to have given an approval are the regulator's: the Board's staff, Bureau staff."""
    named = _turns().regulator.finditer(plain, 0, span[1])
    return any(found.end() >= span[0] - _BEFORE for found in named)


def _meet(one: Span, other: Span) -> bool:
    return one[0] < other[1] and other[0] < one[1]


def _is_denied(before: str, denying: frozenset[str]) -> bool:
    """Whether one of the last words of the clause that leads to a place denies what follows it."""
    clause = _CLAUSE.split(before)[-1]
    return not denying.isdisjoint(clause.split()[-_CLOSE:])


def _says_more(text: str, at: str, allowed: frozenset[str]) -> bool:
    """Whether a text has words that are said neither of an approval, nor of who gives it, nor of what it is of."""
    turns = _turns()
    own = turns.objects.get(at.rpartition(".")[2], frozenset())
    others = frozenset().union(*turns.objects.values()) - own - turns.beside
    words = _SMALL.findall(turns.standing.sub(" ", text))
    if not at or not own.isdisjoint(words):
        own, others = own | others, frozenset()
    return any(word in others or not (word in allowed or word in own or turns.about.search(word)) for word in words)
