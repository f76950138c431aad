"""The lines of a filing around a finding in the html review, with the places marked, made safe to show."""

from checker.clean import clean
from checker.frozen import frozen, replace
from checker.report.places import related_places
from checker.review import Review
from checker.rules import Finding
from checker.source import Position

_BEFORE = 80
_MARKED = 120
_AFTER = 120


@frozen
class ExcerptLine:
    """One line: the text before the mark, the marked text, the text after it, and the word on the mark.

    ``primary`` tells that the finding stands here. A line without ``marked`` is there for its neighbours.
    ``gap`` tells that lines are left out before it.
    """

    number: int
    before: str
    marked: str = ""
    after: str = ""
    label: str = ""
    primary: bool = False
    gap: bool = False


def excerpt(review: Review, finding: Finding) -> tuple[ExcerptLine, ...]:
    """Return the marked lines of a finding with one line around the primary place, in the order of the file."""
    primary = review.position(finding)
    if primary.line > len(review.lines):
        return ()
    marked = [_marked(review, primary, finding.label, primary=True)]
    marked += [_marked(review, place, word) for place, word in related_places(review, finding)]
    taken = {line.number for line in marked}
    around = [
        ExcerptLine(number=number, before=_cut(clean(review.lines[number - 1]), _BEFORE + _AFTER))
        for number in (primary.line - 1, primary.line + 1)
        if 1 <= number <= len(review.lines) and number not in taken and review.lines[number - 1].strip()
    ]
    ordered = sorted([*marked, *around], key=lambda line: (line.number, not line.primary))
    return tuple(_with_gaps(ordered))


def _marked(review: Review, place: Position, word: str, *, primary: bool = False) -> ExcerptLine:
    line = review.lines[place.line - 1] if place.line <= len(review.lines) else ""
    start = place.column - 1
    before, here, after = line[:start], line[start : start + place.width], line[start + place.width :]
    shown = clean(before)
    return ExcerptLine(
        number=place.line,
        before=f"…{shown[-_BEFORE:]}" if len(shown) > _BEFORE else shown,
        marked=_cut(clean(here), _MARKED) if here.strip() else "‸",
        after=_cut(clean(after), _AFTER).rstrip(),
        label=clean(word),
        primary=primary,
    )


def _cut(text: str, limit: int) -> str:
    return text if len(text) <= limit else f"{text[:limit]}…"


def _with_gaps(lines: list[ExcerptLine]) -> list[ExcerptLine]:
    found: list[ExcerptLine] = []
    for line in lines:
        found.append(replace(line, gap=bool(found) and line.number > found[-1].number + 1))
    return found
