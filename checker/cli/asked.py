"""What several commands ask for in the same words."""

from typing import Annotated

import typer

from checker.cli import complete

TextOrJson = Annotated[
    str, typer.Option("--format", metavar="FORMAT", help="text or json.", autocompletion=complete.lists)
]
InForceOn = Annotated[
    str | None, typer.Option(metavar="DATE", help="As in force on this day instead of the latest known.")
]
UnderLawOf = Annotated[str, typer.Option(metavar="DATE", help="Apply the law of this day instead of the filing date.")]
Chapter = Annotated[
    str, typer.Argument(metavar="CHAPTER", help="A chapter, such as pa/633a.", autocompletion=complete.chapters)
]
ChapterOrAll = Annotated[
    str | None,
    typer.Argument(
        metavar="CHAPTER",
        help="A chapter, such as pa/633a; all where none is named.",
        autocompletion=complete.chapters,
    ),
]
