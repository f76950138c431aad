"""``checker review``: a reviewer's determinations, kept from one revision to the next, and the deficiency letter."""

from typing import TYPE_CHECKING, Annotated

import typer

from checker.cli.asked import UnderLawOf

if TYPE_CHECKING:
    from pathlib import Path

    from checker.casework.letter import Address
    from checker.casework.record import Decision, Entry, Record
    from checker.review import Review


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command(
        "review",
        short_help="Keep a reviewer's determinations; write the letter.",
        epilog="Example: checker review examples/pa/blackjack/first-filing.yaml --record first-filing.json",
    )(review)


def review(  # noqa: PLR0913 - one argument an option
    path: Annotated[str, typer.Argument(metavar="PATH", help="A submission, or - for standard input.")],
    *,
    record: Annotated[
        str, typer.Option("--record", metavar="FILE", help="The file that keeps the determinations; made if new.")
    ],
    accept: Annotated[
        list[str] | None, typer.Option(metavar="ID", help="Accept the item with this id; may be repeated.")
    ] = None,
    deficient: Annotated[
        list[str] | None, typer.Option(metavar="ID", help="Find the item deficient; may be repeated.")
    ] = None,
    query: Annotated[list[str] | None, typer.Option(metavar="ID", help="Ask about the item; may be repeated.")] = None,
    note: Annotated[
        list[str] | None, typer.Option(metavar="ID=TEXT", help="A note on an item; may be repeated.")
    ] = None,
    by: Annotated[str, typer.Option(metavar="NAME", help="The reviewer's name.")] = "",
    on: Annotated[
        str, typer.Option(metavar="DATE", help="The day of the determinations and the letter; today where not given.")
    ] = "",
    letter: Annotated[
        list[str] | None,
        typer.Option(
            metavar="FILE", help="Write the deficiency letter: a .txt, .md, .html, .pdf or .docx file; may be repeated."
        ),
    ] = None,
    agency: Annotated[str, typer.Option(metavar="NAME", help="The agency that writes the letter.")] = "",
    to: Annotated[str, typer.Option("--to", metavar="NAME", help="To whom the letter goes.")] = "",
    docket: Annotated[str, typer.Option(metavar="TEXT", help="The docket or reference of the letter.")] = "",
    answer_by: Annotated[
        str, typer.Option("--answer-by", metavar="DATE", help="The day by which the letter asks for an answer.")
    ] = "",
    as_of: UnderLawOf = "",
    renamed: Annotated[
        bool,
        typer.Option("--renamed", help="Carry a record on though the facility or its operator has another name now."),
    ] = False,
) -> None:
    """Keep accept, deficient or query on each open item, carry them to the next revision, and write the letter.

    A record belongs to one chapter, facility and operator; that of another is refused. Several people may work on one
    record at once. What is decided anew needs --by, and what stood before is kept. A defect is accepted only with a
    note that says why. No letter is written while anything is undecided, nor without --by.

    Exit codes: 0 every open item is accepted, 1 some are not, 2 a file cannot be read, 3 nothing to judge.
    """
    import datetime
    from pathlib import Path

    from checker.casework.letter import Address, UndecidedError
    from checker.casework.lock import LockedError, locked
    from checker.casework.record import RecordError, carry, decide, write_record
    from checker.cli.common import day
    from checker.cli.console import emit
    from checker.cli.exits import DEFECTS, stop
    from checker.cli.files import write_files
    from checker.cli.find import find_one
    from checker.cli.reviews import review_path, stop_unjudged
    from checker.report.determinations import determinations_text

    decisions = _decisions(accept or [], deficient or [], query or [], note or [])
    letters = _letters(letter or [])
    address = Address(
        agency=agency, to=to, docket=docket, answer_by=day("--answer-by", answer_by) if answer_by else None
    )
    file = find_one(path)
    _keep_apart(file, Path(record), [target for target, _ in letters])
    found = review_path(file, as_of=day("--as-of", as_of) if as_of else None)
    if letters and not by.strip():
        stop("--letter needs --by, the name of the person who signs it.")
    stop_unjudged([found])
    # The command line is the only place that knows what day it is.
    when = day("--on", on) if on else datetime.datetime.now(tz=datetime.UTC).date()
    try:
        with locked(Path(record)):
            before = _read(Path(record))
            entries = decide(carry(found, before or (), renamed=renamed), decisions, by.strip(), when)
            left = sum(1 for entry in entries if entry.open and not entry.determination)
            contents = [] if left else _letter_files(found, entries, letters, when, by.strip(), address)
            write_files([(Path(record), write_record(found, entries)), *contents])
    except (RecordError, LockedError) as error:
        stop(f"{record}: {error}.")
    emit(determinations_text(file, entries))
    if left and letters:
        stop(str(UndecidedError(left)) + "; the record is kept.", DEFECTS)
    if any(entry.open and entry.determination != "accept" for entry in entries):
        raise typer.Exit(DEFECTS)


