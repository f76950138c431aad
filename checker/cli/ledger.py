"""``checker ledger``: every provision and how it is handled."""

import typer

from checker.cli.asked import ChapterOrAll, InForceOn, TextOrJson


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command(
        "ledger",
        short_help="List every provision and how it is handled.",
        epilog="Example: checker ledger pa/633a --as-of 2014-02-01",
    )(ledger)


def ledger(
    chapter: ChapterOrAll = None,
    as_of: InForceOn = None,
    form: TextOrJson = "text",
) -> None:
    """List every numbered provision of the law and how the program handles it.

    Exit codes: 0 listed, 2 bad usage, 3 no such chapter or no law in force on that day.
    """
    from checker.cli.rulesets import rulesets_for, show
    from checker.report.ledger import ledger_form, ledger_text

    show(rulesets_for(chapter, as_of, form), form, ledger_text, ledger_form)
