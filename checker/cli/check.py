"""``checker check``: review submissions."""

from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command("check", epilog="Example: checker check examples/pa/blackjack/submission.yaml")(check)


def check(
    paths: Annotated[list[str], typer.Argument(help="Submissions: files, folders, or - for standard input.")],
    as_of: Annotated[str, typer.Option(help="Review under the law of this day instead of the filing date.")] = "",
    form: Annotated[str, typer.Option("--format", help="The form of the report: text or json.")] = "text",
    output: Annotated[
        list[str] | None, typer.Option(help="FORMAT=FILE: also write the report to a file; may be repeated.")
    ] = None,
    reading: Annotated[str, typer.Option(help="literal or evident: one reading for every doubtful text.")] = "",
    against: Annotated[str, typer.Option(help="Review under another chapter, such as md/pai-gow-poker.")] = "",
    strict: Annotated[bool, typer.Option("--strict", help="Advisories alone exit with 1.")] = False,
) -> None:
    """Review submissions against the law of their date.

    Exit codes: 0 complies, 1 defects, 2 cannot be read, 3 nothing to judge.
    """
    from checker.cli.common import chapter_named, day, one_of  # noqa: PLC0415 - a command imports what it uses
    from checker.cli.console import write  # noqa: PLC0415
    from checker.cli.exits import DEFECTS, exit_code  # noqa: PLC0415
    from checker.cli.files import find_files  # noqa: PLC0415
    from checker.cli.outputs import FORMS, Outputs, parse_targets  # noqa: PLC0415
    from checker.cli.reviews import review_path  # noqa: PLC0415

    one_of("--format", form, tuple(FORMS))
    outputs = Outputs(form, parse_targets(output or []))
    when = day("--as-of", as_of) if as_of else None
    if reading:
        one_of("--reading", reading, ("literal", "evident"))
    chapter = chapter_named(against) if against else None
    outcomes: list[str] = []
    advised = False
    for path in find_files(paths):
        review = review_path(path, as_of=when, reading=reading or None, against=chapter)
        outputs.take(review)
        outcomes.append(review.outcome)
        advised = advised or review.counts()["advisories"] > 0
    outputs.finish()
    if form == "text" and len(outcomes) > 1:
        write(_tally(outcomes))
    code = exit_code(outcomes)
    raise typer.Exit(DEFECTS if strict and advised and code == 0 else code)


def _tally(outcomes: list[str]) -> str:
    words = {
        "complies": "comply",
        "defects": "have defects",
        "unreadable": "cannot be read",
        "nothing_to_judge": "could not be judged",
    }
    said = ", ".join(f"{outcomes.count(key)} {word}" for key, word in words.items() if key in outcomes)
    return f"\n{len(outcomes)} filings: {said}.\n"
