"""``checker horizon``: which filings stop complying when the law moves on."""

from typing import Annotated

import typer

from checker.cli.asked import TextOrJson


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command(
        "horizon",
        short_help="Say which filings stop complying when the law moves on.",
        epilog="Example: checker horizon examples/pa/blackjack --from 2013-01-01 --to 2015-07-01",
    )(horizon)


def horizon(
    paths: Annotated[
        list[str],
        typer.Argument(
            metavar="PATH", help="Submissions: files, folders, patterns in quotes, or - for standard input."
        ),
    ],
    to: Annotated[str, typer.Option("--to", metavar="DATE", help="The last day of law to look at.")],
    start: Annotated[
        str, typer.Option("--from", metavar="DATE", help="The first day of law instead of each filing's own date.")
    ] = "",
    form: TextOrJson = "text",
) -> None:
    """Say which filings stop complying between two days of law, by which rulemaking, and what must be posted anew.

    Beyond the day through which the law is known, the answer is unknown.

    Exit codes: 0 each complies throughout, 1 one stops complying or never did, 2 one cannot be read, 3 none to judge,
    4 one is incomplete, or reaches beyond the known law.
    """
    from checker.cli.common import day, one_of
    from checker.cli.console import emit, write
    from checker.cli.exits import exit_code, stop
    from checker.cli.find import find_files
    from checker.cli.reviews import read_path
    from checker.report.horizon import horizon_form, horizon_tally, horizon_text, horizon_whole
    from checker.report.json_form import dump
    from checker.review.horizon import Horizon
    from checker.review.horizon import horizon as follow
    from checker.review.review import review_unreadable
    from checker.source import SourceError

    one_of("--format", form, ("text", "json"))
    first, last = (day("--from", start) if start else None), day("--to", to)
    if first and last < first:
        stop(f"--to {to} lies before --from {start}.")
    parts, ends = [], []
    for path in find_files(paths):
        try:
            found = follow(read_path(path), start=first, until=last)
        except SourceError as error:
            found = Horizon(first=review_unreadable(error), steps=(), until=last)
        ends.append(found.end)
        if form == "text":
            emit(horizon_text(path, found))
            write("\n")
        else:
            parts.append(horizon_form(path, found))
    write(dump(horizon_whole(parts)) if form == "json" else horizon_tally(ends))
    raise typer.Exit(exit_code(_OUTCOMES.get(end, end) for end in ends))


_OUTCOMES = {"stops": "defects", "over": "nothing_to_judge", "unknown": "incomplete"}
