"""``checker check``: review submissions."""

from typing import Annotated

import typer

from checker.cli import complete


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command(
        "check",
        short_help="Review submissions against the law of their date.",
        epilog="Example: checker check examples/pa/blackjack/submission.yaml",
    )(check)


def check(  # noqa: PLR0913, PLR0917 - one argument an option
    paths: Annotated[
        list[str],
        typer.Argument(
            metavar="PATH", help="Submissions: files, folders, patterns in quotes, or - for standard input."
        ),
    ],
    as_of: Annotated[
        str | None, typer.Option(metavar="DATE", help="Review under the law of this day instead of the filing date.")
    ] = None,
    form: Annotated[
        str,
        typer.Option(
            "--format",
            metavar="FORMAT",
            help="The report: text, json, sarif, junit, github, gitlab or html.",
            autocompletion=complete.reports,
        ),
    ] = "text",
    output: Annotated[
        list[str] | None,
        typer.Option(
            metavar="FORMAT=FILE",
            help="Also write the report to a file; may be repeated.",
            autocompletion=complete.targets,
        ),
    ] = None,
    reading: Annotated[
        str | None,
        typer.Option(
            metavar="READING",
            help="literal or evident: one reading for every doubtful text.",
            autocompletion=complete.readings,
        ),
    ] = None,
    against: Annotated[
        str | None,
        typer.Option(
            metavar="CHAPTER",
            help="Review under another chapter too, such as md/pai-gow-poker, and exit by it.",
            autocompletion=complete.chapters,
        ),
    ] = None,
    fail_on: Annotated[
        str,
        typer.Option(
            "--fail-on",
            metavar="WHAT",
            help="What is not 0: defects, incomplete (with 4), or advisories too (with 1).",
            autocompletion=complete.fail_on,
        ),
    ] = "incomplete",
    strict: Annotated[  # noqa: FBT002 - a flag of the command line
        bool, typer.Option("--strict", help="The same as --fail-on advisories.")
    ] = False,
    advisories: Annotated[
        str,
        typer.Option(
            metavar="WHICH",
            help="Doubts of the law in a text report: deciding (and grave), or all, and what is seen at the table.",
            autocompletion=complete.advisories,
        ),
    ] = "deciding",
    full: Annotated[  # noqa: FBT002 - a flag of the command line
        bool, typer.Option("--full", help="In text, tell every filing of several in full.")
    ] = False,
    jobs: Annotated[
        str, typer.Option(metavar="NUMBER", help="Review in so many processes at once; auto for all cores.")
    ] = "1",
) -> None:
    """Review submissions against the law of their date.

    A folder is searched at every depth for .yaml and .yml files. Hidden ones are passed over, and so is X.expected.yaml
    beside X.yaml. YAML files that are no submissions are named on standard error. Text of several filings has one line
    a filing, or with --full the whole report on each, and ends with a summary by facility, game and provision.

    With --against, text sets what comes out differently before the review under the filing's own chapter, html before
    the one under the chapter named, and JSON gives both. The other formats give the one under the chapter named only.

    Exit codes: 0 complies, 1 defects, 2 cannot be read, 3 nothing to judge, 4 incomplete: no defect, but something is
    open; with --against, under the chapter named.
    """
    from checker.cli.run_check import run_check

    raise typer.Exit(
        run_check(
            paths,
            as_of=as_of,
            form=form,
            output=output or (),
            reading=reading,
            against=against,
            fail_on=fail_on,
            strict=strict,
            advisories=advisories,
            full=full,
            jobs=jobs,
        )
    )
