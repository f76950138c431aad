"""What stands beside, above and below what on a sheet: labels with their values, and the lines over them."""

import re
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise

from checker.drafts.model import Place, Sheet, Span
from checker.drafts.values import Value, find_values
from checker.drafts.words import words

_SAME_ROW = 0.42
_BESIDE = 0.95
_WRAPPED = 1.7
_NEIGHBOURS = 60
_AND_FIRST = re.compile(r"(?:and|plus|\+|&|/)\s", re.IGNORECASE)
_AND_LAST = re.compile(r"\s(?:and|plus|\+|&)$|/$", re.IGNORECASE)
_OF_LAST = re.compile(r"(?:%|\bpercent)(?: of(?: the| a)?)?$", re.IGNORECASE)
_FAR = 6.0
_COLUMN_REACH = 2.6
_ENVY = {"envy", "bonus", "(envy", "envy:", "bonus:", "plus", "and", "pays"}
_PAYING = frozenset(words("pay pays paid payout payouts odds at"))
_OVER_COLUMNS = frozenset(words("hand hands outcome pays pay payout payouts odds envy bonus award prize limits only"))
_UNDER = 0.5
_ALIGNED = 1.5
_EDGE = 3.0
_LONG = 12
_PAID_FOR = re.compile(r"(?:for|on|if|when)\b", re.IGNORECASE)
_EVEN_FOR = re.compile(r"\b(?:win|wins|winning|winners|other|others|pay|pays|paid)\b", re.IGNORECASE)
_LOOK_BACK = 600
_EDGES = " \t:;,.=-|*()[]{}<>\u2022\u00b7\u25aa\u25cf\u25e6\u2023\u2192"
_BULLET = re.compile(
    r"^(?:[\u2022*\u00b7\u25aa\u25cf\u25e6\u2023-]|\(?(?:[0-9]{1,2}|[a-z]|[ivx]{1,4})[.)])\s+", re.IGNORECASE
)
_WORDS_OF_A_ROW = 12
_TRAILING = 3
_LEAST_SHARED = 0.5
_FAR_ABOVE = 60.0


@dataclass(slots=True, eq=False)
class Piece:
    """A part of a span: text, or a value."""

    text: str
    left: float
    right: float
    y: float
    span: Span
    value: Value | None = None


@dataclass(slots=True, eq=False)
class Unit:
    """A label and the values that belong to it; without values it is a line of text.

    ``before`` are texts further left in the same row. ``prose`` tells that the values stand in a sentence,
    ``turned`` that they stand before their labels in one. ``over``
    are the units of the nearest row above that share its width, ``above`` the one that shares most of it, ``below``
    likewise.
    """

    label: list[Piece]
    values: list[Piece]
    before: list[Piece] = field(default_factory=list)
    prose: bool = False
    turned: bool = False
    above: "Unit | None" = None
    below: "Unit | None" = None
    over: "list[Unit]" = field(default_factory=list)
    used: bool = False

    @property
    def text(self) -> str:
        """The words of the label."""
        return " ".join(piece.text for piece in self.label if piece.text)

    @property
    def pieces(self) -> list[Piece]:
        """Label and values."""
        return [*self.label, *self.values]

    @property
    def left(self) -> float:
        """Its left edge."""
        return min(piece.left for piece in self.pieces)

    @property
    def right(self) -> float:
        """Its right edge."""
        return max(piece.right for piece in self.pieces)

    @property
    def y(self) -> float:
        """How far down it stands."""
        return (self.values or self.label)[0].y

    @property
    def span(self) -> Span:
        """The span it starts in."""
        return self.pieces[0].span

    @property
    def place(self) -> Place:
        """Where it stands."""
        return self.span.place

    @property
    def row(self) -> int | None:
        """The row of a table it belongs to."""
        return self.span.row


@dataclass(frozen=True, slots=True)
class Page:
    """A sheet taken apart: its units from top to bottom, and its spans by rows."""

    units: tuple[Unit, ...]
    rows: Sequence[Sequence[Span]]


Masks = Callable[[Span], Sequence[tuple[int, int]]]
"""Tells the parts of a span that are read elsewhere, as limits are, and that are no label and no value."""


