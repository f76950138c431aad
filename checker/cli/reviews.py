"""Reads and reviews one file for the commands that need a review."""

import datetime
from collections.abc import Sequence
from pathlib import Path

from checker.batch.one import review_file
from checker.cli.exits import exit_code, stop
from checker.cli.files import STDIN, leads_out, read_stdin
from checker.frozen import replace
from checker.review import Review
from checker.review.model import NOTHING_TO_JUDGE
from checker.source import MAX_BYTES, Document, Position, Problem, SourceError, read_file
from checker.source.reader import read_bytes


def read_path(path: str) -> Document:
    """Read the file at ``path``, or standard input for ``-``; raise SourceError for what cannot be read.

    A link that leads out of its folder is not read: a report that quotes what it leads to could tell a secret.
    """
    if path == STDIN:
        return _on_this_day(read_bytes(read_stdin(MAX_BYTES), "<stdin>"))
    if leads_out(Path(path)):
        problem = Problem(
            message="The file is a link that leads out of its folder, so it was not read.",
            position=Position(line=1, column=1),
            help="Name the file that it leads to.",
        )
        raise SourceError(path, (problem,))
    return _on_this_day(read_file(Path(path)))


def _on_this_day(document: Document) -> Document:
    """Return the document with the day on which it was read: only the command line knows what day it is."""
    return replace(document, read_on=datetime.datetime.now(tz=datetime.UTC).date())


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
    """Review the file at ``path``, or standard input for ``-``, as :func:`checker.batch.one.review_file` does."""
    return review_file(path, as_of=as_of, reading=reading, against=against, read=read_path)
