"""Variances: approvals that a filing cites for a departure from the text of the law.

```yaml
variances:
  - provision: 633a.2(b)(3)(iii)
    approval: ED-2015-112
    approver: Executive Director
    date: 2015-05-01
    until: 2016-05-01
    allows: The dealer's rule in other words.
```
``field`` narrows a variance to one entry of the filing; ``until`` is the last day, open where it is not stated;
``state`` is granted unless it says otherwise.
"""

import datetime
from collections.abc import Iterator

from checker.frozen import frozen
from checker.source import Document, Mapping, Node, Position, Scalar, Sequence
from checker.source.tree import is_blank
from checker.values import parse_date
from checker.values.provision import NO_PROVISION, Provision

REQUIRED = ("provision", "approval", "approver", "date", "allows")
GRANTED = "granted"
FIELDS = (*REQUIRED, "until", "field", "state")
_LONGEST_PROVISION = 60


@frozen
class Variance:
    """One cited approval. ``at`` is its path in the filing; ``problems`` says what it lacks."""

    at: str
    position: Position
    provision: Provision
    approval: str
    approver: str
    date: datetime.date | None
    until: datetime.date | None
    allows: str
    field: str
    state: str
    problems: tuple[str, ...]

    def in_force(self, day: datetime.date) -> bool:
        """Whether the approval covers ``day``."""
        return self.date is not None and self.date <= day and (self.until is None or day <= self.until)


def read_variances(document: Document) -> Iterator[Variance]:
    """Return every variance that the filing cites, also those that lack something."""
    entry = document.root.get("variances")
    if entry is None or is_blank(entry.value):
        return
    nodes = entry.value.items if isinstance(entry.value, Sequence) else (entry.value,)
    for index, node in enumerate(nodes):
        yield _variance(f"variances.{index}", node)


def _variance(at: str, node: Node) -> Variance:
    found: dict[str, str] = {}
    problems: list[str] = []
    if isinstance(node, Mapping):
        for entry in node:
            if isinstance(entry.value, Scalar) and not is_blank(entry.value):
                found[entry.key.text] = entry.value.text.strip()
    problems += [f"{name} is not stated" for name in REQUIRED if not found.get(name)]
    dates: dict[str, datetime.date] = {}
    for name in ("date", "until"):
        if found.get(name):
            try:
                dates[name] = parse_date(found[name])
            except ValueError as error:
                problems.append(f"{name}: {error}")
    provision = Provision(found.get("provision", "").removeprefix("§").strip())
    if len(provision) > _LONGEST_PROVISION:
        problems.append(f"provision is longer than {_LONGEST_PROVISION} characters, which names none")
        provision = NO_PROVISION
    if "date" in dates and "until" in dates and dates["until"] < dates["date"]:
        problems.append("until lies before date")
    return Variance(
        at=at,
        position=node.position,
        provision=provision,
        approval=found.get("approval", ""),
        approver=found.get("approver", ""),
        date=dates.get("date"),
        until=dates.get("until"),
        allows=found.get("allows", ""),
        field=found.get("field", ""),
        state=found.get("state", GRANTED),
        problems=tuple(problems),
    )
