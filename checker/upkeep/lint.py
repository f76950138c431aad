"""The check of a chapter's files for a maintainer of law: everything that is wrong or missing, each at its place."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from checker.law import Chapter, Ruleset, load_chapter
from checker.law.folders import chapter_id
from checker.law.ruleset import compile_chapter
from checker.source import Position, Problem
from checker.upkeep.cases import case_problems
from checker.upkeep.chapter_files import HEAD, ChapterFiles, read_chapter_files
from checker.upkeep.dates import date_problems, version_problems
from checker.upkeep.days import law_days
from checker.upkeep.items import item_problems
from checker.upkeep.ledger import count_problems, ledger_problems
from checker.upkeep.odds import odds_problems
from checker.upkeep.references import reference_problems
from checker.upkeep.shape import shape_problems


@dataclass(frozen=True, slots=True, kw_only=True)
class Linted:
    """A chapter that was checked: its id, the problems in the order of its files, and what was counted."""

    chapter: str
    folder: Path
    problems: tuple[Problem, ...]
    provisions: int = 0
    rules: int = 0
    cases: int = 0


def lint_chapter(folder: Path, cases: Path | None = None) -> Linted:
    """Check the chapter in a folder, which is one of the folders of rulesets in use.

    ``cases`` is the folder of its cases; without it, ``cases`` in the chapter's own folder. What builds on files that
    cannot be read, or that do not have the shape of a chapter, is not looked at before they do.
    """
    name = chapter_id(folder)
    files = read_chapter_files(folder)
    found = [*_unusable(files)] or [*ledger_problems(files), *_badly_dated(files, name)]
    if found:
        return Linted(chapter=name, folder=folder, problems=in_order(found))
    chapter = load_chapter(name)
    rulesets = rulesets_of(chapter)
    found += [*count_problems(files, chapter, rulesets), *reference_problems(files, chapter, rulesets)]
    found += [*odds_problems(files, rulesets[-1])]
    ran, missing = case_problems(files, chapter, rulesets, cases or folder / "cases")
    return Linted(
        chapter=name,
        folder=folder,
        problems=in_order([*found, *missing]),
        provisions=len(rulesets[-1].provisions),
        rules=len(rulesets[-1].rules),
        cases=ran,
    )


def unusable(folder: Path) -> tuple[Problem, ...]:
    """Return why filings cannot be judged by the chapter in a folder that is in use; nothing where they can.

    It is a part of what :func:`lint_chapter` tells, and takes a moment.
    """
    files = read_chapter_files(folder)
    name = chapter_id(folder)
    found = [*_unusable(files)] or [*_badly_dated(files, name)]
    return in_order(found or [*reference_problems(files, load_chapter(name), rulesets_of(load_chapter(name)))])


def _unusable(files: ChapterFiles) -> Iterator[Problem]:
    yield from files.problems
    yield from shape_problems(files)
    if HEAD not in files.documents and not files.problems:
        yield _no_head()


def _badly_dated(files: ChapterFiles, name: str) -> Iterator[Problem]:
    chapter = load_chapter(name)
    yield from date_problems(files, chapter)
    yield from version_problems(files, chapter)
    yield from item_problems(files, chapter)


def in_order(problems: list[Problem]) -> tuple[Problem, ...]:
    """Return problems in the order of the files."""
    return tuple(sorted(problems, key=lambda problem: problem.order))


def rulesets_of(chapter: Chapter) -> tuple[Ruleset, ...]:
    """Return the chapter on each day of its law, oldest first."""
    return tuple(compile_chapter(chapter, day) for day in law_days(chapter))


def _no_head() -> Problem:
    message = "The folder has no chapter.yaml."
    return Problem(file="chapter.yaml", position=Position(1, 1), message=message, help="Start with: checker law new")
