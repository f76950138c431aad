"""Paths of rules: a plain path, or one of three questions about a list."""

from decimal import Decimal
from typing import Any

from checker.frozen import frozen
from checker.submission import Answer, Filing, State

_EACH, _NUMBER, TOTAL = "each of ", "number of ", "total of "


@frozen
class Value:
    """One value to judge, the path of its place, and how to show it."""

    path: str
    value: Any
    text: str


def plain(path: str) -> str:
    """Return the path without the question asked about its list."""
    for prefix in (_EACH, _NUMBER, TOTAL):
        if path.startswith(prefix):
            return path.removeprefix(prefix)
    return path


def values_at(path: str, filing: Filing) -> tuple[Answer, tuple[Value, ...]]:
    """Return the answer at the path, and the values to judge (none unless it is stated)."""
    where = plain(path)
    answer = filing.answer(where)
    if answer.state is not State.STATED:
        return answer, ()
    value = answer.value
    if path.startswith(_EACH):
        return answer, tuple(
            Value(path=f"{where}.{index}", value=item, text=filing.raw_text(f"{where}.{index}") or str(item))
            for index, item in enumerate(value)
        )
    if path.startswith(_NUMBER):
        return answer, (Value(path=where, value=Decimal(len(value)), text=str(len(value))),)
    if path.startswith(TOTAL):
        total = sum(value)
        return answer, (Value(path=where, value=Decimal(total), text=str(total)),)
    return answer, (Value(path=where, value=value, text=answer.text),)
