"""Where a command's reports go: one format to standard output, any number to files.

A report is made of parts, one for each review. Parts are plain data that JSON can hold, and wait on disk until the end,
so that memory does not grow with the number of filings. A review is reduced to its parts where it was made, which may
be another process.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from checker.cli.common import one_of
from checker.cli.console import Line, emit, write
from checker.cli.exits import stop
from checker.cli.files import refuse_unwritable, write_files
from checker.frozen import frozen, replace

if TYPE_CHECKING:
    from checker.review import Review

Part = Any
"""What a format keeps of one review until the end: plain data that JSON can hold."""


@frozen
class Form:
    """One format: ``part`` reduces a review to what is kept of it, ``whole`` joins the parts into pieces of text.

    ``whole`` may go through the parts more than once.
    """

    part: Callable[["Review"], Part]
    whole: Callable[[Iterable[Part]], Iterable[str]]


def _text_part(review: "Review") -> Part:
    from checker.clean import no_command
    from checker.report.text import text_report

    return [no_command(line) for line, _ in text_report(review)]


def _text_whole(parts: Iterable[Part]) -> Iterator[str]:
    lead = ""
    for part in parts:
        yield lead + "\n".join(part) + "\n"
        lead = "\n\n"


def _json_part(review: "Review") -> Part:
    from checker.report.json_form import dump, file_form

    # Its text is made where the review was: to join texts is all that is left to the process that waits for all.
    return dump(file_form(review), _FILE_INDENT).rstrip("\n")


_FILE_INDENT = "    "


def _json_whole(parts: Iterable[Part]) -> Iterator[str]:
    from checker.report.json_form import REVIEW_VERSION, dump

    head, _, tail = dump({"version": REVIEW_VERSION, "files": [None]}).partition("\n    null\n")
    yield head
    lead, end = f"\n{_FILE_INDENT}", ""
    for part in parts:
        yield lead + part
        lead, end = f",\n{_FILE_INDENT}", "\n  "
    yield end + tail.removeprefix("  ")


def _sarif_part(review: "Review") -> Part:
    from checker.report import sarif

    return sarif.part(_from_here(review))


def _sarif_whole(parts: Iterable[Part]) -> Iterable[str]:
    from checker.report import sarif

    return sarif.whole(parts)


def _junit_part(review: "Review") -> Part:
    from checker.report import junit

    return junit.part(_from_here(review))


def _junit_whole(parts: Iterable[Part]) -> Iterable[str]:
    from checker.report import junit

    return junit.whole(parts)


def _github_part(review: "Review") -> Part:
    from checker.report import github

    return github.part(_from_here(review))


def _github_whole(parts: Iterable[Part]) -> Iterable[str]:
    from checker.report import github

    return github.whole(parts)


def _gitlab_part(review: "Review") -> Part:
    from checker.report import gitlab

    return gitlab.part(_from_here(review))


def _gitlab_whole(parts: Iterable[Part]) -> Iterable[str]:
    from checker.report import gitlab

    return gitlab.whole(parts)


def _html_part(review: "Review") -> Part:
    from checker.report import html

    return html.part(review)


def _html_whole(parts: Iterable[Part]) -> Iterable[str]:
    from checker.report import html

    return html.whole(parts)


def _record_part(review: "Review") -> Part:
    from checker.casework.review_record import RecordError, record_text, review_record

    try:
        return record_text(review_record(review))
    except RecordError as error:
        return f"# {error}.\n"


def _record_whole(parts: Iterable[Part]) -> Iterator[str]:
    made = list(parts)
    if len(made) > 1:
        stop(f"a record is of one filing; {len(made)} were reviewed. Write one record for each.")
    yield from made


FORMS: Mapping[str, Form] = {
    "text": Form(part=_text_part, whole=_text_whole),
    "json": Form(part=_json_part, whole=_json_whole),
    "sarif": Form(part=_sarif_part, whole=_sarif_whole),
    "junit": Form(part=_junit_part, whole=_junit_whole),
    "github": Form(part=_github_part, whole=_github_whole),
    "gitlab": Form(part=_gitlab_part, whole=_gitlab_whole),
    "html": Form(part=_html_part, whole=_html_whole),
    "record": Form(part=_record_part, whole=_record_whole),
}


def _from_here(review: "Review") -> "Review":
    """Name a file below the current folder relative to it, as pipelines name the files of a repository."""
    path, here = Path(review.path), Path.cwd()
    return replace(review, path=str(path.relative_to(here))) if path.is_relative_to(here) else review


def parse_targets(output: Iterable[str]) -> list[tuple[str, Path]]:
    """Read ``FORMAT=FILE`` options; stop with exit code 2 if one is malformed or its file cannot be written."""
    targets: list[tuple[str, Path]] = []
    for item in output:
        name, equals, file = item.partition("=")
        if not (equals and file):
            stop(f"--output {item}: write FORMAT=FILE, such as json=review.json.")
        one_of("--output", name, tuple(FORMS))
        if any(Path(file).resolve() == other.resolve() for _, other in targets):
            stop(f"--output {item}: two reports cannot go to one file.")
        refuse_unwritable(Path(file))
        targets.append((name, Path(file)))
    return targets


@frozen
class Taken:
    """What is kept of one review: text for standard output at once, and each format's part as bytes."""

    lines: tuple[Line, ...]
    parts: Mapping[str, bytes]


