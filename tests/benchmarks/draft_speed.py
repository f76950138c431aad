"""Measures how long ``checker draft`` takes as a whole: ``python tests/benchmarks/draft_speed.py``.

For drafts of the Blackjack example it prints the median of several runs in seconds, from the command to its report: the
program's own guide in each format, twenty pages of it, and guides in other words, of which every line must be read.
Nothing is asserted: the figures depend on the machine, on how many processors it has and on what else it does.
"""

import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pypdfium2
import yaml

ROOT = Path(__file__).parents[2]
SUBMISSION = ROOT / "examples" / "pa" / "blackjack" / "submission.yaml"
TOLD = ROOT / "tests" / "drafts" / "told_lines" / "blackjack.yaml"
FORMATS = ("txt", "html", "pdf")
PAGES = 20
LINES = (60, 150)
RUNS = 3


def main() -> None:
    """Print a line for each draft."""
    with tempfile.TemporaryDirectory() as folder:
        for what, path in _drafts(Path(folder)):
            sys.stdout.write(f"{what:44}{_median(path):8.2f} s\n")


def _drafts(folder: Path) -> Iterator[tuple[str, Path]]:
    """Write the drafts, and yield each with what it is."""
    for form in FORMATS:
        _checker("render", str(SUBMISSION), "--doc", "guide", "--format", form, "--out", str(folder))
        (own,) = folder.glob(f"*guide*.{form}")
        yield f"own guide, {form}", own
    yield f"own guide, pdf, {PAGES} pages", _of_many_pages(own, folder / "pages.pdf")
    told = [line for _, line, *_ in yaml.load(TOLD.read_text("utf-8"), yaml.CSafeLoader)["pa/blackjack"]]
    for count in LINES:
        path = folder / f"{count}.txt"
        path.write_text("\n\n".join(told[:count]), encoding="utf-8")
        yield f"guide in other words, txt, {count} lines", path


def _of_many_pages(guide: Path, path: Path) -> Path:
    """Write the pages of a guide again and again, until there are so many."""
    whole, one = pypdfium2.PdfDocument.new(), pypdfium2.PdfDocument(guide)
    for number in range(PAGES):
        whole.import_pages(one, [number % len(one)])
    whole.save(path)
    return path


def _median(draft: Path) -> float:
    taken = []
    for _ in range(RUNS):
        start = time.perf_counter()
        _checker("draft", str(draft), "--kind", "guide", "--for", str(SUBMISSION))
        taken.append(time.perf_counter() - start)
    return statistics.median(taken)


def _checker(*arguments: str) -> None:
    subprocess.run([sys.executable, "-m", "checker", *arguments], check=False, capture_output=True)


if __name__ == "__main__":
    main()
