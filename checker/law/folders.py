"""Where chapters stand: the program's own folder of rulesets, and folders that a user adds to it.

A folder of rulesets holds ``<jurisdiction>/<number>-<game>/chapter.yaml`` and, below ``shared/<family>/``, what its
chapters take over. A chapter of an added folder stands beside the program's own, or in place of the one of its id.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from checker.resources import RULESETS

_added: list[Path] = []


def use_rulesets(folders: tuple[Path, ...]) -> None:
    """Add folders of rulesets; of two chapters of one id the one in the last folder counts.

    To be called once, before any chapter is read. Raises :class:`ValueError` for a folder that holds no chapter.
    """
    for folder in folders:
        if not any(folder.glob("*/*/chapter.yaml")):
            raise ValueError(
                f"{folder} holds no chapter; a chapter stands in {folder}/JURISDICTION/NUMBER-GAME/chapter.yaml"
            )
    _added[:] = folders
    chapter_folders.cache_clear()


def ruleset_folders() -> tuple[Path, ...]:
    """Return the folders of rulesets, the program's own first."""
    return (RULESETS, *_added)


@cache
def chapter_folders() -> Mapping[str, Path]:
    """Map each chapter's id (its jurisdiction's folder and its number, or its game) to its folder, in order."""
    found = {chapter_id(folder): folder for root in ruleset_folders() for folder in chapters_in(root)}
    return dict(sorted(found.items()))


def chapters_in(root: Path) -> Iterator[Path]:
    """Return the folders of the chapters below a folder of rulesets, in order."""
    return (file.parent for file in sorted(root.glob("*/*/chapter.yaml")))


def chapter_id(folder: Path) -> str:
    """Return the id of the chapter in a folder: ``xx/901a`` for ``xx/901a-war``."""
    number, _, _ = folder.name.partition("-")
    return f"{folder.parent.name}/{number if number[:1].isdigit() else folder.name}"


def shared_folders(chapter: Path, family: str) -> tuple[Path, ...]:
    """Return where a family of shared items stands for a chapter: the program's own, then that beside the chapter."""
    roots = dict.fromkeys((RULESETS, chapter.parent.parent))
    return tuple(root / "shared" / family for root in roots)
