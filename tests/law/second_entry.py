"""The second transcription of the law: figures typed in from the texts a second time, by a reading of its own.

It stands in ``tests/transcription/<chapter>/``: ``figures.yaml`` and one list of provisions a text. Nothing here knows
the chapter files.
"""

import datetime
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal
from functools import cache
from pathlib import Path
from typing import Any

import yaml

HERE = Path(__file__).resolve().parents[1] / "transcription"


@dataclass(frozen=True, slots=True, kw_only=True)
class Span:
    """From when until when something is in force; None is open, as where no date of force is printed."""

    start: datetime.date | None
    until: datetime.date | None

    def covers(self, day: datetime.date) -> bool:
        return (self.start is None or self.start <= day) and (self.until is None or day < self.until)


@dataclass(frozen=True, slots=True, kw_only=True)
class SecondRow:
    outcome: str
    pays: str
    envy: str
    group: str
    status: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SecondTable:
    provision: str
    wager: str
    label: str
    condition: str
    rows: tuple[SecondRow, ...]
    extras: Mapping[str, str]
    in_a_sentence: bool
    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class SecondFigure:
    provision: str
    number: Decimal
    unit: str
    what: str
    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class SecondText:
    """Anything else that stands at a provision: an inscription, a wager, something that the submission says."""

    provision: str
    text: str
    span: Span
    must: bool = False
    verbatim: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class SecondStatement:
    """What a provision says on a topic of documents: a value, or the entry that gives it and what each answer means.

    ``topic`` names the wager too, where it is of one alone. ``literally`` is what the letter says, where that differs.
    """

    provision: str
    topic: str
    says: str
    literally: str
    duties: Mapping[str, str]
    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class ProvisionList:
    """The provisions and defined words of one text, in order. ``name`` tells which text: a year, or a version.

    ``said`` is how many numbered provisions its first line counts.
    """

    name: str
    source: str
    said: int
    provisions: tuple[str, ...]

    @property
    def numbered(self) -> tuple[str, ...]:
        """The provisions that bear a number; a defined word stands after its section in quotes."""
        return tuple(provision for provision in self.provisions if '"' not in provision)


@dataclass(frozen=True, slots=True, kw_only=True)
class SecondEntry:
    """One chapter as typed in a second time."""

    chapter: str
    dates: tuple[tuple[datetime.date, str], ...]
    amended: Mapping[str, frozenset[str]]
    paytables: tuple[SecondTable, ...]
    figures: tuple[SecondFigure, ...]
    inscriptions: tuple[SecondText, ...]
    wagers: tuple[SecondText, ...]
    submission: tuple[SecondText, ...]
    added: tuple[SecondText, ...]
    tables: tuple[tuple[str, tuple[tuple[str, str], ...]], ...]
    lists: tuple[ProvisionList, ...]
    statements: tuple[SecondStatement, ...]
    readings: Mapping[str, str]

    def days(self) -> tuple[datetime.date, ...]:
        """Give every date of law, the day before each, and a day long after."""
        starts = sorted({day for day, _ in self.dates})
        if not starts:
            return (datetime.date(2020, 1, 1),)
        step = datetime.timedelta(days=1)
        return tuple(sorted({day + shift for day in starts for shift in (-step, 0 * step)} | {starts[-1] + 900 * step}))


_TABLE_KEYS = {
    "provision",
    "wager",
    "paytable",
    "condition",
    "rows",
    "from",
    "until",
    "status",
    "note",
    "in_a_sentence",
}


def _span(raw: Mapping[str, Any]) -> Span:
    return Span(start=raw["from"], until=raw["until"])


