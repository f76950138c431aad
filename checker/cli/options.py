"""``checker options``: the lawful choices left for one field."""

from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command("options", epilog="Example: checker options cards.decks --given examples/pa/blackjack/submission.yaml")(
        options
    )


def options(
    field: Annotated[str, typer.Argument(help="A field by its path, such as cards.decks.")],
    given: Annotated[str, typer.Option("--given", help="The submission, or - for standard input.")],
    form: Annotated[str, typer.Option("--format", help="text or json.")] = "text",
) -> None:
    """List the lawful choices that remain for one field given the rest of the filing, each with its provision."""
    import difflib  # noqa: PLC0415 - a command imports what it uses

    from checker.cli.common import one_of  # noqa: PLC0415
    from checker.cli.console import emit, write  # noqa: PLC0415
    from checker.cli.exits import UNREADABLE, exit_code, stop  # noqa: PLC0415
    from checker.cli.files import find_files  # noqa: PLC0415
    from checker.cli.reviews import read_path  # noqa: PLC0415
    from checker.report.json_form import dump  # noqa: PLC0415
    from checker.report.options import options_form, options_text  # noqa: PLC0415
    from checker.review.options import UnknownFieldError  # noqa: PLC0415
    from checker.review.options import options as find_options  # noqa: PLC0415
    from checker.source import SourceError  # noqa: PLC0415

    one_of("--format", form, ("text", "json"))
    (path, *more) = find_files([given])
    if more:
        stop("--given takes one submission.")
    try:
        found = find_options(read_path(path), field)
    except SourceError as error:
        stop(str(error), UNREADABLE)
    except UnknownFieldError as error:
        near = ", ".join(difflib.get_close_matches(field, error.known, n=3, cutoff=0.5))
        stop(f"{field} is no field of this game.{f' Near: {near}.' if near else ''}")
    if form == "json":
        write(dump(options_form(found)))
    else:
        emit(options_text(found))
    if found.review.ruleset is None:
        raise typer.Exit(exit_code([found.review.outcome]))
