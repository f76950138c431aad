"""The words of answers of all files: those of ``fields.yaml`` and ``clauses.yaml``, and what files of one game add.

A file whose name ends in ``_fields.yaml`` adds rows to the entries of either: the words of a game stand by themselves.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from checker.law.chapter import read_shared, shared_names

FIELDS, CLAUSES = "fields.yaml", "clauses.yaml"
MORE = "_fields.yaml"


@cache
def field_words() -> Mapping[str, Any]:
    """Return the words of answers, with those that further files add to an entry."""
    raw = read_shared("words", FIELDS)
    return {**raw, "fields": _added(raw["fields"], "fields")}


@cache
def clause_words() -> Mapping[str, Any]:
    """Return the words of clauses, with those that further files add to an entry."""
    raw = read_shared("words", CLAUSES)
    return {**raw, "entries": _added(raw["entries"], "clauses")}


def _added(entries: Mapping[str, Any], kind: str) -> Mapping[str, Any]:
    found = dict(entries)
    for more in _more(kind):
        found |= {path: both(found.get(path, {}), own) for path, own in more.items()}
    return found


def _more(kind: str) -> Iterator[Mapping[str, Any]]:
    for name in shared_names("words", MORE):
        yield read_shared("words", name).get(kind, {})


def entry_of(entries: Mapping[str, Any], path: str) -> Mapping[str, Any]:
    """Return what is written of an entry, with what is of the one that it is ``like``; empty where nothing is."""
    own: Mapping[str, Any] = entries.get(path, {})
    if "like" not in own:
        return own
    joined: Mapping[str, Any] = both(entries[own["like"]], {key: own[key] for key in own if key != "like"})
    return joined


def both(own: Any, more: Any) -> Any:
    """Return two lists as one, or two groups with what stands at one place in both joined."""
    if isinstance(own, Mapping) and isinstance(more, Mapping):
        return {**own, **{key: both(own[key], value) if key in own else value for key, value in more.items()}}
    return [*own, *more] if isinstance(more, list) else more
