"""Reads and reviews one file for the commands that need a review."""

import datetime
from collections.abc import Sequence
from pathlib import Path

from checker.cli.exits import exit_code, stop
from checker.cli.files import STDIN, read_stdin
from checker.review import Review, review_document, review_unreadable
from checker.review.against import review_against
from checker.review.model import NOTHING_TO_JUDGE
from checker.source import MAX_BYTES, Document, SourceError, read_file
from checker.source.reader import read_bytes


def read_path(path: str) -> Document:
    """Read the file at ``path``, or standard input for ``-``; raise SourceError for what cannot be read."""
    return read_bytes(read_stdin(MAX_BYTES), "<stdin>") if path == STDIN else read_file(Path(path))


_MOST_REASONS = 8


def stop_unjudged(reviews: Sequence[Review]) -> None:
    """Stop, with what is wrong and where, if one of the reviews judged nothing; with the worst of their exit codes."""
    unjudged = [review for review in reviews if review.filing is None]
    if not unjudged:
        return
    said = []
    for review in unjudged:
        word = "there is nothing to judge" if review.outcome == NOTHING_TO_JUDGE else "the filing cannot be read"
        said.append(f"{review.path}: {word}:")
        for finding in review.findings[:_MOST_REASONS]:
            place = review.position(finding)
            said.append(f"  line {place.line}, column {place.column}: {finding.message} {finding.help}".rstrip())
        more = len(review.findings) - _MOST_REASONS
        said += [f"  and {more} more"] if more > 0 else []
    stop("\n".join(said), exit_code(review.outcome for review in unjudged))


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
