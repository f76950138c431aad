"""``checker draft``: compare a draft of a layout, a sign or a guide with its submission."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from checker.cli import complete
from checker.cli.asked import UnderLawOf

if TYPE_CHECKING:
    from typing import NoReturn

    from checker.drafts.errors import DraftError
    from checker.review import Review


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command(
        "draft",
        short_help="Compare a draft with its submission and the law.",
        epilog="Example: checker draft examples/pa/blackjack/sign.txt --kind sign "
        "--for examples/pa/blackjack/submission.yaml",
    )(draft)


def draft(
    path: Annotated[str, typer.Argument(metavar="DRAFT", help="The draft: .txt, .md, .html, .svg, .pdf or .docx.")],
    submission: Annotated[
        str, typer.Option("--for", metavar="PATH", help="The submission that the draft belongs to, or -.")
    ],
    *,
    kind: Annotated[
        str,
        typer.Option(
            metavar="KIND",
            help="layout, sign, guide, filing or submission. Without it, the file's name and title decide; else "
            "a layout.",
            autocompletion=complete.drafts,
        ),
    ] = "",
    as_of: UnderLawOf = "",
    form: Annotated[
        str,
        typer.Option(
            "--format",
            metavar="FORMAT",
            help="The form of the report: text, json, html or sarif.",
            autocompletion=complete.draft_reports,
        ),
    ] = "text",
    lines: Annotated[bool, typer.Option("--lines", help="Show the draft line by line too, in the text form.")] = False,
    fail_on: Annotated[
        str,
        typer.Option(
            "--fail-on",
            metavar="WHAT",
            help="What stops: defects, incomplete (also lines not compared), or advisories.",
        ),
    ] = "incomplete",
    strict: Annotated[bool, typer.Option("--strict", help="The same as --fail-on advisories.")] = False,
) -> None:
    """Compare a draft with its submission and the law before it goes to the printer.

    Exit codes: 0 every line agrees, 1 mismatches, 2 cannot be read, 3 nothing to judge, 4 lines were not compared.
    """
    from checker.cli.common import day, one_of
    from checker.cli.console import emit, write
    from checker.cli.exits import FAIL_ON, accepted, exit_code, stop
    from checker.cli.find import one_file
    from checker.cli.reviews import review_path
    from checker.drafts.bounded import Comparison
    from checker.drafts.errors import DraftError
    from checker.drafts.kinds import Kind

    one_of("--format", form, complete.DRAFT_REPORTS)
    if lines and form != "text":
        stop("--lines belongs to --format text; the other forms show every line.")
    if kind:
        one_of("--kind", kind, tuple(Kind))
    one_of("--fail-on", fail_on, FAIL_ON)
    if strict and fail_on == "defects":
        stop("--strict and --fail-on defects contradict each other; give one of the two.")
    when = day("--as-of", as_of) if as_of else None
    for name in (path, submission):
        one_file(name)
    with Comparison() as comparison:
        review = review_path(submission, as_of=when)
        if review.ruleset is None or review.filing is None or review.outcome == "unreadable":
            _refuse_submission(path, review, form)
        try:
            report = comparison.report(_content(path), path, review, Kind(kind) if kind else None)
        except DraftError as error:
            _refuse_draft(path, error, review, form)
    if form == "json":
        from checker.report.draft_json import draft_json

        write(draft_json(report))
    elif form == "html":
        from checker.report.draft_html import draft_html

        write(draft_html(report))
    elif form == "sarif":
        from checker.report.draft_sarif import draft_sarif

        write("".join(draft_sarif(report)))
    else:
        from checker.report.draft_text import draft_text

        emit(draft_text(report, whole=lines))
    code = exit_code([report.outcome])
    raise typer.Exit(accepted(code, "advisories" if strict else fail_on, advised=report.advised))


def _content(path: str) -> bytes:
    """Read a draft, one byte past the bound at most."""
    from checker.cli.exits import stop
    from checker.cli.files import leads_out
    from checker.drafts.readers import MAX_BYTES
    from checker.source import read_regular

    if leads_out(Path(path)):
        stop(f"{path} is a link that leads out of its folder. Name the file that it leads to.")
    try:
        return read_regular(Path(path), MAX_BYTES + 1)
    except OSError as error:
        stop(f"{path} cannot be opened: {(error.strerror or 'unknown reason').lower()}.")


def _refuse_draft(path: str, error: "DraftError", review: "Review", form: str) -> "NoReturn":
    from checker.cli.console import write
    from checker.cli.exits import UNREADABLE, stop

    if form == "json":
        from checker.report.draft_json import unreadable_json

        write(unreadable_json(path, error, review))
        raise typer.Exit(UNREADABLE)
    stop(f"{path} cannot be checked: {error} {error.help}".rstrip())


def _refuse_submission(path: str, review: "Review", form: str) -> "NoReturn":
    from checker.cli.console import write
    from checker.cli.exits import exit_code, stop

    code = exit_code([review.outcome])
    if form == "json":
        from checker.report.draft_json import without_submission_json

        write(without_submission_json(path, review))
        raise typer.Exit(code)
    told = "there is nothing to judge" if review.outcome == "nothing_to_judge" else "the submission cannot be read"
    reasons = [f"  line {review.position(finding).line}: {finding.message}" for finding in review.defects[:8]]
    stop("\n".join([f"the draft was not compared, because {told}:", *reasons]), code)
