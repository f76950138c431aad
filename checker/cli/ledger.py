"""``checker ledger``: every provision and how it is handled."""

from typing import Annotated

import typer

from checker.cli import complete


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command(
        "ledger",
        short_help="List every provision and how it is handled.",
        epilog="Example: checker ledger pa/633a --as-of 2014-02-01",
    )(ledger)


def ledger(
    chapter: Annotated[
        str | None,
        typer.Argument(
            metavar="CHAPTER",
            help="A chapter, such as pa/633a; all where none is named.",
            autocompletion=complete.chapters,
        ),
    ] = None,
    as_of: Annotated[
        str | None, typer.Option(metavar="DATE", help="As in force on this day instead of the latest known.")
    ] = None,
    form: Annotated[
        str, typer.Option("--format", metavar="FORMAT", help="text or json.", autocompletion=complete.lists)
    ] = "text",
) -> None:
    """List every numbered provision of the law and how the program handles it.

    Exit codes: 0 listed, 2 bad usage, 3 no such chapter or no law in force on that day.
    """
    from checker.cli.rulesets import rulesets_for, show
    from checker.report.ledger import ledger_form, ledger_text

    show(rulesets_for(chapter, as_of, form), form, ledger_text, ledger_form)
