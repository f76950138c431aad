"""``checker schema``: the JSON Schema of a game's submissions, for editors."""

from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command("schema", epilog="Example: checker schema pa/633a")(schema)


def schema(
    chapter: Annotated[str, typer.Argument(help="A chapter, such as pa/633a; with --write or --check, all.")] = "",
    write_to: Annotated[str, typer.Option("--write", help="Write every chapter's schema into this folder.")] = "",
    check: Annotated[str, typer.Option("--check", help="Fail if a schema in this folder is not up to date.")] = "",
) -> None:
    """Print the JSON Schema of a chapter's submissions; --write and --check keep the files under schemas/ current."""
    from pathlib import Path  # noqa: PLC0415 - a command imports what it uses

    from checker.cli.common import chapter_named  # noqa: PLC0415
    from checker.cli.console import write  # noqa: PLC0415
    from checker.cli.exits import DEFECTS, stop  # noqa: PLC0415
    from checker.cli.files import write_file  # noqa: PLC0415
    from checker.law import chapter_ids  # noqa: PLC0415
    from checker.schema import schema_text  # noqa: PLC0415
    from checker.schema.generate import schema_name  # noqa: PLC0415

    if not (chapter or write_to or check):
        stop(f"name a chapter: {', '.join(chapter_ids())}.")
    if chapter:
        write(schema_text(chapter_named(chapter)))
    for name in chapter_ids() if write_to else ():
        write_file(Path(write_to) / schema_name(name), schema_text(name))
    stale = [
        schema_name(name)
        for name in (chapter_ids() if check else ())
        if not (Path(check) / schema_name(name)).is_file()
        or (Path(check) / schema_name(name)).read_text(encoding="utf-8") != schema_text(name)
    ]
    if stale:
        stop(f"not up to date: {', '.join(stale)}. Write them with: checker schema --write {check}", DEFECTS)
