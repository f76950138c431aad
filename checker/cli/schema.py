"""``checker schema``: the JSON Schema of a game's submissions, for editors."""

from pathlib import Path
from typing import Annotated

import typer

from checker.cli import complete


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command(
        "schema",
        short_help="Print the schema of a game's filings, for editors.",
        epilog="Example: checker schema pa/633a > submission.pa.633a.json",
    )(schema)


def schema(
    chapter: Annotated[
        str | None,
        typer.Argument(metavar="CHAPTER", help="A chapter, such as pa/633a.", autocompletion=complete.chapters),
    ] = None,
    write_to: Annotated[
        str | None, typer.Option("--write", metavar="FOLDER", help="Write every schema into this folder.")
    ] = None,
    check: Annotated[
        str | None, typer.Option("--check", metavar="FOLDER", help="Fail if a schema there is not up to date.")
    ] = None,
) -> None:
    """Print the JSON Schema of a chapter's submissions; or write or check every schema, those of the reports too.

    Exit codes: 0 done, 1 a schema is not up to date, 2 one cannot be written, 3 no such chapter.
    """
    from checker.cli.common import chapter_named
    from checker.cli.console import write
    from checker.cli.exits import DEFECTS, stop
    from checker.cli.files import write_files
    from checker.law import chapter_ids
    from checker.schema import schema_text

    if [chapter, write_to, check].count(None) != 2:  # noqa: PLR2004 - one of the three is asked for
        stop(f"give one of: a chapter ({', '.join(chapter_ids())}), --write FOLDER, --check FOLDER.")
    if chapter is not None:
        write(schema_text(chapter_named(chapter)))
        return
    from checker.report.published import published

    if write_to is not None:
        write_files((Path(write_to) / name, text) for name, text in published())
    if check is not None:
        folder = Path(check)
        stale = [name for name, text in published() if not _is_current(folder / name, text)]
        if stale:
            stop(f"not up to date: {', '.join(stale)}. Write them with: checker schema --write {check}", DEFECTS)


def _is_current(file: Path, text: str) -> bool:
    return file.is_file() and file.read_bytes() == text.encode()