def kept_forms(form: str, targets: Iterable[tuple[str, Path]]) -> tuple[str, ...]:
    """Name the formats whose parts wait until the end: those of the files, and that of standard output but for text."""
    return tuple(sorted({name for name, _ in targets} | ({form} - {"text"})))


def reduce_review(
    review: "Review",
    form: str,
    kept: Iterable[str],
    columns: int,
    *,
    brief: bool = False,
    every_advisory: bool = False,
) -> Taken:
    """Reduce a review to what is kept of it; text for standard output is at most ``columns`` wide.

    ``brief`` text has one line; ``every_advisory`` tells every doubt of the law in full.
    """
    lines: tuple[Line, ...] = ()
    if form == "text":
        from checker.report.text import brief_report, text_report

        lines = tuple(
            brief_report(review, columns) if brief else text_report(review, columns, every_advisory=every_advisory)
        )
    parts = {}
    for name in kept:
        # The forms of other programs have one review a file: that under the chapter that was asked about.
        both = name in {"text", "json", "html"}
        part = FORMS[name].part(review if both else review.against or review)
        parts[name] = _written(part)
    return Taken(lines=lines, parts=parts)


_TEXT, _DATA = b"t", b"d"


def _written(part: object) -> bytes:
    """Return a part as bytes: a text as it is, so that it need not be read again, and other data as JSON."""
    if isinstance(part, str):
        return _TEXT + part.encode("utf-8", "surrogatepass")
    import json

    return _DATA + json.dumps(part).encode("ascii")


def _read(written: bytes) -> Part:
    if written[:1] == _TEXT:
        return written[1:].decode("utf-8", "surrogatepass")
    import json

    return json.loads(written[1:])


_LENGTH = 8


class _Spool:
    """Parts that wait until the end: the first few in memory, the rest in a temporary file."""

    _IN_MEMORY = 4_000_000

    def __init__(self) -> None:
        import tempfile

        self._file = tempfile.SpooledTemporaryFile(self._IN_MEMORY)  # noqa: SIM115 - closed by Outputs.close
        self._end = 0

    def append(self, part: bytes) -> None:
        """Add a part, after its length."""
        self._file.seek(self._end)
        self._end += self._file.write(len(part).to_bytes(_LENGTH, "big") + part)

    def __iter__(self) -> Iterator[Part]:
        offset = 0
        while offset < self._end:
            self._file.seek(offset)
            size = int.from_bytes(self._file.read(_LENGTH), "big")
            written = self._file.read(size)
            offset += _LENGTH + size
            yield _read(written)

    def close(self) -> None:
        """Return up the file."""
        self._file.close()


class Outputs:
    """Takes what is kept of each review, one by one and in order, and writes at the end."""

    def __init__(self, form: str, targets: list[tuple[str, Path]], *, brief: bool = False) -> None:
        self._between = "" if brief else "\n\n"
        self._form = form
        self._targets = targets
        self._parts = {name: _Spool() for name in kept_forms(form, targets)}
        self._seen = 0

    def take(self, taken: Taken) -> None:
        """Take one review; text for standard output is written at once."""
        if self._form == "text":
            self._emit(taken.lines)
        for name, parts in self._parts.items():
            parts.append(taken.parts[name])

    def take_summary(self, lines: Iterable[Line]) -> None:
        """Take the summary of all filings, with which a report in text ends."""
        listed = tuple(lines)
        if self._form == "text":
            self._between = self._between or "\n"
            self._emit(listed)
        if "text" in self._parts:
            from checker.clean import no_command

            self._parts["text"].append(_written([no_command(line) for line, _ in listed]))

    def _emit(self, lines: Iterable[Line]) -> None:
        if self._seen:
            write(self._between)
        self._seen += 1
        emit(lines)

    def finish(self) -> None:
        """Write what was kept: all files whole, or none of them."""
        try:
            write_files((file, FORMS[name].whole(self._parts[name])) for name, file in self._targets)
            if self._form != "text":
                for piece in FORMS[self._form].whole(self._parts[self._form]):
                    write(piece)
        finally:
            self.close()

    def close(self) -> None:
        """Return up what was kept; nothing can be taken afterwards."""
        for parts in self._parts.values():
            parts.close()
