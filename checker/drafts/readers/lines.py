"""Characters of one line: which they are, where it parts into runs, and the text of a run with its spaces."""

from collections.abc import Iterator
from itertools import pairwise
from statistics import median
from typing import NamedTuple

from checker.regex import regex

_SAME_LINE = 0.4
SPAN_GAP = 1.1
WORD_GAP = 0.17
_NO_GAP = 0.08
"""How far apart, in sizes of a letter, two letters of one word stand at most where the lengths of letters are known."""
_IN_NUMBER = frozenset(",.$")
_GUTTER = 0.75
"""How wide, in sizes of a letter, a gap between columns is at least."""
_FAR_WIDER = 2.0
_LEADER = regex("[.\u00b7\u2024\u2026_]{4,}|[.]{3}(?=[0-9$])")
_SPACE = 0.25
_APART = 0.15
CURVED_LEAST = 4
_SPLIT_WORD = 0.2
_WIDE_STEP = 1.6
_FEWEST_GAPS = 3
_LETTERS_APART = 3.0


class Glyph(NamedTuple):
    """A character: its place (y grows upwards), its length along the line, its size, the angle of its line in radians.

    ``starts`` tells that it was placed by itself and does not just follow the one before; ``slack`` is by how much the
    place where the one before it ends may be wrong; ``spaced`` that a space stands before it. ``order`` is its
    place in the file. ``centred`` numbers the text of which it is part, where that stands around its own middle.
    """

    text: str
    x: float
    y: float
    advance: float
    size: float
    angle: float
    starts: bool = False
    slack: float = 0.0
    line: int | None = None
    spaced: bool = False
    order: int = 0
    centred: int = 0


def rows_of(glyphs: list[Glyph]) -> list[list[Glyph]]:
    """Gather the characters that stand on one line."""
    rows: list[tuple[float, list[Glyph]]] = []
    for glyph in sorted(glyphs, key=lambda item: item.y):
        if rows and abs(glyph.y - rows[-1][0]) <= _SAME_LINE * min(glyph.size, rows[-1][1][-1].size):
            rows[-1][1].append(glyph)
        else:
            rows.append((glyph.y, [glyph]))
    return [_in_order(row) for _, row in rows]


def _in_order(row: list[Glyph]) -> list[Glyph]:
    """Return the characters of a line from the left; those of one centred text stay together where two overlap."""
    begin: dict[int, float] = {}
    for glyph in row:
        begin[glyph.centred] = min(glyph.x, begin.get(glyph.centred, glyph.x))
    return sorted(row, key=lambda item: (begin[item.centred] if item.centred else item.x, item.order))


def printed_once(row: list[Glyph]) -> list[Glyph]:
    """Drop the copies of letters that are printed over each other.

    A ligature's letters share a place but follow each other.
    """
    kept: list[Glyph] = []
    last: tuple[str, ...] = ()
    for glyph in row:
        if glyph.text in last and not glyph.text.isspace() and any(_over(glyph, other) for other in kept[-3:]):
            continue
        kept.append(glyph)
        last = (*last[-2:], glyph.text)
    return kept


def _over(glyph: Glyph, other: Glyph) -> bool:
    """Whether a letter is the same as another one, and stands where that stands."""
    same = other.text == glyph.text and abs(other.order - glyph.order) > 1
    return same and abs(other.x - glyph.x) < _APART * glyph.size


def runs_of(row: list[Glyph], usual: float) -> list[list[Glyph]]:
    """Part a line at gaps that are wide for its letters; ``usual`` is how far the letters of the line are set apart."""
    runs: list[list[Glyph]] = []
    step = _step(row)
    for glyph in row:
        last = runs[-1][-1] if runs else None
        if last is None:
            runs.append([glyph])
            continue
        gap = glyph.x - last.x - last.advance
        size = max(last.size, glyph.size)
        # What is narrow for letters that are not set apart is narrow for all, and need not be measured on.
        widest = (SPAN_GAP + 1.5 * tracking_of(runs[-1], usual)) * size if gap > SPAN_GAP * size else gap
        if step and _by_itself(last) and _by_itself(glyph):
            widest = max(widest, _LETTERS_APART * step - last.advance)
        overlap = -gap > max(SPAN_GAP * glyph.size, glyph.slack) and glyph.starts
        overlap = overlap or (0 != last.centred != glyph.centred != 0 and gap < WORD_GAP * size)
        if gap > widest or overlap:
            runs.append([glyph])
        else:
            runs[-1].append(glyph)
    return runs


