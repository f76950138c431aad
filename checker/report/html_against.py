"""What the html review shows of a comparison: the differences under another chapter, both laws side by side."""

from collections.abc import Iterator

from checker.clean import clean
from checker.frozen import frozen
from checker.report.against import chapter_name, grouped, side_lines, title, verdict
from checker.review import Review
from checker.review.compare_chapters import Difference


@frozen
class DifferenceView:
    """One entry that comes out differently: its place, its path, its text, and what each chapter says of it."""

    place: str
    line_anchor: str
    field: str
    actual: str
    home: tuple[str, ...]
    other: tuple[str, ...]


@frozen
class GroupView:
    """The differences under one heading."""

    title: str
    rows: tuple[DifferenceView, ...]


@frozen
class AgainstView:
    """The comparison of two chapters. ``sentences`` say how the filing comes out under each of them."""

    home: str
    other: str
    sentences: tuple[str, ...]
    groups: tuple[GroupView, ...]


def against_view(home: Review, other: Review, here: str, listed: int) -> AgainstView:
    """Return the comparison of ``home`` with ``other``, of which the page tells everything else.

    ``here`` is the id of the filing on the page, of which ``listed`` lines are shown.
    """
    sentences = [f"{home.chapter_id or 'Its own chapter'}, its own chapter: {verdict(home)}"]
    groups: tuple[GroupView, ...] = ()
    if home.ruleset is None:
        sentences = ["The filing could not be judged under a chapter of its own, so there is nothing to compare."]
    elif other.ruleset is None:
        sentences += [clean(finding.message) for finding in other.findings]
    else:
        sentences.append(f"{title(other)}. {verdict(other)}")
        found = grouped(home, other)
        groups = tuple(
            GroupView(title=f"{name}: {len(items)}", rows=tuple(_rows(items, here, listed))) for name, items in found
        )
        sentences += [] if found else ["Nothing comes out differently."]
    return AgainstView(
        home=chapter_name(home) if home.ruleset else "",
        other=chapter_name(other) if other.ruleset else "",
        sentences=tuple(sentences),
        groups=groups,
    )


def _rows(items: tuple[Difference, ...], here: str, listed: int) -> Iterator[DifferenceView]:
    for item in items:
        line = item.position.line
        yield DifferenceView(
            place=f"Line {line}, column {item.position.column}",
            line_anchor=f"{here}-L{line}" if line <= listed else "",
            field=clean(item.at),
            actual=clean(item.actual),
            home=side_lines(item.home),
            other=side_lines(item.other),
        )
