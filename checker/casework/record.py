"""The record of determinations: read from and written to one JSON file, carried to the next revision by fingerprint.

A record belongs to one chapter, and so to one jurisdiction and game, and to one facility and its operator. It says from
which text it was last written. Nothing that was decided is lost: what is decided anew keeps what stood before.
"""

import datetime
import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from checker.casework.items import Item, open_items
from checker.review import Review
from checker.values import parse_date

VERSION = 2
DETERMINATIONS = ("accept", "deficient", "query")
NEEDS_NOTE = frozenset({"violation", "missing", "mismatch", "unreadable"})
"""The classes of items that are accepted only with a note that says why."""
MAX_BYTES = 20_000_000
LONGEST_NOTE = 5_000
_MOST = 20_000
_MOST_PAST = 1_000
_SHORTEST_ID = 6


class RecordError(Exception):
    """The record cannot be read, belongs to another filing, or cannot take a decision."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Past:
    """What was decided on an item before it was decided anew."""

    determination: str
    note: str
    by: str
    on: datetime.date | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """What a reviewer decided on one item: by whom, on which day, and a note. ``open`` tells that it still stands.

    ``history`` is what was decided on it before, the first decision first.
    """

    item: Item
    determination: str = ""
    note: str = ""
    by: str = ""
    on: datetime.date | None = None
    open: bool = True
    history: tuple[Past, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A record that was read, and whose it is. ``filing`` is the SHA-256 of the text it was last written from."""

    chapter: str
    facility: str
    operator: str
    filing: str
    entries: tuple[Entry, ...]

    def __iter__(self) -> Iterator[Entry]:
        return iter(self.entries)


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """A decision to record on the item whose fingerprint begins with ``id``."""

    id: str
    determination: str
    note: str = ""


