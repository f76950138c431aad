"""``checker desk``: a browser for those who do not write YAML."""

from pathlib import Path
from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command(
        "desk",
        short_help="File and review in a browser.",
        epilog="Example: checker desk filings",
    )(desk)


def desk(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="The folder of your filings.")],
    *,
    port: Annotated[int, typer.Option(metavar="N", min=0, max=65535, help="The port; any free one where 0.")] = 0,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
) -> None:
    """Open a desk over a folder of filings: questions, documents, reviews and letters, in a browser on this machine.

    The first line printed is its address, which works once and for nobody else. Stop with Ctrl-C.

    Exit codes: 0 stopped, 2 the folder or the port cannot be used, or the extra is not installed.
    """
    from checker.cli.console import write
    from checker.cli.exits import stop

    if not folder.is_dir():
        stop(f"{folder} is no folder." if folder.exists() else f"there is no folder {folder}.")
    try:
        from checker.desk.serve import serve
    except ModuleNotFoundError:
        stop("the desk needs its extra: pip install 'rules-submission-checker[desk]'.")

    def say(address: str) -> None:
        write(f"{address}\n")
        import sys

        sys.stdout.flush()

    try:
        serve(folder, port=port, browser=browser, say=say)
    except OSError as error:
        stop(f"port {port} cannot be used: {(error.strerror or 'unknown reason').lower()}.")
