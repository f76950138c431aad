"""Gathers payouts under the headings that they stand below."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import islice, takewhile

from checker.drafts.names import Fit, without_letter
from checker.drafts.page import Piece, Unit, upward
from checker.drafts.vocabulary import Vocabulary
from checker.drafts.words import words

HEADER_WORDS = frozenset(
    words(
        "hand hands outcome outcomes result pays pay payout payouts odds payoff award amount prize envy "
        "bonus bonuses your "
        "player wins win for to 1 each per draft table paytable side bets bet wager wagers optional all "
        "schedule of the and "
        "sign limits limit minimum maximum min max combination card cards event wagering list on a round "
        "spot progressive"
    )
)
_SENTENCE = 9
_GAP = 2.2
_MOST_LINES = 40
_WRAPPED = 1.7
_MOST_WRAPS = 6


@dataclass(slots=True, eq=False)
class Member:
    """A row of payouts with its whole label."""

    unit: Unit
    label: str


@dataclass(slots=True, eq=False)
class Group:
    """Payouts under one heading. ``wager`` is the one that the heading names; ``near`` that it does so not quite.

    ``parent`` is the group right above, to which the rows may still belong where the heading names no wager.
    """

    wager: str = ""
    name: str = ""
    near: bool = False
    heading: Unit | None = None
    parent: "Group | None" = None
    members: list[Member] = field(default_factory=list)


class Grouping:
    """Builds the groups of one sheet. ``prose`` holds the values that stand in sentences."""

    def __init__(self, known: Vocabulary) -> None:
        self._known = known
        self._groups: list[Group] = []
        self._by_heading: dict[tuple[int, str], Group] = {}
        self._of_unit: dict[int, Group] = {}
        self._of_span: dict[int, Group] = {}
        self._members: set[int] = set()
        self._texts: dict[int, Unit] = {}
        self.prose: list[Unit] = []

    def groups(self, units: list[Unit], texts: Iterable[Unit]) -> list[Group]:
        """Give the groups that rows with values form, from the top; ``texts`` are all units of the sheet."""
        self._texts = {id(unit.label[0]): unit for unit in texts if not unit.values and unit.label}
        # A long outcome is no sentence.
        rows = [unit for unit in units if not unit.prose or self._is_outcome(unit.text)]
        self.prose = [unit for unit in units if unit not in rows]
        self._members = {id(unit) for unit in rows}
        labels = {id(unit): self._label(unit) for unit in rows}
        for unit in rows:
            label, top = labels[id(unit)]
            leading = self._known.names.leading(label)
            if leading is not None and leading.rest and (leading.parted or self._known.is_outcome(leading.rest)):
                group = self._make(unit, Group(wager=leading.wager, name=label, heading=unit))
                label = leading.rest
            else:
                group = self._group(unit, top)
            group.members.append(Member(unit, label))
            self._of_unit[id(unit)] = group
            self._of_span[id(unit.span)] = group
        return self._groups

    def _is_outcome(self, text: str) -> bool:
        leading = self._known.names.leading(text)
        parts = [text, leading.rest] if leading is not None else [text]
        return any(self._known.is_outcome(part, whole=True) is not None for part in parts if part)

    def _is_no_name(self, line: Unit) -> bool:
        """Tell whether a line is not a wager's name, which heads rows and is no part of their labels."""
        named = self._known.names.of_heading(line.text)
        return named is None or named.near or self._known.is_outcome(line.text) is not None

    def _label(self, unit: Unit) -> tuple[str, Unit]:
        """Give a row's label with the lines that it was wrapped into, and the topmost unit of it."""
        ups, downs = list(takewhile(self._is_no_name, _chain(unit, up=True))), _chain(unit, up=False)
        if ups and not unit.label:
            downs = []  # what stands under a bare value is the next label
        options: list[tuple[Fit, int, int, int]] = []
        for high in range(len(ups) + 1):
            for low in range(len(downs) + 1):
                text = _joined(
                    [*(line.text for line in reversed(ups[:high])), unit.text, *(line.text for line in downs[:low])]
                )
                fit = self._known.is_outcome(text, whole=bool(high + low))
                if fit is not None:
                    options.append((fit, -(high + low), high, low))
        alone = next((fit for fit, _, high, low in options if high == low == 0), None)
        exact = sorted((size, fit, high, low) for fit, size, high, low in options if size and fit <= Fit.SAME_WORDS)
        close = sorted((size, fit, high, low) for fit, size, high, low in options if size)
        chosen = exact or ([] if alone is not None else close)
        if not chosen and not unit.label and ups and not self._known.names.of_heading(ups[0].text):
            chosen = [(-1, Fit.MISSPELLED, 1, 0)]  # the line above a bare value is what it is for
        if not chosen:
            return unit.text, unit
        _, _, high, low = chosen[0]
        for line in (*ups[:high], *downs[:low]):
            line.used = True
        text = _joined([*(line.text for line in reversed(ups[:high])), unit.text, *(line.text for line in downs[:low])])
        return text, ups[high - 1] if high else unit

    def _group(self, unit: Unit, top: Unit) -> Group:
        in_line = self._of_span.get(id(unit.span))
        if in_line is not None and unit.row is None:
            return in_line
        for piece in reversed(unit.before):
            found = self._beside(unit, piece)
            if found is not None:
                return found
        lines, above = self._lines_over(top)
        for line in lines:
            group = self._named(line)
            if group is not None:
                return group
        parent = self._of_unit.get(id(above)) if above is not None else None
        # The name nearest to the rows counts; sentences and the words over columns are no names.
        breaks = [line for line in lines if self._may_be_name(line.text) and not _is_sentence(line.span.text)]
        nearest = next(upward(top), None)
        far = nearest is not None and not lines and unit.row is None and top.y - nearest.y > _GAP
        if parent is not None and not breaks and not far and not any(_is_sentence(line.text) for line in lines):
            return parent
        heading = breaks[0] if breaks else None
        anchor = heading or (lines[-1] if lines else top)
        return self._make(anchor, Group(name=heading.text if heading else "", heading=heading, parent=parent))

    def _named(self, line: Unit) -> Group | None:
        """Give the group of a line that names a wager."""
        named = self._known.names.of_heading(line.text)
        if named is None and line.above is not None and not line.above.values:
            named = self._known.names.of_heading(f"{line.above.text} {line.text}")
        if named is not None and (not named.near or self._may_be_name(line.text)):
            return self._make(line, Group(wager=named.wager, name=line.text, near=named.near, heading=line))
        leading = self._known.names.leading(line.text)
        if leading is not None and leading.parted:
            return self._make(line, Group(wager=leading.wager, name=line.text, heading=line))
        return None

    def _beside(self, unit: Unit, piece: Piece) -> Group | None:
        """Give the group of a name that stands left of the label, as in a table whose first column names the wager."""
        named = self._known.names.of_heading(piece.text)
        if unit.row is None and piece.span is not unit.span and not self._names_column(piece):
            return None
        if named is not None:
            line = Unit([piece], [])
            return self._make(
                unit, Group(wager=named.wager, name=piece.text, near=named.near, heading=line), named.wager
            )
        if unit.row is not None and self._may_be_name(piece.text) and piece is unit.before[0]:
            return self._make(unit, Group(name=piece.text, heading=Unit([piece], [])), piece.text)
        return None

    def _names_column(self, piece: Piece) -> bool:
        """Tell whether a text left of a label is in a column of names, and not above rows of its own."""
        line = self._texts.get(id(piece))
        below = line.below if line is not None else None
        if line is None or below is None or below.y - line.y > _GAP:
            return True
        return not below.values and self._known.names.of_heading(below.text) is not None

    def _make(self, anchor: Unit, group: Group, repeated: str = "") -> Group:
        """Register a group under its heading; a name that is repeated in each row of a table goes on with its group."""
        if repeated and self._groups and repeated in {self._groups[-1].wager, self._groups[-1].name}:
            return self._groups[-1]
        key = (id(anchor), group.wager)
        if key not in self._by_heading:
            self._by_heading[key] = group
            self._groups.append(group)
        return self._by_heading[key]

    def _lines_over(self, top: Unit) -> tuple[list[Unit], Unit | None]:
        """Give the lines of text over a row, nearest first, and the row of payouts that ends them."""
        lines: list[Unit] = []
        for above in islice(upward(top), _MOST_LINES):
            if id(above) in self._members:
                return lines, above
            if not above.used and above.text and not above.values:
                lines.append(above)
        return lines, None

    def _may_be_name(self, text: str) -> bool:
        given = words(text := without_letter(text))
        return bool(
            given
            and any(char.isalpha() or char == "+" for char in text)
            and not _is_sentence(text)
            and not set(given) <= HEADER_WORDS
            and not self._known.is_group(text)
            and not text.startswith("(")
            and _has_capitals(text)
            and not next((char for char in text if char.isalpha()), "A").islower()
        )


