"""The plain form of a filing's tree, in which an edit is thought out: dicts, lists and texts.

A value left empty is None, so that it differs from an empty text.
"""

from collections.abc import Mapping

from checker.source import SourceError, read_text
from checker.source import tree as trees
from checker.submission.layout_of_text import Path, Value
from checker.submission.written import EditError

_LONGEST_STEP = 200

NOTHING = object()
"""What stands at a path to which nothing leads."""


def _plain(node: trees.Node) -> object:
    if isinstance(node, trees.Mapping):
        return {entry.key.text: _plain(entry.value) for entry in node}
    if isinstance(node, trees.Sequence):
        return [_plain(item) for item in node.items]
    return None if trees.is_blank(node) else node.text


def plain_value(value: Value) -> object:
    """Return a value that is to be written in its plain form."""
    if isinstance(value, str):
        return value or None
    if isinstance(value, Mapping):
        return {name: plain_value(inner) for name, inner in value.items()} or None
    return [plain_value(item) for item in value] or None


def plain_of(text: str) -> object:
    """Return the plain form of a text. Raises :class:`EditError` for one that cannot be read."""
    try:
        return _plain(read_text(text, "").root)
    except SourceError as error:
        first = error.problems[0]
        raise EditError(f"Line {first.position.line}: {first.message} {first.help}".strip()) from None


def same(left: object, right: object) -> bool:
    """Whether two plain trees are the same, the order of entries included."""
    if isinstance(left, dict) and isinstance(right, dict):
        return list(left) == list(right) and all(same(left[name], right[name]) for name in left)
    if isinstance(left, list) and isinstance(right, list):
        return len(left) == len(right) and all(map(same, left, right))
    return left == right


def get(tree: object, path: Path) -> object:
    """Return what stands at a path, or :data:`NOTHING`."""
    for step in path:
        if isinstance(tree, dict) and str(step) in tree:
            tree = tree[str(step)]
        elif isinstance(tree, list) and isinstance(step, int) and 0 <= step < len(tree):
            tree = tree[step]
        else:
            return NOTHING
    return tree


def with_value(tree: object, path: Path, value: object) -> object:
    """Return a tree with a value at a path, in groups of its own where there are none. Raises :class:`EditError`."""
    if not path:
        return value
    first, rest = path[0], path[1:]
    if isinstance(tree, list):
        if not isinstance(first, int) or not 0 <= first < len(tree):
            raise EditError(f"There is no item {first} in the list.")
        return [with_value(item, rest, value) if index == first else item for index, item in enumerate(tree)]
    if isinstance(first, int):
        raise EditError("An item can be set only in a list.")
    inside = tree if isinstance(tree, dict) else {}
    return {**inside, first: with_value(inside.get(first), rest, value)}


def without(tree: object, path: Path) -> object:
    """Return a tree without what stands at a path; a group with nothing left is None. Raises :class:`EditError`."""
    found = get(tree, path)
    if found is NOTHING or not path:
        raise EditError(f"{said(path)} is not there.")
    above = get(tree, path[:-1])
    if isinstance(above, dict):
        left: object = {name: value for name, value in above.items() if name != str(path[-1])}
    else:
        assert isinstance(above, list)  # noqa: S101 - what holds an item is a list
        left = [item for index, item in enumerate(above) if index != path[-1]]
    if not left and len(path) == 1:
        raise EditError("The last entry of a file cannot be taken away.")
    return with_value(tree, path[:-1], left or None) if path[:-1] else left


def emptied(tree: object) -> object:
    """Return the tree with {} and [] as nothing: a group with nothing in it says nothing."""
    if isinstance(tree, dict):
        return {name: emptied(value) for name, value in tree.items()} or None
    if isinstance(tree, list):
        return [emptied(item) for item in tree] or None
    return tree


def said(path: Path) -> str:
    """Return a path as a message names it."""
    return ".".join(str(step)[:_LONGEST_STEP] for step in path) or "The file"
