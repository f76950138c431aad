"""``checker verify``: whether a record of review belongs to a file, its law and this program."""

from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command(
        "verify",
        short_help="Confirm or refuse a record of review.",
        epilog="Example: checker verify record.yaml examples/pa/blackjack/submission.yaml",
    )(verify)


def verify(
    record: Annotated[
        str, typer.Argument(metavar="RECORD", help="A record, from checker check FILE --output record=RECORD.")
    ],
    file: Annotated[str, typer.Argument(metavar="FILE", help="The filing that it is a record of.")],
) -> None:
    """Review the filing again as the record says, and compare: the file, the law, the program, what came out.

    Exit codes: 0 the record is confirmed, 1 it is refused and why, 2 one of the two cannot be read.
    """
    from checker.casework.review_record import RecordError, differences, read_record
    from checker.clean import clean
    from checker.cli.common import day
    from checker.cli.console import write
    from checker.cli.exits import DEFECTS, stop
    from checker.cli.reviews import read_path, review_path
    from checker.source import SourceError

    try:
        made = read_record(read_path(record))
        as_of = day("as_of of the record", made["as_of"]) if made["basis"] == "--as-of" else None
        review = review_path(file, as_of=as_of, reading=made["reading"] or None)
        told = list(differences(made, review))
    except (SourceError, RecordError) as error:
        stop(f"{error}.".replace("..", "."))
    if told:
        write("Refused.\n" + "".join(f"{clean(line)}\n" for line in told))
        raise typer.Exit(DEFECTS)
    under = f"{made['chapter']} as of {made['as_of']}"
    write(f"Confirmed: {clean(file)} under {under} came out as recorded: {made['outcome']}.\n")
