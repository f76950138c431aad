"""``checker paytables``: every paytable in force."""

import typer

from checker.cli.asked import ChapterOrAll, InForceOn, TextOrJson


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command(
        "paytables",
        short_help="List every paytable in force.",
        epilog="Example: checker paytables pa/633a --as-of 2012-05-19",
    )(paytables)


def paytables(
    chapter: ChapterOrAll = None,
    as_of: InForceOn = None,
    form: TextOrJson = "text",
) -> None:
    """List every paytable in force, with every payout as the law prints it.

    Exit codes: 0 listed, 2 bad usage, 3 no such chapter or no law in force on that day.
    """
    from checker.cli.rulesets import rulesets_for, show
    from checker.report.paytables import paytables_form, paytables_text

    show(rulesets_for(chapter, as_of, form), form, paytables_text, paytables_form)
