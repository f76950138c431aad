"""Matches a row of concepts with what the words of a sentence may stand for.

A row is written as in ``rulesets/shared/words/concepts.yaml`` and kept as plain data, so that it is parsed once.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from checker.frozen import frozen
from checker.regex import regex
from checker.words.concept_index import Names, Step

NOT = "not"
"""What a word that denies stands for."""
_PIECE = regex(r"\(|\)|[^\s()]+")
_NEGATION = "~"
_ONE, _MAY, _EITHER, _FIGURE, _DENIED = "one", "may", "either", "figure", "denied"
_SLOTS = {"{number}": ("", ""), "{dollars}": ("$", ""), "{percent}": ("", "%")}
_NUMBER = regex(r"[0-9.]+")
_MOST_STEPS = 4000
"""How many steps are taken to match one row; a sentence that needs more matches none."""

Piece = tuple[str, Any]
"""A piece of a row: one of several concepts, pieces that may be missing, one of several rows, a figure, a denial."""
_State = tuple[int, Names]
"""The word that comes next, and the concepts for which the last one still stands."""


@frozen(kw_only=False)
class Match:
    """How a row matches: the figures that fill its places, and whether it is denied."""

    figures: tuple[str, ...] = ()
    denied: bool = False


def parsed(row: str, names: Mapping[str, Sequence[str]]) -> tuple[Piece, ...]:
    """Return the pieces of a row; ``names`` are the rows that have a name."""
    stack: list[list[Piece]] = [[]]
    for piece in _PIECE.findall(row):
        if piece == "(":
            stack.append([])
        elif piece == ")":
            inner = tuple(stack.pop())
            stack[-1].append((_MAY, inner))
        elif piece == _NEGATION:
            stack[-1].append((_DENIED, None))
        elif piece in _SLOTS:
            stack[-1].append((_FIGURE, _SLOTS[piece]))
        elif piece.startswith("<"):
            stack[-1].append((_EITHER, tuple(parsed(each, names) for each in names[piece[1:-1]])))
        else:
            stack[-1].append((_ONE, tuple(piece.split("|"))))
    return tuple(stack[0])


def words_in(pieces: Sequence[Piece]) -> Iterator[str]:
    """Yield the concepts of a row that are no figures."""
    for sort, held in pieces:
        if sort == _ONE:
            yield from (word for word in held if word.isidentifier())
        elif sort == _MAY:
            yield from words_in(held)
        elif sort == _EITHER:
            for each in held:
                yield from words_in(each)
        elif sort == _DENIED:
            yield NOT


def needed_in(pieces: Sequence[Piece]) -> Iterator[str]:
    """Yield the concepts that a row cannot do without."""
    yield from (held[0] for sort, held in pieces if sort == _ONE and len(held) == 1)


def match(pieces: Sequence[Piece], steps: Sequence[Sequence[Step]], start: int, end: int) -> Match | None:
    """Return how a row matches the words from ``start`` to ``end`` of a sentence, all of them; None where it does not.

    ``steps`` tell of each word where the rows of words end that begin with it, and what these may stand for.
    """
    found = _Walk(steps, end).run(tuple(pieces), (start, ()), Match())
    return next(found, None)


class _Walk:
    """One row while it is matched."""

    def __init__(self, steps: Sequence[Sequence[Step]], end: int) -> None:
        self._steps = steps
        self._end = end
        self._left = _MOST_STEPS

    def run(self, pieces: tuple[Piece, ...], state: _State, so_far: Match) -> Iterator[Match]:
        """Yield each way to match pieces from a state to the end."""
        self._left -= 1
        if self._left < 0:
            return
        if not pieces:
            if self._is_over(state):
                yield so_far
            return
        (sort, held), rest = pieces[0], pieces[1:]
        if sort == _MAY:
            yield from self.run((*held, *rest), state, so_far)
            yield from self.run(rest, state, so_far)
        elif sort == _EITHER:
            for each in held:
                yield from self.run((*each, *rest), state, so_far)
        else:
            for name, after in self._next(state):
                taken = _taken(sort, held, name, so_far)
                if taken is not None:
                    yield from self.run(rest, after, taken)
            if sort == _DENIED:
                yield from self.run(rest, state, so_far)

    def _next(self, state: _State) -> Iterator[tuple[str, _State]]:
        """Yield the concepts that may come next, each with the state after it."""
        at, pending = state
        if pending:
            yield pending[0], (at, pending[1:])
            return
        if at >= self._end:
            return
        for stop, names in self._steps[at]:
            if stop > self._end:
                continue
            if names:
                yield names[0], (stop, names[1:])
            else:
                yield from self._next((stop, ()))

    def _is_over(self, state: _State) -> bool:
        """Whether nothing is left but words that say nothing."""
        at, pending = state
        if pending:
            return False
        return at >= self._end or any(
            stop <= self._end and not names and self._is_over((stop, ())) for stop, names in self._steps[at]
        )


def _taken(sort: str, held: Any, name: str, so_far: Match) -> Match | None:
    """Return the match once a piece has taken a concept; None where it does not take it."""
    if sort == _ONE:
        return so_far if name in held else None
    if sort == _DENIED:
        return Match(so_far.figures, not so_far.denied) if name == NOT else None
    before, behind = held
    if not (name.startswith(before) and name.endswith(behind)):
        return None
    figure = name[len(before) : len(name) - len(behind)]
    return Match((*so_far.figures, figure), so_far.denied) if _NUMBER.fullmatch(figure) else None
