"""Reads and reviews one file for the commands that need a review."""

import datetime
from pathlib import Path

from checker.cli.files import STDIN, read_stdin
from checker.review import Review, review_document, review_unreadable
from checker.review.against import review_against
from checker.source import MAX_BYTES, Document, SourceError, read_file
from checker.source.reader import read_bytes


def read_path(path: str) -> Document:
    """Read the file at ``path``, or standard input for ``-``; raise SourceError for what cannot be read."""
    return read_bytes(read_stdin(MAX_BYTES), "<stdin>") if path == STDIN else read_file(Path(path))


def review_path(
    path: str,
    *,
    as_of: datetime.date | None = None,
    reading: str | None = None,
    against: str | None = None,
) -> Review:
    """Review the file at ``path``, or standard input for ``-``; what cannot be read gives a review that says so.

    With ``against``, the review under that chapter stands beside the one under the filing's own.
    """
    try:
        document = read_path(path)
    except SourceError as error:
        return review_unreadable(error)
    if against:
        return review_against(document, against, as_of=as_of, reading=reading)
    return review_document(document, as_of=as_of, reading=reading)
