"""The progress of a run over many filings, on standard error and only where that is a terminal."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol


class Bar(Protocol):
    """Shows how far a run has come."""

    def step(self) -> None:
        """One filing more is done."""

    def away(self) -> None:
        """Take the bar off the terminal, until the next step, so that something else can be written."""


class _NoBar:
    def step(self) -> None:
        pass

    def away(self) -> None:
        pass


@contextmanager
def progress(total: int) -> Iterator[Bar]:
    """Return a bar for so many filings; one that shows nothing for a single one, or where nobody watches."""
    watched = sys.stderr is not None and sys.stderr.isatty() and os.environ.get("TERM", "dumb") not in {"dumb", ""}
    if total < 2 or not watched:  # noqa: PLR2004 - one filing has no progress
        yield _NoBar()
        return
    bar = _RichBar(total)
    try:
        yield bar
    finally:
        bar.away()


class _RichBar:
    def __init__(self, total: int) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        self._progress = Progress(
            TextColumn("Checking"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
            auto_refresh=False,
            redirect_stdout=False,
            redirect_stderr=False,
        )
        self._task = self._progress.add_task("", total=total)
        self._progress.start()
        self._shown = True

    def step(self) -> None:
        """One filing more is done."""
        self._progress.advance(self._task)
        if self._shown:
            self._progress.refresh()
        else:
            self._progress.start()
            self._shown = True

    def away(self) -> None:
        """Take the bar off the terminal."""
        if self._shown:
            self._progress.stop()
            self._shown = False
