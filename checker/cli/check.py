"""``checker check``: review submissions."""

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from checker.cli import complete

if TYPE_CHECKING:
    from checker.report.summary import Summary


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
            help="Doubts of the law in a text report: deciding (and grave ones), or all.",
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
    from checker.cli.batch import Lost, Task, jobs_of, review_all  # noqa: PLC0415 - a command imports what it uses
    from checker.cli.common import chapter_named, day, one_of  # noqa: PLC0415
    from checker.cli.console import on_terminal, width  # noqa: PLC0415
    from checker.cli.exits import FAIL_ON, accepted, exit_code, stop  # noqa: PLC0415
    from checker.cli.find import find_files  # noqa: PLC0415
    from checker.cli.outputs import FORMS, Outputs, kept_forms, parse_targets  # noqa: PLC0415
    from checker.cli.progress import progress  # noqa: PLC0415

    one_of("--format", form, tuple(FORMS))
    one_of("--fail-on", fail_on, FAIL_ON)
    one_of("--advisories", advisories, ("deciding", "all"))
    if strict and fail_on == "defects":
        stop("--strict and --fail-on defects contradict each other; give one of the two.")
    when = None if as_of is None else day("--as-of", as_of)
    if reading is not None:
        one_of("--reading", reading, ("literal", "evident"))
    chapter = None if against is None else chapter_named(against)
    many = jobs_of(jobs)
    targets = parse_targets(output or [])
    files = find_files(paths)
    _keep_filings(files, [target for _, target in targets])
    task = Task(
        as_of=when,
        reading=reading,
        against=chapter,
        form=form,
        kept=kept_forms(form, targets),
        columns=width(),
        brief=len(files) > 1 and not full,
        every_advisory=advisories == "all",
        summed=len(files) > 1 and "text" in {form, *(name for name, _ in targets)},
    )
    summary = _summary() if task.summed else None
    # The bar and a text that is written meanwhile must not meet on one terminal.
    shared = form == "text" and on_terminal()
    outcomes: set[str] = set()
    advised = False
    lost = Lost()
    with closing(Outputs(form, targets, brief=task.brief)) as outputs:
        with closing(review_all(files, task, many)) as reviews, progress(len(files)) as bar:
            for file, done in zip(files, reviews, strict=True):
                if shared:
                    bar.away()
                outputs.take(done.taken)
                outcomes.add(done.outcome)
                if done.lost:
                    lost.add(file, done.lost)
                advised = advised or done.advised
                if summary and done.row:
                    summary.add(done.row)
                bar.step()
        if summary:
            outputs.take_summary(summary.lines())
        outputs.finish()
    lost.complain()
    raise typer.Exit(accepted(exit_code(outcomes), "advisories" if strict else fail_on, advised=advised))


def _keep_filings(files: list[str], targets: list[Path]) -> None:
    """Stop with exit code 2 where a report would be written over one of the filings."""
    from checker.cli.exits import stop  # noqa: PLC0415

    filings = {Path(file).resolve() for file in files}
    over = next((target for target in targets if target.resolve() in filings), None)
    if over is not None:
        stop(f"--output {over}: the report would be written over a filing.")


def _summary() -> "Summary":
    from checker.report.summary import Summary  # noqa: PLC0415 - one filing alone has no summary

    return Summary()
