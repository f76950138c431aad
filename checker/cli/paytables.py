"""``checker paytables``: every paytable in force."""

from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command("paytables", epilog="Example: checker paytables pa/633a --as-of 2012-05-19")(paytables)


def paytables(
    chapter: Annotated[str, typer.Argument(help="A chapter, such as pa/633a; all where none is named.")] = "",
    as_of: Annotated[str, typer.Option(help="As in force on this day instead of the latest known.")] = "",
    form: Annotated[str, typer.Option("--format", help="text or json.")] = "text",
) -> None:
    """List every paytable in force, with every payout as the law prints it."""
    from checker.cli.rulesets import rulesets_for, show  # noqa: PLC0415 - a command imports what it uses
    from checker.report.paytables import paytables_form, paytables_text  # noqa: PLC0415

    show(rulesets_for(chapter, as_of), form, paytables_text, paytables_form)
