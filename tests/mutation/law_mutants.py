"""Every single change of a chapter's figures, dates, conditions, allowed values and inscriptions, one at a time.

Shared items are changed in each chapter that takes them over, so that each chapter must notice for itself.
"""

import copy
import datetime
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from checker.law import Chapter, built, load_chapter
from checker.law.items import EXTRAS

Raw = dict[str, Any]
Steps = tuple[str | int, ...]

KINDS = ("figure", "date", "condition", "allowed value", "inscription", "name", "missing", "reading", "spelling")
_FIGURES = {
    "figures": {"figure"},
    "rules": {"value", "floor", "odds"},
    "paytables": {"pays", "envy", *EXTRAS} - {"envy_provision"},
    "chances": {"pays"},
    "statements": {"plus"},
}
_NAMES = {
    "figures": {"unit"},
    "paytables": {"outcome", "group", "paytable", "sign"},
    "wagers": {"name"},
    "rules": {"area"},
}
_CONDITIONS = {"when", "must", "must_not", "condition", "touches", "less_when"}
_DATES = {"from", "until"}
_LISTS_OF_VALUES = {"values", "says", "topics"}
_SPELLINGS = {"also", "own_will", "papers"}
"""Words that are accepted for a name or an answer: ours, not the law's."""
_KINDS_OF_RULE = {"at_least": "at_most", "at_most": "at_least", "equal": "at_least"}
_RIGHTS = {"allowed": "not_allowed", "not_allowed": "allowed", "must": "declared", "may": "must", "declared": "must"}


@dataclass(frozen=True, slots=True, kw_only=True)
class LawMutant:
    """One item of one list of a chapter with one thing changed, or left out; ``said`` names the change."""

    chapter: str
    list: str
    index: int
    item: Mapping[str, Any] | None
    kind: str
    said: str

    @property
    def key(self) -> str:
        """What tells the change from every other."""
        return f"{self.chapter} {self.said}"

    @property
    def change(self) -> str:
        """What is changed, without where it stands."""
        return self.said.partition(": ")[2]

    def apply(self) -> None:
        """Change the chapter that this process has read. There is no way back."""
        chapter = load_chapter(self.chapter)
        if self.list == "rulemakings":
            assert self.item is not None
            made = list(chapter.rulemakings)
            made[self.index] = self.item["made"]
            object.__setattr__(chapter, "rulemakings", tuple(made))
            _forget()
            return
        values: list[Mapping[str, Any] | None] = list(chapter.items[self.list])
        values[self.index] = self.item
        changed: dict[str, Any] = {self.list: tuple(value for value in values if value is not None)}
        object.__setattr__(chapter, "items", {**chapter.items, **changed})
        _forget()


def _forget() -> None:
    """Forget all that was made of the law: what was read of it stays, and is what was changed."""
    for name, module in list(sys.modules.items()):
        if name.startswith("checker.") or name in {"rule_cases", "case_coverage"}:
            for kept in list(vars(module).values()):
                if hasattr(kept, "cache_clear") and kept is not load_chapter:
                    kept.cache_clear()
    built._known.clear()  # noqa: SLF001 - it is kept by the chapter, which stays the same object


def next_number(text: str) -> str:
    """Change the last digit of the first number: $5,000 to $5,001."""
    found = re.search(r"[0-9](?=[^0-9,.]|[.,](?![0-9])|$)", text)
    if found is None:
        return f"not {text}"
    digit = "8" if found[0] == "9" else str(int(found[0]) + 1)
    return text[: found.start()] + digit + text[found.end() :]


def other_unit(text: str) -> str:
    """Turn odds to 1 into odds for 1 and the reverse."""
    return text.replace(" to 1", " for 1") if " to 1" in text else text.replace(" for 1", " to 1")


def next_day(text: str) -> str:
    """Return the day after a day."""
    return (datetime.date.fromisoformat(text) + datetime.timedelta(days=1)).isoformat()


