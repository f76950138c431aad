"""Where a finding stands, as reports for machines say it: a relative path or URI, and columns that end."""

from pathlib import PurePath
from urllib.parse import quote

from checker.review import Review
from checker.rules import Finding
from checker.source import Position


def posix_path(path: str) -> str:
    """Return a path with forward slashes and without a leading ``./``, as repositories name files."""
    return PurePath(path).as_posix()


def artifact_uri(path: str) -> str:
    """Return the percent-encoded URI of a path: relative for a relative path, ``file:`` for an absolute one.

    Bytes of a file name that are no UTF-8 are encoded as they are.
    """
    here = PurePath(path)
    if here.is_absolute():
        return here.as_uri()
    return quote(here.as_posix().encode("utf-8", "surrogateescape"), safe="/")


def end_column(review: Review, place: Position) -> int:
    """Return the column after the last character of a place, within its line; at least the place's own column."""
    end = place.column + place.width
    if place.line <= len(review.lines):
        end = min(end, len(review.lines[place.line - 1]) + 1)
    return max(end, place.column)


def related_places(review: Review, finding: Finding) -> list[tuple[Position, str]]:
    """Return the further places of a finding with the word on each, without repeats of the primary place."""
    seen = {_spot(review.position(finding))}
    places = []
    for path, word in finding.related:
        place = review.place(path)
        if _spot(place) not in seen:
            seen.add(_spot(place))
            places.append((place, word))
    return places


def _spot(place: Position) -> tuple[int, int]:
    return place.line, place.column
