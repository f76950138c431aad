"""A filing's typed answers, by path.

A path names a place in the file as its keys do, joined by points: wagers.bad_beat_progressive.meter.initial.
"""

import datetime
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from enum import Enum
from typing import Any

from checker.law import Election, Ruleset
from checker.source import Document, Node, Position, Scalar, Sequence
from checker.source.tree import Mapping as MappingNode
from checker.source.tree import find, is_blank
from checker.values import (
    format_count,
    format_date,
    format_dollars,
    format_percent,
    parse_count,
    parse_date,
    parse_dollars,
    parse_hours,
    parse_payout,
    parse_percent,
    parse_yes_no,
)


class State(Enum):
    """Whether the filing says something that can be read."""

    STATED = "stated"
    UNSTATED = "unstated"
    UNREADABLE = "unreadable"


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What the filing says at a path. ``value`` is typed, ``text`` is how to show it."""

    path: str
    state: State
    value: Any = None
    text: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadingProblem:
    """A value that cannot be read as what its place asks for."""

    path: str
    position: Position
    message: str
    help: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Header:
    """What a file says of itself: which game, where, by whom, when. Empty or None where it does not say."""

    jurisdiction: str
    game: str
    facility: str
    operator: str
    filing_date: datetime.date | None
    problems: tuple[ReadingProblem, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Filing:
    """A submission read against one ruleset."""

    document: Document
    header: Header
    elections: Mapping[str, Election]
    answers: Mapping[str, Answer]
    offered: tuple[str, ...]
    problems: tuple[ReadingProblem, ...]
    _unsure: frozenset[str] = field(default_factory=frozenset)

    def answer(self, path: str) -> Answer:
        """Give what the filing says at ``path``; unstated where it says nothing."""
        found = self.answers.get(path)
        if found is not None:
            return found
        if self.stated_raw(path):
            return Answer(path=path, state=State.STATED, text=self.raw_text(path), value=self.raw_text(path))
        return Answer(path=path, state=State.UNSTATED)

    def offers(self, wager: str) -> bool | None:
        """Tell whether the filing offers the wager; None where that cannot be read."""
        if wager in self._unsure:
            return None
        return wager in self.offered

    def stated_raw(self, path: str) -> bool:
        """Tell whether anything stands at ``path``."""
        _, node = find(self.document.root, _steps(path))
        return node is not None and not is_blank(node)

    def raw_text(self, path: str) -> str:
        """Give the text as written at ``path``, empty for a mapping or list."""
        _, node = find(self.document.root, _steps(path))
        return node.text if isinstance(node, Scalar) else ""

    def position(self, path: str) -> Position:
        """Give where the value at ``path`` stands, or its name, or the nearest place above that exists."""
        steps = _steps(path)
        while steps:
            entry, node = find(self.document.root, steps)
            if node is not None:
                if is_blank(node) or not isinstance(node, Scalar):
                    return entry.key.position if entry and entry.value is node else node.position
                return node.position
            steps = steps[:-1]
        return Position(line=1, column=1)


def _steps(path: str) -> tuple[str | int, ...]:
    return tuple(int(step) if step.isdigit() else step for step in path.split(".")) if path else ()


def normal(text: str) -> str:
    """Give the form in which two answers are compared: case, hyphens and runs of spaces make no difference."""
    return " ".join(text.replace("_", " ").replace("-", " ").lower().split())


def read_header(document: Document) -> Header:
    """Read jurisdiction, game, facility and filing date; problems are kept, not raised."""
    problems: list[ReadingProblem] = []
    root = document.root

    def text(name: str) -> str:
        entry = root.get(name)
        if entry is None or is_blank(entry.value):
            return ""
        if isinstance(entry.value, Scalar):
            return entry.value.text.strip()
        problems.append(
            ReadingProblem(
                path=name,
                position=entry.value.position,
                message=f"{name} is not a single value.",
                help="Write one value after the colon.",
            )
        )
        return ""

    date = None
    written = text("filing_date")
    if written:
        try:
            date = parse_date(written)
        except ValueError as error:
            entry = root.get("filing_date")
            problems.append(
                ReadingProblem(
                    path="filing_date",
                    position=entry.value.position if entry else root.position,
                    message=f"filing_date cannot be read: {error}.",
                    help="filing_date: 2015-07-01",
                )
            )
    return Header(
        jurisdiction={"pennsylvania": "pa", "maryland": "md"}.get(
            text("jurisdiction").lower(), text("jurisdiction").lower()
        ),
        game=normal(text("game")).replace(" ", "-"),
        facility=text("facility"),
        operator=text("certificate_holder") or text("facility_operator"),
        filing_date=date,
        problems=tuple(problems),
    )


def read_filing(document: Document, header: Header, ruleset: Ruleset) -> Filing:
    """Read every election of the ruleset from the document. What cannot be read is a problem and stays unreadable."""
    problems: list[ReadingProblem] = []
    offered, unsure = _offered(document, problems)
    answers: dict[str, Answer] = {}
    for path, election in ruleset.elections.items():
        _, node = find(document.root, _steps(path))
        if node is None or is_blank(node):
            answers[path] = Answer(path=path, state=State.UNSTATED)
            continue
        try:
            value, text = _READERS[election.type](node)
        except ValueError as error:
            answers[path] = Answer(path=path, state=State.UNREADABLE, text=_shown(node))
            problems.append(
                ReadingProblem(
                    path=path,
                    position=node.position,
                    message=f"{election.label}: {_shown(node)} cannot be read.",
                    help=f"{str(error)[:1].upper()}{str(error)[1:]}.",
                )
            )
        else:
            answers[path] = Answer(path=path, state=State.STATED, value=value, text=text)
    return Filing(
        document=document,
        header=header,
        elections=ruleset.elections,
        answers=answers,
        offered=offered,
        problems=tuple(problems),
        _unsure=frozenset(unsure),
    )


def _offered(document: Document, problems: list[ReadingProblem]) -> tuple[tuple[str, ...], set[str]]:
    entry = document.root.get("wagers")
    offered: list[str] = []
    unsure: set[str] = set()
    if entry is None or not isinstance(entry.value, MappingNode):
        return (), unsure
    for wager in entry.value:
        name, node = wager.key.text, wager.value
        if isinstance(node, MappingNode):
            offered.append(name)
        elif isinstance(node, Scalar) and not is_blank(node):
            try:
                if parse_yes_no(node.text):
                    offered.append(name)
            except ValueError:
                unsure.add(name)
                problems.append(
                    ReadingProblem(
                        path=f"wagers.{name}",
                        position=node.position,
                        message=f"wagers.{name} says neither yes nor no.",
                        help="Write yes, no, or the wager's choices on indented lines below.",
                    )
                )
        elif isinstance(node, Sequence):
            unsure.add(name)
            problems.append(
                ReadingProblem(
                    path=f"wagers.{name}",
                    position=node.position,
                    message=f"wagers.{name} is a list.",
                    help="Write yes, no, or the wager's choices on indented lines below.",
                )
            )
    return tuple(offered), unsure


def _shown(node: Node) -> str:
    if isinstance(node, Scalar):
        return f"“{node.text[:60]}”"
    return "a list" if isinstance(node, Sequence) else "a group of entries"


def _text(node: Node) -> str:
    if not isinstance(node, Scalar):
        raise ValueError("write one value after the colon")
    return node.text


def _single(parse: Callable[[str], Any], show: Callable[[Any], str]) -> Callable[[Node], tuple[Any, str]]:
    def read(node: Node) -> tuple[Any, str]:
        value = parse(_text(node))
        return value, show(value)

    return read


def _list(parse: Callable[[str], Any], show: Callable[[Any], str]) -> Callable[[Node], tuple[Any, str]]:
    def read(node: Node) -> tuple[Any, str]:
        if not isinstance(node, Sequence):
            raise ValueError("write a list, one item a line after a hyphen")
        values = tuple(parse(_text(item)) for item in node.items)
        return values, ", ".join(show(value) for value in values)

    return read


def _some(text: str) -> str:
    if not text.strip():
        raise ValueError("write something between the quotes, or leave the entry out")
    return text


def _choices(node: Node) -> tuple[Any, str]:
    values, text = _list(lambda item: _some(item).strip(), str)(node)
    return tuple(normal(value) for value in values), text


def _payouts(node: Node) -> tuple[Any, str]:
    if not isinstance(node, MappingNode):
        raise ValueError("write one outcome a line, with its payout: Suited 20: 10 to 1")
    found = {}
    for entry in node:
        try:
            found[entry.key.text] = _payout_cell(entry.value)
        except ValueError as error:
            raise ValueError(f"at {entry.key.text}: {error}") from None
    return found, ""


def _payout_cell(node: Node) -> tuple[Any, Decimal | None]:
    """Read ``10 to 1`` or ``{pays: 10 to 1, envy: $5}``."""
    if isinstance(node, MappingNode):
        pays, envy = node.get("pays"), node.get("envy")
        if pays is None:
            raise ValueError("write pays and envy")
        return parse_payout(_text(pays.value)), parse_dollars(_text(envy.value)) if envy else None
    return parse_payout(_text(node)), None


def _portion(text: str) -> Any:
    if text.strip().lower() == "all":
        return Decimal(100)
    try:
        return parse_percent(text)
    except ValueError:
        raise ValueError("write all, or a percentage such as 50%") from None


def _show_yes_no(value: bool) -> str:  # noqa: FBT001 - the value itself
    return "yes" if value else "no"


def _show_hours(value: int) -> str:
    return f"{value} hour{'' if value == 1 else 's'}"


def _show_portion(value: Decimal) -> str:
    return "all" if value == 100 else format_percent(value)  # noqa: PLR2004 - a whole is 100 percent


_READERS: Mapping[str, Callable[[Node], tuple[Any, str]]] = {
    "yes_no": _single(parse_yes_no, _show_yes_no),
    "count": _single(parse_count, format_count),
    "dollars": _single(parse_dollars, format_dollars),
    "percent": _single(parse_percent, format_percent),
    "hours": _single(parse_hours, _show_hours),
    "date": _single(parse_date, format_date),
    "payout": _single(parse_payout, lambda value: str(value.text)),
    "portion": _single(_portion, _show_portion),
    "choice": lambda node: (normal(_some(_text(node))), _text(node).strip()),
    "text": _single(lambda text: _some(text).strip(), str),
    "choices": _choices,
    "counts": _list(parse_count, format_count),
    "texts": _list(lambda text: _some(text).strip(), str),
    "payouts": _payouts,
}
