"""SVG.

Every character at its place, whether the text is whole, split into tspans, spaced letter by letter or turned.
"""

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import pairwise
from statistics import median

from lxml import etree

from checker.drafts.errors import DraftError
from checker.drafts.language.normal import close_up, tidy
from checker.drafts.model import Draft, Sheet
from checker.drafts.readers import glyphs as placed
from checker.drafts.readers.decode import decode
from checker.drafts.readers.glyphs import Run
from checker.drafts.readers.lines import Glyph
from checker.drafts.readers.matrix import Matrix, parse_transform
from checker.drafts.readers.number import finite, whole_number
from checker.drafts.readers.stylesheet import Stylesheet, hides
from checker.drafts.readers.svg_text import Inherited, Letter, lengths, letters_of, number
from checker.drafts.readers.xml import local, parse

_SKIPPED = {
    "defs", "style", "script", "title", "desc", "metadata", "clippath", "mask", "pattern", "marker", "symbol", "filter",
    "lineargradient", "radialgradient",
}  # fmt: skip
_MOST_USES = 2000
_MOST_DRAWN = 100_000
_MOST_LETTERS = 200_000
_BOLD_FROM, _BLACKEST = 600, 1000
"""The weights of letters from which on they are bold, and of the boldest ones."""
_MOST_RUNS = 10_000
_MOST_PIECES = 20_000
"""So many letters or words with places of their own: a reader of drafts takes no more of them as runs."""
_DEEPEST = 200
_UNSURE = 0.25
_HREF = "{http://www.w3.org/1999/xlink}href"
_POINT = re.compile(r"[-+]?(?:[0-9]*\.[0-9]+|[0-9]+)(?:[eE][-+]?[0-9]+)?")
_MOST_POINTS = 4000
_STACK_LEAST = 3
_BEGINS = 100
"""How many characters of a path's data are read for where it begins."""


def read(data: bytes, path: str) -> Draft:
    """Read an SVG drawing. Raises :class:`DraftError` where it is malformed, unbounded, or has no text at all."""
    root = parse(data, "SVG")
    if local(root) != "svg":
        raise DraftError("The file is not an SVG drawing.", "Give it the ending of its format.")
    drawing = _Drawing(root)
    lines = tuple(re.split(r"\r\n|\n|\r", decode(data)))
    found = drawing.sheets()
    if not found and drawing.images:
        raise DraftError(
            "The SVG holds pictures but no text.", "Export it with its text kept as text, not as pictures or outlines."
        )
    if not found:
        raise DraftError(
            "The SVG holds no text that can be seen.", "Export it with its text kept as text, not turned into outlines."
        )
    return Draft(path=path, form="svg", sheets=tuple(found), lines=lines, notes=tuple(drawing.notes()))


def sheets_of(element: etree._Element) -> list[Sheet]:
    """Return the texts of a drawing that stands inside a page."""
    return _Drawing(element).sheets()