def take_apart(rows: Sequence[Sequence[Span]], masks: Masks) -> Page:
    """Give the units of a sheet whose spans stand in ``rows``."""
    pieces = [[piece for span in row for piece in _pieces(span, masks(span))] for row in rows]
    for row in pieces:
        _name_not_value(row)
    turned = [unit for row in pieces for unit in _turned_sentences(row)]
    texts = sorted((piece for row in pieces for piece in row if piece.value is None), key=lambda piece: piece.y)
    values = [piece for row in pieces for piece in row if piece.value is not None]
    backwards = _backwards(pieces, texts)
    units = [
        unit
        for row in pieces
        for unit in (_units_backwards(row) if _from_right(row, backwards) else _units(row, texts, values))
    ]
    units = _without_taken([*units, *turned])
    _link(units)
    return Page(units=tuple(units), rows=rows)


def rows_of(sheet: Sheet) -> list[list[Span]]:
    """Gather what stands on one line, from the top; the cells of one row of a table always do."""
    by_row: dict[int, list[Span]] = {}
    loose: list[Span] = []
    for span in _values_joined(sheet.spans):
        if span.row is None:
            loose.append(span)
        else:
            by_row.setdefault(span.row, []).append(span)
    rows = [*_by_height(loose), *by_row.values()]
    return sorted((sorted(row, key=lambda item: item.left) for row in rows), key=lambda row: (row[0].y, row[0].left))


def _by_height(spans: list[Span]) -> list[list[Span]]:
    """Part spans into lines, where the gaps between their heights are widest, until no line is too tall for one."""
    waiting = [sorted(spans, key=lambda span: span.y)]
    rows: list[list[Span]] = []
    while waiting:
        part = waiting.pop()
        if not part:
            continue
        if part[-1].y - part[0].y <= _SAME_ROW:
            rows.append(part)
            continue
        gaps = [after.y - before.y for before, after in pairwise(part)]
        widest = max(gaps)
        start = 0
        # Every gap that no line can hold parts at once; else the widest does.
        for index, gap in enumerate(gaps):
            if gap > _SAME_ROW or (widest <= _SAME_ROW and gap == widest):
                waiting.append(part[start : index + 1])
                start = index + 1
        waiting.append(part[start:])
    return rows


def _values_joined(spans: Sequence[Span]) -> list[Span]:
    """Join a payout that was wrapped: “100% of meter” over “and 200 to 1”, “100 percent of the” over “Mega meter”."""
    kept: list[Span] = []
    for span in spans:
        over = next((other for other in reversed(kept[-_NEIGHBOURS:]) if _goes_on(other, span)), None)
        if over is None:
            kept.append(span)
            continue
        text = f"{over.text} {span.text}"
        kept[kept.index(over)] = replace(
            over,
            text=text,
            left=min(over.left, span.left),
            right=max(over.right, span.right),
            place=replace(over.place, near=text),
        )
    return kept


def _goes_on(over: Span, under: Span) -> bool:
    """Tell whether the values of two texts, one below the other, are parts of one payout."""
    if not (0 < under.y - over.y <= _WRAPPED and over.left < under.right and under.left < over.right):
        return False
    linked = _AND_FIRST.match(under.text) or _AND_LAST.search(over.text) or _OF_LAST.search(over.text)
    if over.row is not None or not linked:
        return False
    start = _last_payout(over, under)
    joined = find_values(f"{over.text[start:]} {under.text}")
    return len(joined) == 1 and len(joined[0].text) >= len(over.text) - start + len(under.text)


def _last_payout(over: Span, under: Span) -> int:
    """Tell where the payout begins that ends a text, if the text below stands under it and not under its label."""
    last = next(reversed(find_values(over.text)), None)
    if last is None or last.end < len(over.text):
        return 0
    left = over.left + (over.right - over.left) * last.start / len(over.text)
    return last.start if under.left >= left - _EDGE else 0


def _pieces(span: Span, masked: Sequence[tuple[int, int]]) -> list[Piece]:
    values = [
        value
        for value in find_values(span.text)
        if not any(start < value.end and value.start < end for start, end in masked)
    ]
    length = max(len(span.text), 1)

    def place(start: int, end: int) -> tuple[float, float]:
        scale = (span.right - span.left) / length
        return span.left + start * scale, span.left + end * scale

    found: list[Piece] = []
    position = 0
    for value in [*values, None]:
        stop = value.start if value else len(span.text)
        text = _label(_unmasked(span.text, position, stop, masked))
        if text or (masked and not found and value is None):
            left, right = place(position, stop)
            found.append(Piece(text, left, right, span.y, span))
        if value:
            left, right = place(value.start, value.end)
            found.append(Piece(value.text, left, right, span.y, span, value))
            position = value.end
    return found


