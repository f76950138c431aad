"""Joins the parts of a text that runs over several lines, where together they make a text that is known.

What may stand in a document is known before it is read. So a cell of two lines, a heading broken in the middle of a
name and a paragraph in a narrow column are told from texts below each other that merely follow, whatever the page looks
like. Only what makes up nothing known is left to the look of the page, in :mod:`checker.drafts.structure.blocks`.
"""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import reduce

from rapidfuzz import fuzz

from checker.drafts.language import lexicon
from checker.drafts.model import Place
from checker.drafts.structure.cells import Cell
from checker.words.plain import squash

_NEAREST = {True: 2.4, False: 1.05}
"""How far below each other, in heights of a line, two lines of one text stand at most: on a drawn page, or not."""
_HANGING = 5.0
_CENTRED = 1.5
_MOST_LINES = 40
_OPENING = 10
"""How many letters of a text must be as known for the rest to be held against it."""
_NEARLY = 93
_BULLETS = tuple(f"{mark} " for mark in "\u2022\u25cf\u25aa\u25e6\u2023*\u2013-")
_WHOLE = 100.0
_UNEVEN = 1.5
"""How much farther than the first two the other lines of a text may stand apart."""
_LATEST = 4
"""By how many letters a text that is nearly a known one may be longer or shorter."""


@dataclass(frozen=True, slots=True)
class Texts:
    """Texts that are known, by their letters and digits, in order."""

    letters: tuple[str, ...]
    sentences: frozenset[str] = frozenset()

    def holds(self, text: str) -> bool:
        """Whether a text is one of them."""
        at = bisect_left(self.letters, text)
        return at < len(self.letters) and self.letters[at] == text

    def begins(self, text: str) -> bool:
        """Whether one of them begins with a text, if need be after sentences that are known too."""
        at = bisect_left(self.letters, text)
        if at < len(self.letters) and self.letters[at].startswith(text):
            return True
        return any(self.begins(rest) for rest in self._after_sentences(text))

    def goes_on(self, text: str) -> bool:
        """Whether one of them goes on after a text, if need be one after sentences that are known too."""
        at = bisect_left(self.letters, text)
        at += at < len(self.letters) and self.letters[at] == text
        if at < len(self.letters) and self.letters[at].startswith(text):
            return True
        return any(self.goes_on(rest) for rest in self._after_sentences(text))

    def ends(self, text: str) -> bool:
        """Whether a text is one of them, or known sentences that follow each other."""
        return self.holds(text) or any(self.ends(rest) for rest in self._after_sentences(text))

    def _after_sentences(self, text: str) -> Iterator[str]:
        """Yield what is left of a text after each known sentence that it begins with."""
        at = bisect_left(self.letters, text[:_OPENING])
        while at < len(self.letters) and self.letters[at][:_OPENING] == text[:_OPENING]:
            own = self.letters[at]
            if len(own) < len(text) and own in self.sentences and text.startswith(own):
                yield text[len(own) :]
            at += 1

    def beginning(self, text: str) -> tuple[str, ...]:
        """Return those that begin with a text."""
        at = end = bisect_left(self.letters, text)
        while end < len(self.letters) and self.letters[end].startswith(text):
            end += 1
        return self.letters[at:end]


def fused(lines: Sequence[list[Cell]], texts: Texts, *, drawn: bool) -> list[list[Cell]]:
    """Return the lines with the cells joined that together make a known text; it stands where its value does."""
    kept = [list(line) for line in lines]
    gone: set[int] = set()
    for index, line in enumerate(lines):
        for cell in line:
            if id(cell) in gone or cell.row is not None or cell.alt:
                continue
            chain = _chain(cell, index, lines, texts, gone, drawn=drawn)
            if len(chain) > 1:
                gone |= {id(part) for _, part in chain}
                _place(chain, kept, lines)
    return [[_closed(cell, texts) for cell in line] for line in kept if line]


def _closed(cell: Cell, texts: Texts) -> Cell:
    return cell if cell.whole or not texts.holds(squash(cell.text)) else replace(cell, whole=True)