@dataclass(slots=True)
class _Drawing:
    root: etree._Element
    glyphs: list[Glyph] = field(default_factory=list)
    whole: list[Run] = field(default_factory=list)
    pieces: int = 0
    centred: int = 0
    images: int = 0
    outside: int = 0
    uses: int = 0
    drawn: int = 0
    by_id: dict[str, etree._Element] = field(default_factory=dict)
    styles: Stylesheet | None = None
    canvas: tuple[float, float, float, float] | None = None

    def sheets(self) -> list[Sheet]:
        """Walk the drawing and give its texts."""
        self.styles = Stylesheet(
            "\n".join("".join(node.itertext()) for node in self.root.iter() if local(node) == "style")
        )
        self.by_id = {name: node for node in self.root.iter() if (name := node.get("id"))}
        self.canvas = _canvas(self.root)
        start = self._styled(self.root, Inherited())
        if start is None:
            return []
        for child in self.root:
            self._element(child, start, 0)
        left, top, right, bottom = self.canvas or (0.0, 0.0, 0.0, 0.0)
        side = max(right - left, bottom - top)
        return placed.sheets(self.glyphs, None, self.whole, corner=(0.0, 0.0), side=side)

    def notes(self) -> Iterator[str]:
        """Return what was left out."""
        if self.images:
            yield f"{self.images} picture{'' if self.images == 1 else 's'} cannot be read: text in a "
            "picture is not checked."
        if self.outside:
            yield f"{self.outside} characters stand outside the drawing and were not read."

    def _styled(self, element: etree._Element, above: Inherited) -> Inherited | None:
        """Return what holds inside an element; None where it is not drawn."""
        assert self.styles is not None  # noqa: S101 - set before the walk
        rules = self.styles.of(element)

        def style(name: str) -> str:
            return rules.get(name) or (element.get(name) or "").strip().lower()

        if hides(style) or hides(lambda name: style(f"fill-{name}") if name == "opacity" else ""):
            return None
        size = lengths(style("font-size"), above.size, above.size)
        return replace(
            above,
            matrix=above.matrix.times(parse_transform(element.get("transform") or style("transform"))),
            size=size[0] if size else above.size,
            anchor=style("text-anchor") or above.anchor,
            spacing=(lengths(style("letter-spacing"), above.size, 0.0) or [above.spacing])[0],
            bold=_is_bold(style("font-weight"), above=above.bold),
            shown={"hidden": False, "collapse": False, "visible": True}.get(style("visibility"), above.shown),
            fill=_paint(style("fill"), above.fill),
            stroke=_paint(style("stroke"), above.stroke),
        )

    def _element(self, element: etree._Element, above: Inherited, depth: int) -> None:
        name = local(element)
        if not name or name in _SKIPPED or depth > _DEEPEST:
            return
        self._count()
        inside = self._styled(element, above)
        if inside is None:
            return
        if name == "text":
            self._text(element, inside)
        elif name == "use":
            self._use(element, inside, depth)
        elif name == "image":
            self._image(element, inside)
        elif name == "foreignobject":
            self._foreign(element, inside)
        elif name == "flowroot":
            self._flowed(element, inside)
        elif name in {"path", "g"} and element.get("aria-label") and not _holds_text(element):
            self._outlines(element, inside)
        else:
            if name == "svg":
                shift = Matrix(1, 0, 0, 1, number(element.get("x")), number(element.get("y")))
                inside = replace(inside, matrix=inside.matrix.times(shift))
            for child in element:
                self._element(child, inside, depth + 1)
                if name == "switch" and local(child):
                    break

    def _count(self) -> None:
        """Count an element that is drawn: one that is used again is drawn again."""
        self.drawn += 1
        if self.drawn > _MOST_DRAWN:
            raise DraftError("The SVG repeats its parts too often to be read.", "Export it without linked copies.")

    def _use(self, element: etree._Element, inside: Inherited, depth: int) -> None:
        self.uses += 1
        if self.uses > _MOST_USES:
            raise DraftError("The SVG repeats its parts too often to be read.", "Export it without linked copies.")
        target = self.by_id.get((element.get("href") or element.get(_HREF) or "").removeprefix("#"))
        if target is None:
            return
        shift = Matrix(1, 0, 0, 1, number(element.get("x")), number(element.get("y")))
        moved = replace(inside, matrix=inside.matrix.times(shift))
        if local(target) in {"symbol", "svg"}:
            for child in target:
                self._element(child, moved, depth + 1)
        else:
            self._element(target, moved, depth + 1)

    def _image(self, element: etree._Element, inside: Inherited) -> None:
        self.images += 1
        title = next((child for child in element if local(child) == "title"), None)
        said = tidy(element.get("aria-label") or ("".join(title.itertext()) if title is not None else ""))
        if said and inside.visible:
            x, y = inside.matrix.apply(number(element.get("x")), number(element.get("y")))
            self._whole(said, x, y, inside, element, alt=True)

    def _outlines(self, element: etree._Element, inside: Inherited) -> None:
        """Take letters that were turned into outlines, where the drawing program left what they say."""
        drawn = next((node for node in element.iter() if local(node) == "path"), element)
        first = [finite(item) for item in _POINT.findall((drawn.get("d") or "")[:_BEGINS])[:2]]
        x, y = inside.matrix.apply(*(*first, 0.0, 0.0)[:2])
        self._whole(tidy(element.get("aria-label") or ""), x, y, inside, element, alt=True)

    def _flowed(self, element: etree._Element, inside: Inherited) -> None:
        """Take text that a drawing program lets flow inside a shape."""
        shape = next((node for node in element.iter() if local(node) == "rect"), element)
        x, y = inside.matrix.apply(number(shape.get("x")), number(shape.get("y")))
        lines = [tidy("".join(node.itertext())) for node in element if local(node) in {"flowpara", "flowdiv"}]
        for index, line in enumerate(line for line in lines if line):
            self._whole(line, x, y + index * inside.size * 1.2, inside, element)

    def _foreign(self, element: etree._Element, inside: Inherited) -> None:
        x, y = inside.matrix.apply(number(element.get("x")), number(element.get("y")))
        lines = []
        for node in element.iter():
            self._count()
            lines += [tidy(text) for text in (node.text, node.tail if node is not element else None) if text]
        for index, line in enumerate(line for line in lines if line):
            self._whole(line, x, y + index * inside.size * 1.2, inside, element)

    def _whole(
        self, text: str, x: float, y: float, inside: Inherited, element: etree._Element, *, alt: bool = False
    ) -> None:
        size = inside.size * inside.matrix.scale
        if len(self.whole) >= _MOST_RUNS:
            raise _too_much()
        if text and size and inside.visible:
            self.whole.append(Run(text, x, -y, len(text) * size / 2, size, element.sourceline, alt))

    def _text(self, element: etree._Element, inside: Inherited) -> None:
        letters = [letter for letter in letters_of(element, self._styled, inside) if letter.inherited.visible]
        chunks = _chunks([letter for letter in letters if letter.path is None])
        self.pieces += len(chunks)
        if len(self.glyphs) + len(letters) > _MOST_LETTERS or self.pieces > _MOST_PIECES:
            raise _too_much()
        along = [letter for letter in letters if letter.path is not None]
        for path in {id(letter.path): letter.path for letter in along}.values():
            self._along(element, [letter for letter in along if letter.path is path], path)
        if _stacked(chunks):
            first = chunks[0][0]
            x, y = first.inherited.matrix.apply(first.x or 0.0, first.y or 0.0)
            self._whole(_stack_text(chunks), x, y, first.inherited, element)
            return
        end, length = None, 0.0
        for chunk in chunks:
            end, length = self._chunk(chunk, end, length, element)

    def _chunk(
        self, chunk: list[Letter], end: tuple[float, float] | None, length: float, element: etree._Element
    ) -> tuple[tuple[float, float], float]:
        """Place the letters of one chunk; give where it ends and how long it is."""
        first = chunk[0]
        total = sum(letter.advance for letter in chunk)
        shift = {"middle": -total / 2, "end": -total}.get(first.inherited.anchor, 0.0)
        x = (first.x if first.x is not None else end[0] if end else 0.0) + shift
        y = first.y if first.y is not None else end[1] if end else 0.0
        self.centred += 1
        centred = self.centred if first.inherited.anchor == "middle" and len(chunk) > 1 else 0
        for index, letter in enumerate(chunk):
            x, y = x + letter.dx, y + letter.dy
            matrix = letter.inherited.matrix
            px, py = matrix.apply(x, y)
            size = letter.inherited.size * matrix.scale
            if self._inside_canvas(px, py, size):
                self.glyphs.append(
                    Glyph(
                        text=letter.text,
                        x=px,
                        y=-py,
                        advance=letter.advance * matrix.scale,
                        size=size,
                        angle=-(matrix.angle + math.radians(letter.rotate)),
                        starts=index == 0,
                        slack=_UNSURE * length * matrix.scale if index == 0 and length > first.inherited.size else 0.0,
                        line=element.sourceline,
                        centred=centred,
                    )
                )
            elif letter.text.strip():
                self.outside += 1
            x += letter.advance
        return (x, y), total

    def _inside_canvas(self, x: float, y: float, size: float) -> bool:
        if self.canvas is None:
            return True
        left, top, right, bottom = self.canvas
        return left - size <= x <= right + size and top - size <= y <= bottom + size

    def _along(self, element: etree._Element, letters: list[Letter], path: etree._Element | None) -> None:
        """Place text that runs on a path: in the middle of the path's ends, as one line."""
        reference = (path.get("href") or path.get(_HREF) or "") if path is not None else ""
        target = self.by_id.get(reference.removeprefix("#"))
        points = [
            finite(item)
            for item in _POINT.findall((target.get("d") or "") if target is not None else "")[:_MOST_POINTS]
        ]
        inside = letters[0].inherited
        text = tidy(close_up("".join(letter.text for letter in letters)))
        ends = [*points[:2], *points[-2:]] if len(points) >= 4 else [0.0, 0.0, 0.0, 0.0]  # noqa: PLR2004 - two points
        x, y = inside.matrix.apply((ends[0] + ends[2]) / 2, (ends[1] + ends[3]) / 2)
        width = inside.size * inside.matrix.scale / 2 or 1.0
        self._whole(text, x - len(text) * width / 2, y, inside, element)


