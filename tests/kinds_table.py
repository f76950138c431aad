"""The vocabulary of rules as the README of the law lists it: each kind and calculation, what it does, and its keys."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from checker.law.shapes import defaults_of
from checker.schema.chapter import kinds_of_rule
from checker.schema.derive import described


def vocabulary() -> str:
    """Return the tables of kinds and of calculations in Markdown; a key that may be left out is in brackets."""
    return "\n".join(line for _, group in groupby(kinds_of_rule(), key=lambda one: one[0]) for line in _table([*group]))


def _table(kinds: list[tuple[str, str, Any]]) -> Iterator[str]:
    yield f"| {kinds[0][0]} | what it does | its keys |"
    yield "| --- | --- | --- |"
    for params in dict.fromkeys(params for _, _, params in kinds):
        names = ", ".join(f"`{name}`" for _, name, own in kinds if own is params)
        yield f"| {names} | {_does(params)} | {', '.join(_keys(params)) or 'none'} |"
    yield ""


def _does(params: Any) -> str:
    return (params.__doc__ or "").split("\n\n")[0].rstrip(".")


def _keys(params: Any) -> Iterator[str]:
    for key, _ in described(params):
        yield f"[`{key}`]" if key in defaults_of(params) else f"`{key}`"
