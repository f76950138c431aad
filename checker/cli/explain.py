"""``checker explain``: what a provision requires."""

from typing import Annotated

import typer

from checker.cli import complete
from checker.cli.asked import InForceOn


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command(
        "explain",
        short_help="Say what a provision requires.",
        epilog="Example: checker explain '633a.13(g)'",
    )(explain)


def explain(
    words: Annotated[
        list[str],
        typer.Argument(
            metavar="PROVISION",
            help="A provision as the law writes it, such as '633a.13(f)(1)'. A chapter may stand before it.",
            autocompletion=complete.provisions,
        ),
    ],
    as_of: InForceOn = None,
) -> None:
    """Say what a provision requires, its history, the values in force, the rules and the advisories.

    Exit codes: 0 explained, 2 bad usage, 3 no such provision or no law in force on that day.
    """
    import difflib

    from checker.cli.common import day, latest_day
    from checker.cli.console import emit, write
    from checker.cli.exits import NOTHING, stop
    from checker.law import NotInForceError, chapter_ids, compile_ruleset, load_chapter
    from checker.report.explain import explain as lines_of
    from checker.report.explain import provisions_of

    when = None if as_of is None else day("--as-of", as_of)
    provision = " ".join(words).strip()
    named = next((name for name in chapter_ids() if provision.lower().startswith(f"{name} ")), None)
    if provision.lower() in chapter_ids():
        stop(f"{provision} is a whole chapter. checker ledger {provision} lists its provisions.", NOTHING)
    bare = provision[len(named) :] if named else provision
    # Whatever title is cited before it, a provision begins with the last word that begins with a digit.
    parts = bare.replace("§", " ").split()
    start = max((index for index, part in enumerate(parts) if part[0].isdigit()), default=0)
    wanted = "".join(parts[start:])
    # A chapter whose number begins the provision alone holds it, so the others need not be read.
    numbered = [name for name in chapter_ids() if wanted.startswith(f"{name.partition('/')[2]}.")]
    numbered = [named] if named else numbered
    known: list[str] = []
    shown = 0
    for name in numbered or chapter_ids():
        chapter = load_chapter(name)
        provisions = [*chapter.section_titles, *provisions_of(chapter)]
        known += provisions
        if wanted not in provisions:
            continue
        try:
            ruleset = compile_ruleset(name, when or latest_day(name))
        except NotInForceError as error:
            stop(str(error), NOTHING)
        if shown:
            write("\n")
        emit(lines_of(wanted, ruleset))
        shown += 1
    if shown > 1:
        write(f"\n{shown} chapters have a provision {wanted}. Put the chapter before it to see one alone.\n")
    if not shown:
        near = ", ".join(difflib.get_close_matches(wanted, known, n=3, cutoff=0.6))
        stop(f"there is no provision {provision}.{f' Near: {near}.' if near else ''}", NOTHING)
