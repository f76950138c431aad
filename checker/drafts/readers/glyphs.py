"""Characters with places, as a PDF or an SVG has them, to spans of text.

Handles what designers do: letters set apart, words positioned one by one, text turned by any angle, text on a curve,
letters printed twice for weight or shadow.
"""

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from statistics import median

from checker.drafts.errors import DraftError
from checker.drafts.model import Box, Place, Sheet, Span
from checker.drafts.normal import close_up, tidy
from checker.drafts.readers.number import in_bounds
from checker.drafts.readers.page_columns import unrolled

_TURN = math.radians(3)
_CURVE = math.radians(8)
_SAME_LINE = 0.4
_SPAN_GAP = 1.1
_WORD_GAP = 0.17
_GUTTER = 0.75
"""How wide, in sizes of a letter, a gap between columns is at least."""
_FAR_WIDER = 2.0
_LEADER = re.compile("[.\u00b7\u2024\u2026_]{4,}|[.]{3}(?=[0-9$])")
_SPACE = 0.25
_LINE = 1.2
_APART = 0.15
_CURVED_LEAST = 4
_ENOUGH = 0.6
_SPLIT_WORD = 0.2
_WIDE_STEP = 1.6
_FEWEST_GAPS = 3
_LETTERS_APART = 3.0
_BELOW = 0.22
"""How much of a letter's size its box reaches below the line that it stands on."""


@dataclass(frozen=True, slots=True)
class Glyph:
    """A character: its place (y grows upwards), its length along the line, its size, the angle of its line in radians.

    ``starts`` tells that it was placed by itself and does not just follow the one before; ``slack`` is by how much the
    place where the one before it ends may be wrong; ``spaced`` that a space stands before it. ``order`` is its
    place in the file.
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


@dataclass(frozen=True, slots=True)
class Run:
    """A whole text at a place, where its letters have none: on a path, stacked, or describing an image."""

    text: str
    x: float
    y: float
    length: float
    size: float
    line: int | None = None
    alt: bool = False


def sheets(
    glyphs: list[Glyph],
    page: int | None,
    whole: list[Run] | None = None,
    corner: tuple[float, float] | None = None,
    side: float = 0.0,
) -> list[Sheet]:
    """Return one sheet for each direction of text on a page; ``whole`` runs are level.

    ``corner`` is the upper left one of the page, from which boxes are counted; without it none are told. ``side``
    is the longer side of the page, 0 where it is not known.

    Raises :class:`DraftError` where a text has a place or size that no page has.
    """
    for item in (*glyphs, *(whole or ())):
        if not in_bounds(item.x, item.y, item.size):
            raise DraftError("A text of the draft stands nowhere on a page.", "Export it again in ordinary units.")
    found = []
    width = median(
        [glyph.advance for glyph in glyphs if glyph.advance > 0] or [run.size / 2 for run in whole or ()] or [1.0]
    )
    height = median([item.size for item in (*glyphs, *(whole or ()))] or [1.0]) * _LINE or 1.0
    extra = [
        Span(
            text=run.text,
            left=run.x / width,
            right=(run.x + run.length) / width,
            y=-run.y / height,
            place=Place(near=run.text, page=page, line=run.line, box=_box_of(run, corner)),
            alt=run.alt,
            size=run.size,
        )
        for run in whole or ()
    ]
    curved, straight = _take_curved(glyphs)
    by_angle: dict[int, list[Glyph]] = {}
    for glyph in straight:
        by_angle.setdefault(round(glyph.angle / _TURN) % round(2 * math.pi / _TURN), []).append(glyph)
    extra += [_curve(chain, width, height, page, corner) for chain in curved]
    for turned, members in sorted(by_angle.items()):
        spans = _straight(members, turned * _TURN, (width, height), page, corner)
        # A page of a PDF has its texts in the order in which they are read; a drawing need not.
        spans = unrolled(spans) if page is not None else spans
        if turned == 0:
            spans, extra = spans + extra, []
        found.append(Sheet(spans=tuple(sorted(_once(spans), key=lambda span: (span.y, span.left))), side=side))
    if extra:
        found.append(Sheet(spans=tuple(sorted(_once(extra), key=lambda span: (span.y, span.left))), side=side))
    return [sheet for sheet in found if sheet.spans]


def _take_curved(glyphs: list[Glyph]) -> tuple[list[list[Glyph]], list[Glyph]]:
    """Part the runs whose direction turns from letter to letter from the rest."""
    chains: list[list[Glyph]] = []
    for glyph in glyphs:
        last = chains[-1][-1] if chains else None
        if last and _follows(last, glyph):
            chains[-1].append(glyph)
        else:
            chains.append([glyph])
    curved, straight = [], []
    for chain in chains:
        angles = {round(glyph.angle / _TURN) for glyph in chain}
        turns = max(glyph.angle for glyph in chain) - min(glyph.angle for glyph in chain)
        if len(chain) >= _CURVED_LEAST and len(angles) > 2 and turns > _CURVE:  # noqa: PLR2004 - two are a corner
            curved.append(chain)
        else:
            straight.extend(chain)
    return curved, straight


def _follows(last: Glyph, glyph: Glyph) -> bool:
    end_x = last.x + last.advance * math.cos(last.angle)
    end_y = last.y + last.advance * math.sin(last.angle)
    near = math.hypot(glyph.x - end_x, glyph.y - end_y) < _SPAN_GAP * max(last.size, glyph.size)
    return near and abs(last.size - glyph.size) <= 0.2 * last.size


def _box(glyphs: list[Glyph], corner: tuple[float, float] | None) -> Box | None:
    """Return the box around characters at their places on the page, which may stand at any angle."""
    if corner is None or not glyphs:
        return None
    points = []
    for glyph in glyphs:
        cos, sin = math.cos(glyph.angle), math.sin(glyph.angle)
        for along in (0.0, glyph.advance):
            points += [
                (glyph.x + along * cos - up * sin, glyph.y + along * sin + up * cos)
                for up in (-_BELOW * glyph.size, (1 - _BELOW) * glyph.size)
            ]
    return _bounds(points, corner)


def _box_of(run: Run, corner: tuple[float, float] | None) -> Box | None:
    if corner is None:
        return None
    low, high = run.y - _BELOW * run.size, run.y + (1 - _BELOW) * run.size
    return _bounds([(run.x, low), (run.x + run.length, high)], corner)


def _bounds(points: list[tuple[float, float]], corner: tuple[float, float]) -> Box:
    """Return the box around points of which y grows upwards, rounded to what a person can measure."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Box(
        left=round(min(xs) - corner[0], 1),
        top=round(corner[1] - max(ys), 1),
        right=round(max(xs) - corner[0], 1),
        bottom=round(corner[1] - min(ys), 1),
    )