def _is_bold(weight: str, *, above: bool) -> bool:
    """Return whether letters are bold: by their own weight, or by that around them where they have none."""
    if weight in {"", "inherit"}:
        return above
    return weight in {"bold", "bolder"} or whole_number(weight, 0, _BLACKEST) >= _BOLD_FROM


def _paint(own: str, above: str) -> str:
    """Return what an element is painted with: its own, or what holds around it."""
    return own if own not in {"", "inherit"} else above


def _holds_text(element: etree._Element) -> bool:
    return any(local(node) in {"text", "flowroot", "foreignobject"} for node in element.iter())


def _chunks(letters: list[Letter]) -> list[list[Letter]]:
    chunks: list[list[Letter]] = []
    for letter in letters:
        if not chunks or letter.x is not None or letter.y is not None:
            chunks.append([letter])
        else:
            chunks[-1].append(letter)
    return chunks


def _stacked(chunks: list[list[Letter]]) -> bool:
    """Whether the letters of a text stand one below the other."""
    firsts = [chunk[0] for chunk in chunks]
    if len(chunks) < _STACK_LEAST or any(len("".join(item.text for item in chunk).strip()) != 1 for chunk in chunks):
        return False
    size = firsts[0].inherited.size
    return all(
        abs((after.x or 0.0) - (before.x or 0.0)) < size / 4
        and ((after.y is not None and before.y is not None and after.y - before.y >= size / 2) or after.dy >= size / 2)
        for before, after in pairwise(firsts)
    )


