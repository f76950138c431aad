"""One filing of many: its review, and what stands in its place where the program fails on it."""

import datetime
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from checker.frozen import frozen
from checker.review import Review, review_document, review_unreadable
from checker.source import Document, Position, Problem, SourceError, read_file

if TYPE_CHECKING:
    from checker.report.forms.review import File

_LONGEST_REASON = 300


def review_file(
    path: str,
    *,
    as_of: datetime.date | None = None,
    reading: str | None = None,
    against: str | None = None,
    read: Callable[[str], Document] | None = None,
) -> Review:
    """Review the file at ``path``; what cannot be read gives a review that says so.

    With ``against``, the review under that chapter stands beside the one under the filing's own. ``read`` reads the
    file where that takes more than opening it.
    """
    try:
        document = read(path) if read else read_file(Path(path))
    except SourceError as error:
        return review_unreadable(error)
    if against:
        from checker.review.compare_chapters import review_against  # noqa: PLC0415 - few runs compare two chapters

        return review_against(document, against, as_of=as_of, reading=reading)
    return review_document(document, as_of=as_of, reading=reading)


def not_reviewed(path: str, reason: str) -> Review:
    """Return the review of a filing that was not reviewed, for a reason that is not in the filing's text."""
    problem = Problem(
        message=f"This filing was not reviewed: {reason}",
        position=Position(line=1, column=1),
        help="The other filings of the run are not touched by it. Nothing is known about this one.",
    )
    return review_unreadable(SourceError(path, (problem,)))


def fault(error: BaseException) -> str:
    """Return an error that is no problem of the filing as a sentence in one line."""
    if isinstance(error, OSError):
        name = f"{error.filename}: " if isinstance(error.filename, str) else ""
        return f"{name}{(error.strerror or 'the system refused').lower()}."
    said = " ".join(str(error).split())[:_LONGEST_REASON]
    detail = f"{type(error).__name__}: {said}" if said else type(error).__name__
    return f"internal error ({detail}). This is a fault of the program, not of your file."


def traceback_wanted() -> bool:
    """Whether whoever runs the program asks to see where it fails."""
    return bool(os.environ.get("CHECKER_TRACEBACK"))


@frozen
class FileForm:
    """Reviews one file and gives its public JSON form. It is plain data, so that it can be sent to another process."""

    as_of: datetime.date | None
    reading: str | None
    against: str | None

    def __call__(self, path: str) -> "File":
        """Review the file at ``path``; nothing is raised, unless a traceback is asked for."""
        from checker.report.json_form import file_form  # noqa: PLC0415 - other reports than this are made of one too

        try:
            return file_form(review_file(path, as_of=self.as_of, reading=self.reading, against=self.against))
        except Exception as error:
            if traceback_wanted():
                raise
            return self.lost(path, fault(error))

    def lost(self, path: str, reason: str) -> "File":
        """Return the form of a file that was not reviewed."""
        from checker.report.json_form import file_form  # noqa: PLC0415 - few files are lost

        return file_form(not_reviewed(path, reason))
