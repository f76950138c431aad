"""The sheet on which a sign is set."""

from dataclasses import dataclass
from typing import Literal

Paper = Literal["letter", "tabloid"]
Orientation = Literal["portrait", "landscape"]
PAPERS: dict[Paper, tuple[float, float]] = {"letter": (8.5, 11.0), "tabloid": (11.0, 17.0)}
ORIENTATIONS: tuple[Orientation, ...] = ("portrait", "landscape")


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """A sheet: letter (8.5 by 11 inches) or tabloid (11 by 17), upright or on its side."""

    paper: Paper = "letter"
    orientation: Orientation = "portrait"

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in inches."""
        narrow, wide = PAPERS[self.paper]
        return (narrow, wide) if self.orientation == "portrait" else (wide, narrow)
