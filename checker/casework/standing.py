"""Standing determinations: decided once for a chapter, dated and signed, and reused in later filings.

Only what is the same for every filing can stand: a doubt of the law, or what is seen at the table. A violation, and
what one filing leaves open, is decided filing by filing.
"""

import datetime
import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from typing import Any

from checker.casework.record import DETERMINATIONS, Entry, RecordError
from checker.rules import FindingClass, Reason
from checker.values import parse_date

VERSION = 1
_MOST = 2_000
_FIELDS = ("chapter", "provision", "kind", "message", "determination", "note", "by", "on")
_ON_THE_LAW = {FindingClass.ADVISORY.value, Reason.AT_THE_TABLE.value}


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """One determination on a chapter: on which item, what was decided, by whom and on which day."""

    chapter: str
    provision: str
    kind: str
    message: str
    determination: str
    note: str
    by: str
    on: str


def can_stand(entry: Entry) -> bool:
    """Whether a determination on this item can be reused: it is about the law, not about one filing's words."""
    return entry.item.kind in _ON_THE_LAW


def standing(chapter: str, entry: Entry) -> Standing:
    """Return the standing form of a decided entry. Raises :class:`RecordError` where it cannot stand."""
    if not (can_stand(entry) and entry.determination and entry.by and entry.on):
        raise RecordError("only a signed determination on the law itself can stand for later filings")
    return Standing(
        chapter=chapter,
        provision=entry.item.provision,
        kind=entry.item.kind,
        message=entry.item.message,
        determination=entry.determination,
        note=entry.note,
        by=entry.by,
        on=entry.on.isoformat(),
    )


def with_standing(chapter: str, entries: Iterable[Entry], known: Iterable[Standing]) -> tuple[Entry, ...]:
    """Return the entries, those undecided for which a determination stands decided by it and noted as such."""
    by_item = {(one.provision, one.kind, one.message): one for one in known if one.chapter == chapter}
    return tuple(_decided(entry, by_item.get(_key(entry))) for entry in entries)


def _key(entry: Entry) -> tuple[str, str, str]:
    return entry.item.provision, entry.item.kind, entry.item.message


def _decided(entry: Entry, one: Standing | None) -> Entry:
    if one is None or entry.determination or not entry.open or not can_stand(entry):
        return entry
    on = parse_date(one.on)
    said = f"Standing determination of {one.on}{f' by {one.by}' if one.by else ''}. {one.note}".strip()
    return replace(entry, determination=one.determination, note=said, by=one.by, on=on)


def add_standing(known: Iterable[Standing], new: Standing) -> tuple[Standing, ...]:
    """Return the standing determinations with one more, in place of an earlier one on the same item."""
    key = (new.chapter, new.provision, new.kind, new.message)
    return (*(one for one in known if (one.chapter, one.provision, one.kind, one.message) != key), new)


def read_standing(text: str) -> tuple[Standing, ...]:
    """Read standing determinations. Raises :class:`RecordError` that says what is wrong."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"the standing determinations are not JSON: {error}") from None
    raw = data.get("standing") if isinstance(data, dict) and data.get("version") == VERSION else None
    if not isinstance(raw, list) or len(raw) > _MOST:
        raise RecordError(f"the standing determinations are not of version {VERSION}")
    return tuple(_one(item, index) for index, item in enumerate(raw, 1))


def _one(raw: Any, index: int) -> Standing:
    if not isinstance(raw, dict) or any(not isinstance(raw.get(name), str) for name in _FIELDS):
        raise RecordError(f"standing determination {index} is not one that this program wrote")
    if raw["determination"] not in DETERMINATIONS:
        raise RecordError(f"standing determination {index} has no determination that is known")
    try:
        datetime.date.fromisoformat(raw["on"])
    except ValueError:
        raise RecordError(f"standing determination {index} has no day") from None
    return Standing(**{name: raw[name] for name in _FIELDS})


def write_standing(known: Iterable[Standing]) -> str:
    """Return the text of the file."""
    return (
        json.dumps({"version": VERSION, "standing": [asdict(one) for one in known]}, indent=2, ensure_ascii=False)
        + "\n"
    )
