"""Writes lines to standard output: in colour on a terminal, plain elsewhere."""

import os
import sys
from collections.abc import Iterable

Line = tuple[str, str]


def emit(lines: Iterable[Line]) -> None:
    """Write lines with their styles; colours only on a terminal, and never where NO_COLOR is set."""
    if sys.stdout.isatty() and not os.environ.get("NO_COLOR"):
        from rich.console import Console  # noqa: PLC0415 - only a terminal needs it
        from rich.text import Text  # noqa: PLC0415

        console = Console(highlight=False, soft_wrap=True, markup=False, emoji=False)
        for text, style in lines:
            console.print(Text(text, style=style))
        return
    for text, _ in lines:
        write(f"{text}\n")


def write(text: str) -> None:
    """Write text to standard output; characters that it cannot show are written as their code."""
    encoding = sys.stdout.encoding or "utf-8"
    sys.stdout.write(text.encode(encoding, "backslashreplace").decode(encoding))
