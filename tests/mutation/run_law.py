"""The mutants of the law, and how each is judged."""

from collections.abc import Mapping
from functools import cache

from checker.law import chapter_ids, load_chapter

from .forks import apart
from .law_judge import quick, thorough
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
    return quick(mutant) or apart(lambda: next(thorough(mutant), ""), seconds)
