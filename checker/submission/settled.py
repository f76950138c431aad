"""What a filing settles beside its entries: papers that hold a part of it, later law compared, readings taken.

```yaml
filed_elsewhere:
  layout: schematic LX-12, submitted 2015-05-01
law_confirmed: {through: 2026-06-30, by: R. Alvarez, note: Compared with the code as published that day.}
readings:
  - {provision: 633a.13(o), reading: evident, by: R. Alvarez, date: 2015-06-01, ground: Letter of the Board}
```
"""

import datetime
from collections.abc import Iterator, Mapping

from checker.frozen import frozen, replace
from checker.regex import regex
from checker.source import Document, Entry, Node, Position, Scalar, Sequence
from checker.source.tree import Mapping as MappingNode
from checker.source.tree import is_blank
from checker.submission.placeholders import is_not_filed, says_nothing
from checker.values import format_date, parse_date
from checker.values.provision import Provision

CONFIRMED_FIELDS = ("through", "by", "note")
READING_FIELDS = ("provision", "reading", "by", "date", "ground")
READINGS = ("literal", "evident")
_IN_WORDS = {"by", "note", "ground"}
_DAY = regex(r"(?<![0-9-])[0-9]{4}-[0-9]{2}-[0-9]{2}(?![0-9])")


@frozen
class Elsewhere:
    """A section or an entry of the filing, and the paper that holds it instead."""

    path: str
    paper: str
    position: Position


@frozen
class Confirmed:
    """A named person compared the law in force through a day and found no change that touches the filing."""

    through: datetime.date
    by: str
    note: str
    position: Position


@frozen
class ReadingTaken:
    """The reading of a doubtful text that a filing takes: by whom, on what day and on what ground."""

    at: str
    provision: Provision
    reading: str
    by: str
    date: datetime.date
    ground: str
    position: Position


@frozen
class Unusable:
    """An entry that settles nothing as it stands: its path, and what it lacks."""

    at: str
    position: Position
    message: str
    help: str


@frozen
class Settled:
    """Everything that a filing settles beside its entries, and what it does not settle though it tries to."""

    elsewhere: tuple[Elsewhere, ...] = ()
    confirmed: Confirmed | None = None
    readings: tuple[ReadingTaken, ...] = ()
    unusable: tuple[Unusable, ...] = ()

    def paper_for(self, path: str) -> Elsewhere | None:
        """Return the paper that holds the entry at ``path`` or the section around it; None where none is named."""
        return next((item for item in self.elsewhere if f"{path}.".startswith(f"{item.path}.")), None)

    def known_on(self, today: datetime.date) -> "Settled":
        """Return the same without a comparison with law that lies after ``today``: nobody can have made it."""
        if self.confirmed is None or self.confirmed.through <= today:
            return self
        future = Unusable(
            at="law_confirmed",
            position=self.confirmed.position,
            message=f"The law is confirmed through {format_date(self.confirmed.through)}, a day that has not come.",
            help="State a day through which the law in force was compared.",
        )
        return replace(self, confirmed=None, unusable=(*self.unusable, future))


def read_settled(document: Document) -> Settled:
    """Return what the filing settles beside its entries; what cannot be used is kept with its reason."""
    entries = [document.root.get(name) for name in _ENTRIES]
    if not _latest or any(one is not other for one, other in zip(_latest[0][0], entries, strict=True)):
        _latest[:] = [(entries, _settled(document))]
    found = _latest[0][1]
    return found.known_on(document.read_on) if document.read_on else found


_ENTRIES = ("filed_elsewhere", "law_confirmed", "readings", "filing_date")
_latest: list[tuple[list[Entry | None], Settled]] = []
"""The entries that were read last, and what they settle: most questions of the form “what if” change none of them."""


def _settled(document: Document) -> Settled:
    unusable: list[Unusable] = []
    confirmed = list(_confirmed(document, unusable))
    return Settled(
        elsewhere=tuple(_elsewhere(document, unusable)),
        confirmed=confirmed[0] if confirmed else None,
        readings=tuple(_readings(document, unusable)),
        unusable=tuple(unusable),
    )