def read_record(text: str) -> Record:
    """Read a record. Raises :class:`RecordError` that says what is wrong."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"the record is not JSON: {error}") from None
    if not isinstance(data, dict) or data.get("version") != VERSION or not isinstance(data.get("items"), list):
        raise RecordError(f"the record is not one of version {VERSION}")
    owner = [item for name in ("chapter", "facility", "operator", "filing") if isinstance(item := data.get(name), str)]
    if len(owner) < 4:  # noqa: PLR2004 - all of them
        raise RecordError("the record does not say whose it is")
    if len(data["items"]) > _MOST:
        raise RecordError(f"the record has more than {_MOST:,} items")
    entries = tuple(_entry(raw, index) for index, raw in enumerate(data["items"], 1))
    seen: set[str] = set()
    for index, entry in enumerate(entries, 1):
        if entry.item.fingerprint in seen:
            raise RecordError(f"item {index} of the record stands in it twice")
        seen.add(entry.item.fingerprint)
    chapter, facility, operator, filing = owner
    return Record(chapter=chapter, facility=facility, operator=operator, filing=filing, entries=entries)


def _entry(raw: Any, index: int) -> Entry:
    texts = ("fingerprint", "provision", "class", "message")
    if not isinstance(raw, dict) or any(not isinstance(raw.get(name, ""), str) for name in texts):
        raise RecordError(f"item {index} of the record is not one that this program wrote")
    history = raw.get("history", [])
    if not raw.get("fingerprint") or not isinstance(history, list) or len(history) > _MOST_PAST:
        raise RecordError(f"item {index} of the record is not one that this program wrote")
    now = _past(raw, index)
    return Entry(
        item=Item(
            fingerprint=raw["fingerprint"],
            provision=raw.get("provision", ""),
            kind=raw.get("class", ""),
            message=raw.get("message", ""),
            help="",
            line=1,
        ),
        determination=now.determination,
        note=now.note,
        by=now.by,
        on=now.on,
        open=False,
        history=tuple(_past(item, index) for item in history),
    )


def _past(raw: Any, index: int) -> Past:
    texts = ("determination", "note", "by", "on")
    if not isinstance(raw, dict) or any(not isinstance(raw.get(name, ""), str) for name in texts):
        raise RecordError(f"item {index} of the record is not one that this program wrote")
    if raw.get("determination", "") not in {"", *DETERMINATIONS}:
        raise RecordError(f"item {index} of the record has no determination that is known")
    if len(raw.get("note", "")) > LONGEST_NOTE:
        raise RecordError(f"item {index} of the record has a note of more than {LONGEST_NOTE:,} characters")
    try:
        on = parse_date(raw["on"]) if raw.get("on") else None
    except ValueError as error:
        raise RecordError(f"item {index} of the record: {error}") from None
    return Past(determination=raw.get("determination", ""), note=raw.get("note", ""), by=raw.get("by", ""), on=on)


def carry(review: Review, before: Record | Iterable[Entry], *, renamed: bool = False) -> tuple[Entry, ...]:
    """Return an entry for each open item of the review with what was decided before, then the items no longer open.

    Raises :class:`RecordError` where ``before`` is the record of another chapter, facility or operator. ``renamed``
    says that facility and operator are the same under other names; a chapter never is.
    """
    if isinstance(before, Record):
        _refuse_other(before, review, renamed=renamed)
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
        if fingerprint not in open_now and (entry.determination or entry.note or entry.history)
    )
    return (*current, *closed)


def _refuse_other(record: Record, review: Review, *, renamed: bool) -> None:
    if record.chapter != review.chapter_id:
        raise RecordError(
            f"the record is one of {record.chapter}, and this filing is reviewed under {review.chapter_id}"
        )
    if renamed:
        return
    header = review.filing.header if review.filing else None
    for what, theirs, ours in (
        ("facility", record.facility, header.facility if header else ""),
        ("operator", record.operator, header.operator if header else ""),
    ):
        if _same(theirs) != _same(ours):
            raise RecordError(
                f"the record belongs to another {what}: it names {_named(theirs)}, and the filing {_named(ours)}; "
                "if it is the same one under another name, say so with --renamed"
            )


def _same(name: str) -> str:
    return " ".join(name.split()).casefold()


def _named(name: str) -> str:
    return f"“{' '.join(name.split())[:100]}”" if name.strip() else "none"


def decide(entries: tuple[Entry, ...], decisions: Iterable[Decision], by: str, on: datetime.date) -> tuple[Entry, ...]:
    """Record decisions; what was decided before stays in the item's history.

    Raises :class:`RecordError` for an id that names no open item, or more than one; where a decision is changed and
    nobody is named who does it; and where a defect is accepted without a note.
    """
    result = list(entries)
    touched: set[int] = set()
    for decision in decisions:
        index = _index(decision.id, result)
        touched.add(index)
        result[index] = _decided(result[index], decision, by, on, first=entries[index])
    for index in sorted(touched):
        entry = result[index]
        if entry.determination == "accept" and entry.item.kind in NEEDS_NOTE and not entry.note.strip():
            raise RecordError(
                f"{entry.item.fingerprint[:8]} ({entry.item.kind} {entry.item.provision}".rstrip()
                + ") is accepted only with a note that says why"
            )
    return tuple(result)


def _index(wanted: str, entries: list[Entry]) -> int:
    if len(wanted) < _SHORTEST_ID:
        raise RecordError(f"{wanted} is too short; give at least {_SHORTEST_ID} characters of an item's id")
    found = [
        index for index, entry in enumerate(entries) if entry.open and entry.item.fingerprint.startswith(wanted.lower())
    ]
    if len(found) != 1:
        raise RecordError(f"{wanted} names {'more than one open item' if found else 'no open item'}")
    return found[0]


def _decided(entry: Entry, decision: Decision, by: str, on: datetime.date, *, first: Entry) -> Entry:
    """Return an entry decided anew; ``first`` is what it was before this call, which may take several decisions."""
    if len(decision.note) > LONGEST_NOTE:
        raise RecordError(f"the note on {decision.id} is longer than {LONGEST_NOTE:,} characters")
    determination = decision.determination or entry.determination
    # A note belongs to what was decided with it: “Which?” is no reason to accept.
    kept = entry.note if not entry.determination or determination == entry.determination else ""
    note = decision.note or kept
    if (determination, note) == (entry.determination, entry.note):
        return entry
    stood = Past(determination=first.determination, note=first.note, by=first.by, on=first.on)
    if stood.determination and not by:
        who = f" by {stood.by}" if stood.by else ""
        raise RecordError(f"{decision.id} was decided before{who}; say with --by who decides it anew")
    history = (*first.history, stood) if stood.determination or stood.note else first.history
    return replace(entry, determination=determination, note=note, by=by, on=on, history=history)


def write_record(review: Review, entries: Iterable[Entry]) -> str:
    """Return the record's text. Raises :class:`RecordError` for more than could be read again."""
    header = review.filing.header if review.filing else None
    listed = list(entries)
    data: Mapping[str, Any] = {
        "version": VERSION,
        "facility": header.facility if header else "",
        "operator": header.operator if header else "",
        "chapter": review.chapter_id,
        "as_of": review.as_of.isoformat() if review.as_of else "",
        "filing": text_mark(review),
        "items": [
            {
                "fingerprint": entry.item.fingerprint,
                "provision": entry.item.provision,
                "class": entry.item.kind,
                "message": entry.item.message,
                **_form(entry),
                "open": entry.open,
                "history": [_form(past) for past in entry.history],
            }
            for entry in listed
        ],
    }
    text = json.dumps(data, indent=2, ensure_ascii=False) + "\n"
    past = max((len(entry.history) for entry in listed), default=0)
    if len(listed) > _MOST or past > _MOST_PAST or len(text.encode("utf-8", "replace")) > MAX_BYTES:
        raise RecordError("the record would hold more than one that can be read again; begin a new one")
    return text


def text_mark(review: Review) -> str:
    """Return the SHA-256 of the filing's text, its line ends apart, as a record keeps it."""
    return hashlib.sha256("\n".join(review.lines).encode("utf-8", "surrogatepass")).hexdigest()


def _form(one: Entry | Past) -> dict[str, str]:
    return {
        "determination": one.determination,
        "note": one.note,
        "by": one.by,
        "on": one.on.isoformat() if one.on else "",
    }
