"""The letters of one SVG text element, each with what its tspans say of its place."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from lxml.etree import _Element

from checker.drafts.readers.matrix import IDENTITY, Matrix
from checker.drafts.readers.number import finite
from checker.drafts.readers.xml import local

_LENGTH = re.compile(r"([-+]?(?:[0-9]*\.[0-9]+|[0-9]+)(?:[eE][-+]?[0-9]{1,3})?)\s*(px|pt|pc|mm|cm|in|em|ex|rem|%)?")
_UNITS = {"": 1.0, "px": 1.0, "pt": 4 / 3, "pc": 16.0, "mm": 3.7795, "cm": 37.795, "in": 96.0, "rem": 16.0}


def _by_letter(lengths_: Mapping[int, str]) -> dict[str, int]:
    return {char: length for length, chars in lengths_.items() for char in chars}


# Lengths of letters in a common typeface, in thousandths of its size, in its usual and in its bold weight.
_LENGTHS = _by_letter({
    191: "'", 222: "ijl\u2018\u2019", 260: "|", 278: " !,./:;I[]ft", 333: "()-r\u00b7\u201c\u201d", 350: "\u2022",
    355: '"', 389: "*", 500: "Jcksvxyz", 556: "#$0123456789?L_abdeghnopqu", 584: "+<=>~", 611: "FTZ",
    667: "&ABEKPSVXY", 722: "CDHNRUw", 778: "GOQ", 833: "Mm", 889: "%", 944: "W", 1000: "\u2014\u2026", 1015: "@",
})  # fmt: skip
_BOLD = _LENGTHS | _by_letter({
    238: "'", 278: "ijlI\u2018\u2019", 333: "!:;[]ft", 389: "r", 474: '"', 500: "z\u201c\u201d", 556: "Jcksvxy",
    611: "?Lbdghnopqu", 722: "&ABK", 778: "w", 889: "m", 975: "@",
})  # fmt: skip
_USUAL = 556
_MOST = 5000
_PLACED = frozenset({"x", "y", "dx", "dy", "rotate", "textLength", "textlength"})
_SKIPPED = {"title", "desc", "style", "script"}


@dataclass(frozen=True, slots=True)
class Inherited:
    """What an element hands down to those inside it. ``size`` and ``spacing`` are in the units of the drawing."""

    matrix: Matrix = IDENTITY
    size: float = 16.0
    anchor: str = "start"
    spacing: float = 0.0
    bold: bool = False
    shown: bool = True
    fill: str = ""
    stroke: str = "none"

    @property
    def visible(self) -> bool:
        """Whether letters are seen: what fills a text may stand there, and around it that nothing does."""
        return self.shown and not (self.fill == "none" and self.stroke == "none")


@dataclass(slots=True)
class Letter:
    """A letter: what holds for it, its length, where it was put or moved, the path that it runs on."""

    text: str
    inherited: Inherited
    advance: float
    x: float | None = None
    y: float | None = None
    dx: float = 0.0
    dy: float = 0.0
    rotate: float = 0.0
    path: _Element | None = None


Styled = Callable[[_Element, Inherited], Inherited | None]


def letters_of(element: _Element, styled: Styled, inside: Inherited) -> list[Letter]:
    """Return the letters of a text element in order; ``styled`` tells what holds inside each element of it."""
    letters: list[Letter] = []
    _gather(element, styled, inside, None, letters)
    while letters and letters[-1].text == " ":
        letters.pop()
    return letters


def _gather(
    element: _Element,
    styled: Styled,
    inside: Inherited,
    path: _Element | None,
    letters: list[Letter],
) -> None:
    start = len(letters)
    _write(element.text, inside, path, letters)
    for child in element:
        name = local(child)
        if name and name not in _SKIPPED:
            held = styled(child, inside)
            if held is not None:
                _gather(child, styled, held, child if name == "textpath" else path, letters)
        _write(child.tail, inside, path, letters)
    # Most elements say nothing of their letters, and may hold many, one inside the other.
    if _PLACED.intersection(element.attrib):
        own = letters[start:]
        _put(element, inside.size, own)
        _stretch(element, inside, own)


def _write(text: str | None, inside: Inherited, path: _Element | None, letters: list[Letter]) -> None:
    for char in (text or "").replace("\n", " ").replace("\t", " ").replace("\r", ""):
        if char == " " and (not letters or letters[-1].text == " "):
            continue
        letters.append(Letter(char, inside, _advance(char, inside) + inside.spacing, path=path))


def _advance(char: str, inside: Inherited) -> float:
    """Return about how long a letter is."""
    return (_BOLD if inside.bold else _LENGTHS).get(char, _USUAL) * inside.size / 1000


def _put(element: _Element, size: float, letters: list[Letter]) -> None:
    """Return the letters the places that the element lists; what an inner element said of a letter stays."""
    for letter, value in zip(letters, lengths(element.get("x") or "", size, 0.0), strict=False):
        letter.x = value if letter.x is None else letter.x
    for letter, value in zip(letters, lengths(element.get("y") or "", size, 0.0), strict=False):
        letter.y = value if letter.y is None else letter.y
    for letter, value in zip(letters, lengths(element.get("dx") or "", size, 0.0), strict=False):
        letter.dx = letter.dx or value
    for letter, value in zip(letters, lengths(element.get("dy") or "", size, 0.0), strict=False):
        letter.dy = letter.dy or value
    turns = lengths(element.get("rotate") or "", size, 0.0)
    for index, letter in enumerate(letters if turns else ()):
        letter.rotate = letter.rotate or turns[min(index, len(turns) - 1)]


def _stretch(element: _Element, inside: Inherited, letters: list[Letter]) -> None:
    """Use the length that the element states for its text, where it does."""
    stated = lengths(element.get("textLength") or element.get("textlength") or "", inside.size, 0.0)
    total = sum(letter.advance for letter in letters)
    if stated and stated[0] > 0 and total > 0:
        for letter in letters:
            letter.advance *= stated[0] / total


def lengths(text: str, size: float, whole: float) -> list[float]:
    """Read a list of lengths; em by ``size``, percentages of ``whole``. At most a few thousand."""
    found = []
    for match in _LENGTH.finditer(text[: _MOST * 8]):
        value, unit = finite(match[1]), match[2] or ""
        if unit in {"em", "ex"}:
            found.append(value * size * (1.0 if unit == "em" else 0.5))
        elif unit == "%":
            found.append(value * whole / 100)
        else:
            found.append(value * _UNITS[unit])
        if len(found) >= _MOST:
            break
    return found


def number(text: str | None) -> float:
    """Read one length; 0 where there is none."""
    found = lengths(text or "", 16.0, 0.0)
    return found[0] if found else 0.0
