"""Checks a file's shape: entries that do not belong, groups where a value belongs and the reverse."""

import difflib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from jsonschema.validators import extend

from checker.schema.generate import submission_schema
from checker.source import Document, Position
from checker.source.tree import find, to_plain

_MOST = 50


@dataclass(frozen=True, slots=True, kw_only=True)
class ShapeProblem:
    """One entry that does not fit: where, what is wrong, and what to write."""

    path: str
    position: Position
    message: str
    help: str


def _ignored(*_: Any) -> Iterator[ValidationError]:
    return iter(())


# The values themselves are read, with messages of their own, by checker.submission, and judged by the law of the day;
# what must be there is asked by the ruleset.
_Structure: Any = extend(  # type: ignore[no-untyped-call]
    Draft202012Validator, {"enum": _ignored, "pattern": _ignored, "required": _ignored}
)


@cache
def _validator(chapter_id: str) -> Any:
    return _Structure(submission_schema(chapter_id))


def shape_problems(document: Document, chapter_id: str) -> tuple[ShapeProblem, ...]:
    """Give every entry of the file that does not fit the game's schema, in the order of the file."""
    found: list[ShapeProblem] = []
    for error in _validator(chapter_id).iter_errors(to_plain(document.root)):
        found.extend(_problems(error, document))
        if len(found) >= _MOST:
            break
    return tuple(sorted(found, key=lambda problem: problem.position))


def _problems(error: ValidationError, document: Document) -> Iterator[ShapeProblem]:
    steps = tuple(error.absolute_path)
    path = ".".join(str(step) for step in steps)
    entry, node = find(document.root, steps)
    schema: Any = error.schema
    instance: Any = error.instance
    position = entry.key.position if entry and entry.value is node else (node or document.root).position
    if error.validator == "additionalProperties":
        known = list(schema["properties"])
        for name in instance:
            if name in known:
                continue
            below, _ = find(document.root, (*steps, name))
            near = difflib.get_close_matches(name, known, n=1, cutoff=0.6)
            where = f"under {path}" if path else "at the top level"
            yield ShapeProblem(
                path=f"{path}.{name}".lstrip("."),
                position=below.key.position if below else position,
                message=f"{name[:60]} is not an entry that belongs {where}.",
                help=f"Did you mean {near[0]}?" if near else f"Entries {where}: {', '.join(known)}.",
            )
    elif error.validator == "type":
        group = "object" in schema["type"]
        said = "a single value or a list" if group else "a group of entries"
        yield ShapeProblem(
            path=path,
            position=position,
            message=f"{path} is {said}." if path else "The file does not hold entries.",
            help=(
                f"Write its entries on indented lines below: {', '.join(schema['properties'])}."
                if group and schema.get("properties")
                else "Write one value after the colon."
            ),
        )
    else:
        yield ShapeProblem(
            path=path,
            position=position,
            message=f"{path} is too long.",
            help="Shorten it, or split it into several.",
        )