def mutants(chapter: Chapter) -> Iterator[LawMutant]:
    """Return every change of a chapter, in the order of its files, each once."""
    known: dict[str, int] = {}
    for mutant in _mutants(chapter):
        # Two parts may be alike in all that is said of them.
        known[mutant.said] = known.get(mutant.said, 0) + 1
        times = known[mutant.said]
        yield replace(mutant, said=f"{mutant.said} ({times})") if times > 1 else mutant


def _mutants(chapter: Chapter) -> Iterator[LawMutant]:
    dates = sorted({item.effective.isoformat() for item in chapter.rulemakings if item.effective})
    wagers = [item["wager"] for item in chapter.items["wagers"]]
    for name, items in chapter.items.items():
        for index, item in enumerate(items):
            for kind, said, changed in _item_changes(name, item, dates, wagers):
                where = f"{name} {_label(item)}: {said}"
                yield LawMutant(chapter=chapter.id, list=name, index=index, item=changed, kind=kind, said=where)
    yield from _rulemakings(chapter)


def _rulemakings(chapter: Chapter) -> Iterator[LawMutant]:
    for index, item in enumerate(chapter.rulemakings):
        if item.effective:
            later = replace(item, effective=item.effective + datetime.timedelta(days=1))
            said = f"rulemaking {item.source} a day later"
            yield LawMutant(
                chapter=chapter.id, list="rulemakings", index=index, item={"made": later}, kind="date", said=said
            )


def _label(item: Mapping[str, Any]) -> str:
    versions = item.get("versions") or [{}]
    where = item.get("id") or item.get("provision") or versions[-1].get("provision")
    parts = [where, item.get("kind"), item.get("name"), item.get("wager"), item.get("paytable"), item.get("topic")]
    parts.append(item.get("at") if not item.get("name") else None)
    parts.append(item.get("value") if item.get("topic") else item.get("what"))
    return " ".join(str(part) for part in parts if part)


def _item_changes(
    name: str, item: Mapping[str, Any], dates: list[str], wagers: list[str]
) -> Iterator[tuple[str, str, Raw | None]]:
    if name in {"figures", "wagers", "paytables", "rules", "elections", "statements"}:
        yield "missing", "left out", None
    for steps, node in _nodes(item):
        key = steps[-1]
        if key in _CONDITIONS and not _inside_condition(steps):
            for said, other in condition_changes(node, wagers, may_go=key in {"when", "touches", "less_when"}):
                yield "condition", f"{_path(steps)} {said}", _with(item, steps, other)
            continue
        if _inside_condition(steps):
            continue
        for kind, said, other in _value_changes(name, item, steps, node, dates):
            yield kind, f"{_path(steps)}: {said}", _with(item, steps, other)


def _value_changes(  # noqa: C901, PLR0912 - a branch for each kind of value
    name: str, item: Mapping[str, Any], steps: Steps, node: Any, dates: list[str]
) -> Iterator[tuple[str, str, Any]]:
    key = steps[-1]
    if isinstance(node, list):
        if key in {"choices", "rows", *_LISTS_OF_VALUES, *_SPELLINGS}:
            kind = "missing" if key == "rows" else "spelling" if key in _SPELLINGS else "allowed value"
            for index, part in enumerate(node):
                yield kind, f"without {_short(part)}", [*node[:index], *node[index + 1 :]]
        if key == "rows" and len(node) > 1:
            yield "missing", "first two exchanged", [node[1], node[0], *node[2:]]
        return
    if isinstance(node, Mapping):
        if key == "by_reading" and {"literal", "evident"} <= set(node) and node["literal"] != node["evident"]:
            yield "reading", "exchanged", {**node, "literal": node["evident"], "evident": node["literal"]}
        return
    if not isinstance(node, str):
        return
    if key in _FIGURES.get(name, ()):
        yield "figure", f"{node} as {next_number(node)}", next_number(node)
        if key in {"pays", "odds"} and other_unit(node) != node:
            yield "figure", f"{node} as {other_unit(node)}", other_unit(node)
    elif key in _DATES:
        yield "date", f"{node} as {next_day(node)}", next_day(node)
        for day in dates:
            if day != node:
                yield "date", f"{node} as {day}", day
    elif key == "applies":
        yield "reading", "the other applies", "literal" if node == "evident" else "evident"
    elif key in {"asks", "guide", "layout"} or (name == "statements" and key == "if_unstated" and node in _RIGHTS):
        yield "allowed value", f"{node} as {_RIGHTS.get(node, 'none')}", _RIGHTS.get(node, "none")
    elif key == "kind" and name == "rules" and node in _KINDS_OF_RULE:
        yield "allowed value", f"{node} as {_KINDS_OF_RULE[node]}", _KINDS_OF_RULE[node]
    elif key == "value" and (name == "statements" or "choices" in steps):
        other = next_number(node) if node[-1:].isdigit() or "$" in node else f"{node} other"
        yield "allowed value", f"{node} as {other}", other
    elif key == "text" and name == "rules" and item["kind"] == "inscription":
        yield "inscription", "a letter less", node[:-1]
    elif key in _NAMES.get(name, ()) and node != "none" and (key != "sign" or name == "paytables"):
        other = "points" if key == "unit" and node != "points" else f"{node} other"
        yield "name", f"{node} as {other}", other


