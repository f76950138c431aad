"""``checker explain``: what a provision requires."""

from typing import TYPE_CHECKING, Annotated

import typer

from checker.cli import complete
from checker.cli.asked import InForceOn

if TYPE_CHECKING:
    from checker.values.provision import Provision


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
    from checker.report.asked_provision import asked_for, without_title
    from checker.report.explain import explain as lines_of
    from checker.report.explain import provisions_of

    when = None if as_of is None else day("--as-of", as_of)
    provision = " ".join(words).strip()
    named = next((name for name in chapter_ids() if provision.lower().startswith(f"{name} ")), None)
    whole = [name for name in chapter_ids() if provision.lower() in {name, name.partition("/")[2]}]
    if whole:
        stop(f"{provision} is a whole chapter. checker ledger {whole[0]} lists its provisions.", NOTHING)
    parts = (provision[len(named) :] if named else provision).replace("§", " ").split()
    # A chapter whose number begins the provision alone holds it, so the others need not be read.
    numbered = [name for name in chapter_ids() if any(part.startswith(f"{name.partition('/')[2]}.") for part in parts)]
    names = [named] if named else numbered or chapter_ids()
    known: dict[Provision, None] = {}
    told: set[str] = set()
    for name in names:
        chapter = load_chapter(name)
        provisions = provisions_of(chapter)
        known |= provisions
        wanted = asked_for(parts, provisions)
        # The law around the chapters is the same for each chapter of a jurisdiction.
        if not wanted or wanted in told:
            continue
        try:
            ruleset = compile_ruleset(name, when or latest_day(name))
        except NotInForceError as error:
            stop(str(error), NOTHING)
        if told:
            write("\n")
        emit(lines_of(wanted, ruleset))
        told.add(wanted if wanted.in_full else f"{name} {wanted}")
    if len(told) > 1:
        write(f"\n{len(told)} chapters have a provision {provision}. Put the chapter before it to see one alone.\n")
    if not told:
        near = ", ".join(difflib.get_close_matches(without_title(parts), known, n=3, cutoff=0.6))
        stop(f"there is no provision {provision}.{f' Near: {near}.' if near else ''}", NOTHING)
