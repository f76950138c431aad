"""What the text of an item tells of its versions: the dates in it, and the doubtful texts on which it turns."""

from collections.abc import Container, Mapping, Sequence
from typing import Any

from checker.regex import regex

Mark = tuple[list[str], list[str], list[str]]
"""Every date written in an item, every advisory named in it, and those whose readings it tells apart; as plain data."""

_DATE = regex(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


def marks_of(items: Mapping[str, Sequence[Any]]) -> dict[str, list[Mark]]:
    """Return the mark of each item of a chapter's lists."""
    advisories = {item["id"] for item in items["advisories"]}
    return {name: [_mark(item, advisories) for item in listed] for name, listed in items.items()}


def _mark(raw: Any, advisories: Container[str]) -> Mark:
    dates: set[str] = set()
    named: set[str] = set()
    two: set[str] = set()
    # Every value of a chapter is visited, so the walk is kept plain.
    left: list[Any] = [raw]
    while left:
        node = left.pop()
        if isinstance(node, str):
            if node in advisories:
                named.add(node)
            elif len(node) == 10 and node[4] == "-" and _DATE.fullmatch(node):  # noqa: PLR2004 - 2015-06-13
                dates.add(node)
        elif isinstance(node, dict):
            if "by_reading" in node:
                two.add(node["by_reading"]["advisory"])
            left += node.values()
        elif isinstance(node, list):
            left += node
    return sorted(dates), sorted(named), sorted(two)
