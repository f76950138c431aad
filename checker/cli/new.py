"""``checker new``: a commented starter submission."""

from typing import Annotated

import typer

from checker.cli import complete


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command(
        "new",
        short_help="Write a starter submission to fill in.",
        epilog="Example: checker new blackjack --jurisdiction pa > filing.yaml",
    )(new)


def new(
    game: Annotated[
        str,
        typer.Argument(
            metavar="GAME", help="The game, such as blackjack or pai-gow-poker.", autocompletion=complete.games
        ),
    ],
    jurisdiction: Annotated[str, typer.Option(metavar="CODE", help="pa or md.", autocompletion=complete.jurisdictions)],
    as_of: Annotated[
        str | None, typer.Option(metavar="DATE", help="Under the law of this day instead of the latest known.")
    ] = None,
    out: Annotated[
        str | None, typer.Option(metavar="FILE", help="Write to this new file instead of standard output.")
    ] = None,
) -> None:
    """Write a starter submission with every election, its provision and its lawful choices in comments.

    Exit codes: 0 written, 2 it cannot be written, 3 no such game or no law in force on that day.
    """
    from pathlib import Path

    from checker.cli.common import day, latest_day
    from checker.cli.console import write
    from checker.cli.exits import NOTHING, stop
    from checker.cli.files import refuse_unwritable, write_file
    from checker.documents.starter import starter
    from checker.law import NotInForceError, chapter_ids, compile_ruleset
    from checker.law.chapter import find_chapter, game_of
    from checker.submission.answer import normal

    when = None if as_of is None else day("--as-of", as_of)
    if out is not None:
        if Path(out).exists():
            stop(f"--out {out}: the file exists already; nothing was written.")
        refuse_unwritable(Path(out))
    name = find_chapter(jurisdiction.lower(), normal(game).replace(" ", "-"))
    if name is None:
        known = "; ".join(f"{game_of(item)} --jurisdiction {item.partition('/')[0]}" for item in chapter_ids())
        stop(f"there is no chapter for {game} in {jurisdiction}. Known: {known}.", NOTHING)
    try:
        text = starter(compile_ruleset(name, when or latest_day(name)))
    except NotInForceError as error:
        stop(str(error), NOTHING)
    if out is None:
        write(text)
    else:
        write_file(Path(out), text)
