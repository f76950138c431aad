"""``checker horizon``: which filings stop complying when the law moves on."""

from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command("horizon", epilog="Example: checker horizon examples/pa/blackjack --from 2013-01-01 --to 2015-07-01")(
        horizon
    )


def horizon(
    paths: Annotated[list[str], typer.Argument(help="Submissions: files, folders, or - for standard input.")],
    to: Annotated[str, typer.Option("--to", help="The last day of law to look at.")],
    start: Annotated[str, typer.Option("--from", help="The first day of law instead of each filing's own date.")] = "",
    form: Annotated[str, typer.Option("--format", help="text or json.")] = "text",
) -> None:
    """Say which filings stop complying between two days of law, by which rulemaking, and what must be posted anew.

    Exit codes: 0 none stops complying, 1 at least one does, 2 one cannot be read, 3 nothing to judge.
    """
    from checker.cli.common import day, one_of  # noqa: PLC0415 - a command imports what it uses
    from checker.cli.console import emit, write  # noqa: PLC0415
    from checker.cli.exits import COMPLIES, DEFECTS, exit_code, stop  # noqa: PLC0415
    from checker.cli.files import find_files  # noqa: PLC0415
    from checker.cli.reviews import read_path  # noqa: PLC0415
    from checker.report.horizon import horizon_form, horizon_text, horizon_whole  # noqa: PLC0415
    from checker.report.json_form import dump  # noqa: PLC0415
    from checker.review.horizon import Horizon  # noqa: PLC0415
    from checker.review.horizon import horizon as follow  # noqa: PLC0415
    from checker.review.review import review_unreadable  # noqa: PLC0415
    from checker.source import SourceError  # noqa: PLC0415

    one_of("--format", form, ("text", "json"))
    first, last = (day("--from", start) if start else None), day("--to", to)
    if first and last < first:
        stop(f"--to {to} lies before --from {start}.")
    parts, codes = [], []
    for path in find_files(paths):
        try:
            found = follow(read_path(path), start=first, until=last)
        except SourceError as error:
            found = Horizon(first=review_unreadable(error), steps=(), until=last)
        judged = found.first.ruleset is not None and found.first.outcome != "unreadable"
        codes.append((DEFECTS if found.stops else COMPLIES) if judged else exit_code([found.first.outcome]))
        if form == "text":
            emit(horizon_text(path, found))
            write("\n")
        else:
            parts.append(horizon_form(path, found))
    if form == "json":
        write(dump(horizon_whole(parts)))
    else:
        broken = codes.count(DEFECTS)
        write(f"{len(codes)} filing{'' if len(codes) == 1 else 's'}: {broken} would stop complying.\n")
    raise typer.Exit(next((code for code in (2, 1, 3, 0) if code in codes), 3))
