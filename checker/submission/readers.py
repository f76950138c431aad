"""Nodes of the file to typed answers, one reader for each type of election.

A reader gives the value, how to show it, and the unread that keep it from being read; each trouble has its own place.
"""

from collections.abc import Callable, Mapping
from decimal import Decimal
from typing import Any, TypeVar

from checker.frozen import frozen
from checker.regex import regex
from checker.source import Entry, Node, Position, Scalar, Sequence
from checker.source.tree import Mapping as MappingNode
from checker.source.tree import is_blank
from checker.submission.answer import LONGEST, MOST_ITEMS, normal
from checker.values import (
    Payout,
    format_count,
    format_date,
    format_dollars,
    format_hours,
    format_percent,
    parse_count,
    parse_date,
    parse_dollars,
    parse_hours,
    parse_payout,
    parse_percent,
    parse_yes_no,
)

_LONGEST = 60
T = TypeVar("T")


@frozen
class Unread:
    """A part that cannot be read: ``step`` leads to it below the answer, ``help`` says what to write.

    ``words`` are those that are not understood, where a value stands in its place; empty where its form is wrong.
    """

    step: str
    named: str
    position: Position
    message: str
    help: str
    words: str = ""


@frozen
class Reading:
    """What a reader makes of a node: ``value`` and ``text`` count only where there are no unread."""

    value: Any = None
    text: str = ""
    unread: tuple[Unread, ...] = ()


Reader = Callable[[Node, Position], Reading]
"""Reads a node; the position is that of the entry's name, for what is not a single value."""


def shown(node: Node) -> str:
    """Say in a message what stands at a place."""
    if isinstance(node, Scalar):
        text = " ".join(node.text.split())
        return f"“{text if len(text) <= _LONGEST else text[: _LONGEST - 1] + '…'}”"
    return "a list" if isinstance(node, Sequence) else "a group of entries"


def place(node: Node, named: Position) -> Position:
    """Return the place of a value: its own where it is single, else that of its name."""
    return node.position if isinstance(node, Scalar) else named


def _unread(node: Node, named: Position, hint: str, step: str = "", name: str = "") -> Unread:
    words = " ".join(node.text.split()) if isinstance(node, Scalar) and len(node.text) <= LONGEST else ""
    fault = "is not understood" if words else "cannot be read" if isinstance(node, Scalar) else "stands here"
    message = f"{shown(node)} {fault}"
    return Unread(step=step, named=name, position=place(node, named), message=message, help=hint, words=words)


def _too_many(node: Node, named: Position, count: int) -> Unread:
    hint = f"write at most {MOST_ITEMS:,}"
    return Unread(step="", named="", position=place(node, named), message=f"{count:,} entries stand here", help=hint)


def _single(parse: Callable[[str], Any], show: Callable[[Any], str]) -> Reader:
    def read(node: Node, named: Position) -> Reading:
        if not isinstance(node, Scalar):
            return Reading(unread=(_unread(node, named, "write one value after the colon"),))
        try:
            value = parse(node.text)
        except ValueError as error:
            return Reading(unread=(_unread(node, named, str(error)),))
        return Reading(value=value, text=show(value))

    return read


_AS_A_LIST = "write a list, one item a line after a hyphen"
_BETWEEN = regex(r" *[,;&+] *| +and +")


def _list(parse: Callable[[str], Any], show: Callable[[Any], str]) -> Reader:
    def read(node: Node, named: Position) -> Reading:
        if isinstance(node, Scalar):
            return _in_one_line(node, named, parse, show)
        if not isinstance(node, Sequence):
            return Reading(unread=(_unread(node, named, _AS_A_LIST),))
        if len(node.items) > MOST_ITEMS:
            return Reading(unread=(_too_many(node, named, len(node.items)),))
        values, unread = [], []
        for index, item in enumerate(node.items):
            hint = _item_hint(item)
            try:
                if not hint:
                    assert isinstance(item, Scalar)  # noqa: S101 - _item_hint has asked
                    values.append(parse(item.text))
            except ValueError as error:
                hint = str(error)
            if hint:
                unread.append(_unread(item, item.position, hint, str(index), f"item {index + 1}"))
        if not node.items:
            unread.append(_unread(node, named, "write at least one item, or leave the entry out"))
        return Reading(value=tuple(values), text=", ".join(map(show, values)), unread=tuple(unread))

    return read


def _in_one_line(node: Scalar, named: Position, parse: Callable[[str], Any], show: Callable[[Any], str]) -> Reading:
    """Read a list that is written as one text: 8 and 8."""
    parts = _BETWEEN.split(node.text.strip()[:LONGEST])
    try:
        values = [parse(part) for part in parts]
    except ValueError:
        values = []
    if not values or len(values) > MOST_ITEMS:
        return Reading(unread=(_unread(node, named, _AS_A_LIST),))
    return Reading(value=tuple(values), text=", ".join(map(show, values)))


def _item_hint(item: Node) -> str:
    """Say what is wrong with the form of a list's item; empty where it is a single value."""
    if isinstance(item, MappingNode):
        return "put the item in quotes; without them its colon makes a group of entries"
    if isinstance(item, Sequence):
        return "write one value after the hyphen"
    return "" if item.text.strip() else "write the item after the hyphen, or delete the line"