def without_leaders(runs: list[list[Glyph]]) -> list[list[Glyph]]:
    """Return the runs, parted where a row of dots or the like leads from one text to another."""
    found: list[list[Glyph]] = []
    for run in runs:
        start = 0
        for dots in _LEADER.finditer("".join(glyph.text[:1] for glyph in run)):
            found.append(run[start : dots.start()])
            start = dots.end()
        found.append(run[start:])
    return [run for run in found if run]


def parted(runs: list[list[Glyph]], usual: float) -> Iterator[list[Glyph]]:
    """Yield runs, parted where a gap is far wider than those between their words: there the next column begins."""
    for run in runs:
        gaps = [
            (after.x - before.x - before.advance) / max(before.size, after.size, 0.01)
            for before, after in pairwise(run)
        ]
        between = [gap for gap in gaps if WORD_GAP < gap < _GUTTER]
        if usual or tracking_of(run) or (run and run[0].slack):
            yield run
            continue
        least = max(_GUTTER, _FAR_WIDER * max(between, default=0.0))
        start = 0
        for at, gap in enumerate(gaps, start=1):
            if gap > least:
                yield run[start:at]
                start = at
        yield run[start:]


def _by_itself(glyph: Glyph) -> bool:
    """Whether a letter was placed by itself, after another single letter."""
    return glyph.starts and not glyph.slack


def _step(row: list[Glyph]) -> float:
    """Return the usual step between letters of a line that were placed one by one; 0 where they were not."""
    steps = [after.x - before.x for before, after in pairwise(row) if _by_itself(before) and _by_itself(after)]
    near = [step for step in steps if step < 2 * row[0].size]
    return median(near) if len(near) >= _FEWEST_GAPS else 0.0


def with_spaces_marked(row: list[Glyph]) -> list[Glyph]:
    """Drop the spaces of a line, and tell of each letter whether one stood before it."""
    kept: list[Glyph] = []
    spaced = False
    for glyph in row:
        if glyph.text.isspace():
            spaced = True
        else:
            kept.append(glyph._replace(spaced=True) if spaced else glyph)
            spaced = False
    return kept


def tracking_of(run: list[Glyph], usual: float = 0.0) -> float:
    """Return how far letters are set apart, in units of their size.

    0 where they are not, ``usual`` where too few tell.
    """
    gaps = [(after.x - before.x - before.advance) / before.size for before, after in pairwise(run) if before.size]
    near = [gap for gap in gaps if gap < 1]
    if len(near) < _FEWEST_GAPS:
        return usual
    middle = median(near)
    return middle if middle > _APART else 0.0


def line_text(run: list[Glyph], usual: float) -> str:
    """Write a run with its spaces; letters that are all set apart by the same gap stay together."""
    if len(run) >= CURVED_LEAST and all(glyph.starts for glyph in run) and not any(glyph.slack for glyph in run):
        return _stepped(run)
    tracking = tracking_of(run, usual)
    pieces = [run[0].text]
    for last, glyph in pairwise(run):
        gap = (glyph.x - last.x - last.advance) / max(last.size, glyph.size, 0.01) - tracking
        unsure = glyph.starts and glyph.slack > 0
        if unsure and gap <= WORD_GAP + glyph.slack / max(glyph.size, 0.01):
            # Placed by itself where the length of what stands before is not known: a word goes on in lower case.
            continues = last.text.isalpha() and glyph.text.islower() and gap < _SPLIT_WORD
            # What is split by a program that knows the lengths of letters has no gap.
            split = abs(gap) < _NO_GAP and not glyph.spaced and glyph.text.isalnum()
            continues = continues or (split and (last.text.isalnum() or last.text in _IN_NUMBER))
            pieces.append(glyph.text if continues else f" {glyph.text}")
        elif gap > WORD_GAP + 0.5 * tracking:
            pieces.append(" " * min(max(round(gap / _SPACE), 1), 3) + glyph.text)
        else:
            pieces.append(f" {glyph.text}" if glyph.spaced else glyph.text)
    return "".join(pieces)


def _stepped(run: list[Glyph]) -> str:
    """Write letters that were all placed one by one: a word ends at a space, or where the step to the next is wide."""
    usual = median(after.x - before.x for before, after in pairwise(run))
    pieces = [run[0].text]
    for last, glyph in pairwise(run):
        pieces.append(f" {glyph.text}" if glyph.spaced or glyph.x - last.x > _WIDE_STEP * usual else glyph.text)
    return "".join(pieces)
