"""What ``checker check`` does, once its options are read."""

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from checker.cli.batch import Lost, Task, jobs_of, review_all
from checker.cli.common import chapter_named, day, one_of
from checker.cli.console import on_terminal, width
from checker.cli.exits import FAIL_ON, accepted, exit_code, stop
from checker.cli.find import find_files
from checker.cli.outputs import FORMS, Outputs, kept_forms, parse_targets
from checker.cli.progress import progress

if TYPE_CHECKING:
    from checker.report.summary import Summary


def run_check(  # noqa: PLR0913 - one argument an option
    paths: Sequence[str],
    *,
    as_of: str | None = None,
    form: str = "text",
    output: Sequence[str] = (),
    reading: str | None = None,
    against: str | None = None,
    fail_on: str = "incomplete",
    strict: bool = False,
    advisories: str = "deciding",
    full: bool = False,
    jobs: str = "1",
) -> int:
    """Review submissions, write the reports, and return the exit code; the arguments are the options as written."""
    one_of("--format", form, tuple(FORMS))
    one_of("--fail-on", fail_on, FAIL_ON)
    one_of("--advisories", advisories, ("deciding", "all"))
    if strict and fail_on == "defects":
        stop("--strict and --fail-on defects contradict each other; give one of the two.")
    when = None if as_of is None else day("--as-of", as_of)
    if reading is not None:
        one_of("--reading", reading, ("literal", "evident"))
    chapter = None if against is None else chapter_named(against)
    many = jobs_of(jobs)
    targets = parse_targets(output)
    files = find_files(list(paths))
    _keep_filings(files, [target for _, target in targets])
    task = Task(
        as_of=when,
        reading=reading,
        against=chapter,
        form=form,
        kept=kept_forms(form, targets),
        columns=width(),
        brief=len(files) > 1 and not full,
        every_advisory=advisories == "all",
        summed=len(files) > 1 and "text" in {form, *(name for name, _ in targets)},
    )
    summary = _summary() if task.summed else None
    # The bar and a text that is written meanwhile must not meet on one terminal.
    shared = form == "text" and on_terminal()
    outcomes: set[str] = set()
    advised = False
    lost = Lost()
    with closing(Outputs(form, targets, brief=task.brief)) as outputs:
        with closing(review_all(files, task, many)) as reviews, progress(len(files)) as bar:
            for file, done in zip(files, reviews, strict=True):
                if shared:
                    bar.away()
                outputs.take(done.taken)
                outcomes.add(done.outcome)
                if done.lost:
                    lost.add(file, done.lost)
                advised = advised or done.advised
                if summary and done.row:
                    summary.add(done.row)
                bar.step()
        if summary:
            outputs.take_summary(summary.lines())
        outputs.finish()
    lost.complain()
    return accepted(exit_code(outcomes), "advisories" if strict else fail_on, advised=advised)


def _keep_filings(files: list[str], targets: list[Path]) -> None:
    """Stop with exit code 2 where a report would be written over one of the filings."""
    filings = {Path(file).resolve() for file in files} if targets else set()
    over = next((target for target in targets if target.resolve() in filings), None)
    if over is not None:
        stop(f"--output {over}: the report would be written over a filing.")


def _summary() -> "Summary":
    from checker.report.summary import Summary

    return Summary()
