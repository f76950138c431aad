"""Every file under ``rulesets/``, as read, with its place; and its shape by ``schemas/chapter.json``."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from checker.law import chapter_ids
from checker.law.chapter import as_texts
from checker.law.folders import chapter_folders
from checker.resources import RULESETS
from checker.source import Document, read_file
from checker.upkeep.shape import file_problems

LISTS = {
    "provisions": "ledger_entry",
    "wagers": "wager",
    "elections": "election",
    "paytables": "paytable",
    "chances": "paytable",
    "deals": "deal",
    "rules": "rule",
    "figures": "figure",
    "advisories": "advisory",
    "statements": "statement",
}


def files() -> tuple[Path, ...]:
    return tuple(sorted(RULESETS.rglob("*.yaml")))


def kind_of(file: Path) -> str:
    if file.parent.name == "words":
        if file.stem.endswith("_fields"):
            return "more_fields"
        if file.stem.endswith("_rows"):
            return "more_rows"
        if file.stem.endswith("_concepts"):
            return "concepts"
        if file.stem.endswith("_matters"):
            return "matters"
        if file.stem.endswith("_gist"):
            return "more_gist"
        if file.stem.endswith("_said"):
            return "concept_rows"
        return "words" if file.stem in {"topics", "procedure"} else file.stem
    if file.parent.parent.name == "shared":
        return "shared"
    return file.stem if file.stem in {"chapter", "guide"} else "section"


def shape_errors(document: Document, kind: str) -> Iterator[str]:
    """Give each thing in a file that the schema does not allow, with its line."""
    for found in file_problems(document, kind, document.path):
        yield f"{found.file}:{found.position.line}:{found.position.column}: {found.message}"


def missing_files(chapter_id: str) -> list[str]:
    """Give the files that a chapter names and that do not stand in its folder."""
    folder = chapter_folders()[chapter_id]
    head = as_texts(read(folder / "chapter.yaml").root)
    named = [*(f"{section}.yaml" for section in head["sections"]), "guide.yaml"]
    return [name for name in named if not (folder / name).is_file()]


def complete_chapters() -> list[str]:
    """Give the chapters all of whose files are there."""
    return [name for name in chapter_ids() if not missing_files(name)]


def read(file: Path) -> Document:
    return read_file(file, shown_as=str(file.relative_to(RULESETS.parent)))


def whole_items(items: Iterable[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    """Give each item as it stands in force: one for each of its versions and each reading."""
    for item in items:
        versions: list[Mapping[str, Any]] = item.get("versions") or [{}]
        for version in versions:
            keys = {key: value for key, value in item.items() if key not in {"versions", "section"}} | dict(version)
            reading = keys.pop("by_reading", None)
            if reading is None:
                yield keys
            else:
                yield from ({**keys, **reading.get(side, {})} for side in ("literal", "evident"))
