"""A draft's text as it is placed on its pages, whatever the file's format was."""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True, kw_only=True)
class Box:
    """The part of a page or drawing that a text covers, counted from the upper left.

    In points for a page of a PDF, in the units of the drawing for an SVG.
    """

    left: float
    top: float
    right: float
    bottom: float

    def with_(self, other: "Box") -> "Box":
        """Return the box around both."""
        return Box(
            left=min(self.left, other.left),
            top=min(self.top, other.top),
            right=max(self.right, other.right),
            bottom=max(self.bottom, other.bottom),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """Where a text stands: its line and column in the file, or its page. ``near`` is the text that stands there.

    ``box`` is told for a PDF and an SVG.
    """

    near: str
    line: int | None = None
    column: int | None = None
    page: int | None = None
    box: Box | None = None

    def with_(self, other: "Place") -> "Place":
        """Return the place with its box widened around another text of the page, where both have one."""
        if self.box is None or other.box is None or self.page != other.page:
            return self
        return replace(self, box=self.box.with_(other.box))


@dataclass(frozen=True, slots=True, kw_only=True)
class Span:
    """A run of text without a wide gap.

    ``left`` and ``right`` are in widths of a character, ``y`` in heights of a line and growing downwards, so that a
    text file, a table and a page of a PDF can be judged alike. ``row`` is common to the cells of one row of a real
    table. ``alt`` tells that the text is not printed itself but describes an image, ``leads`` that a row of dots or the
    like runs from it to what follows. ``size`` is that of its letters; 0 where the format tells none.
    """

    text: str
    left: float
    right: float
    y: float
    place: Place
    row: int | None = None
    alt: bool = False
    leads: bool = False
    size: float = 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """The texts of one page that run in one direction, in the order of the file.

    ``side`` is the longer side of the page in the unit of the sizes of letters; 0 where the format has no pages.
    """

    spans: tuple[Span, ...]
    side: float = 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """A draft that was read.

    ``lines`` is its source where that is text, for excerpts; ``notes`` tell what was left out.
    """

    path: str
    form: str
    sheets: tuple[Sheet, ...]
    lines: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
