"""What a document says: frozen typed values, ready to be set in any format. Templates only arrange them.

Every text in these values is final: chosen by the filing's elections, in the law's units, with control and direction
characters already shown as their code points. Escaping for a format is the renderer's task.
"""

import textwrap
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Literal

from checker.regex import regex
from checker.values.provision import NO_PROVISION, Provision

_BETWEEN_PARTS = regex(r"(?<=/) | (?=and )")
_LONGEST_PIECE = 18

DocumentName = Literal["guide", "sign", "layout", "filing", "submission"]
DOCUMENTS: tuple[DocumentName, ...] = ("guide", "sign", "layout", "filing", "submission")


@dataclass(frozen=True, slots=True, kw_only=True)
class Head:
    """What every page carries.

    ``law`` names the chapter and the as-of date, and off patrons' papers the ruleset version. ``stamp`` is the one line
    for the foot of a page: the draft mark, the same, and the facility.
    ``draft`` is the draft mark, empty for a document that is no draft; ``draft_reason`` says why it is one.
    ``approval`` is the line left open for the approval date, empty where a document needs none.
    """

    document: str
    title: str
    game: str
    facility: str
    operator: str
    citation: str
    as_of: str
    version: str
    law: str
    stamp: str
    draft: str = ""
    draft_reason: str = ""
    approval: str = ""
    language: str = "en"


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One sentence and the provision it comes from, bare; empty for a line of the operator's own.

    ``items`` is a list that the sentence leads to, such as the sentences of a house way.
    """

    text: str
    provision: Provision = NO_PROVISION
    items: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One payout: words that stand alone, the payout as the law prints it, the Envy Bonus or nothing."""

    outcome: str
    pays: str
    envy: str = ""

    @property
    def pieces(self) -> tuple[str, ...]:
        """Return the parts of the payout between which a line may break: 100% of meter, and 200 to 1."""
        return _pieces(self.pays)


@lru_cache(maxsize=1024)
def _pieces(pays: str) -> tuple[str, ...]:
    """Part a payout where a line may break in it; what is still long is parted between words."""
    return tuple(
        piece
        for part in _BETWEEN_PARTS.split(pays)
        for piece in (textwrap.wrap(part, _LONGEST_PIECE, break_long_words=False, break_on_hyphens=False) or [part])
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Panel:
    """One wager with its payouts in descending order.

    ``condition`` says which paytable is in use and when it may be. ``limits`` are the least and greatest wager.
    ``wins`` and ``notes`` are sentences for the guide. ``terms`` are sentences on the wager's amount and meter.
    ``missing`` stands in place of the rows where the filing has no lawful paytable, as a draft may.
    ``caution`` says which payouts a person must compare with the official text before the document is used.
    """

    wager: str
    name: str
    citation: str
    condition: str = ""
    limits: str = ""
    wins: str = ""
    rows: tuple[Row, ...] = ()
    terms: tuple[str, ...] = ()
    notes: tuple[Line, ...] = ()
    missing: str = ""
    caution: str = ""

    @property
    def has_envy(self) -> bool:
        """Whether any outcome pays an Envy Bonus."""
        return any(row.envy for row in self.rows)


@dataclass(frozen=True, slots=True, kw_only=True)
class Topic:
    """A heading with its sentences."""

    title: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Prose:
    """Sentences under one title. ``style`` is prose (one paragraph), list or steps (in order)."""

    kind: ClassVar[str] = "prose"
    key: str
    title: str
    lines: tuple[Line, ...]
    style: Literal["prose", "list", "steps"] = "list"


@dataclass(frozen=True, slots=True, kw_only=True)
class Topics:
    """Several headings under one title."""

    kind: ClassVar[str] = "topics"
    key: str
    title: str
    topics: tuple[Topic, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Panels:
    """Wagers and their payouts under one title."""

    kind: ClassVar[str] = "panels"
    key: str
    title: str
    panels: tuple[Panel, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Grid:
    """A table. The first column names each row; ``note`` stands above the table.

    ``like`` holds the rows of tables with the same columns, by which they are made equally wide.
    """

    kind: ClassVar[str] = "grid"
    key: str
    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str = ""
    like: tuple[tuple[str, ...], ...] = ()


Part = Prose | Topics | Panels | Grid


@dataclass(frozen=True, slots=True, kw_only=True)
class Paper:
    """A document read part by part: the guide, the layout schedule, the filing checklist. No part is empty.

    ``help_share`` is how high the letters of the help line are at least, as a share of the longer side of the sheet.
    ``drawing`` is the layout as SVG; empty for every other document.
    """

    head: Head
    subtitle: str
    parts: tuple[Part, ...]
    help_line: str = ""
    help_share: float = 0.0
    drawing: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Limit:
    """The least and greatest wager of one base wager; empty where the filing states none."""

    wager: str
    minimum: str
    maximum: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Sign:
    """The sign at the table, one page.

    ``inscriptions`` are the sentences that the law words itself; ``sentences`` are the others, in plain words.
    ``help_share`` is how high the letters of the help line are at least, as a share of the longer side of the sheet.
    """

    head: Head
    limits: tuple[Limit, ...]
    inscriptions: tuple[Line, ...]
    panels: tuple[Panel, ...]
    sentences: tuple[Line, ...]
    help_line: str = ""
    help_share: float = 0.0


Document = Paper | Sign
