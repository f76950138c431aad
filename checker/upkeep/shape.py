"""The shape of a chapter's files, by the declarations of :mod:`checker.law.written`."""

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from checker.law.chapter import as_texts
from checker.schema.chapter import chapter_schema
from checker.source import Document, Position, Problem
from checker.source.tree import find
from checker.upkeep.chapter_files import GUIDE, HEAD, ChapterFiles

if TYPE_CHECKING:
    from jsonschema import Draft202012Validator
    from jsonschema.exceptions import ValidationError

_LONGEST = 300


@cache
def part_validator(name: str) -> "Draft202012Validator":
    """Return the validator of one part of the schema: section, chapter, guide, shared, rule, ..."""
    from jsonschema import Draft202012Validator  # noqa: PLC0415 - only whoever checks files of law waits for it

    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": chapter_schema()["$defs"]})


def shape_problems(files: ChapterFiles) -> Iterator[Problem]:
    """Return what the schema does not allow, file by file, and sections without a file or a file without a section."""
    if HEAD not in files.documents:
        return
    named = files.sections()
    for index, section in enumerate(named):
        if section not in files.documents and not any(found.file == f"{section}.yaml" for found in files.problems):
            message = f"The chapter names section {section}, and {section}.yaml is not there."
            yield files.problem(HEAD, ("sections", index), message, "Write the file, or take the section out.")
    for name, document in files.documents.items():
        if name in {HEAD, GUIDE} or name in named:
            yield from file_problems(document, name if name in {HEAD, GUIDE} else "section", f"{name}.yaml")
        else:
            message = f"{name}.yaml is no section that chapter.yaml names."
            yield files.problem(name, (), message, "Enter it under sections of chapter.yaml.")


def file_problems(document: Document, part: str, shown: str) -> Iterator[Problem]:
    """Return each thing in one file that its part of the schema does not allow."""
    from jsonschema.exceptions import best_match  # noqa: PLC0415 - only a file with a fault needs it

    for error in part_validator(part).iter_errors(as_texts(document.root)):
        deepest = best_match([error]) or error
        path = ".".join(str(step) for step in deepest.absolute_path)
        message = f"{path + ': ' if path else ''}{deepest.message[:_LONGEST]}."
        yield Problem(file=shown, position=_place(document, deepest), message=message, help=_meaning(deepest))


def _meaning(error: "ValidationError") -> str:
    said = error.schema.get("description", "") if isinstance(error.schema, dict) else ""
    return str(said)


def _place(document: Document, error: "ValidationError") -> Position:
    steps = tuple(error.absolute_path)
    while steps:
        entry, node = find(document.root, steps)
        if node is not None:
            return entry.key.position if entry and entry.value is node else node.position
        steps = steps[:-1]
    return document.root.position