def _unmasked(text: str, start: int, end: int, masked: Sequence[tuple[int, int]]) -> str:
    kept = "".join(
        char for index, char in enumerate(text[start:end], start) if not any(a <= index < b for a, b in masked)
    )
    return " ".join(kept.split()) if masked else kept


def _label(text: str) -> str:
    plain = _BULLET.sub("", text.strip())
    opened = plain.count("(") > 0
    return plain.strip(_EDGES.replace("(", "").replace(")", "") if opened else _EDGES)


def _backwards(rows: list[list[Piece]], texts: list[Piece]) -> bool:
    """Tell whether values stand before their labels on this sheet; amounts that a sentence runs on with do not."""
    votes = 0
    for row in rows:
        if len(row) < 2:  # noqa: PLR2004 - a label and a value
            continue
        first, last = row[0].value is not None, row[-1].value is not None
        if first and not last and _in_running_text(row[0], texts):
            continue
        votes += (first and not last) - (last and not first)
    return votes > 0


def _name_not_value(row: list[Piece]) -> None:
    """Read “Even money” as a name, not as what something pays, unless it follows words on winning in its row."""
    for index, piece in enumerate(row):
        if piece.value is not None and piece.text[:4].casefold() == "even" and piece.value.start == 0:
            before = row[index - 1] if index else None
            leads = before is not None and (before.span.leads or before.span.row is not None)
            if before is None or before.value is not None or not (leads or _EVEN_FOR.search(before.text)):
                piece.value = None


def _turned_sentences(row: list[Piece]) -> list[Unit]:
    """Take out of a row the lists that put the payout first: “pays 200 to 1 for a pair, 25 to 1 for a Matched 20”."""
    units: list[Unit] = []
    for span in dict.fromkeys(piece.span for piece in row):
        inside = [piece for piece in row if piece.span is span]
        values = [index for index, piece in enumerate(inside) if piece.value is not None]
        after = [inside[index + 1] if index + 1 < len(inside) else None for index in values]
        said = [text for text in after if text is not None and text.value is None and _PAID_FOR.match(text.text)]
        if len(values) < 2 or len(said) < len(values):  # noqa: PLR2004 - one value is a plain sentence
            continue
        before = inside[: values[0]]
        for index, text in zip(values, said, strict=True):
            units.append(Unit([text], [inside[index]], before=before if not units else [], turned=True))
        row[:] = [piece for piece in row if piece.span is not span]
    return units


def _from_right(row: list[Piece], backwards: bool) -> bool:  # noqa: FBT001 - the vote of the sheet
    """Tell whether this row's values stand before their labels; where the row does not show it, the sheet decides."""
    if len(row) > 1 and (row[0].value is None) != (row[-1].value is None):
        return backwards and row[0].value is not None
    return backwards


def _units(row: list[Piece], texts: list[Piece], all_values: list[Piece]) -> list[Unit]:
    if row and all(piece.value is not None for piece in row):
        return _under(row, texts)
    units: list[Unit] = []
    waiting: list[Piece] = []
    for piece in row:
        if piece.value is None:
            waiting.append(piece)
            continue
        last = units[-1] if units and units[-1].values else None
        if waiting and _other_column(waiting[-1], piece, texts, all_values):
            units += [Unit([text], []) for text in waiting]
            edge, waiting = waiting[-1].right, []
            units.append(Unit(_beside(piece, edge, texts, _WRAPPED), [piece]))
        elif waiting and waiting[-1].span is not piece.span and _in_running_text(piece, texts):
            units += [Unit([text], []) for text in waiting]
            units.append(Unit([], [piece]))
            waiting = []
        elif waiting and last and piece.value.is_money and set(waiting[-1].text.casefold().split()) <= _ENVY:
            last.values.append(piece)
            units += [Unit([text], []) for text in waiting[:-1]]
            waiting = []
        elif waiting:
            label, before = _label_of(waiting)
            units += [Unit([text], []) for text in before]
            units.append(Unit([label], [piece], before=before, prose=_is_prose(label, piece)))
            waiting = []
        elif label_beside := _beside(piece, last.right if last else None, texts):
            units.append(Unit(label_beside, [piece]))
        elif last and not _in_running_text(piece, texts):
            last.values.append(piece)
        else:
            units.append(Unit([], [piece]))
    units += [Unit([text], []) for text in waiting]
    return units


