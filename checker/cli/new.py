"""``checker new``: a commented starter submission."""

from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command("new", epilog="Example: checker new blackjack --jurisdiction pa > filing.yaml")(new)


def new(
    game: Annotated[str, typer.Argument(help="The game, such as blackjack or pai-gow-poker.")],
    jurisdiction: Annotated[str, typer.Option(help="pa or md.")],
    as_of: Annotated[str, typer.Option(help="Under the law of this day instead of the latest known.")] = "",
    out: Annotated[str, typer.Option(help="Write to this new file instead of standard output.")] = "",
) -> None:
    """Write a starter submission with every election, its provision and its lawful choices in comments."""
    from pathlib import Path  # noqa: PLC0415 - a command imports what it uses

    from checker.cli.common import day, latest_day  # noqa: PLC0415
    from checker.cli.console import write  # noqa: PLC0415
    from checker.cli.exits import NOTHING, stop  # noqa: PLC0415
    from checker.cli.files import write_file  # noqa: PLC0415
    from checker.documents.starter import starter  # noqa: PLC0415
    from checker.law import NotInForceError, chapter_ids, compile_ruleset  # noqa: PLC0415
    from checker.law.chapter import find_chapter, game_of  # noqa: PLC0415

    name = find_chapter(jurisdiction.lower(), game.lower().replace(" ", "-").replace("_", "-"))
    if name is None:
        known = "; ".join(f"{game_of(item)} --jurisdiction {item.partition('/')[0]}" for item in chapter_ids())
        stop(f"there is no chapter for {game} in {jurisdiction}. Known: {known}.", NOTHING)
    try:
        text = starter(compile_ruleset(name, day("--as-of", as_of) if as_of else latest_day(name)))
    except NotInForceError as error:
        stop(str(error), NOTHING)
    if not out:
        write(text)
    elif Path(out).exists():
        stop(f"{out} exists already; nothing was written.")
    else:
        write_file(Path(out), text)
