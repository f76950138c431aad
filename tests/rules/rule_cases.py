"""Cases as data: a filing made from a base by a few edits, the days on which it is judged, and what must come of it.

A folder ``tests/rules/<jurisdiction>/<chapter>/`` holds ``base.yaml`` (a whole filing), ``bases.yaml`` (further bases
as edits of it) and one file of cases for each section of the chapter. A case says:

- ``case``: what it shows, in words
- ``from``: the base it starts from; without it, base.yaml
- ``set``: paths and the values put there; an empty value stands for an entry left empty
- ``remove``: paths taken away
- ``since``, ``until``, ``on``: the days; without them, every date of the chapter's law and the day before it
- ``reading``: literal or evident, for every doubtful text; without it, the filing takes the readings that apply
- ``readings``: empty, for a filing that takes no reading of any doubtful text
- ``holds``, ``open``, ``unused``: provisions that hold, are open, do not apply
- ``finds``: every finding that is not an advisory: provision, class, at (the path), message, and perhaps notes
- ``advisories``: ids of advisories that must be among the findings
- ``not_alone``: why the rule that the case breaks cannot be broken alone
"""

import copy
import datetime
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from checker.law import compile_ruleset
from checker.law.chapter import load_chapter
from checker.review import Review, review_document
from checker.source import Document, read_text
from checker.upkeep.cases import apply_edits, as_text

HERE = Path(__file__).parent
ANY_DAY = datetime.date(2020, 1, 1)
KEYS = {
    "case", "from", "set", "remove", "since", "until", "on", "reading", "readings", "holds", "open", "unused", "finds",
    "advisories", "not_alone",
}  # fmt: skip
FINDING_KEYS = {"provision", "class", "at", "message", "notes"}


@dataclass(frozen=True, kw_only=True, eq=False)
class Case:
    """One case of one section's file. Two cases are equal only if they are the same."""

    chapter_id: str
    section: str
    raw: Mapping[str, Any]

    @property
    def name(self) -> str:
        """Where the case stands and what it shows."""
        return f"{self.section}: {self.raw['case']}"

    @property
    def finds(self) -> list[dict[str, Any]]:
        """The findings that the case expects."""
        return list(self.raw.get("finds", []))

    @property
    def edits(self) -> str:
        """What makes the filing, in a form that two cases share only if their filings are the same."""
        parts = (self.raw.get("from", ""), self.raw.get("set", {}), self.raw.get("remove", []))
        return repr(parts)

    def days(self) -> tuple[datetime.date, ...]:
        """The days on which the case is judged."""
        if "on" in self.raw:
            return tuple(datetime.date.fromisoformat(day) for day in self.raw["on"])
        since = datetime.date.fromisoformat(self.raw.get("since", "0001-01-01"))
        until = datetime.date.fromisoformat(self.raw.get("until", "9999-12-31"))
        return tuple(day for day in turning_days(self.chapter_id) if since <= day < until)

    def data(self, day: datetime.date) -> dict[str, Any]:
        """The case's filing, filed on ``day``, as texts in mappings and lists."""
        data = _base(folder_of(self.chapter_id), self.raw.get("from", ""))
        apply_edits(data, self.raw)
        data["filing_date"] = day.isoformat()
        if "reading" not in self.raw and "readings" not in self.raw:
            data["readings"] = applied_readings(self.chapter_id, day)
        return data

    def document(self, day: datetime.date) -> Document:
        """The case's filing as a text that was read."""
        return read_text(as_text(self.data(day)), f"{self.section}.yaml")

    def review(self, day: datetime.date) -> Review:
        """The review of the case's filing as of ``day``, done once."""
        return _review(self, day)


@cache
def applied_readings(chapter_id: str, day: datetime.date) -> list[dict[str, str]]:
    """A reading taken of every doubtful text of the day: the one that the program applies.

    With them a case shows what the rules say; what is open until a reading is taken has tests of its own.
    """
    ruleset = compile_ruleset(chapter_id, max(day, load_chapter(chapter_id).adopted or day))
    return [
        {
            "provision": item.id,
            "reading": item.applies,
            "by": "A. Officer",
            "date": day.isoformat(),
            "ground": "a letter",
        }
        for item in ruleset.advisories
        if item.id in ruleset.two_readings
    ]


@cache
def _review(case: Case, day: datetime.date) -> Review:
    return review_document(case.document(day), reading=case.raw.get("reading"))


def folder_of(chapter_id: str) -> Path:
    """The folder of a chapter's cases."""
    return HERE / chapter_id


def chapters_with_cases() -> tuple[str, ...]:
    """The chapters that have a folder of cases."""
    return tuple(sorted(f"{base.parent.parent.name}/{base.parent.name}" for base in HERE.glob("*/*/base.yaml")))


def law_dates(chapter_id: str) -> tuple[datetime.date, ...]:
    """The days on which the chapter's law began or changed; any one day where no date is printed."""
    days = {item.effective for item in load_chapter(chapter_id).rulemakings if item.effective}
    return tuple(sorted(days)) or (ANY_DAY,)


def turning_days(chapter_id: str) -> tuple[datetime.date, ...]:
    """Every day on which the chapter's law began or changed, and the day before each change."""
    days = law_dates(chapter_id)
    eves = [day - datetime.timedelta(days=1) for day in days[1:]]
    return tuple(sorted({*days, *eves}))


@cache
def cases_of(chapter_id: str) -> tuple[Case, ...]:
    """Every case of a chapter, section by section."""
    chapter = load_chapter(chapter_id)
    found = []
    for section in chapter.section_titles:
        file = folder_of(chapter_id) / f"{section}.yaml"
        if file.is_file():
            found += [Case(chapter_id=chapter_id, section=section, raw=raw) for raw in _load(file)["cases"]]
    return tuple(found)


def runs() -> Iterator[tuple[Case, datetime.date]]:
    """Every case on every one of its days."""
    for chapter_id in chapters_with_cases():
        for case in cases_of(chapter_id):
            for day in case.days():
                yield case, day


def _base(folder: Path, name: str) -> dict[str, Any]:
    if not name:
        return _load(folder / "base.yaml")
    edits = _load(folder / "bases.yaml")[name]
    data = _base(folder, edits.get("from", ""))
    apply_edits(data, edits)
    return data


def _load(file: Path) -> dict[str, Any]:
    return copy.deepcopy(_parsed(file))


@cache
def _parsed(file: Path) -> dict[str, Any]:
    data: dict[str, Any] = yaml.load(file.read_text(encoding="utf-8"), Loader=yaml.BaseLoader)  # noqa: S506 - texts only
    return data