def _stack_text(chunks: list[list[Letter]]) -> str:
    firsts = [chunk[0] for chunk in chunks]
    steps = [after.dy or ((after.y or 0.0) - (before.y or 0.0)) for before, after in pairwise(firsts)]
    usual = median(steps)
    pieces = [firsts[0].text]
    for letter, step in zip(firsts[1:], steps, strict=True):
        pieces.append(f" {letter.text}" if step > 1.5 * usual else letter.text)
    return tidy("".join(pieces))


def _canvas(root: etree._Element) -> tuple[float, float, float, float] | None:
    """Return the part of the plane that is shown, where the drawing says so in plain numbers."""
    box = [finite(item) for item in _POINT.findall(root.get("viewBox") or root.get("viewbox") or "")]
    if len(box) == 4 and box[2] > 0 and box[3] > 0:  # noqa: PLR2004 - left, top, width, height
        return box[0], box[1], box[0] + box[2], box[1] + box[3]
    width, height = root.get("width") or "", root.get("height") or ""
    if re.fullmatch(r"[0-9.]+(px)?", width) and re.fullmatch(r"[0-9.]+(px)?", height):
        return 0.0, 0.0, number(width), number(height)
    return None


def _too_much() -> DraftError:
    return DraftError("The SVG holds too much text for a layout, sign or guide.", "Check one table's draft.")
