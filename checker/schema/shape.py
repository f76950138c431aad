"""Checks a file's shape: entries that do not belong, groups where a value belongs and the reverse.

The values themselves are read, with messages of their own, by :mod:`checker.submission`, and judged by the law of the
day; what must be there is asked by the ruleset. So only the structural words of the game's schema count here.
"""

import difflib
import itertools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from jsonschema.validators import extend

from checker.schema.generate import submission_schema
from checker.source import Document, Entry, Node, Position, Scalar
from checker.source.tree import find, to_plain
from checker.submission.answer import normal

_MOST = 50
_LONGEST = 60


@dataclass(frozen=True, slots=True, kw_only=True)
class ShapeProblem:
    """One entry that does not fit: where, what is wrong, and what to write."""

    path: str
    position: Position
    message: str
    help: str


def _ignored(*_: Any) -> Iterator[ValidationError]:
    return iter(())


def _type(_: Any, types: Any, instance: Any, __: Any) -> Iterator[ValidationError]:
    """Tell groups, lists and single values apart; what kind of single value it is does not matter here."""
    if instance is not None and _form(instance) not in {_FORMS.get(name, "value") for name in types}:
        yield ValidationError(_form(instance))


_FORMS = {"object": "group", "array": "list"}


def _form(instance: Any) -> str:
    if isinstance(instance, Mapping):
        return "group"
    return "list" if isinstance(instance, list) else "value"


_Structure: Any = extend(  # type: ignore[no-untyped-call]
    Draft202012Validator,
    {"enum": _ignored, "pattern": _ignored, "minimum": _ignored, "required": _ignored, "type": _type},
)


@cache
def _validator(chapter_id: str) -> Any:
    return _Structure(submission_schema(chapter_id))


def shape_problems(document: Document, chapter_id: str) -> tuple[ShapeProblem, ...]:
    """Give the entries of the file that do not fit the game's schema, in the order of the file."""
    errors = _validator(chapter_id).iter_errors(to_plain(document.root))
    found = (problem for error in errors for problem in _problems(error, document, chapter_id))
    return tuple(sorted(itertools.islice(found, _MOST), key=lambda problem: problem.position))


def _problems(error: ValidationError, document: Document, chapter_id: str) -> Iterator[ShapeProblem]:
    steps = tuple(error.absolute_path)
    path = ".".join(str(step) for step in steps)
    entry, node = find(document.root, steps)
    schema: Any = error.schema
    position = _place(entry, node or document.root)
    if error.validator == "additionalProperties":
        # A wager that the chapter does not know is a question of law, answered with the provision that decides it.
        if steps != ("wagers",):
            yield from _unknown(path, steps, schema, document, chapter_id)
    elif error.validator == "type":
        message, hint = _wrong_form(path, error.message, schema)
        yield ShapeProblem(path=path, position=position, message=message, help=hint)
    else:
        what = "too long" if error.validator == "maxLength" else "too many"
        message = f"{_named(steps)} is too long." if what == "too long" else f"{_named(steps)} holds too many entries."
        yield ShapeProblem(path=path, position=position, message=message, help=f"{error.validator_value} is the most.")


def _place(entry: Entry | None, node: Node) -> Position:
    """Give the place of a single value; of a group or list, that of its name."""
    if isinstance(node, Scalar) or entry is None or entry.value is not node:
        return node.position
    return entry.key.position


def _named(steps: tuple[str | int, ...]) -> str:
    return ".".join(f"item {step + 1}" if isinstance(step, int) else step[:_LONGEST] for step in steps) or "The file"


def _wrong_form(path: str, form: str, schema: Any) -> tuple[str, str]:
    said = {"group": "a group of entries", "list": "a list", "value": "a single value"}[form]
    message = f"{_named(tuple(int(step) if step.isdigit() else step for step in path.split('.')))} is {said}."
    if "object" in schema["type"]:
        names = list(schema.get("properties", {}))
        below = f": {', '.join(names)}" if names else ", one outcome a line with its payout"
        return message, f"Write its entries on indented lines below{below}."
    if "array" in schema["type"]:
        return message, "Write a list, one item a line after a hyphen."
    hint = "Write one value after the colon."
    return message, hint if form != "group" else f"{hint} Put it in quotes if it contains a colon and a space."


def _unknown(
    path: str, steps: tuple[str | int, ...], schema: Any, document: Document, chapter_id: str
) -> Iterator[ShapeProblem]:
    _, node = find(document.root, steps)
    known = list(schema["properties"])
    for entry in node or ():
        name = entry.key.text
        if name in known:
            continue
        where = f"under {path}" if path else "at the top level"
        yield ShapeProblem(
            path=f"{path}.{name}".lstrip("."),
            position=entry.key.position,
            message=f"{name[:_LONGEST]} is not an entry that belongs {where}.",
            help=_near(name, path, known, chapter_id) or f"Entries {where}: {', '.join(known)}.",
        )


def _near(name: str, path: str, known: list[str], chapter_id: str) -> str:
    """Name the entry that was meant: one written alike in this group, or one of this name in another."""
    alike = normal(name[:_LONGEST]).replace(" ", "_")
    near = difflib.get_close_matches(alike, known, n=1, cutoff=0.6)
    here = tuple(path.split(".")) if path else ()
    elsewhere = [found for found in _paths(chapter_id) if found[-1] == alike and found[:-1] != here]
    if elsewhere and alike not in known and (not near or len(elsewhere) == 1):
        places = " or ".join(f"{alike} under {'.'.join(found[:-1]) or 'no group'}" for found in elsewhere[:3])
        return f"Did you mean {places}?"
    return f"Did you mean {near[0]}?" if near else ""


@cache
def _paths(chapter_id: str) -> tuple[tuple[str, ...], ...]:
    """Give the path of every entry of the game, as steps."""

    def below(schema: Any, steps: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
        for name, part in schema.get("properties", {}).items():
            yield (*steps, name)
            yield from below(part, (*steps, name))

    return tuple(below(submission_schema(chapter_id), ()))