def _label_of(waiting: list[Piece]) -> tuple[Piece, list[Piece]]:
    """Give the label of a value of the texts before it, and the others.

    “Banker   pays 1 to 1” and “Banker   $5 to $100   1 to 1” pay what stands first; limits have been read already.
    """
    index = len(waiting) - 1
    while index > 0 and set(words(waiting[index].text)) <= _PAYING:
        index -= 1
    label = waiting[index]
    return label, [text for text in waiting if text is not label and (text.text or text.span is not label.span)]


def _units_backwards(row: list[Piece]) -> list[Unit]:
    units: list[Unit] = []
    for piece in row:
        last = units[-1] if units else None
        if piece.value is not None:
            if last and last.values and not last.label:
                last.values.append(piece)
            else:
                units.append(Unit([], [piece]))
        elif last and last.values and not last.label:
            last.label.append(piece)
        else:
            units.append(Unit([piece], []))
    return units


def _under(row: list[Piece], texts: list[Piece]) -> list[Unit]:
    """Give values that stand alone in their row the label beside or above each."""
    units: list[Unit] = []
    for piece in row:
        last = units[-1] if units else None
        if label := _beside(piece, last.right if last else None, texts):
            units.append(Unit(label, [piece]))
        elif last and len(row) > 1 and not _over(piece, texts):
            last.values.append(piece)
        else:
            units.append(Unit([], [piece]))
    return units


def _other_column(label: Piece, value: Piece, texts: list[Piece], values: list[Piece]) -> bool:
    """Tell whether a text far left of a value is of another column, because other labels stand between the two."""
    if value.left - label.right < _FAR or label.span.row is not None or label.span.leads:
        return False
    if _headed(value, texts) and _valued_below(label, values):
        return True
    low = bisect_left(texts, value.y - _COLUMN_REACH, key=lambda text: text.y)
    between = False
    for text in texts[low:]:
        if text.y > value.y + _COLUMN_REACH:
            break
        if not text.text or abs(text.y - value.y) <= _SAME_ROW or text.left > text.span.left:
            continue
        between = between or (label.right + 1 < text.left and text.right <= value.left + 1)
    return between


def _headed(value: Piece, texts: list[Piece]) -> bool:
    """Tell whether a text that is no word over a column stands right above a value."""
    return any(
        text.text and not set(words(text.text)) <= _OVER_COLUMNS
        for text in texts
        if _UNDER < value.y - text.y <= _WRAPPED and _aligned(text, value)
    )


def _valued_below(label: Piece, values: list[Piece]) -> bool:
    """Tell whether a value of its own stands right below a label."""
    return any(_UNDER < value.y - label.y <= _WRAPPED and _aligned(value, label) for value in values)


def _aligned(one: Piece, other: Piece) -> bool:
    """Tell whether two pieces stand under each other: with one left edge, or with one middle."""
    return abs(one.left - other.left) < _ALIGNED or abs(one.left + one.right - other.left - other.right) < 2 * _ALIGNED


def _in_running_text(piece: Piece, texts: list[Piece]) -> bool:
    """Tell whether a value stands at the start of a line of another column's text."""
    low = bisect_left(texts, piece.y - _WRAPPED, key=lambda text: text.y)
    for text in texts[low:]:
        if text.y > piece.y + _WRAPPED:
            return False
        apart = abs(text.y - piece.y) > _SAME_ROW and text.span.row is None
        if apart and abs(text.left - piece.left) < _EDGE and text.right - text.left > _LONG:
            return True
    return False


