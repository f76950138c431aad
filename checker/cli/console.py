"""Writes lines to standard output: in colour on a terminal, plain elsewhere."""

import os
import sys
from collections.abc import Iterable

from checker.cli.exits import stop

Line = tuple[str, str]

_WIDTH = 100
_NARROWEST = 40


class ReaderGoneError(Exception):
    """Whoever read standard output has stopped reading."""


def width() -> int:
    """Return how wide a report may be: that of the terminal up to 100 columns, and 100 elsewhere."""
    if not on_terminal():
        return _WIDTH
    import shutil

    return max(_NARROWEST, min(_WIDTH, shutil.get_terminal_size((_WIDTH, 24)).columns))


def emit(lines: Iterable[Line]) -> None:
    """Write lines with their styles; colours only on a terminal, and never where NO_COLOR is set.

    No line can be taken for a command of the pipeline that shows it.
    """
    from checker.clean import no_command

    if on_terminal() and not os.environ.get("NO_COLOR"):
        from rich.console import Console
        from rich.text import Text

        console = Console(highlight=False, soft_wrap=True, markup=False, emoji=False)
        for text, style in lines:
            console.print(Text(_showable(no_command(text)), style=style))
        return
    for text, _ in lines:
        write(f"{no_command(text)}\n")


def write(text: str) -> None:
    """Write text to standard output; characters that it cannot show are written as their code."""
    from checker.clean import no_marks

    if sys.stdout is None:
        stop("standard output is closed.")
    plain = no_marks(text)
    try:
        try:
            sys.stdout.write(plain)
        except UnicodeEncodeError:
            sys.stdout.write(_showable(plain))
    except BrokenPipeError:
        # Typer would end the program with 1, which says that a filing has defects.
        raise ReaderGoneError from None


def on_terminal() -> bool:
    """Whether standard output is a terminal."""
    return sys.stdout is not None and sys.stdout.isatty()


def _showable(text: str) -> str:
    encoding = sys.stdout.encoding or "utf-8"
    return text.encode(encoding, "backslashreplace").decode(encoding)
