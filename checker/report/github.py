"""GitHub workflow commands: each finding annotates its line; a plain line for each file says how it came out."""

from collections.abc import Iterable, Iterator

from checker.clean import clean, no_command
from checker.report.places import end_column, posix_path, related_places
from checker.review import OpenPoint, Review
from checker.review.identity import identified
from checker.review.wording import REASONS, citation, counts_line, is_defect, lawful_label
from checker.rules import Finding


def part(review: Review) -> list[str]:
    """Return one file's lines."""
    return [*(_command(review, finding, mark, point) for finding, mark, point in identified(review)), _closing(review)]


def whole(parts: Iterable[list[str]]) -> Iterator[str]:
    """Return the text of the report piece by piece."""
    for lines in parts:
        yield "".join(f"{line}\n" for line in lines)


def _command(review: Review, finding: Finding, mark: str, point: OpenPoint | None) -> str:
    place = review.position(finding)
    where = {
        "file": posix_path(review.path),
        "line": str(place.line),
        "col": str(place.column),
        "endLine": str(place.line),
        # The last column that is marked, not the one after it.
        "endColumn": str(max(place.column, end_column(review, place) - 1)),
        "title": " ".join(filter(None, (_class(finding, point), finding.provision))),
    }
    said = ",".join(f"{key}={_property(value)}" for key, value in where.items())
    command = "error" if is_defect(finding) else "warning" if point and point.decides else "notice"
    return f"::{command} {said}::{_data(chr(10).join(_message(review, finding, mark)))}"


def _class(finding: Finding, point: OpenPoint | None) -> str:
    return f"open, {REASONS[point.reason.value]}" if point else finding.kind.value


def _message(review: Review, finding: Finding, mark: str) -> Iterator[str]:
    yield clean(finding.message).strip() or "No message."
    if finding.help:
        yield f"{lawful_label(finding)}: {clean(finding.help)}"
    for place, word in related_places(review, finding):
        yield f"see line {place.line}, column {place.column}: {clean(word)}"
    yield from (clean(note) for note in finding.notes)
    if finding.provision:
        source = f" ({', '.join(finding.sources)})" if finding.sources else ""
        yield f"{citation(review, finding.provision)}{source}"
    yield f"{finding.severity.value}; id {mark}"


def _closing(review: Review) -> str:
    law = f" ({review.chapter_id} as of {review.as_of.isoformat()})" if review.ruleset and review.as_of else ""
    return no_command(f"Checked {clean(posix_path(review.path))}{law}. {counts_line(review)}")


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    """Escape a property. Line breaks keep a name exact; other control characters are shown, never sent to the log."""
    kept = "".join(char if char in "\r\n" else clean(char) for char in text)
    return _data(kept).replace(":", "%3A").replace(",", "%2C")
