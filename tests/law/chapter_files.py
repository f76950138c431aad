"""Every file under ``rulesets/``, as read, with its place; and its shape by ``schemas/chapter.json``."""

import json
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError, best_match

from checker.law import chapter_ids
from checker.law.folders import chapter_folders
from checker.resources import RULESETS, SCHEMAS
from checker.source import Document, Position, read_file
from checker.source.tree import Mapping as MappingNode
from checker.source.tree import Node, Sequence, find, is_blank

LISTS = {
    "provisions": "provision_item",
    "wagers": "wager",
    "elections": "election",
    "paytables": "paytable",
    "rules": "rule",
    "figures": "figure",
    "advisories": "advisory",
    "statements": "statement",
}


@cache
def schema() -> Mapping[str, Any]:
    found: Mapping[str, Any] = json.loads((SCHEMAS / "chapter.json").read_text(encoding="utf-8"))
    return found


@cache
def validator(name: str) -> Draft202012Validator:
    """Give the validator of one part of the schema: section, chapter, guide, shared, rule, ..."""
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": schema()["$defs"]})


def files() -> tuple[Path, ...]:
    return tuple(sorted(RULESETS.rglob("*.yaml")))


def kind_of(file: Path) -> str:
    if file.parent.name == "words":
        return "words"
    if file.parent.parent.name == "shared":
        return "shared"
    return file.stem if file.stem in {"chapter", "guide"} else "section"


def plain(node: Node) -> Any:
    """Give the tree with every value as the text written, as the loader reads it."""
    if isinstance(node, MappingNode):
        return {entry.key.text: plain(entry.value) for entry in node}
    if isinstance(node, Sequence):
        return [plain(item) for item in node.items]
    return None if is_blank(node) else node.text


def shape_errors(document: Document, kind: str) -> Iterator[str]:
    """Give each thing in a file that the schema does not allow, with its line."""
    for error in validator(kind).iter_errors(plain(document.root)):
        deepest = best_match([error]) or error
        at = _place(document, deepest)
        path = ".".join(str(step) for step in deepest.absolute_path)
        yield f"{document.path}:{at.line}:{at.column}: {path}: {deepest.message[:300]}"


def _place(document: Document, error: ValidationError) -> Position:
    steps = tuple(error.absolute_path)
    while steps:
        entry, node = find(document.root, steps)
        if node is not None:
            return entry.key.position if entry and entry.value is node else node.position
        steps = steps[:-1]
    return document.root.position


def missing_files(chapter_id: str) -> list[str]:
    """Give the files that a chapter names and that do not stand in its folder."""
    folder = chapter_folders()[chapter_id]
    head = plain(read(folder / "chapter.yaml").root)
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