def _curve(
    chain: list[Glyph], width: float, height: float, page: int | None, corner: tuple[float, float] | None
) -> Span:
    pieces = [chain[0].text]
    for last, glyph in pairwise(chain):
        end_x = last.x + last.advance * math.cos(last.angle)
        end_y = last.y + last.advance * math.sin(last.angle)
        gap = math.hypot(glyph.x - end_x, glyph.y - end_y)
        pieces.append(f" {glyph.text}" if gap > 2 * _WORD_GAP * glyph.size else glyph.text)
    text = tidy("".join(pieces))
    middle = sum(glyph.x for glyph in chain) / len(chain)
    return Span(
        text=text,
        left=middle / width - len(text) / 2,
        right=middle / width + len(text) / 2,
        y=-sum(glyph.y for glyph in chain) / len(chain) / height,
        place=Place(near=text, page=page, line=chain[0].line, box=_box(chain, corner)),
        size=min(glyph.size for glyph in chain),
    )


def _straight(
    glyphs: list[Glyph],
    angle: float,
    unit: tuple[float, float],
    page: int | None,
    corner: tuple[float, float] | None,
) -> list[Span]:
    """Return the spans of a page's text of one direction, in the order of the file."""
    width, height = unit
    cos, sin = math.cos(angle), math.sin(angle)
    turned = [
        Glyph(
            text=glyph.text,
            x=glyph.x * cos + glyph.y * sin,
            y=glyph.x * sin - glyph.y * cos,
            advance=glyph.advance,
            size=glyph.size,
            angle=0.0,
            starts=glyph.starts,
            slack=glyph.slack,
            line=glyph.line,
            order=order,
        )
        for order, glyph in enumerate(glyphs)
    ]
    found: list[tuple[int, Span]] = []
    for row in _rows(turned):
        letters = _with_spaces_marked(_printed_once(row))
        usual = _tracking(letters)
        for run in _parted(_without_leaders(_runs(letters, usual)), usual):
            text = tidy(close_up(_text(run, usual)))
            if text:
                span = Span(
                    text=text,
                    left=run[0].x / width,
                    right=(run[-1].x + run[-1].advance) / width,
                    y=run[0].y / height,
                    place=Place(
                        near=text,
                        page=page,
                        line=run[0].line,
                        box=_box([glyphs[run[0].order], glyphs[run[-1].order]], corner),
                    ),
                    size=min(glyph.size for glyph in run),
                )
                found.append((min(glyph.order for glyph in run), span))
    return [span for _, span in sorted(found, key=lambda item: item[0])]


def _rows(glyphs: list[Glyph]) -> list[list[Glyph]]:
    """Gather the characters that stand on one line."""
    rows: list[tuple[float, list[Glyph]]] = []
    for glyph in sorted(glyphs, key=lambda item: item.y):
        if rows and abs(glyph.y - rows[-1][0]) <= _SAME_LINE * min(glyph.size, rows[-1][1][-1].size):
            rows[-1][1].append(glyph)
        else:
            rows.append((glyph.y, [glyph]))
    return [sorted(row, key=lambda item: (item.x, item.order)) for _, row in rows]