def _chain(
    first: Cell, index: int, lines: Sequence[list[Cell]], texts: Texts, gone: set[int], *, drawn: bool
) -> list[tuple[int, Cell]]:
    """Return the parts of the longest known text that a cell begins, each with its line; the cell alone if none."""
    chain = [(index, first)]
    said = squash(lexicon.BULLET.sub("", first.text))
    alone = texts.holds(said)
    if not said or (alone and len(texts.beginning(said)) == 1):
        return chain
    near = () if alone or len(said) < _OPENING else texts.beginning(said[:_OPENING])
    if not near and not texts.begins(said):
        return chain
    best, height, closest = 1, 0.0, 0.0
    while len(chain) < _MOST_LINES:
        found = _below(chain[-1][1], chain[-1][0], lines, gone, first, drawn=drawn)
        if found is None or found[1].text.startswith(_BULLETS):
            break
        gap, part = found[1].y - chain[-1][1].y, squash(found[1].text)
        pointed = first.text.endswith((";", ",", "."))
        if (height and gap > _UNEVEN * height) or (alone and texts.holds(part) and not pointed):
            break
        height = height or gap
        said += part
        chain.append(found)
        alike = _WHOLE if texts.ends(said) else _likeness(said, near) if closest < _WHOLE else 0.0
        if alike > closest or alike == _WHOLE:
            best, closest = len(chain), alike
        whole = best == len(chain) and closest == _WHOLE
        if not (
            texts.goes_on(said)
            if whole
            else texts.begins(said) or any(len(text) + _LATEST > len(said) for text in near)
        ):
            break
    return chain[:best]


def _likeness(said: str, near: Sequence[str]) -> float:
    """Return how alike a text is to the known one of its length that is most so, in percent; 0 where none nearly is."""
    alike = max((fuzz.ratio(said, text) for text in near if abs(len(text) - len(said)) <= _LATEST), default=0.0)
    return alike if alike >= _NEARLY else 0.0


def _below(
    last: Cell, index: int, lines: Sequence[list[Cell]], gone: set[int], first: Cell, *, drawn: bool
) -> tuple[int, Cell] | None:
    """Return the next text in the column of a cell, with its line, where it stands near enough."""
    for at in range(index + 1, len(lines)):
        under = [
            cell
            for cell in lines[at]
            if cell.row is None and id(cell) not in gone and min(cell.right, first.right) > max(cell.left, first.left)
        ]
        if any(cell.y - last.y > _NEAREST[drawn] for cell in lines[at]):
            return None
        if under:
            cell = under[0]
            middle = abs((cell.left + cell.right) - (first.left + first.right)) / 2
            level = abs(cell.left - first.left) <= _HANGING or middle <= _CENTRED
            return (at, cell) if level and 0 < cell.y - last.y <= _NEAREST[drawn] else None
    return None


def _place(chain: Sequence[tuple[int, Cell]], kept: list[list[Cell]], lines: Sequence[list[Cell]]) -> None:
    """Put a text in one piece on the first of its lines where a value stands beside it, else where it begins."""
    home, at = next(((at, cell) for at, cell in chain if _valued(lines[at], cell)), chain[0])
    parts = [part for _, part in chain]
    whole = replace(
        parts[0],
        text=_glued(parts),
        place=reduce(Place.with_, (part.place for part in parts)),
        left=min(part.left for part in parts),
        right=max(part.right for part in parts),
        y=at.y,
        lines=len(parts),
        whole=True,
    )
    for line, part in chain:
        kept[line] = [whole if cell is at else cell for cell in kept[line] if cell is not part or cell is at]
    assert whole in kept[home]  # noqa: S101 - it took the place of one of its parts


def _valued(line: Sequence[Cell], cell: Cell) -> bool:
    after = [other for other in line if other.left > cell.left]
    return bool(after) and after[0].bare and after[0].valued


def _glued(parts: Sequence[Cell]) -> str:
    """Return the text of parts below each other."""
    text = parts[0].text
    for part in parts[1:]:
        hyphen = text.endswith("-") and text[-2:-1].isalpha() and part.text[:1].isalpha()
        text = f"{text}{part.text}" if hyphen else f"{text} {part.text}"
    return text
