"""The mutants of the law, and how each is judged."""

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

from checker.law import chapter_ids, load_chapter

from .forks import apart
from .law_judge import by_rule, quick, thorough
from .law_mutants import LawMutant, mutants


@cache
def _all() -> Mapping[str, LawMutant]:
    return {mutant.key: mutant for chapter in chapter_ids() for mutant in mutants(load_chapter(chapter))}


def kinds() -> Mapping[str, str]:
    """Return every mutant's name and kind."""
    return {key: mutant.kind for key, mutant in _all().items()}


def judge(key: str, *, seconds: float) -> str:
    """Return what notices the mutant; empty where nothing does."""
    mutant = _all()[key]
    noticed_by = quick(mutant)
    if noticed_by:
        return noticed_by
    noticed_by, likely = by_rule(mutant)
    return noticed_by or apart(lambda: next(thorough(mutant, likely), ""), seconds)


def during(run: Callable[[], None], archive: Path, *, record: bool) -> None:  # noqa: ARG001 - as for the core
    """Run the mutants; nothing has to be known beforehand."""
    run()
