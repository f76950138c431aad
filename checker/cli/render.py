"""``checker render``: the guide, the sign, the layout schedule and the filing checklist of a filing."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from checker.cli import complete
from checker.cli.asked import UnderLawOf

if TYPE_CHECKING:
    from checker.documents.render import Format
    from checker.review import Review

_MOST_REASONS = 8
_EXTRA = ("pdf", "docx")
_STDIN_STEM = "filing"


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command(
        "render",
        short_help="Write the guide, sign, layout schedule and checklist.",
        epilog="Example: checker render examples/pa/blackjack/submission.yaml --out documents",
    )(render)


def render(  # noqa: PLR0913, PLR0915 - one parameter for each option
    path: Annotated[str, typer.Argument(metavar="PATH", help="A submission, or - for standard input.")],
    *,
    out: Annotated[
        str, typer.Option(metavar="FOLDER", help="The folder to write to; it is made where it does not exist.")
    ],
    doc: Annotated[
        list[str] | None,
        typer.Option(
            metavar="DOCUMENT",
            help="guide, sign, layout, filing or submission; may be repeated. All where none is named.",
            autocompletion=complete.documents,
        ),
    ] = None,
    form: Annotated[
        list[str] | None,
        typer.Option(
            "--format",
            metavar="FORMAT",
            help="txt, md, html, pdf, docx, svg (layout); may be repeated. Without it, all but pdf and docx.",
            autocompletion=complete.document_forms,
        ),
    ] = None,
    as_of: UnderLawOf = "",
    draft: Annotated[
        bool, typer.Option("--draft", help="Mark every page as a draft; for a filing that does not comply yet.")
    ] = False,
    templates: Annotated[
        str, typer.Option(metavar="FOLDER", help="A folder of your own templates, used in place of ours.")
    ] = "",
    paper: Annotated[
        str,
        typer.Option(
            metavar="SHEET",
            help="The sheet of a sign in html and pdf: letter or tabloid.",
            autocompletion=complete.papers,
        ),
    ] = "letter",
    orientation: Annotated[
        str,
        typer.Option(
            metavar="WAY",
            help="portrait or landscape, for a sign in html and pdf.",
            autocompletion=complete.orientations,
        ),
    ] = "portrait",
) -> None:
    """Write the documents of a filing that complies, or drafts of one that does not yet.

    Those of an incomplete filing are marked as drafts and name what is open.

    Exit codes: 0 written, 1 the filing does not comply, 2 it cannot be read, 3 nothing to judge, 4 written, incomplete.
    """
    from checker.clean import clean
    from checker.cli.common import day, one_of
    from checker.cli.console import write
    from checker.cli.exits import INCOMPLETE as OPEN
    from checker.cli.exits import complain, stop
    from checker.cli.files import STDIN, refuse_unwritable, write_files
    from checker.cli.find import one_file
    from checker.cli.reviews import review_path
    from checker.documents.build import build
    from checker.documents.model import DOCUMENTS
    from checker.documents.page import ORIENTATIONS, PAPERS, Page
    from checker.documents.problems import RenderError
    from checker.documents.render import ALL_FORMATS
    from checker.documents.render import render as content
    from checker.review.model import INCOMPLETE

    for name in doc or ():
        one_of("--doc", name, DOCUMENTS)
    for name in form or ():
        one_of("--format", name, ALL_FORMATS)
    one_of("--paper", paper, tuple(PAPERS))
    one_of("--orientation", orientation, ORIENTATIONS)
    if templates and not Path(templates).is_dir():
        stop(f"--templates {templates}: there is no such folder.")
    when = day("--as-of", as_of) if as_of else None
    one_file(path)
    review = review_path(path, as_of=when)
    _refuse(review, path, draft=draft)
    incomplete = review.outcome == INCOMPLETE
    page = Page(paper=paper, orientation=orientation)  # type: ignore[arg-type]
    names = [name for name in DOCUMENTS if not doc or name in doc]
    forms = [name for name in ALL_FORMATS if (name in form if form else name not in _EXTRA)]
    stem = _STDIN_STEM if path == STDIN else Path(path).stem
    files: dict[Path, bytes] = {}
    try:
        for name in names:
            document = build(review, name, draft=draft or incomplete)
            for suffix in _forms_of(name, forms, asked=bool(form and doc)):
                target = Path(out) / f"{stem}.{name}.{suffix}"
                files[target] = content(document, suffix, page, Path(templates) if templates else None)
    except RenderError as error:
        stop(str(error))
    try:
        Path(out).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        stop(f"--out {out}: the folder cannot be made: {(error.strerror or 'unknown reason').lower()}.")
    inside = Path(out).resolve()
    for target in files:
        if target.is_symlink():
            away = "" if target.resolve().parent == inside else f" that leads out of {out}"
            stop(f"{target} is a link{away}; a document never takes the place of another file. Nothing was written.")
        refuse_unwritable(target)
    write_files(files.items())
    for target in files:
        write(f"{clean(str(target))}\n")
    _advise(review, names)
    if incomplete:
        complain("checker: the filing is incomplete, so every page is marked as a draft. See: checker check " + path)
        raise typer.Exit(OPEN)


def _forms_of(name: str, forms: "Sequence[Format]", *, asked: bool) -> "list[Format]":
    """Return the formats in which a document is written: a drawing is made of the layout alone."""
    from checker.cli.exits import stop

    fitting = [form for form in forms if form != "svg" or name == "layout"]
    if asked and not fitting:
        stop(f"--format svg: only the layout is drawn, not the {name}.")
    return fitting


def _refuse(review: "Review", path: str, *, draft: bool) -> None:
    """Stop where a filing has no documents: it cannot be read, there is nothing to judge, or it does not comply."""
    from checker.cli.exits import DEFECTS, NOTHING, UNREADABLE, stop
    from checker.review.model import COMPLIES, INCOMPLETE, NOTHING_TO_JUDGE
    from checker.review.model import DEFECTS as HAS_DEFECTS

    if review.outcome in {COMPLIES, INCOMPLETE} or (draft and review.outcome == HAS_DEFECTS):
        return
    reasons = [_reason(review, index) for index in range(len(review.defects))]
    more = len(reasons) - _MOST_REASONS
    listed = [f"  {reason}" for reason in reasons[:_MOST_REASONS]] + ([f"  and {more} more"] if more > 0 else [])
    if review.outcome == HAS_DEFECTS:
        stop(
            "\n".join(
                [
                    "no document was written, because the filing does not comply:",
                    *listed,
                    f"See all of it with: checker check {path}",
                    "Write drafts, marked as such on every page, with --draft.",
                ]
            ),
            DEFECTS,
        )
    judged = review.outcome != NOTHING_TO_JUDGE
    head = "the filing cannot be read" if judged else "there is nothing to judge"
    stop(
        "\n".join([f"no document was written, because {head}:", *listed, f"See all of it with: checker check {path}"]),
        UNREADABLE if judged else NOTHING,
    )


def _reason(review: "Review", index: int) -> str:
    finding = review.defects[index]
    where = f"line {review.position(finding).line}"
    return f"{where}: {f'{finding.provision}  ' if finding.provision else ''}{finding.message}"


def _advise(review: "Review", names: Sequence[str]) -> None:
    """Say on standard error that guide and sign carry no help line, where the filing has none."""
    import sys

    from checker.documents.help_line import advice

    said = advice(review) if {"guide", "sign"} & set(names) else ""
    if said:
        sys.stderr.write(f"advisory: {said}\n")
