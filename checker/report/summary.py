"""The summary of many reviews as a table: by facility and game, and the provisions that are broken most often."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from checker.clean import clean
from checker.frozen import frozen
from checker.report.excerpt import columns
from checker.review import Review
from checker.review.model import COMPLIES, DEFECTS, INCOMPLETE, NOTHING_TO_JUDGE, UNREADABLE

Line = tuple[str, str]

_OUTCOMES = (COMPLIES, INCOMPLETE, DEFECTS, UNREADABLE, NOTHING_TO_JUDGE)
_HEADS = ("comply", "incomplete", "defects", "unreadable", "not judged")
_TALLY = {
    COMPLIES: ("complies", "comply"),
    INCOMPLETE: ("is incomplete", "are incomplete"),
    DEFECTS: ("has defects", "have defects"),
    UNREADABLE: ("cannot be read", "cannot be read"),
    NOTHING_TO_JUDGE: ("could not be judged", "could not be judged"),
}
_MOST_GROUPS = 100
_MOST_PROVISIONS = 10
_WIDEST_NAME = 40
_LEAST = 12
_WIDTH = 100
_UNKNOWN = "not known"
_INDENT = "   "


@frozen
class Row:
    """What the summary keeps of one review. ``broken`` counts the defects at each provision, with what it is about."""

    facility: str
    game: str
    chapter: str
    outcome: str
    broken: tuple[tuple[str, str, int], ...]


def row_of(review: Review) -> Row:
    """Return the row of one review; the facility as the filing names it."""
    chapter = review.ruleset.chapter if review.ruleset else None
    counts = Counter(finding.provision for finding in review.defects if finding.provision)
    known = {item.provision.provision: item.provision.about for item in review.provisions}
    return Row(
        facility=" ".join(review.filing.header.facility.split()) if review.filing else "",
        game=f"{chapter.title} ({chapter.jurisdiction.upper()})" if chapter else "",
        chapter=review.chapter_id,
        outcome=review.outcome,
        broken=tuple((name, known.get(name, ""), number) for name, number in counts.items()),
    )


@dataclass(slots=True)
class Summary:
    """Adds up rows; its size depends on the facilities and provisions, not on the filings."""

    groups: dict[tuple[str, str], Counter[str]] = field(default_factory=dict)
    outcomes: Counter[str] = field(default_factory=Counter)
    filings: Counter[tuple[str, str]] = field(default_factory=Counter)
    findings: Counter[tuple[str, str]] = field(default_factory=Counter)
    about: dict[tuple[str, str], tuple[str, str]] = field(default_factory=dict)

    def add(self, row: Row) -> None:
        """Add one review."""
        self.outcomes[row.outcome] += 1
        self.groups.setdefault((row.facility or _UNKNOWN, row.game or _UNKNOWN), Counter())[row.outcome] += 1
        for provision, about, number in row.broken:
            key = (row.chapter, provision)
            self.filings[key] += 1
            self.findings[key] += number
            self.about[key] = (row.game, about)

    def lines(self) -> Iterator[Line]:
        """Return the lines of the summary; the last one counts all filings by their outcome."""
        yield "Summary", "bold"
        yield "", ""
        yield from _groups(self)
        if self.filings:
            yield "", ""
            yield from _provisions(self)
        yield "", ""
        yield _tally(self), "bold"


def _groups(summary: Summary) -> Iterator[Line]:
    ordered = sorted(
        summary.groups.items(), key=lambda item: (item[0][0] == _UNKNOWN, item[0][0].casefold(), item[0][1])
    )
    shown = ordered[:_MOST_GROUPS]
    rows = [
        [_short(facility), _short(game), str(counts.total()), *(str(counts[name] or "-") for name in _OUTCOMES)]
        for (facility, game), counts in shown
    ]
    left = len(ordered) - len(shown)
    yield from _table(["facility", "game", "filings", *_HEADS], rows, texts=2)
    if left:
        yield f"{_INDENT}and {left} more", ""


def _provisions(summary: Summary) -> Iterator[Line]:
    worst = sorted(summary.filings, key=lambda key: (-summary.filings[key], -summary.findings[key], key))
    rows = [
        [key[1], summary.about[key][0], str(summary.filings[key]), str(summary.findings[key]), summary.about[key][1]]
        for key in worst[:_MOST_PROVISIONS]
    ]
    left = len(worst) - len(rows)
    yield from _table(["broken most often", "game", "filings", "findings", "about"], rows, texts=2)
    if left:
        yield f"{_INDENT}and {left} more provision{'' if left == 1 else 's'}", ""


def _tally(summary: Summary) -> str:
    said = ", ".join(
        f"{count} {_TALLY[name][0 if count == 1 else 1]}" for name in _OUTCOMES if (count := summary.outcomes[name])
    )
    return f"{summary.outcomes.total()} filings: {said}."


def _table(heads: list[str], rows: list[list[str]], texts: int) -> Iterator[Line]:
    """Set a table: the first ``texts`` columns and any after the numbers to the left, the numbers to the right.

    Names give way to the numbers. A line still too long is cut at its end, where nothing stands that another report
    does not tell.
    """
    shown = [[clean(cell) for cell in row] for row in rows]
    widths = [max(columns(row[index]) for row in (heads, *shown)) for index in range(len(heads))]
    numbers = [index for index in range(len(heads)) if index < texts or _is_number(index, shown, texts)]
    over = len(_INDENT) + sum(widths[index] + 2 for index in numbers) - 2 - _WIDTH
    for _ in range(over):
        widest = max(range(texts), key=widths.__getitem__)
        widths[widest] = max(_LEAST, widths[widest] - 1)
    shown = [[_cut(cell, widths[index]) if index < texts else cell for index, cell in enumerate(row)] for row in shown]
    for number, row in enumerate((heads, *shown)):
        cells = [
            f"{' ' * (widths[index] - columns(cell))}{cell}" if _is_number(index, shown, texts) else cell
            for index, cell in enumerate(row)
        ]
        padded = (f"{cell}{' ' * (widths[index] - columns(cell))}" for index, cell in enumerate(cells))
        line = f"{_INDENT}{'  '.join(padded)}".rstrip()
        yield line if len(line) <= _WIDTH else f"{line[: _WIDTH - 1].rstrip()}…", "bold" if number == 0 else ""


def _is_number(index: int, rows: list[list[str]], texts: int) -> bool:
    return index >= texts and all(row[index].isdigit() or row[index] == "-" for row in rows)


def _short(text: str) -> str:
    return _cut(text, _WIDEST_NAME)


def _cut(text: str, most: int) -> str:
    return text if columns(text) <= most else f"{text[: most - 1]}…"