def _elsewhere(document: Document, unusable: list[Unusable]) -> Iterator[Elsewhere]:
    entry = document.root.get("filed_elsewhere")
    if entry is None or not isinstance(entry.value, MappingNode):
        return
    for item in entry.value:
        if is_blank(item.value):
            continue
        path, at = item.key.text, f"filed_elsewhere.{item.key.text}"
        paper = " ".join(item.value.text.split()) if isinstance(item.value, Scalar) else ""
        message = "" if not says_nothing(paper) else f"No paper is named that holds {path}."
        if message or is_not_filed(paper) or _is_later(paper, document):
            unusable.append(
                Unusable(
                    at=at,
                    position=item.value.position,
                    message=message or f"The paper named for {path} is not filed: “{paper[:60]}”.",
                    help="Name a paper that is filed, such as: schematic LX-12, submitted 2015-05-01.",
                )
            )
        else:
            yield Elsewhere(path=path, paper=paper, position=item.key.position)


def _is_later(paper: str, document: Document) -> bool:
    """Whether a paper bears a day after that of the filing."""
    entry = document.root.get("filing_date")
    try:
        filed = parse_date(entry.value.text) if entry is not None and isinstance(entry.value, Scalar) else None
        return filed is not None and any(parse_date(day) > filed for day in _DAY.findall(paper))
    except ValueError:
        return False


def _confirmed(document: Document, unusable: list[Unusable]) -> Iterator[Confirmed]:
    entry = document.root.get("law_confirmed")
    if entry is None or is_blank(entry.value):
        return
    said, dates, problems = _fields(entry.value, CONFIRMED_FIELDS, ("through",))
    if problems:
        unusable.append(
            Unusable(
                at="law_confirmed",
                position=entry.key.position,
                message=f"The comparison with later law cannot be used: {'; '.join(problems)}.",
                help="State through (a day), by (a name) and note under law_confirmed.",
            )
        )
        return
    yield Confirmed(through=dates["through"], by=said["by"], note=said["note"], position=entry.key.position)


def _readings(document: Document, unusable: list[Unusable]) -> Iterator[ReadingTaken]:
    entry = document.root.get("readings")
    if entry is None or is_blank(entry.value):
        return
    nodes = entry.value.items if isinstance(entry.value, Sequence) else (entry.value,)
    for index, node in enumerate(nodes):
        at = f"readings.{index}"
        said, dates, problems = _fields(node, READING_FIELDS, ("date",))
        reading = said.get("reading", "").lower()
        if reading and reading not in READINGS:
            problems.append(f"reading is “{reading[:40]}”, which is neither literal nor evident")
        if problems:
            unusable.append(
                Unusable(
                    at=at,
                    position=node.position,
                    message=f"The reading taken cannot be used: {'; '.join(problems)}.",
                    help=f"State {', '.join(READING_FIELDS)}.",
                )
            )
            continue
        yield ReadingTaken(
            at=at,
            provision=Provision(said["provision"].removeprefix("§").strip()),
            reading=reading,
            by=said["by"],
            date=dates["date"],
            ground=said["ground"],
            position=node.position,
        )


def _fields(
    node: Node, required: tuple[str, ...], days: tuple[str, ...]
) -> tuple[Mapping[str, str], Mapping[str, datetime.date], list[str]]:
    """Return the texts below a node, the days among them, and what is missing or cannot be read."""
    said: dict[str, str] = {}
    if isinstance(node, MappingNode):
        for entry in node:
            if isinstance(entry.value, Scalar) and not is_blank(entry.value):
                said[entry.key.text] = " ".join(entry.value.text.split())
    problems = [f"{name} is not stated" for name in required if says_nothing(said.get(name, ""))]
    in_words = (name for name in required if name in _IN_WORDS and name in said and not says_nothing(said[name]))
    problems += [f"{name} is a figure only" for name in in_words if not any(map(str.isalpha, said[name]))]
    holds_not = (
        name for name in ("ground", "note") if is_not_filed(said.get(name, "")) or said.get(name, "").endswith("?")
    )
    problems += [f"{name} is “{said[name][:60]}”, which settles nothing" for name in holds_not]
    dates: dict[str, datetime.date] = {}
    for name in days:
        if said.get(name) and not says_nothing(said[name]):
            try:
                dates[name] = parse_date(said[name])
            except ValueError as error:
                problems.append(f"{name}: {error}")
    return said, dates, problems
