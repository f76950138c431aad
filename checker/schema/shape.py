"""Checks a file's shape: entries that do not belong, groups where a value belongs and the reverse.

The values themselves are read, with messages of their own, by :mod:`checker.submission`, and judged by the law of the
day; what must be there is asked by the ruleset. So only the structural words of the game's schema count here: types,
properties, items and bounds. They are few enough to be followed here; a library would take longer to import than the
whole check takes.
"""

from collections.abc import Iterator
from functools import cache

from checker.frozen import frozen
from checker.schema.forms import Schema
from checker.schema.generate import submission_schema
from checker.source import Document, Entry, Mapping, Node, Position, Problem, Scalar, Sequence
from checker.source.by_entry import ByEntry
from checker.source.tree import is_blank
from checker.submission.answer import normal

_MOST = 50
_LONGEST = 60
_NO_BOUND = 10**9
_FORMS = {"object": "a group of entries", "array": "a list"}
_SINGLE = "a single value"

Steps = tuple[str | int, ...]
Paths = tuple[tuple[str, ...], ...]


def shape_problems(document: Document, chapter_id: str) -> tuple[Problem, ...]:
    """Return the entries of the file that do not fit the game's schema, in the order of the file."""
    schema, root = submission_schema(chapter_id), document.root
    found = _Found([], _paths(chapter_id))
    _too_many(len(root.entries), schema.get("maxProperties"), root.position, (), found)
    for problems in _known(chapter_id)(root, lambda entry: _of_entry(schema, entry, chapter_id)):
        found.problems.extend(problems)
        if len(found.problems) >= _MOST:
            break
    return tuple(sorted(found.problems[:_MOST], key=lambda problem: problem.position))


@cache
def _known(chapter_id: str) -> ByEntry[list[Problem]]:  # noqa: ARG001 - where they are kept
    return ByEntry()


def _of_entry(schema: Schema, entry: Entry, chapter_id: str) -> list[Problem]:
    """Return the problems of one top-level entry, in the order of the file."""
    found = _Found([], _paths(chapter_id))
    _entry(schema, entry, (), found)
    return found.problems


@frozen(kw_only=False)
class _Found:
    """What was found so far, and the path of every entry of the game."""

    problems: list[Problem]
    paths: Paths

    def add(self, steps: Steps, position: Position, message: str, hint: str) -> None:
        if len(self.problems) < _MOST:
            path = ".".join(map(str, steps))
            self.problems.append(Problem(path=path, position=position, message=message, help=hint))


def _check(schema: Schema, node: Node, named: Position, steps: Steps, found: _Found) -> None:
    """Follow the schema into a node. ``named`` is the place of the entry's name, for what is not a single value."""
    if is_blank(node):
        return
    said = _form(node)
    if said not in _forms(tuple(schema["type"])):
        message, hint = _wrong_form(steps, said, schema)
        found.add(steps, node.position if isinstance(node, Scalar) else named, message, hint)
    elif isinstance(node, Mapping):
        _too_many(len(node.entries), schema.get("maxProperties"), named, steps, found)
        for entry in node.entries:
            _entry(schema, entry, steps, found)
    elif isinstance(node, Sequence):
        _too_many(len(node.items), schema.get("maxItems"), named, steps, found)
        for index, item in enumerate(node.items):
            _check(schema["items"], item, item.position, (*steps, index), found)
    elif len(node.text) > schema.get("maxLength", _NO_BOUND):
        message = f"{_named(steps)} is too long."
        found.add(steps, node.position, message, f"Write at most {schema['maxLength']:,} characters.")


def _entry(schema: Schema, entry: Entry, steps: Steps, found: _Found) -> None:
    name = entry.key.text
    below = (*steps, name)
    known: Schema = schema.get("properties", {})
    part = known.get(name, schema["additionalProperties"])
    if part:
        _check(part, entry.value, entry.key.position, below, found)
    # A wager that the chapter does not know is a question of law, answered with the provision that decides it.
    elif steps != ("wagers",) and len(found.problems) < _MOST:
        where = f"under {_named(steps)}" if steps else "at the top level"
        hint = _near(name, list(known), found.paths) or f"Entries {where}: {', '.join(known)}."
        found.add(below, entry.key.position, f"{name[:_LONGEST]} is not an entry that belongs {where}.", hint)


@cache
def _forms(types: tuple[str, ...]) -> frozenset[str]:
    """Return the forms that a schema's types allow."""
    return frozenset(_FORMS.get(name, _SINGLE) for name in types if name != "null")


def _form(node: Node) -> str:
    if isinstance(node, Scalar):
        return _SINGLE
    return _FORMS["object" if isinstance(node, Mapping) else "array"]


def _named(steps: Steps) -> str:
    """Name a place as a person would: layout.areas, item 2."""
    names = ".".join(step[:_LONGEST] for step in steps if isinstance(step, str))
    items = "".join(f", item {step + 1}" for step in steps if isinstance(step, int))
    return f"{names}{items}"


def _wrong_form(steps: Steps, said: str, schema: Schema) -> tuple[str, str]:
    message = f"{_named(steps)} is {said}."
    if "object" in schema["type"]:
        names = list(schema.get("properties", {}))
        below = f": {', '.join(names)}" if names else ", one outcome a line with its payout"
        return message, f"Write its entries on indented lines below{below}."
    if "array" in schema["type"]:
        return message, "Write a list, one item a line after a hyphen."
    quotes = " Put it in quotes if it contains a colon and a space." if said == _FORMS["object"] else ""
    return message, f"Write one value after the colon.{quotes}"


def _too_many(count: int, most: int | None, named: Position, steps: Steps, found: _Found) -> None:
    if most is not None and count > most:
        found.add(steps, named, f"{_named(steps)} holds {count:,} entries.", f"Write at most {most:,}.")


def _near(name: str, known: list[str], paths: Paths) -> str:
    """Name the entry that was meant: one written alike in this group, or in another."""
    alike = normal(name[:_LONGEST]).replace(" ", "_")
    everywhere = dict.fromkeys(found[-1] for found in paths)
    if alike not in known and alike not in everywhere:
        import difflib  # noqa: PLC0415 - only a name that is not known needs it

        near = difflib.get_close_matches(alike, known, n=1, cutoff=0.6)
        near = near or difflib.get_close_matches(alike, everywhere, n=1, cutoff=0.8)
        alike = near[0] if near else ""
    if alike in known:
        return f"Did you mean {alike}?"
    elsewhere = [found[:-1] for found in paths if found[-1] == alike]
    where = [f"under {'.'.join(found)}" if found else "at the top level" for found in elsewhere]
    return f"{alike} belongs {' or '.join(where[:3])}." if where else ""


@cache
def _paths(chapter_id: str) -> Paths:
    """Return the path of every entry of the game, as steps."""

    def below(schema: Schema, steps: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
        for name, part in schema.get("properties", {}).items():
            yield (*steps, name)
            yield from below(part, (*steps, name))

    return tuple(below(submission_schema(chapter_id), ()))