def _choices(node: Node, named: Position) -> Reading:
    found = _list(_some, str)(node, named)
    values = tuple(normal(value) for value in found.value or ())
    return Reading(value=values, text=found.text, unread=found.unread)


def _choice(node: Node, named: Position) -> Reading:
    found = _single(_some, str)(node, named)
    return Reading(value=normal(found.text), text=found.text, unread=found.unread)


def _texts(node: Node, named: Position) -> Reading:
    """Read a list of texts; one text after the colon is a list of one."""
    if not isinstance(node, Scalar):
        return _list(_some, str)(node, named)
    found = _single(_some, str)(node, named)
    return found if found.unread else Reading(value=(found.value,), text=found.text)


def _payouts(node: Node, named: Position) -> Reading:
    if not isinstance(node, MappingNode):
        hint = "write one outcome a line below, with its payout: Suited 20: 10 to 1"
        return Reading(unread=(_unread(node, named, hint),))
    if len(node.entries) > MOST_ITEMS:
        return Reading(unread=(_too_many(node, named, len(node.entries)),))
    found: dict[str, tuple[Payout, Decimal | None]] = {}
    unread = []
    seen: dict[str, Entry] = {}
    for entry in node:
        outcome = entry.key.text
        place_of = entry.key.position
        before = seen.setdefault(normal(outcome), entry)
        if before is not entry:
            message = f"the outcome stands twice; it first stands in line {before.key.position.line}"
            named_as = {"step": outcome, "named": outcome[:_LONGEST]}
            unread.append(Unread(**named_as, position=place_of, message=message, help="keep one of the two"))
            continue
        try:
            found[outcome] = _payout_cell(entry.value)
        except _CellError as error:
            unread.append(_unread(error.node, place_of, str(error), outcome, f"{outcome[:_LONGEST]}{error.part}"))
    return Reading(value=found, unread=tuple(unread))


class _CellError(ValueError):
    """A part of a paytable's cell that cannot be read: its node, and its name within the cell."""

    def __init__(self, node: Node, part: str, hint: str) -> None:
        super().__init__(hint)
        self.node = node
        self.part = part


def _payout_cell(node: Node) -> tuple[Payout, Decimal | None]:
    """Read ``10 to 1`` or ``{pays: 10 to 1, envy: $5}``; an Envy Bonus left empty is not stated."""
    if not isinstance(node, MappingNode):
        return _cell_part(node, "", parse_payout), None
    pays, envy = node.get("pays"), node.get("envy")
    if pays is None:
        raise _CellError(node, "", "write pays and envy")
    payout = _cell_part(pays.value, ", pays", parse_payout)
    return payout, None if envy is None or is_blank(envy.value) else _cell_part(envy.value, ", envy", parse_dollars)


def _cell_part(node: Node, part: str, parse: Callable[[str], T]) -> T:
    if not isinstance(node, Scalar):
        raise _CellError(node, part, "write one payout after the colon, such as 10 to 1")
    try:
        return parse(node.text)
    except ValueError as error:
        raise _CellError(node, part, str(error)) from None


def _some(text: str) -> str:
    found = " ".join(text.split())
    if not found:
        raise ValueError("write something between the quotes, or leave the entry out")
    if len(found) > LONGEST:
        raise ValueError(f"write at most {LONGEST:,} characters")
    return found


def _count_from_one(text: str) -> int:
    """Read a whole number of what there must be at least one of."""
    found = parse_count(text)
    if not found:
        raise ValueError("write a whole number of 1 or more")
    return found


def _percent(text: str) -> Decimal:
    """Read a percentage; none, or no, is 0%."""
    return Decimal(0) if text.strip().lower() in {"none", "no", "nil", "zero", "nothing", "0"} else parse_percent(text)


def _portion(text: str) -> Decimal:
    if text.strip().lower() == "all":
        return Decimal(100)
    try:
        return parse_percent(text)
    except ValueError:
        raise ValueError("write all, or a percentage such as 50%") from None


def _show_yes_no(value: bool) -> str:  # noqa: FBT001 - the value itself
    return "yes" if value else "no"


def _show_portion(value: Decimal) -> str:
    return "all" if value == 100 else format_percent(value)  # noqa: PLR2004 - a whole is 100 percent


READERS: Mapping[str, Reader] = {
    "yes_no": _single(parse_yes_no, _show_yes_no),
    "count": _single(parse_count, format_count),
    "count_from_one": _single(_count_from_one, format_count),
    "dollars": _single(parse_dollars, format_dollars),
    "percent": _single(_percent, format_percent),
    "hours": _single(parse_hours, format_hours),
    "date": _single(parse_date, format_date),
    "payout": _single(parse_payout, lambda value: str(value.text)),
    "portion": _single(_portion, _show_portion),
    "choice": _choice,
    "text": _single(_some, str),
    "choices": _choices,
    "counts": _list(parse_count, format_count),
    "texts": _texts,
    "payouts": _payouts,
}
