"""Patterns of words and how they are found in tokens.

A pattern is a row of words: ``(word)`` may be missing, ``a|b`` is either, ``<name>`` is one of a class of words,
``{number}``, ``{dollars}``, ``{percent}`` and ``{ratio}`` take a figure. Light words of the line are passed over, and
so are words that deny, which are counted: an odd number turns what the pattern says into its denial.
"""

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from functools import cache

from checker.frozen import frozen
from checker.regex import regex
from checker.words.tokens import Sort, Token, canonical
from checker.words.wordings import wordings

_SLOTS = {
    "{number}": Sort.NUMBER,
    "{dollars}": Sort.DOLLARS,
    "{percent}": Sort.PERCENT,
    "{ratio}": Sort.RATIO,
}
_PIECE = regex(r"\([^()]*\)|\S+")
_PARTS = regex(r"[^\W\d_]+(?:'[^\W\d_]+)*|[0-9]+(?:\.[0-9]+)?|[%$:+&]")


LACKING = "without"
"""A word that denies what follows it, and not what a sentence says: verbal wagers without cash are accepted."""


@frozen(kw_only=False)
class Step:
    """One step of a pattern: the rows of steps of which any one will do, or a figure; it may be missing."""

    choices: tuple[tuple["Step", ...], ...] = ()
    word: str = ""
    slot: Sort | None = None
    optional: bool = False


@frozen(kw_only=False)
class Found:
    """Where a pattern was found: the tokens from ``start`` to ``end``, those that it took, and whether it is denied."""

    start: int
    end: int
    taken: tuple[int, ...]
    denied: bool

    def figures(self, sentence: Sequence[Token]) -> tuple[Token, ...]:
        """Return the figures among the tokens taken."""
        return tuple(sentence[at] for at in sorted(self.taken) if sentence[at].sort not in {Sort.WORD, Sort.SIGN})


@cache
def compiled(pattern: str) -> tuple[Step, ...]:
    """Return the steps of a pattern. Raises KeyError for a class of words that does not exist."""
    steps: list[Step] = []
    for piece in _PIECE.findall(pattern):
        if piece.startswith("("):
            steps.append(Step(choices=(compiled(piece[1:-1]),), optional=True))
        elif piece in _SLOTS:
            steps.append(Step(slot=_SLOTS[piece]))
        elif "|" in piece:
            steps.append(Step(choices=tuple(compiled(said) for said in piece.split("|"))))
        elif piece.startswith("<"):
            steps.append(Step(choices=tuple(compiled(said) for said in wordings().classes[piece[1:-1]])))
        else:
            for part in _PARTS.findall(piece):
                steps.extend(Step(word=word) for word in canonical(part).split())
    return tuple(steps)


def find_all(pattern: str, sentence: Sequence[Token]) -> Iterator[Found]:
    """Return the longest match of the pattern from every token at which one begins."""
    steps, denies, firsts = _ready(pattern)
    for start, first in enumerate(sentence):
        if firsts is not None and first.text not in firsts:
            continue
        if _is_light(first) or (_denies(first) and not denies):
            continue
        best = max(_walk(steps, sentence, start, (), 0, denies=denies), default=None, key=lambda end: end[0])
        if best is not None and best[1]:
            end, taken, denials = best
            yield _with_denial_before(Found(start, end, taken, denials % 2 == 1), sentence, denies=denies)


def may_begin(pattern: str, texts: AbstractSet[str]) -> bool:
    """Whether a sentence with these words has one with which the pattern may begin."""
    firsts = _ready(pattern)[2]
    return firsts is None or not firsts.isdisjoint(texts)


@cache
def _ready(pattern: str) -> tuple[tuple[Step, ...], bool, frozenset[str] | None]:
    """Return the steps of a pattern, whether it denies itself, and the words with which it may begin.

    One that may begin with a figure has no list of such words.
    """
    steps = compiled(pattern)
    return steps, denies_itself(steps), _firsts(steps)


def _firsts(steps: tuple[Step, ...]) -> frozenset[str] | None:
    found: frozenset[str] = frozenset()
    for step in steps:
        if step.slot is not None:
            return None
        for choice in step.choices:
            firsts = _firsts(choice)
            if firsts is None:
                return None
            found |= firsts
        found |= {step.word} - {""}
        if not step.optional:
            break
    return found


def longest_from(pattern: str, sentence: Sequence[Token], start: int) -> int | None:
    """Return where the longest match of the pattern that begins at a token ends, or nothing where none begins.

    A word that denies is passed over by no match: it is the pattern's own or ends it.
    """
    ends = (end for end, _, _ in _walk(compiled(pattern), sentence, start, (), 0, denies=True))
    return max((end for end in ends if end > start), default=None)


def denies_itself(steps: tuple[Step, ...]) -> bool:
    """Whether a pattern has a word that denies, so that such a word of the line is its own."""
    return any(
        step.word in wordings().denials or any(denies_itself(choice) for choice in step.choices) for step in steps
    )


def _with_denial_before(found: Found, sentence: Sequence[Token], *, denies: bool) -> Found:
    """Take in a word that denies and stands right before what was found: no surrender."""
    at = found.start - 1
    while at >= 0 and _is_light(sentence[at]) and sentence[at].text != ",":
        at -= 1
    if at < 0 or not _denies(sentence[at]) or (denies and sentence[at].text != "no"):
        return found
    return Found(at, found.end, (at, *found.taken), not found.denied)


Ends = Iterator[tuple[int, tuple[int, ...], int]]


def _walk(
    steps: tuple[Step, ...], sentence: Sequence[Token], at: int, taken: tuple[int, ...], denials: int, *, denies: bool
) -> Ends:
    """Return every place at which the steps can end, with the tokens taken and how often they were denied."""
    if not steps:
        yield at, taken, denials
        return
    step, rest = steps[0], steps[1:]
    if step.optional:
        yield from _walk(rest, sentence, at, taken, denials, denies=denies)
    if step.choices:
        for choice in step.choices:
            yield from _walk(choice + rest, sentence, at, taken, denials, denies=denies)
        return
    if at >= len(sentence):
        return
    token = sentence[at]
    if _fits(step, token):
        yield from _walk(rest, sentence, at + 1, (*taken, at), denials, denies=denies)
    elif taken and _is_light(token):
        yield from _walk(steps, sentence, at + 1, taken, denials, denies=denies)
    elif taken and not denies and _denies(token) and token.text != LACKING and not _ends_clause(sentence, at):
        yield from _walk(steps, sentence, at + 1, (*taken, at), denials + 1, denies=denies)


def _ends_clause(sentence: Sequence[Token], at: int) -> bool:
    """Whether a comma follows: if it does not, the wager is returned."""
    return at + 1 < len(sentence) and sentence[at + 1].text == ","


def _fits(step: Step, token: Token) -> bool:
    if step.slot is not None:
        part = step.slot is Sort.PERCENT and token.text in wordings().parts
        return token.sort is step.slot or part
    return token.text == step.word


def _is_light(token: Token) -> bool:
    return token.text in wordings().light


def _denies(token: Token) -> bool:
    return token.text in wordings().denials
