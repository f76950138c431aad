"""The transforms of SVG."""

import math
import re
from dataclasses import dataclass
from itertools import islice

from checker.drafts.readers.number import finite

_MOST_VALUES = 6
_MOST_FUNCTIONS = 100
_FUNCTION = re.compile(r"(matrix|translate|scale|rotate|skewx|skewy)\s*\(([^)]*)\)", re.IGNORECASE)
_NUMBER = re.compile(r"[-+]?(?:[0-9]*\.[0-9]+|[0-9]+)(?:[eE][-+]?[0-9]{1,3})?")


@dataclass(frozen=True, slots=True)
class Matrix:
    """A point (x, y) goes to (a·x + c·y + e, b·x + d·y + f)."""

    a: float
    b: float
    c: float
    d: float
    e: float
    f: float

    def times(self, inner: "Matrix") -> "Matrix":
        """Return the transform that does ``inner`` first and this one after it."""
        return Matrix(
            self.a * inner.a + self.c * inner.b,
            self.b * inner.a + self.d * inner.b,
            self.a * inner.c + self.c * inner.d,
            self.b * inner.c + self.d * inner.d,
            self.a * inner.e + self.c * inner.f + self.e,
            self.b * inner.e + self.d * inner.f + self.f,
        )

    def apply(self, x: float, y: float) -> tuple[float, float]:
        """Return where a point goes."""
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    @property
    def angle(self) -> float:
        """The direction of a line that was level, in radians, clockwise as seen."""
        return math.atan2(self.b, self.a)

    @property
    def scale(self) -> float:
        """By how much lengths along a line grow."""
        return math.hypot(self.a, self.b)


IDENTITY = Matrix(1, 0, 0, 1, 0, 0)


def parse_transform(text: str) -> Matrix:
    """Read a transform attribute; what is not understood does nothing."""
    matrix = IDENTITY
    for function in islice(_FUNCTION.finditer(text), _MOST_FUNCTIONS):
        values = [finite(item) for item in _NUMBER.findall(function[2])[:_MOST_VALUES]]
        matrix = matrix.times(_one(function[1].lower(), values))
    return matrix


def _one(name: str, values: list[float]) -> Matrix:
    match name, values:
        case "matrix", [a, b, c, d, e, f]:
            return Matrix(a, b, c, d, e, f)
        case "translate", [x, *rest]:
            return Matrix(1, 0, 0, 1, x, rest[0] if rest else 0)
        case "scale", [x, *rest]:
            return Matrix(x, 0, 0, rest[0] if rest else x, 0, 0)
        case "rotate", [degrees]:
            return _rotation(degrees)
        case "rotate", [degrees, x, y]:
            there, back = Matrix(1, 0, 0, 1, x, y), Matrix(1, 0, 0, 1, -x, -y)
            return there.times(_rotation(degrees)).times(back)
        case "skewx", [degrees]:
            return Matrix(1, 0, math.tan(math.radians(degrees)), 1, 0, 0)
        case "skewy", [degrees]:
            return Matrix(1, math.tan(math.radians(degrees)), 0, 1, 0, 0)
        case _:
            return IDENTITY


def _rotation(degrees: float) -> Matrix:
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return Matrix(cos, sin, -sin, cos, 0, 0)