def _printed_once(row: list[Glyph]) -> list[Glyph]:
    """Drop the copies of letters that are printed over each other.

    A ligature's letters share a place but follow each other.
    """
    kept: list[Glyph] = []
    for glyph in row:
        twin = any(
            other.text == glyph.text
            and abs(other.x - glyph.x) < _APART * glyph.size
            and abs(other.order - glyph.order) > 1
            and not glyph.text.isspace()
            for other in kept[-3:]
        )
        if not twin:
            kept.append(glyph)
    return kept


def _runs(row: list[Glyph], usual: float) -> list[list[Glyph]]:
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
        widest = (_SPAN_GAP + 1.5 * _tracking(runs[-1], usual)) * size if gap > _SPAN_GAP * size else gap
        if step and _by_itself(last) and _by_itself(glyph):
            widest = max(widest, _LETTERS_APART * step - last.advance)
        overlap = -gap > max(_SPAN_GAP * glyph.size, glyph.slack) and glyph.starts
        if gap > widest or overlap:
            runs.append([glyph])
        else:
            runs[-1].append(glyph)
    return runs


def _without_leaders(runs: list[list[Glyph]]) -> list[list[Glyph]]:
    """Return the runs, parted where a row of dots or the like leads from one text to another."""
    found: list[list[Glyph]] = []
    for run in runs:
        start = 0
        for dots in _LEADER.finditer("".join(glyph.text[:1] for glyph in run)):
            found.append(run[start : dots.start()])
            start = dots.end()
        found.append(run[start:])
    return [run for run in found if run]


def _parted(runs: list[list[Glyph]], usual: float) -> Iterator[list[Glyph]]:
    """Yield runs, parted where a gap is far wider than those between their words: there the next column begins."""
    for run in runs:
        gaps = [
            (after.x - before.x - before.advance) / max(before.size, after.size, 0.01)
            for before, after in pairwise(run)
        ]
        between = [gap for gap in gaps if _WORD_GAP < gap < _GUTTER]
        if usual or _tracking(run) or (run and run[0].slack):
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


def _with_spaces_marked(row: list[Glyph]) -> list[Glyph]:
    """Drop the spaces of a line, and tell of each letter whether one stood before it."""
    kept: list[Glyph] = []
    spaced = False
    for glyph in row:
        if glyph.text.isspace():
            spaced = True
        else:
            kept.append(replace(glyph, spaced=True) if spaced else glyph)
            spaced = False
    return kept


def _tracking(run: list[Glyph], usual: float = 0.0) -> float:
    """Return how far letters are set apart, in units of their size.

    0 where they are not, ``usual`` where too few tell.
    """
    gaps = [(after.x - before.x - before.advance) / before.size for before, after in pairwise(run) if before.size]
    near = [gap for gap in gaps if gap < 1]
    if len(near) < _FEWEST_GAPS:
        return usual
    middle = median(near)
    return middle if middle > _APART else 0.0


def _text(run: list[Glyph], usual: float) -> str:
    """Write a run with its spaces; letters that are all set apart by the same gap stay together."""
    if len(run) >= _CURVED_LEAST and all(glyph.starts for glyph in run) and not any(glyph.slack for glyph in run):
        return _stepped(run)
    tracking = _tracking(run, usual)
    pieces = [run[0].text]
    for last, glyph in pairwise(run):
        gap = (glyph.x - last.x - last.advance) / max(last.size, glyph.size, 0.01) - tracking
        unsure = glyph.starts and glyph.slack > 0
        if unsure and gap <= _WORD_GAP + glyph.slack / max(glyph.size, 0.01):
            # Placed by itself where the length of what stands before is not known: a word goes on in lower case.
            continues = last.text.isalpha() and glyph.text.islower() and gap < _SPLIT_WORD
            pieces.append(glyph.text if continues else f" {glyph.text}")
        elif gap > _WORD_GAP + 0.5 * tracking:
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


def _once(spans: list[Span]) -> list[Span]:
    """Drop the copies of a text that are printed a little beside it, as a shadow is."""
    kept: list[Span] = []
    places: dict[tuple[str, int, int], list[Span]] = {}
    for span in spans:
        # Only what stands in the same or a neighbouring square can be near enough.
        column, line = math.floor(span.left), math.floor(span.y / _ENOUGH)
        near = (
            other
            for x in (column - 1, column, column + 1)
            for y in (line - 1, line, line + 1)
            for other in places.get((span.text, x, y), ())
        )
        if not any(abs(other.left - span.left) < 1 and abs(other.y - span.y) < _ENOUGH for other in near):
            kept.append(span)
            places.setdefault((span.text, column, line), []).append(span)
    return kept
