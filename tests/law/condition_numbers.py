"""The numbers on which conditions turn, outside paytables: rules, elections, advisories, statements and the guide."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from checker.law import Chapter

_TESTS = ("is", "is_not", "in", "at_least", "at_most")
_NUMBER = re.compile(r"\$?([0-9][0-9,.]*)%?(?: hours?)?")


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """One number that a condition compares: what it stands in, at which provisions, and with which path.

    ``line`` tells lines of the guide apart that cite one provision.
    """

    where: str
    provisions: tuple[str, ...]
    path: str
    number: str
    line: int = 0


def turns(chapter: Chapter) -> Iterator[Turn]:
    """Give every number of every condition, and of every statement on a topic."""
    for name, items in chapter.items.items():
        if name != "paytables":
            for item in items:
                yield from _in(item, _where(name, item), _provisions(item))
                if name == "statements":
                    yield from _stated(item)
    for line, node in enumerate(_lines(chapter.guide), 1):
        provisions = _provisions(node)
        for turn in _in(node, f"guide {provisions[0]}", provisions):
            yield replace(turn, line=line)


def _stated(item: Mapping[str, Any]) -> Iterator[Turn]:
    """Return the number that a statement on a topic says, such as how many cards are dealt."""
    if found := _NUMBER.fullmatch(str(item.get("value", ""))):
        where, topic = _where("statements", item), str(item["topic"])
        yield Turn(where=where, provisions=_provisions(item), path=topic, number=found[1].replace(",", ""))


def _where(name: str, item: Mapping[str, Any]) -> str:
    if name in {"advisories", "elections"}:
        return str(item["id" if name == "advisories" else "at"])
    provision = item.get("provision") or item["versions"][-1]["provision"]
    if name == "statements":
        return f"{provision} {item['topic']} {item.get('value', '')}".strip()
    return f"{provision} {item.get('name', '')}".strip()


def _provisions(item: Mapping[str, Any]) -> tuple[str, ...]:
    own = [item.get("provision"), *(version.get("provision") for version in item.get("versions") or [])]
    return tuple(dict.fromkeys(provision for provision in own if provision))


def _in(node: Any, where: str, provisions: tuple[str, ...]) -> Iterator[Turn]:
    if isinstance(node, Mapping):
        if "at" in node and "kind" not in node and "label" not in node:
            for test in _TESTS:
                values = node.get(test, [])
                for value in values if isinstance(values, list) else [values]:
                    if found := _NUMBER.fullmatch(str(value)):
                        number = found[1].replace(",", "")
                        yield Turn(where=where, provisions=provisions, path=str(node["at"]), number=number)
        for value in node.values():
            yield from _in(value, where, provisions)
    elif isinstance(node, list | tuple):
        for value in node:
            yield from _in(value, where, provisions)


def _lines(node: Any) -> Iterator[Mapping[str, Any]]:
    if isinstance(node, Mapping) and ("when" in node or "says" in node):
        yield node
    elif isinstance(node, Mapping):
        for value in node.values():
            yield from _lines(value)
    elif isinstance(node, list | tuple):
        for value in node:
            yield from _lines(value)
