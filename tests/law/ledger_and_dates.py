"""The ledger of a chapter against the lists of provisions, and every date of a chapter file against the rulemakings."""

import datetime
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

from second_entry import ProvisionList, SecondEntry

from checker.law import Chapter, NotInForceError
from checker.law.chapter import AROUND
from checker.law.ruleset import compile_chapter

Raw = Mapping[str, Any]


def parent(provision: str) -> str:
    """Give the provision above: 633a.2(b) for 633a.2(b)(3), 2 for 2.B; empty at the top."""
    if "(" in provision:
        return provision[: provision.rindex("(")]
    return ""


def text_of(listed: ProvisionList, chapter: Chapter) -> Raw | None:
    """Give the chapter's text that a list belongs to, by the year or version in its name."""
    return next(
        (
            text
            for text in chapter.texts
            if str(text.get("as_of") or "").startswith(listed.name) or listed.name in text["source"].split()
        ),
        None,
    )


def ledger_differences(chapter: Chapter, entry: SecondEntry) -> Iterator[str]:
    """Tell where the ledger of any day differs from the lists and from what was added between them."""
    for listed in entry.lists:
        if listed.said != len(listed.numbered):
            yield f"{listed.name}: the first line says {listed.said}, the list has {len(listed.numbered)}"
        text = text_of(listed, chapter)
        if text is None:
            yield f"{listed.name}: the chapter names no such text"
            continue
        if int(text["provisions"]) != listed.said:
            yield f"{listed.name}: the chapter says {text['provisions']} provisions, the list {listed.said}"
        day = datetime.date.fromisoformat(text["as_of"]) if text.get("as_of") else entry.days()[-1]
        yield from _against_list(_ledger(chapter, day), listed)
    for day in entry.days():
        yield from _consistent(day, _ledger(chapter, day))
    added = {(item.provision, item.span.start) for item in entry.added}
    later = {
        (item["provision"], datetime.date.fromisoformat(item["from"]))
        for item in chapter.items["provisions"]
        if item.get("from") and not item.get("versions")
    }
    yield from (f"{provision} is in the ledger from {start}, not in the law" for provision, start in later - added)
    yield from (f"{provision} was added on {start}, not in the ledger" for provision, start in added - later)
    ended = {
        (item["provision"], datetime.date.fromisoformat(item["until"]))
        for item in chapter.items["provisions"]
        if item.get("until")
    }
    before = {provision for listed in entry.lists[:1] for provision in listed.provisions}
    replaced = {(provision, start) for provision, start in added if provision in before and len(entry.lists) > 1}
    yield from (f"{provision} ends on {day} in one of the two entries only" for provision, day in ended ^ replaced)


def _ledger(chapter: Chapter, day: datetime.date) -> tuple[str, ...]:
    try:
        return tuple(item.provision for item in compile_chapter(chapter, day).provisions)
    except NotInForceError:
        return ()


def _against_list(ledger: tuple[str, ...], listed: ProvisionList) -> Iterator[str]:
    for provision in sorted(set(ledger) - set(listed.provisions)):
        yield f"{listed.name}: {provision} is in the ledger, not in the text"
    for provision in sorted(set(listed.provisions) - set(ledger)):
        yield f"{listed.name}: {provision} is in the text, not in the ledger"
    if sorted(ledger) == sorted(listed.provisions) and ledger != listed.provisions:
        first = next(one for one, other in zip(ledger, listed.provisions, strict=True) if one != other)
        yield f"{listed.name}: {first} stands at another place than in the text"


def _consistent(day: datetime.date, ledger: tuple[str, ...]) -> Iterator[str]:
    seen: set[str] = set()
    for provision in ledger:
        if provision in seen:
            yield f"{day}: {provision} stands twice in the ledger"
        seen.add(provision)
        above = parent(provision)
        if "(" in above and above not in seen:
            yield f"{day}: {provision} stands in the ledger before {above}, or without it"


def date_differences(chapter: Chapter, entry: SecondEntry) -> Iterator[str]:
    """Tell every date and rulemaking of the chapter that the law's own notes do not give."""
    said = tuple((item.effective, item.source) for item in chapter.rulemakings if item.effective)
    if said != entry.dates:
        yield f"the chapter's rulemakings are {said}, the law's are {entry.dates}"
    for text in chapter.texts:
        if text.get("as_of"):
            yield from _known(text["as_of"], "", "a text", entry)
    for name, items in chapter.items.items():
        for item in (item for item in items if item["section"] != AROUND):
            where = f"{item['section']} {name} {item.get('provision') or item.get('wager') or item.get('at')}"
            yield from _item_dates(item, where, name, chapter, entry)
    for item in _mappings(chapter.guide):
        yield from _item_dates(item, "guide", "guide", chapter, entry)


def _item_dates(item: Raw, where: str, name: str, chapter: Chapter, entry: SecondEntry) -> Iterator[str]:
    for part in _dated(item):
        if part.get("until"):
            yield from _known(part["until"], "", where, entry)
        if part.get("from"):
            source = part.get("source", chapter.source)
            yield from _known(part["from"], source, where, entry)
            if name not in {"advisories", "guide"}:
                yield from _amended(item["section"], source, where, chapter, entry)
        elif part.get("source"):
            yield f"{where}: {part['source']} is named without a date"


def _amended(section: str, source: str, where: str, chapter: Chapter, entry: SecondEntry) -> Iterator[str]:
    if source not in entry.amended.get(section, frozenset()) | {chapter.source}:
        yield f"{where}: the source note of {section} does not name {source}"


def _known(day: str, source: str, where: str, entry: SecondEntry) -> Iterator[str]:
    effective = datetime.date.fromisoformat(day)
    if source and (effective, source) not in entry.dates:
        yield f"{where}: {source} did not take effect on {day}"
    elif not source and effective not in {date for date, _ in entry.dates}:
        yield f"{where}: no rulemaking took effect on {day}"


def _dated(item: Raw) -> Iterator[Raw]:
    """Give the item and everything in it that can be dated, each version with the keys that it takes over."""
    versions = item.get("versions")
    if versions:
        base = {key: value for key, value in item.items() if key not in {"versions", "until"}}
        yield from ({**base, **version} for version in versions)
        for one, two in pairwise(versions):
            if two["from"] <= one["from"]:
                yield {"from": one["from"], "source": f"a version not after {two['from']}"}
    else:
        yield item
    for key in ("rows", "choices"):
        for part in item.get(key, []):
            yield from _dated(part)


def _mappings(node: Any) -> Iterator[Raw]:
    if isinstance(node, Mapping):
        if "versions" in node or "from" in node or "until" in node:
            yield node
        else:
            for value in node.values():
                yield from _mappings(value)
    elif isinstance(node, list | tuple):
        for value in node:
            yield from _mappings(value)