def _text(value: Any) -> str:
    """Give a value as a chapter file would print it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "" if value is None else str(value)


def _table(raw: Mapping[str, Any]) -> SecondTable:
    return SecondTable(
        provision=raw["provision"],
        wager=raw["wager"],
        label=_text(raw["paytable"]),
        condition=_text(raw["condition"]),
        rows=tuple(
            SecondRow(
                outcome=_text(row["outcome"]),
                pays=_text(row["pays"]),
                envy=_text(row.get("envy")),
                group=_text(row.get("group")).rstrip(":"),
                status=row.get("status", raw["status"]),
            )
            for row in raw["rows"]
        ),
        extras={key: _text(value) for key, value in raw.items() if key not in _TABLE_KEYS and value is not None},
        in_a_sentence=raw.get("in_a_sentence", False),
        span=_span(raw),
    )


def _texts(raw: list[Mapping[str, Any]], key: str) -> tuple[SecondText, ...]:
    return tuple(
        SecondText(
            provision=item["provision"],
            text=_text(item.get(key)),
            span=_span(item),
            must=item.get("must", False),
            verbatim=item.get("verbatim", True),
        )
        for item in raw
    )


def _statements(raw: Mapping[str, Any]) -> Iterator[SecondStatement]:
    firm = {
        (topic, document): firmness
        for document, by_firmness in raw["duties"].items()
        for firmness, topics in by_firmness.items()
        for topic in topics
    }
    for part in (raw, *raw["dated"]):
        for provision, topics in part["statements"].items():
            for topic, values in topics.items():
                for value in values if isinstance(values, list) else [values]:
                    literally = value.get("literally") if isinstance(value, Mapping) else None
                    named = {topic, f"{topic} {value}"}
                    yield SecondStatement(
                        provision=provision,
                        topic=topic,
                        says=_said(value["evidently"] if literally else value),
                        literally=_said(literally or value),
                        duties={document: firmness for (of, document), firmness in firm.items() if of in named},
                        span=Span(start=part.get("from"), until=part.get("until")),
                    )


def _said(value: Any) -> str:
    """Give what a statement says as ``statement_facts`` writes it: entry, meaning of each answer, what is added."""
    if not isinstance(value, Mapping):
        return str(value)
    (entry, meant), *_ = value.items()
    return " ".join((entry, *(f"{_text(answer)}={_text(token)}" for answer, token in (meant or {}).items())))


def _list(file: Path) -> ProvisionList:
    first, *lines = file.read_text(encoding="utf-8").splitlines()
    source, _, count = first.removeprefix("# ").rpartition(": ")
    return ProvisionList(
        name=file.stem.removeprefix("provisions-"),
        source=source,
        said=int(count.removesuffix(" provisions")),
        provisions=tuple(found for line in lines if (found := line.partition("#")[0].strip())),
    )


@cache
def load(folder: str) -> SecondEntry:
    """Read one folder of the second transcription."""
    raw = yaml.load((HERE / folder / "figures.yaml").read_text(encoding="utf-8"), yaml.CSafeLoader)
    said = yaml.load((HERE / folder / "statements.yaml").read_text(encoding="utf-8"), yaml.CSafeLoader)
    return SecondEntry(
        chapter=raw["chapter"],
        dates=tuple((item["effective"], item["rulemaking"]) for item in raw["dates"]),
        amended={section: frozenset(sources) for section, sources in raw.get("amended", {}).items()},
        paytables=tuple(_table(item) for item in raw["paytables"]),
        figures=tuple(
            SecondFigure(
                provision=item["provision"],
                number=Decimal(str(item["figure"])),
                unit=item["unit"],
                what=item["what"],
                span=_span(item),
            )
            for item in raw["figures"]
        ),
        inscriptions=_texts(raw["inscriptions"], "text"),
        wagers=_texts(raw["wagers"], "wager"),
        submission=_texts(raw["submission"], "what"),
        added=_texts(raw.get("added", []), "what"),
        tables=tuple(
            (item["provision"], tuple((str(label), cells) for label, cells in item["rows"].items()))
            for item in raw.get("tables", [])
        ),
        lists=tuple(_list(file) for file in sorted((HERE / folder).glob("provisions-*.txt"))),
        statements=tuple(_statements(said)),
        readings={name: reading for reading, names in said["readings"].items() for name in names},
    )


@cache
def entries() -> Mapping[str, SecondEntry]:
    """Give every chapter of the second transcription by the chapter's id."""
    found = (load(file.parent.name) for file in sorted(HERE.glob("*/figures.yaml")))
    return {entry.chapter: entry for entry in found}
