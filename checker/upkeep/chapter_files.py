"""The files of a chapter with the place of every item, which the law as it is loaded no longer knows."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from checker.law.chapter import ITEM_LISTS
from checker.law.dated import Raw
from checker.source import Document, Mapping, Node, Position, Problem, Scalar, Sequence, SourceError, read_file
from checker.source.tree import find
from checker.values.provision import Provision

HEAD = "chapter"
GUIDE = "guide"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChapterFiles:
    """The files of one chapter by the name of each without its ending; those that cannot be read are left out."""

    folder: Path
    documents: dict[str, Document]
    problems: tuple[Problem, ...]

    def sections(self) -> tuple[str, ...]:
        """Return the sections that the head names, in their order."""
        head = self.documents.get(HEAD)
        entry = head.root.get("sections") if head else None
        items = entry.value.items if entry and isinstance(entry.value, Sequence) else ()
        return tuple(item.text for item in items if isinstance(item, Scalar))

    def section_of(self, provision: Provision) -> str:
        """Return the section in whose file a provision stands; the head's file for what no section holds."""
        return next((name for name in self.sections() if re.match(rf"{re.escape(name)}(?![0-9a-z])", provision)), HEAD)

    def place(self, name: str, *steps: str | int) -> Position:
        """Return the place of the steps in a file, or of the nearest thing above them that is there."""
        root = self.documents[name].root
        left = steps
        while left:
            entry, node = find(root, left)
            if node is not None:
                return entry.key.position if entry and entry.value is node else node.position
            left = left[:-1]
        return root.position

    def problem(self, name: str, steps: tuple[str | int, ...], message: str, hint: str = "") -> Problem:
        """Return a problem at a place of one of the files."""
        return Problem(file=f"{name}.yaml", position=self.place(name, *steps), message=message, help=hint)

    def items(self) -> Iterator[tuple[str, str, int, Node]]:
        """Return every item of every section: section, list, number in the list, node."""
        for section in self.sections():
            document = self.documents.get(section)
            for name in ITEM_LISTS if document else ():
                entry = document.root.get(name) if document else None
                if entry and isinstance(entry.value, Sequence):
                    yield from ((section, name, index, node) for index, node in enumerate(entry.value.items))


def read_chapter_files(folder: Path) -> ChapterFiles:
    """Read every YAML file of a chapter's folder; what cannot be read is among the problems."""
    documents: dict[str, Document] = {}
    problems: list[Problem] = []
    for file in sorted(folder.glob("*.yaml")):
        try:
            documents[file.stem] = read_file(file, shown_as=file.name)
        except SourceError as error:
            problems += [
                Problem(file=file.name, position=found.position, message=found.message, help=found.help)
                for found in error.problems
            ]
    return ChapterFiles(folder=folder, documents=documents, problems=tuple(problems))


def keys_of(node: Node) -> Raw:
    """Return the single values of an item by name."""
    if not isinstance(node, Mapping):
        return {}
    return {entry.key.text: entry.value.text for entry in node if isinstance(entry.value, Scalar)}
