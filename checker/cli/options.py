"""``checker options``: the lawful choices left for one field."""

from typing import Annotated

import typer

from checker.cli.asked import TextOrJson


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command(
        "options",
        short_help="List the lawful choices left for one field.",
        epilog="Example: checker options cards.decks --given examples/pa/blackjack/submission.yaml",
    )(options)


def options(
    field: Annotated[str, typer.Argument(metavar="FIELD", help="A field by its path, such as cards.decks.")],
    given: Annotated[str, typer.Option("--given", metavar="PATH", help="The submission, or - for standard input.")],
    form: TextOrJson = "text",
) -> None:
    """List the lawful choices that remain for one field given the rest of the filing, each with its provision.

    Exit codes: 0 listed, 2 the filing cannot be read or has no such field, 3 nothing to judge.
    """
    import difflib

    from checker.cli.common import one_of
    from checker.cli.console import emit, write
    from checker.cli.exits import stop
    from checker.cli.find import find_one
    from checker.cli.reviews import read_path, stop_unjudged
    from checker.report.json_form import dump
    from checker.report.options import options_form, options_text
    from checker.review import review_unreadable
    from checker.review.options import UnknownFieldError
    from checker.review.options import options as find_options
    from checker.source import SourceError

    one_of("--format", form, ("text", "json"))
    path = find_one(given)
    try:
        found = find_options(read_path(path), field)
    except SourceError as error:
        stop_unjudged([review_unreadable(error)])
        raise
    except UnknownFieldError as error:
        near = ", ".join(difflib.get_close_matches(field, error.known, n=3, cutoff=0.5))
        stop(f"{field} is no field of this game.{f' Near: {near}.' if near else ''}")
    stop_unjudged([found.review])
    if form == "json":
        write(dump(options_form(found)))
    else:
        emit(options_text(found))
