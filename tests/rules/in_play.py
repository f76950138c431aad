"""Which filings meet each condition of a chapter: when a rule, a paytable, a question or a doubt comes into play.

``in_play.yaml`` beside a chapter's cases lists groups of conditions (``of``) that the same filings decide, with filings
that meet them (``met``), that do not (``not_met``) and that leave them open (``unsure``). A filing is ``base.yaml``
with other entries, ``unstated`` for one that is taken away. A group with ``reading`` or ``on`` is of the law by that
reading of every doubtful text, or on that day; the others are of the newest law by the readings that apply.
"""

import ast
import datetime
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import yaml
from rule_cases import Case, folder_of, law_dates

from checker.law import compile_ruleset
from checker.law.conditions import Condition, parse_condition
from checker.law.dated import Moment
from checker.submission import Filing, read_filing, read_header
from checker.submission.conditions import holds
from checker.submission.wager_names import with_slugs

LISTS = ("elections", "rules", "paytables", "deals", "statements", "advisories")
CONDITIONS = frozenset({"when", "must", "must_not", "condition", "touches", "less_when"})
SAID = {"met": True, "not_met": False, "unsure": None}
UNSTATED = "unstated"
Law = tuple[str, datetime.date, str | None]
"""A chapter, the day and the reading of every doubtful text; None for the readings that apply."""
_WORDS = {True: "met", False: "not met", None: "left open"}


def name_of_item(name: str, item: Mapping[str, Any]) -> str:
    """Return the shortest name that tells an item from the others of its list to a reader of the law."""
    parts: tuple[str | None, ...]
    match name:
        case "elections":
            return f"asks {item['at']}"
        case "advisories":
            return str(item["id"])
        case "statements":
            parts = (item["provision"], item["topic"], item.get("wager"), item.get("name"), item.get("value"))
        case "paytables":
            parts = (item["provision"], "pays", item["wager"], item.get("paytable"))
        case _:
            parts = (item["provision"], item.get("kind"), item.get("name"), item.get("at"), item.get("area"))
    return " ".join(str(part) for part in parts if part)


def conditions(name: str, item: Mapping[str, Any], moment: Moment) -> Iterator[tuple[str, Condition]]:
    """Return the conditions of an item in force, each with what it decides. Raises ValueError for one that is none."""
    resolved = moment.resolve(item)
    if resolved:
        said = name_of_item(name, resolved[0])
        for steps, raw in _conditions(resolved[0], moment):
            yield " ".join((said, *(step for step in steps if step not in {"when", "touches", "condition"}))), raw


def _conditions(node: Any, moment: Moment, steps: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Condition]]:
    if isinstance(node, Mapping):
        if steps and ("versions" in node or "by_reading" in node):
            resolved = moment.resolve(node)
            node = resolved[0] if resolved else {}
        for key, value in node.items():
            if key in CONDITIONS and not isinstance(value, list):
                yield (*steps, key), parse_condition(value)
            elif not isinstance(value, str):
                yield from _conditions(value, moment, (*steps, key))
    elif isinstance(node, Sequence) and not isinstance(node, str):
        for index, value in enumerate(node):
            named = isinstance(value, Mapping) and (value.get("value") or value.get("outcome"))
            yield from _conditions(value, moment, (*steps, str(named or index + 1)))


@cache
def conditions_of(chapter_id: str, day: datetime.date, reading: str | None) -> Mapping[str, Condition]:
    """Return every condition of a chapter's law on a day by a reading, by a name of its own."""
    law = compile_ruleset(chapter_id, day, reading)
    found: dict[str, Condition] = {}
    times: Counter[str] = Counter()
    for name in LISTS:
        for item in law.chapter.items[name]:
            for said, condition in conditions(name, item, law.moment):
                times[said] += 1
                found[f"{said} ({times[said]})" if times[said] > 1 else said] = condition
    return found


class Group(Case):
    """Conditions that the same filings decide, as the list has them."""

    @property
    def law(self) -> Law:
        """The law whose conditions are meant."""
        on = self.raw.get("on")
        day = datetime.date.fromisoformat(on) if on else law_dates(self.chapter_id)[-1]
        return self.chapter_id, day, self.raw.get("reading")

    def filings(self) -> Iterator[tuple[Filing, bool | None, Mapping[str, str]]]:
        """Return each filing with what it says to the conditions, and the entries that make it."""
        for word, said in SAID.items():
            for entries in self.raw.get(word, ()):
                yield _filing(repr(entries), *self.law), said, entries


@cache
def _filing(entries: str, chapter_id: str, day: datetime.date, reading: str | None) -> Filing:
    edits: Mapping[str, Any] = ast.literal_eval(entries)
    put = {path: value for path, value in edits.items() if value != UNSTATED}
    raw = {"case": "in play", "set": put, "remove": [path for path in edits if path not in put]}
    law = compile_ruleset(chapter_id, day, reading)
    document = with_slugs(Case(chapter_id=chapter_id, section="in_play", raw=raw).document(day), law)
    return read_filing(document, read_header(document), law)


def groups_of(chapter_id: str) -> tuple[Group, ...]:
    """Return the groups of a chapter's list."""
    return tuple(Group(chapter_id=chapter_id, section="in_play", raw=raw) for raw in _file(chapter_id)["groups"])


def differences(group: Group, wanted: Mapping[str, Condition]) -> Iterator[str]:
    """Return where a filing of the group says something else to one of its conditions, of those that are given."""
    for filing, said, entries in group.filings():
        for name in group.raw["of"]:
            if name in wanted and holds(wanted[name], filing) is not said:
                yield f"“{name}” should be {_WORDS[said]} by a filing with {dict(entries) or 'no change'}"


@cache
def _file(chapter_id: str) -> dict[str, Any]:
    text = (folder_of(chapter_id) / "in_play.yaml").read_text(encoding="utf-8")
    made: dict[str, Any] = yaml.load(text, Loader=yaml.CBaseLoader)  # noqa: S506 - texts only
    return made