def _keep_apart(filing: str, record: "Path", letters: "list[Path]") -> None:
    """Stop with exit code 2 where something would be written over the filing or over another of the files."""
    from pathlib import Path

    from checker.cli.exits import stop
    from checker.cli.files import refuse_unwritable

    seen = {Path(filing).resolve(): "the filing"}
    for target, name in ((record, "the record"), *((letter, "another letter") for letter in letters)):
        if target.resolve() in seen:
            stop(f"{target} would be written over {seen[target.resolve()]}.")
        seen[target.resolve()] = name
        refuse_unwritable(target)


def _read(path: "Path") -> "Record | None":
    from checker.casework.record import MAX_BYTES, read_record
    from checker.cli.exits import stop
    from checker.source import read_regular

    if not path.exists():
        return None
    try:
        raw = read_regular(path, MAX_BYTES + 1)
    except OSError as error:
        stop(f"{path} cannot be read: {(error.strerror or 'unknown reason').lower()}.")
    if len(raw) > MAX_BYTES:
        stop(f"{path} is too large to be a record.")
    try:
        return read_record(raw.decode("utf-8"))
    except UnicodeDecodeError:
        stop(f"{path} is not UTF-8 text.")


def _decisions(accept: list[str], deficient: list[str], query: list[str], note: list[str]) -> "list[Decision]":
    from checker.casework.record import Decision
    from checker.cli.exits import stop

    found = [Decision(id=item, determination="accept") for item in accept]
    found += [Decision(id=item, determination="deficient") for item in deficient]
    found += [Decision(id=item, determination="query") for item in query]
    for item in note:
        name, equals, text = item.partition("=")
        if not (equals and text.strip()):
            stop(f"--note {item}: write ID=TEXT.")
        found.append(Decision(id=name, determination="", note=text.strip()))
    return found


def _letters(letter: list[str]) -> "list[tuple[Path, str]]":
    from pathlib import Path

    from checker.casework.typeset_letter import FORMS
    from checker.cli.exits import stop

    found = []
    for item in letter:
        form = Path(item).suffix.lower().removeprefix(".")
        if form not in FORMS:
            stop(f"--letter {item}: name a file that ends in {', '.join(f'.{name}' for name in FORMS)}.")
        found.append((Path(item), form))
    return found


def _letter_files(
    found: "Review",
    entries: "tuple[Entry, ...]",
    letters: "list[tuple[Path, str]]",
    when: object,
    by: str,
    address: "Address",
) -> "list[tuple[Path, bytes]]":
    """Set every letter before anything is written."""
    import datetime

    from checker.casework.letter import letter
    from checker.casework.typeset_letter import typeset_letter
    from checker.cli.exits import stop
    from checker.documents.problems import RenderError

    assert isinstance(when, datetime.date)  # noqa: S101 - given by the command
    model = letter(found, entries, on=when, by=by, address=address)
    try:
        return [(target, typeset_letter(model, form)) for target, form in letters]
    except RenderError as error:
        stop(str(error))
