"""The record of determinations: read from and written to one JSON file, carried to the next revision by fingerprint."""

import datetime
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from checker.casework.items import Item, open_items
from checker.review import Review
from checker.values import parse_date

VERSION = 1
DETERMINATIONS = ("accept", "deficient", "query")
_MOST = 5_000
_LONGEST = 5_000
_SHORTEST_ID = 6


class RecordError(Exception):
    """The record cannot be read, or an item named is not open."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """What a reviewer decided on one item: by whom, on which day, and a note. ``open`` tells that it still stands."""

    item: Item
    determination: str = ""
    note: str = ""
    by: str = ""
    on: datetime.date | None = None
    open: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """A decision to record on the item whose fingerprint begins with ``id``."""

    id: str
    determination: str
    note: str = ""


def read_record(text: str) -> tuple[Entry, ...]:
    """Read a record. Raises :class:`RecordError` that says what is wrong."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"the record is not JSON: {error}") from None
    if not isinstance(data, dict) or data.get("version") != VERSION or not isinstance(data.get("items"), list):
        raise RecordError(f"the record is not one of version {VERSION}")
    if len(data["items"]) > _MOST:
        raise RecordError(f"the record has more than {_MOST:,} items")
    return tuple(_entry(raw, index) for index, raw in enumerate(data["items"]))


def _entry(raw: Any, index: int) -> Entry:
    texts = ("fingerprint", "provision", "class", "message", "determination", "note", "by", "on")
    if not isinstance(raw, dict) or any(not isinstance(raw.get(name, ""), str) for name in texts):
        raise RecordError(f"item {index + 1} of the record is not one that this program wrote")
    if raw.get("determination", "") not in {"", *DETERMINATIONS} or not raw.get("fingerprint"):
        raise RecordError(f"item {index + 1} of the record has no determination that is known")
    try:
        on = parse_date(raw["on"]) if raw.get("on") else None
    except ValueError as error:
        raise RecordError(f"item {index + 1} of the record: {error}") from None
    return Entry(
        item=Item(
            fingerprint=raw["fingerprint"],
            provision=raw.get("provision", ""),
            kind=raw.get("class", ""),
            message=raw.get("message", "")[:_LONGEST],
            help="",
            line=1,
        ),
        determination=raw.get("determination", ""),
        note=raw.get("note", "")[:_LONGEST],
        by=raw.get("by", ""),
        on=on,
        open=False,
    )


def carry(review: Review, before: Iterable[Entry]) -> tuple[Entry, ...]:
    """Give an entry for each open item of the review with what was decided before, then the items no longer open."""
    decided = {entry.item.fingerprint: entry for entry in before}
    now = open_items(review)
    current = tuple(
        replace(decided[item.fingerprint], item=item, open=True) if item.fingerprint in decided else Entry(item=item)
        for item in now
    )
    open_now = {item.fingerprint for item in now}
    closed = tuple(
        replace(entry, open=False)
        for fingerprint, entry in decided.items()
        if fingerprint not in open_now and entry.determination
    )
    return (*current, *closed)


def decide(entries: tuple[Entry, ...], decisions: Iterable[Decision], by: str, on: datetime.date) -> tuple[Entry, ...]:
    """Record decisions. Raises :class:`RecordError` for an id that names no open item, or more than one."""
    result = list(entries)
    for decision in decisions:
        if len(decision.id) < _SHORTEST_ID:
            raise RecordError(f"{decision.id} is too short; give at least {_SHORTEST_ID} characters of an item's id")
        found = [
            index
            for index, entry in enumerate(result)
            if entry.open and entry.item.fingerprint.startswith(decision.id.lower())
        ]
        if len(found) != 1:
            many = "more than one open item" if found else "no open item"
            raise RecordError(f"{decision.id} names {many}")
        entry = result[found[0]]
        result[found[0]] = replace(
            entry,
            determination=decision.determination or entry.determination,
            note=decision.note or entry.note,
            by=by or entry.by,
            on=on,
        )
    return tuple(result)


def write_record(review: Review, entries: Iterable[Entry]) -> str:
    """Give the record's text."""
    header = review.filing.header if review.filing else None
    data: Mapping[str, Any] = {
        "version": VERSION,
        "facility": header.facility if header else "",
        "chapter": review.chapter_id,
        "as_of": review.as_of.isoformat() if review.as_of else "",
        "items": [
            {
                "fingerprint": entry.item.fingerprint,
                "provision": entry.item.provision,
                "class": entry.item.kind,
                "message": entry.item.message,
                "determination": entry.determination,
                "note": entry.note,
                "by": entry.by,
                "on": entry.on.isoformat() if entry.on else "",
                "open": entry.open,
            }
            for entry in entries
        ],
    }
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"
