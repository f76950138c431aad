"""``checker check``: review submissions."""

from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command(
        "check",
        short_help="Review submissions against the law of their date.",
        epilog="Example: checker check examples/pa/blackjack/submission.yaml",
    )(check)


def check(
    paths: Annotated[
        list[str], typer.Argument(metavar="PATH", help="Submissions: files, folders, or - for standard input.")
    ],
    as_of: Annotated[
        str | None, typer.Option(metavar="DATE", help="Review under the law of this day instead of the filing date.")
    ] = None,
    form: Annotated[
        str,
        typer.Option(
            "--format", metavar="FORMAT", help="The report: text, json, sarif, junit, github, gitlab or html."
        ),
    ] = "text",
    output: Annotated[
        list[str] | None, typer.Option(metavar="FORMAT=FILE", help="Also write the report to a file; may be repeated.")
    ] = None,
    reading: Annotated[
        str | None, typer.Option(metavar="READING", help="literal or evident: one reading for every doubtful text.")
    ] = None,
    against: Annotated[
        str | None,
        typer.Option(
            metavar="CHAPTER", help="Review under another chapter too, such as md/pai-gow-poker, and exit by it."
        ),
    ] = None,
    strict: Annotated[  # noqa: FBT002 - a flag of the command line
        bool, typer.Option("--strict", help="Advisories alone exit with 1.")
    ] = False,
) -> None:
    """Review submissions against the law of their date.

    With --against, text and JSON give both reviews and the other formats the one under the chapter named.

    Exit codes: 0 complies, 1 defects, 2 cannot be read, 3 nothing to judge; with --against, under the chapter named.
    """
    from checker.cli.common import chapter_named, day, one_of  # noqa: PLC0415 - a command imports what it uses
    from checker.cli.console import write  # noqa: PLC0415
    from checker.cli.exits import COMPLIES, DEFECTS, exit_code  # noqa: PLC0415
    from checker.cli.files import find_files  # noqa: PLC0415
    from checker.cli.outputs import FORMS, Outputs, parse_targets  # noqa: PLC0415
    from checker.cli.reviews import review_path  # noqa: PLC0415

    one_of("--format", form, tuple(FORMS))
    when = None if as_of is None else day("--as-of", as_of)
    if reading is not None:
        one_of("--reading", reading, ("literal", "evident"))
    chapter = None if against is None else chapter_named(against)
    targets = parse_targets(output or [])
    files = find_files(paths)
    _keep_filings(files, [target for _, target in targets])
    outcomes: list[str] = []
    advised = False
    with closing(Outputs(form, targets)) as outputs:
        for path in files:
            review = review_path(path, as_of=when, reading=reading, against=chapter)
            outputs.take(review)
            asked = review.against or review
            outcomes.append(asked.outcome)
            advised = advised or asked.counts()["advisories"] > 0
        outputs.finish()
    if form == "text" and len(outcomes) > 1:
        write(_tally(outcomes))
    code = exit_code(outcomes)
    raise typer.Exit(DEFECTS if strict and advised and code == COMPLIES else code)


def _keep_filings(files: list[str], targets: list[Path]) -> None:
    """Stop with exit code 2 where a report would be written over one of the filings."""
    from checker.cli.exits import stop  # noqa: PLC0415

    filings = {Path(file).resolve() for file in files}
    over = next((target for target in targets if target.resolve() in filings), None)
    if over is not None:
        stop(f"--output {over}: the report would be written over a filing.")


def _tally(outcomes: list[str]) -> str:
    words = {
        "complies": ("complies", "comply"),
        "defects": ("has defects", "have defects"),
        "unreadable": ("cannot be read", "cannot be read"),
        "nothing_to_judge": ("could not be judged", "could not be judged"),
    }
    said = ", ".join(
        f"{count} {one if count == 1 else several}"
        for key, (one, several) in words.items()
        if (count := outcomes.count(key))
    )
    return f"\n{len(outcomes)} filings: {said}.\n"