def _beside(piece: Piece, edge: float | None, texts: list[Piece], reach: float = _BESIDE) -> list[Piece]:
    """Give the lines of a label that stands left of a value but a little higher or lower, as in a tall row."""
    if _in_running_text(piece, texts):
        return []
    low = bisect_left(texts, piece.y - reach, key=lambda text: text.y)
    found = []
    for text in texts[low:]:
        if text.y > piece.y + reach:
            break
        if (
            abs(text.y - piece.y) > 0.05  # noqa: PLR2004 - not the row itself
            and text.right <= piece.left + 1
            and (edge is None or text.left >= edge - 1)
            and text.span.row is None
        ):
            found.append(text)
    if not found or piece.span.row is not None:
        return []
    nearest = max(text.left for text in found)
    column = [text for text in found if abs(text.left - nearest) < 3]  # noqa: PLR2004 - one column
    high = [text for text in column if text.y < piece.y]
    return column if high and len(column) > len(high) else []


def _over(piece: Piece, texts: list[Piece]) -> bool:
    return any(
        text.left < piece.right and piece.left < text.right and 0 < piece.y - text.y <= 1.6  # noqa: PLR2004 - the line above
        for text in texts
    )


def _is_prose(label: Piece, value: Piece) -> bool:
    """Tell a sentence that mentions a value from a row of a list."""
    if label.span is not value.span or value.value is None:
        return False
    after = value.span.text[value.value.end :].strip(_EDGES)
    follows = find_values(value.span.text[value.value.end :])
    return len(label.text.split()) > _WORDS_OF_A_ROW or (len(after.split()) > _TRAILING and not follows)


def _without_taken(units: list[Unit]) -> list[Unit]:
    """Drop lines of text that a value beside them has taken as its label."""
    taken = {id(piece) for unit in units if unit.values and len(unit.label) > 1 for piece in unit.label}
    return [unit for unit in units if unit.values or not any(id(piece) in taken for piece in unit.label)]


def _link(units: list[Unit]) -> None:
    """Find for each unit those above it that can be seen from it: the nearest over each part of its width."""
    units.sort(key=lambda unit: (unit.y, unit.left))
    for index, unit in enumerate(units):
        nearest: list[tuple[float, Unit]] = []
        seen: list[Unit] = []
        open_parts = [(unit.left, unit.right)]
        for other in reversed(units[max(0, index - _LOOK_BACK) : index]):
            if not open_parts or unit.y - other.y > _FAR_ABOVE:
                break
            if unit.y - other.y <= _SAME_ROW or (unit.row is not None and unit.row == other.row):
                continue
            if sum(_shared(other, part) for part in open_parts) <= _LEAST_SHARED:
                continue
            seen.append(other)
            # What stands in one row with the nearest covers nothing of it.
            if not nearest or other.y >= nearest[0][1].y - _SAME_ROW:
                overlap = _shared(other, (unit.left, unit.right))
                # What has neither words nor values left has been read as a limit; the name beside it counts first.
                nearest.append((overlap if other.text or other.values else 0.0, other))
            open_parts = [rest for part in open_parts for rest in _uncovered(part, other)]
        nearest.sort(key=lambda item: -item[0])
        first = [other for _, other in nearest]
        unit.over = [*first, *(other for other in seen if other not in first)]
        unit.above = first[0] if first else None
        if unit.above is not None and (unit.above.below is None or unit.y < unit.above.below.y):
            unit.above.below = unit


def _shared(unit: Unit, part: tuple[float, float]) -> float:
    """Give how much of a part of the page's width a unit stands over."""
    return max(0.0, min(unit.right, part[1]) - max(unit.left, part[0]))


def _uncovered(part: tuple[float, float], unit: Unit) -> Iterator[tuple[float, float]]:
    """Give what is left of a part of the page's width on both sides of a unit."""
    for left, right in ((part[0], min(part[1], unit.left)), (max(part[0], unit.right), part[1])):
        if right - left > _LEAST_SHARED:
            yield left, right


def upward(unit: Unit) -> Iterator[Unit]:
    """Give the units over a unit that share part of its width, nearest first, through whatever columns lie between."""
    seen: set[int] = set()
    waiting = list(unit.over)
    while waiting:
        waiting.sort(key=lambda other: (other.y, -other.left))
        nearest = waiting.pop()
        if id(nearest) in seen:
            continue
        seen.add(id(nearest))
        if nearest.left < unit.right and unit.left < nearest.right:
            yield nearest
        waiting += nearest.over
