"""Characters with places, as a PDF or an SVG has them, to spans of text.

Handles what designers do: letters set apart, words positioned one by one, text turned by any angle, text on a curve,
letters printed twice for weight or shadow.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import median

from checker.drafts.errors import DraftError
from checker.drafts.language.normal import close_up, tidy
from checker.drafts.model import Box, Place, Sheet, Span
from checker.drafts.readers.lines import (
    CURVED_LEAST,
    SPAN_GAP,
    Glyph,
    line_text,
    parted,
    printed_once,
    rows_of,
    runs_of,
    tracking_of,
    with_spaces_marked,
    without_leaders,
)
from checker.drafts.readers.number import in_bounds
from checker.drafts.readers.page_columns import unrolled
from checker.drafts.readers.ruled import Line, in_rows

_TURN = math.radians(3)
_CURVE = math.radians(8)
_CORNER = 2
"""How many directions are no curve yet."""
_LINE = 1.2
_ENOUGH = 0.6
_OF_WORD = 0.2
"""How much more than usual, in sizes of a letter, two letters on a curve stand apart where a word ends."""
_BELOW = 0.22
"""How much of a letter's size its box reaches below the line that it stands on."""


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
    lines: Sequence[Line] = (),
) -> list[Sheet]:
    """Return one sheet for each direction of text on a page; ``whole`` runs are level.

    ``corner`` is the upper left one of the page, from which boxes are counted; without it none are told. ``side``
    is the longer side of the page, 0 where it is not known; ``lines`` are those that are drawn on it.

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
        spans = in_rows(spans, lines) if turned == 0 else spans
        if turned == 0:
            spans, extra = spans + extra, []
        found.append(Sheet(spans=tuple(sorted(_once(spans), key=lambda span: (span.y, span.left))), side=side))
    if extra:
        found.append(Sheet(spans=tuple(sorted(_once(extra), key=lambda span: (span.y, span.left))), side=side))
    return [sheet for sheet in found if sheet.spans]


def _take_curved(glyphs: list[Glyph]) -> tuple[list[list[Glyph]], list[Glyph]]:
    """Part the runs whose direction turns from letter to letter from the rest."""
    if len({round(glyph.angle / _TURN) for glyph in glyphs}) <= _CORNER:
        return [], glyphs
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
        if len(chain) >= CURVED_LEAST and len(angles) > _CORNER and turns > _CURVE:
            curved.append(chain)
        else:
            straight.extend(chain)
    return curved, straight


def _gap(last: Glyph, glyph: Glyph) -> float:
    """Return how far a letter stands from the end of the one before it."""
    if not last.angle:
        return math.hypot(glyph.x - last.x - last.advance, glyph.y - last.y)
    end_x = last.x + last.advance * math.cos(last.angle)
    end_y = last.y + last.advance * math.sin(last.angle)
    return math.hypot(glyph.x - end_x, glyph.y - end_y)


def _follows(last: Glyph, glyph: Glyph) -> bool:
    near = _gap(last, glyph) < SPAN_GAP * max(last.size, glyph.size)
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
    gaps = [_gap(last, glyph) / (glyph.size or 1.0) for last, glyph in pairwise(chain)]
    usual = median(gaps)
    letters = zip(chain[1:], gaps, strict=True)
    pieces = [chain[0].text, *(f" {glyph.text}" if gap > usual + _OF_WORD else glyph.text for glyph, gap in letters)]
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
            text,
            x * cos + y * sin,
            x * sin - y * cos,
            advance,
            size,
            0.0,
            starts,
            slack,
            line,
            order=order,
            centred=centred,
        )
        for order, (text, x, y, advance, size, _, starts, slack, line, _, _, centred) in enumerate(glyphs)
    ]
    found: list[tuple[int, Span]] = []
    for row in rows_of(_level(turned)):
        letters = with_spaces_marked(printed_once(row))
        usual = tracking_of(letters)
        for run in parted(without_leaders(runs_of(letters, usual)), usual):
            text = tidy(close_up(line_text(run, usual)))
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


def _level(glyphs: list[Glyph]) -> list[Glyph]:
    """Return characters with those of one centred text on one line, though its angle was rounded."""
    heights: dict[int, list[float]] = {}
    for glyph in glyphs:
        if glyph.centred:
            heights.setdefault(glyph.centred, []).append(glyph.y)
    if not heights:
        return glyphs
    middle = {centred: sum(own) / len(own) for centred, own in heights.items()}
    return [glyph._replace(y=middle[glyph.centred]) if glyph.centred else glyph for glyph in glyphs]


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