def condition_changes(raw: Any, wagers: list[str], *, may_go: bool = False) -> Iterator[tuple[str, Any]]:
    """Return every change of a condition as a chapter file writes it, and what it says."""
    if not isinstance(raw, Mapping):
        if raw in {"always", "never"}:
            yield f"{raw} turned round", "never" if raw == "always" else "always"
        return
    if may_go:
        yield "left out", "always"
    yield f"negated {_short(raw)}", raw["not"] if set(raw) == {"not"} else {"not": raw}
    for key, value in raw.items():
        if key in {"all", "any"}:
            yield from _of_parts(key, value, wagers)
        elif key == "not":
            for said, other in condition_changes(value, wagers):
                yield f"not: {said}", {"not": other}
        elif key == "offers" and isinstance(value, str):
            other = next((slug for slug in wagers if slug != value), "")
            yield f"offers {value} as {other}", {**raw, key: other}
        elif isinstance(value, list) and len(value) > 1:
            for index, part in enumerate(value):
                yield f"{key} without {part}", {**raw, key: [*value[:index], *value[index + 1 :]]}
        elif key in {"is", "is_not", "at_least", "at_most"}:
            other = next_number(value) if any(sign.isdigit() for sign in value) else f"{value} other"
            yield f"{raw.get('at')} {key} {value} as {other}", {**raw, key: other}


def _of_parts(key: str, parts: list[Any], wagers: list[str]) -> Iterator[tuple[str, Any]]:
    if len(parts) > 1:
        other = "any" if key == "all" else "all"
        yield f"{key} of {len(parts)} as {other}", {other: parts}
    for index, part in enumerate(parts):
        if len(parts) > 1:
            yield f"{key} without {_short(part)}", {key: [*parts[:index], *parts[index + 1 :]]}
        for said, changed in condition_changes(part, wagers):
            yield f"{key}.{index} {said}", {key: [*parts[:index], changed, *parts[index + 1 :]]}


def _inside_condition(steps: Steps) -> bool:
    return bool(_CONDITIONS & {step for step in steps[:-1] if isinstance(step, str)})


def _nodes(node: Any, steps: Steps = ()) -> Iterator[tuple[Steps, Any]]:
    if steps:
        yield steps, node
    if isinstance(node, Mapping):
        for key, value in node.items():
            yield from _nodes(value, (*steps, key))
    elif isinstance(node, list | tuple):
        for index, value in enumerate(node):
            yield from _nodes(value, (*steps, index))


def _with(item: Mapping[str, Any], steps: Steps, value: Any) -> Raw:
    other = copy.deepcopy(dict(item))
    node: Any = other
    for step in steps[:-1]:
        node = node[step]
    node[steps[-1]] = value
    return other


def _path(steps: Steps) -> str:
    return ".".join(str(step) for step in steps)


def _short(part: Any) -> str:
    if isinstance(part, Mapping):
        named = part.get("value") or part.get("outcome")
        return str(named) if named else ", ".join(f"{key} {_short(value)}" for key, value in part.items())[:80]
    return f"{len(part)} parts" if isinstance(part, list) else str(part)[:60]
