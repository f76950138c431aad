"""Measures how long guide and sign take, once warm: ``python tests/benchmarks/render_speed.py``.

For each game's example it prints the median of several runs in milliseconds, from a filing that was reviewed to the
content of the files. Nothing is asserted: the figures depend on the machine.
"""

import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from pathlib import Path

from checker.documents.build import build
from checker.documents.model import DocumentName
from checker.documents.page import Page
from checker.documents.render import Format, render
from checker.review import Review, review_document
from checker.source import read_file

EXAMPLES = Path(__file__).parents[2] / "examples"
GAMES = (
    "pa/blackjack",
    "pa/midibaccarat",
    "pa/pai-gow-poker",
    "pa/face-up-pai-gow-poker",
    "md/pai-gow-poker",
)
DOCUMENTS: tuple[DocumentName, ...] = ("guide", "sign")
FORMATS: tuple[Format, ...] = ("txt", "html", "pdf")
RUNS = 15


def main() -> None:
    """Print a table: one line a game, one column a document and format."""
    columns = [(name, form) for name in DOCUMENTS for form in FORMATS]
    heads = "".join(f"{name + ' ' + form:>12}" for name, form in columns)
    sys.stdout.write(f"{'ms, median of ' + str(RUNS):28}{heads}\n")
    for game in GAMES:
        review = review_document(read_file(EXAMPLES / game / "submission.yaml"))
        figures = (_median(_one(review, name, form)) for name, form in columns)
        sys.stdout.write(f"{game:28}{''.join(f'{figure:12.1f}' for figure in figures)}\n")


def _one(review: Review, name: DocumentName, form: Format) -> Callable[[], object]:
    number = count()

    def run() -> bytes:
        # Typst remembers what it has set before, so that no two runs may set the same.
        document = build(review, name, draft=False)
        return render(replace(document, head=replace(document.head, facility=f"Casino {next(number)}")), form, Page())

    return run


def _median(run: Callable[[], object]) -> float:
    run()
    taken = []
    for _ in range(RUNS):
        start = time.perf_counter()
        run()
        taken.append((time.perf_counter() - start) * 1000)
    return statistics.median(taken)


if __name__ == "__main__":
    main()
