"""The drawing of a layout as SVG, to scale: an inch of the table is a tenth of the drawing's inch."""

from collections.abc import Iterator
from html import escape

from checker.clean import clean
from checker.documents.felt import CENTER, LETTER, RADIUS, SIZE, Arc, Box, Felt, Mark
from checker.documents.sign_font_size import letters

_SCALE = 8
_FONT = "Libertinus Serif, Georgia, serif"


def svg(felt: Felt) -> str:
    """Return the drawing as an SVG file, an eighth of the table's size."""
    return "\n".join(_lines(felt)) + "\n"


def _lines(felt: Felt) -> Iterator[str]:
    width, height = SIZE
    title = f"Layout, {felt.head.game}, {felt.head.facility or 'facility not stated'}"
    yield '<?xml version="1.0" encoding="UTF-8"?>'
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width / _SCALE}in" height="{height / _SCALE}in" '
        f'viewBox="0 0 {width:g} {height:g}" role="img" font-family="{escape(_FONT)}">'
    )
    yield f"<title>{_text(title)}</title>"
    x, y = CENTER
    yield (
        f'<path d="M {x - RADIUS:g} {y:g} A {RADIUS:g} {RADIUS:g} 0 0 0 {x + RADIUS:g} {y:g} Z" '
        'fill="#ffffff" stroke="#000000" stroke-width="0.3"/>'
    )
    tray = f'x="{x - 9:g}" y="{y + 0.2:g}" width="18" height="2.6"'
    yield f'<rect {tray} fill="none" stroke="#000000" stroke-width="0.1"/>'
    for index, arc in enumerate(felt.arcs):
        yield from _arc(arc, index)
    for box in felt.boxes:
        yield from _box(box)
    yield from (_mark(mark) for mark in felt.marks)
    foot = " · ".join(part for part in (f"Scale 1 to {_SCALE}", felt.head.stamp, felt.note) if part)
    yield _mark(_line(foot, height - 1.2))
    if felt.head.draft:
        yield _mark(_line(felt.head.draft_reason, height - 2.6))
    yield "</svg>"


def _line(text: str, y: float) -> Mark:
    """Return a line below the table, no longer than the sheet is wide."""
    letter = min(1.0, SIZE[0] * 0.95 / (max(letters(text), 1) * LETTER))
    return Mark(text=text, x=SIZE[0] / 2, y=y, letter=round(letter, 3))


def _arc(arc: Arc, index: int) -> Iterator[str]:
    x, y = CENTER
    curve = f"M {x - arc.radius:g} {y:g} A {arc.radius:g} {arc.radius:g} 0 0 0 {x + arc.radius:g} {y:g}"
    yield f'<path id="arc{index}" d="{curve}" fill="none"/>'
    yield (
        f'<text font-size="{arc.letter:g}" text-anchor="middle">'
        f'<textPath href="#arc{index}" startOffset="50%">{_text(arc.text)}</textPath></text>'
    )


def _box(box: Box) -> Iterator[str]:
    turn = f"translate({box.x:g} {box.y:g}) rotate({box.turned:.2f})"
    yield f'<g transform="{turn}">'
    line = 'fill="none" stroke="#000000" stroke-width="0.12"'
    if box.round:
        yield f'<circle r="{box.width / 2:.3f}" {line}/>'
    else:
        half_x, half_y = box.width / 2, box.height / 2
        yield (
            f'<rect x="{-half_x:.3f}" y="{-half_y:.3f}" width="{box.width:.3f}" height="{box.height:.3f}" '
            f'rx="0.4" {line}/>'
        )
    step = box.letter * 1.2
    first = -step * (len(box.lines) - 1) / 2 + box.letter * 0.35
    spans = "".join(
        f'<tspan x="0" y="{first + index * step:.3f}">{_text(text)}{" " if index < len(box.lines) - 1 else ""}</tspan>'
        for index, text in enumerate(box.lines)
    )
    yield f'<text font-size="{box.letter:g}" text-anchor="middle">{spans}</text>'
    yield "</g>"


def _mark(mark: Mark) -> str:
    turn = f' transform="rotate({mark.turned:.2f} {mark.x:g} {mark.y:g})"' if mark.turned else ""
    weight = ' font-weight="bold"' if mark.bold else ""
    return (
        f'<text x="{mark.x:g}" y="{mark.y:g}" font-size="{mark.letter:g}" text-anchor="middle"{weight}{turn}>'
        f"{_text(mark.text)}</text>"
    )


def _text(text: str) -> str:
    return escape(clean(text), quote=False)
