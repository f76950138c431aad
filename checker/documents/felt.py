"""The felt of a layout: which areas and words it carries and where each stands, in inches on the table.

The table is drawn as the players see it: a half circle, the dealer at its straight side. Every position has the areas
that belong to each player; what belongs to the dealer, or to the whole table, stands before the dealer. It is a start
for the artist and a schematic to send for approval; the law fixes what stands on a layout, not where.
"""

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass

from checker.documents.head import head
from checker.documents.inscriptions import inscription_rules, similar_language
from checker.documents.model import Head, Row
from checker.documents.on_layout import area_rules, odds_panels
from checker.documents.reviewed import ReviewedFiling
from checker.documents.sign_font_size import letters
from checker.documents.values import items, shown
from checker.law import Rule
from checker.law.names import names_of_area, words_of_area
from checker.regex import regex
from checker.rules.inscription import carries
from checker.statements.areas import plain_area
from checker.submission import State

RADIUS = 40.0
"""From the middle of the straight side to the padded rail, in inches."""
CENTER = (42.0, 3.0)
SIZE = (84.0, 50.0)
_OUTER, _INNER = 34.5, 19.5
_SPREAD = (14.0, 166.0)
_MOST_POSITIONS = 15
_EACH = regex(r"\b(?:each|every) \w+|\bseat", re.IGNORECASE)
_ARCS = (17.6, 16.0, 14.4, 12.8, 11.2)
LETTER = 0.56
"""The width of a letter of middle width as a part of its height, on the safe side."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Box:
    """An area: its name in lines, its middle, width and height in inches, how far it is turned, in degrees."""

    lines: tuple[str, ...]
    x: float
    y: float
    width: float
    height: float
    turned: float = 0.0
    round: bool = False
    letter: float = 0.8


@dataclass(frozen=True, slots=True, kw_only=True)
class Mark:
    """Words without an area: a number of a seat, a name, a line of odds."""

    text: str
    x: float
    y: float
    letter: float
    turned: float = 0.0
    bold: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Arc:
    """An inscription on a curve around the middle of the straight side."""

    text: str
    radius: float
    letter: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Felt:
    """A layout as a drawing. ``note`` says what the filing leaves open of it; empty where nothing is."""

    head: Head
    boxes: tuple[Box, ...]
    marks: tuple[Mark, ...]
    arcs: tuple[Arc, ...]
    note: str = ""


def felt(source: ReviewedFiling, *, draft: bool) -> Felt:
    """Return the drawing of the layout of a filing that was judged; ``draft`` marks it."""
    stated = source.filing.answer("table.positions")
    positions = int(stated.value) if stated.state is State.STATED and str(stated.value).isdigit() else 1
    drawn = min(max(positions, 1), _MOST_POSITIONS)
    own, common = _areas(source)
    arcs = tuple(_arcs(_inscriptions(source)))
    marks = [*_name(source), *_odds(source)]
    boxes = list(_dealer(common))
    for seat in range(drawn):
        angle = _angle(seat, drawn)
        boxes += _position(own, angle, drawn)
        x, y = _point(angle, RADIUS - 2.6)
        marks.append(Mark(text=str(seat + 1), x=x, y=y, letter=1.4, turned=angle - 90, bold=True))
    return Felt(
        head=head(source, "layout", draft=draft),
        boxes=tuple(boxes),
        marks=tuple(marks),
        arcs=arcs,
        note=_note(source, positions, drawn),
    )


def _note(source: ReviewedFiling, positions: int, drawn: int) -> str:
    if source.filing.answer("table.positions").state is not State.STATED:
        return "The filing does not state how many positions the table has; one is drawn."
    return f"{drawn} of {positions} positions are drawn." if drawn < positions else ""


def _areas(source: ReviewedFiling) -> tuple[list[str], list[str]]:
    """Return the names of the areas of each position, the wager of the game last, and those of the whole table."""
    own: list[str] = []
    common: list[str] = []
    rules = area_rules(source)
    known: set[str] = set()
    for rule in rules:
        wager = source.ruleset.wagers.get(rule.subject)
        known |= {plain_area(name) for name in names_of_area(rule, source.ruleset)}
        name = wager.short if wager else _listed(source, rule)
        (own if wager or _EACH.search(words_of_area(rule)) else common).append(name)
    own += [name for name in items(source, "layout.areas") if plain_area(name) not in known]
    base = source.ruleset.wagers[source.ruleset.chapter.base_wager].short
    return [*(name for name in own if name != base), *(name for name in own if name == base)], common


def _listed(source: ReviewedFiling, rule: Rule) -> str:
    """Return the name by which the filing lists an area; else that of the law."""
    names = {plain_area(name) for name in names_of_area(rule, source.ruleset)}
    return next((item for item in items(source, "layout.areas") if plain_area(item) in names), rule.subject)


def _position(names: list[str], angle: float, positions: int) -> Iterator[Box]:
    """Return the areas of one position, in rows towards the dealer; the wager of the game is a circle at the rail."""
    if not names:
        return
    wedge = math.radians((_SPREAD[1] - _SPREAD[0]) / max(positions, 3))
    *others, base = names
    across = 1 if len(others) <= 3 else 2 if len(others) <= 8 else 3  # noqa: PLR2004 - rows that can be read
    rows = math.ceil(len(others) / across)
    room = _OUTER - _INNER
    circle = min(4.6, room / (rows + 1.4) * 1.4, 2 * _OUTER * math.sin(wedge / 2) * 0.9)
    yield _box(base, angle, _OUTER - circle / 2, (circle, circle), is_round=True)
    height = (room - circle - 0.4) / rows if rows else 0.0
    for index, name in enumerate(others):
        row, column = divmod(index, across)
        radius = _OUTER - circle - 0.4 - height * (row + 0.5)
        width = 2 * (radius - height / 2) * math.sin(wedge / 2) * 0.94 / across
        aside = (column - (min(across, len(others) - row * across) - 1) / 2) * width
        turned = math.degrees(math.atan2(aside, radius))
        yield _box(name, angle - turned, math.hypot(radius, aside), (width * 0.96, height * 0.9), facing=angle)


def _box(
    name: str,
    angle: float,
    radius: float,
    size: tuple[float, float],
    *,
    facing: float | None = None,
    is_round: bool = False,
) -> Box:
    x, y = _point(angle, radius)
    width, height = size
    lines, letter = _fitted(name, width * (0.8 if is_round else 0.94), height * (0.7 if is_round else 0.9))
    turned = (angle if facing is None else facing) - 90
    return Box(lines=lines, x=x, y=y, width=width, height=height, turned=turned, round=is_round, letter=letter)


def _dealer(names: list[str]) -> Iterator[Box]:
    """Return the areas before the dealer, side by side."""
    width = min(14.0, 40.0 / max(len(names), 1))
    for index, name in enumerate(names):
        x = CENTER[0] + (index - (len(names) - 1) / 2) * width
        lines, letter = _fitted(name, width * 0.86, 2.6)
        yield Box(lines=lines, x=x, y=CENTER[1] + 7.6, width=width * 0.92, height=3.0, letter=letter)


def _fitted(name: str, width: float, height: float) -> tuple[tuple[str, ...], float]:
    """Return a name in as many lines as let its letters be largest, and the height of the letters."""
    words = name.replace("_", " ").split() or [""]
    best: tuple[float, tuple[str, ...]] = (0.0, (" ".join(words),))
    for count in range(1, min(len(words), 4) + 1):
        lines = _broken(words, count)
        letter = min(1.3, height / (len(lines) * 1.25), width / (max(map(letters, lines)) * LETTER))
        best = max(best, (letter, lines))
    return best[1], round(best[0], 3)


def _broken(words: list[str], count: int) -> tuple[str, ...]:
    """Return the words in so many lines, none much longer than the others."""
    target = sum(map(len, words)) / count
    lines: list[str] = [""]
    for word in words:
        if lines[-1] and len(lines) < count and len(lines[-1]) + len(word) / 2 > target:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return tuple(lines)


def _inscriptions(source: ReviewedFiling) -> tuple[str, ...]:
    """Return the words that the layout carries: those that the law words, then what else the filing lists."""
    mandated = [similar_language(rule, source) or rule.subject for rule in inscription_rules(source)]
    written = items(source, "layout.inscriptions")
    own = [text for text in written if not any(carries([text], said) for said in mandated)]
    return tuple(dict.fromkeys((*mandated, *own)))


def _arcs(texts: tuple[str, ...]) -> Iterator[Arc]:
    step = 1.6 if len(texts) <= len(_ARCS) else 1.6 * len(_ARCS) / len(texts)
    for index, text in enumerate(texts):
        radius = _ARCS[0] - index * step
        letter = min(1.3, step * 0.8, math.pi * radius * 0.86 / (max(letters(text), 1) * LETTER))
        yield Arc(text=text, radius=round(radius, 3), letter=round(letter, 3))


def _name(source: ReviewedFiling) -> Iterator[Mark]:
    facility = shown(source, "facility") or source.filing.header.facility
    if facility:
        letter = min(1.6, 30 / (letters(facility) * LETTER))
        yield Mark(text=facility, x=CENTER[0], y=CENTER[1] + 4.6, letter=round(letter, 3), bold=True)


def _odds(source: ReviewedFiling) -> Iterator[Mark]:
    """Return the payout odds where the filing puts them on the layout: in the corners beside the curve."""
    lines: list[tuple[str, bool]] = []
    for panel in odds_panels(source):
        lines.append((panel.name, True))
        lines += [(_pays(row), False) for row in panel.rows]
    half = math.ceil(len(lines) / 2)
    for column, part in enumerate((lines[:half], lines[half:])):
        letter = min(0.7, 16.0 / max(len(part), 1) / 1.2)
        for index, (text, bold) in enumerate(part):
            size = min(letter, 15.0 / (max(letters(text), 1) * LETTER))
            x = 8.0 if column == 0 else SIZE[0] - 8.0
            yield Mark(text=text, x=x, y=32.0 + index * letter * 1.2, letter=round(size, 3), bold=bold)


def _pays(row: Row) -> str:
    return f"{row.outcome}: push" if row.pays.casefold() == "push" else f"{row.outcome} pays {row.pays}"


def _angle(seat: int, positions: int) -> float:
    """Return where a position stands, in degrees from the dealer's left; the first is at the dealer's left."""
    if positions == 1:
        return 90.0
    part = (_SPREAD[1] - _SPREAD[0]) / positions
    return _SPREAD[0] + part * (seat + 0.5)


def _point(angle: float, radius: float) -> tuple[float, float]:
    turned = math.radians(angle)
    return round(CENTER[0] + radius * math.cos(turned), 3), round(CENTER[1] + radius * math.sin(turned), 3)