def _has_capitals(text: str) -> bool:
    """Tell whether the words of a text are set as those of a name: most of the long ones with a capital."""
    long = [word for word in text.split() if len(word) > 3 and word[0].isalpha()]  # noqa: PLR2004 - “of the” and the like
    return len(long) < 2 or sum(word[0].isupper() for word in long) * 2 >= len(long)  # noqa: PLR2004


def _is_sentence(text: str) -> bool:
    return len(text.split()) > _SENTENCE or (text.rstrip().endswith((".", ";")) and len(text.split()) > 3)  # noqa: PLR2004 - “No.”


def _chain(unit: Unit, *, up: bool) -> list[Unit]:
    """Give the lines right above or below a row that may be parts of its label, nearest first."""
    found: list[Unit] = []
    if unit.row is not None and unit.label:
        return found
    label = unit.pieces[0]
    last, y = unit, unit.y
    while len(found) < _MOST_WRAPS:
        following = last.above if up else last.below
        if following is None or following.values or not following.text or following.used:
            break
        aligned = (
            abs(following.left - label.left) < 4  # noqa: PLR2004 - the same edge, or a small indent
            or abs(following.left + following.right - label.left - label.right) < 6  # noqa: PLR2004 - the same middle
            or (following.left < label.right and label.left < following.right)
        )
        if not aligned or abs(following.y - y) > _WRAPPED:
            break
        found.append(following)
        last, y = following, following.y
    return found


def _joined(lines: list[str]) -> str:
    """Join the lines of a label; a word that was parted with a hyphen at a line's end is joined too."""
    text = ""
    for line in lines:
        text = f"{text[:-1]}{line}" if text.endswith("-") and line[:1].islower() else f"{text} {line}"
    return text.strip()
