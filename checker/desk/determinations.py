"""Determinations for the desk: the record beside each filing, the standing ones, and what a page shows of them."""

import datetime
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from checker.casework.lock import LockedError, locked
from checker.casework.record import MAX_BYTES, Decision, Entry, RecordError, carry, decide, read_record, write_record
from checker.casework.standing import (
    Standing,
    add_standing,
    can_stand,
    read_standing,
    standing,
    with_standing,
    write_standing,
)
from checker.clean import clean
from checker.desk.folder import Folder
from checker.desk.reading import Read
from checker.review.identity import identified
from checker.review.wording import CLASSES, REASONS, citation
from checker.rules import FindingClass, Severity
from checker.source import read_regular
from checker.submission.save import write_whole

__all__ = ["Decision", "ItemView", "RecordError", "Records"]

_WORDS = {"accept": "accepted", "deficient": "deficient", "query": "question asked", "": "undecided"}


@dataclass(frozen=True, slots=True, kw_only=True)
class ItemView:
    """One finding or open point that a reviewer decides."""

    id: str
    provision: str
    citation: str
    kind: str
    word: str
    text: str
    help: str
    line: int
    determination: str
    decided: str
    note: str
    by: str
    on: str
    standing: bool
    severity: str
    together: bool
    on_a_line: bool
    can_stand: bool


class Records:
    """The records of a folder. Two windows, or a program beside the desk, never lose each other's entries."""

    def __init__(self, folder: Folder) -> None:
        self._folder = folder

    def entries(self, found: Read) -> tuple[Entry, ...]:
        """Return every open item of a filing with what was decided on it. Raises :class:`RecordError`."""
        before = _text(self._folder.record(found.name))
        entries = carry(found.review, read_record(before) if before else ())
        return with_standing(found.review.chapter_id, entries, self.standing())

    def standing(self) -> tuple[Standing, ...]:
        """Return the determinations that stand for later filings."""
        text = _text(self._folder.standing)
        return read_standing(text) if text else ()

    def decide(
        self, found: Read, decisions: Sequence[Decision], *, by: str, on: datetime.date, stands: bool = False
    ) -> None:
        """Record decisions on a filing; with ``stands``, for every later filing of the chapter too.

        Raises :class:`RecordError` that says why nothing was recorded.
        """
        if not by.strip():
            raise RecordError("a determination is signed: write your name")
        record = self._folder.record(found.name)
        try:
            with locked(record):
                decided = decide(self.entries(found), decisions, by.strip(), on)
                write_whole(record, write_record(found.review, decided).encode())
            if stands:
                with locked(self._folder.standing):
                    self._let_stand(found, decided, {decision.id for decision in decisions})
        except LockedError as error:
            raise RecordError(str(error)) from None

    def _let_stand(self, found: Read, decided: Sequence[Entry], ids: set[str]) -> None:
        known = self.standing()
        for entry in decided:
            if entry.item.fingerprint in ids:
                known = add_standing(known, standing(found.review.chapter_id, entry))
        write_whole(self._folder.standing, write_standing(known).encode())

    def views(self, found: Read) -> tuple[ItemView, ...]:
        """Return the open items of a filing as a page lists them."""
        severity = {mark: finding.severity for finding, mark, _ in identified(found.review)}
        return tuple(
            _view(found, entry, severity.get(entry.item.fingerprint, Severity.NOTABLE))
            for entry in self.entries(found)
            if entry.open
        )


def _view(found: Read, entry: Entry, severity: Severity) -> ItemView:
    kind = entry.item.kind
    one, _ = CLASSES.get(kind, (REASONS.get(kind, kind), ""))
    return ItemView(
        id=entry.item.fingerprint,
        provision=entry.item.provision,
        citation=citation(found.review, entry.item.provision),
        kind=entry.item.kind,
        word=one,
        text=clean(entry.item.message),
        help=clean(entry.item.help),
        line=entry.item.line,
        determination=entry.determination,
        decided=_WORDS[entry.determination],
        note=clean(entry.note),
        by=clean(entry.by),
        on=entry.on.isoformat() if entry.on else "",
        standing=entry.note.startswith("Standing determination of "),
        severity=severity.value,
        together=kind == FindingClass.ADVISORY and severity is not Severity.GRAVE,
        on_a_line=entry.item.line > 1,
        can_stand=can_stand(entry),
    )


def _text(path: Path) -> str:
    """Return a file's text, empty where there is none. Raises :class:`RecordError` for what is no text."""
    try:
        raw = read_regular(path, MAX_BYTES + 1)
    except FileNotFoundError:
        return ""
    except OSError as error:
        raise RecordError(f"{path.name} cannot be read: {(error.strerror or 'unknown reason').lower()}") from None
    if len(raw) > MAX_BYTES:
        raise RecordError(f"{path.name} is too large to be a record")
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        raise RecordError(f"{path.name} is not UTF-8 text") from None
