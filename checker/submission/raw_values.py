"""What stands at each place of a document, in a form in which two documents can be compared."""

from collections.abc import Container, Hashable, Iterator
from itertools import chain

from checker.source import Entry, Node, Scalar
from checker.source.by_entry import ByEntry
from checker.source.tree import Mapping, is_blank

_NO_LIST = 0
"""Begins what is no list, so that no list that a filing writes can be taken for it."""
GROUP, BEHIND = (_NO_LIST, "a group"), (_NO_LIST, "behind a value")
"""What stands at the path of a group of entries, and at one that cannot be reached since a value stands above it."""

RawOf = ByEntry[tuple[tuple[str, Hashable], ...]]
"""The raw values of each entry of the document that was read last."""


def raw_values(root: Mapping, whole: Container[str], known: RawOf) -> dict[str, Hashable]:
    """Map the path of everything that is written to what stands there, in a form that can be compared.

    A group is only a group, with paths of its own below it, but for the ``whole`` ones, which are read in one.
    ``known`` keeps what is read so, for the same ``whole`` ones.
    """
    return dict(chain.from_iterable(known(root, lambda entry: tuple(_values(entry, "", whole)))))


def _values(entry: Entry, lead: str, whole: Container[str]) -> Iterator[tuple[str, Hashable]]:
    node, path = entry.value, f"{lead}{entry.key.text}"
    if "." in entry.key.text or is_blank(node):
        return  # no path leads to it, or nothing stands there
    if isinstance(node, Mapping) and path not in whole:
        yield path, GROUP
        for below in node:
            yield from _values(below, f"{path}.", whole)
    else:
        yield path, _whole(node)


def _whole(node: Node) -> Hashable:
    if isinstance(node, Scalar):
        return node.text
    if isinstance(node, Mapping):
        # Findings on it are told at the place of its entries.
        return _NO_LIST, *[(item.key.text, item.key.position, item.value.position, _whole(item.value)) for item in node]
    return tuple([_whole(item) for item in node.items])
