"""Rows of a draft's tables, held against the rows that are known to be true."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from checker.words.plain import squash

_FEWEST_LETTERS = 4
_PAIR = 2
_LONG = 6
"""From how many cells on a row tells by itself what it is, even if its cells are single letters and figures."""
_CITED = 6
ANSWERS = frozenset({"yes", "no"})

Letters = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rows:
    """Known rows of tables by their letters, and by all but one of their cells.

    ``times`` tells how often a row stands in one document at most, ``entries`` what is answered with yes or no
    in a form.
    """

    whole: Mapping[str, tuple[str, ...]]
    but_one: Mapping[tuple[int, Letters], tuple[str, ...]]
    times: Mapping[str, int]
    entries: Mapping[str, str]

    def match(self, cells: Sequence[str]) -> tuple[str, ...]:
        """Return the known row that has all cells of a row but one, or all of them; nothing where none is sure."""
        given = tuple(found for cell in cells if (found := squash(cell)))
        known = self.whole.get("".join(given), ())
        if known or len(given) < _PAIR:
            return known
        near = {self.but_one[key] for key in _keys(given) if key in self.but_one}
        return near.pop() if len(near) == 1 else ()


def rows_of(documents: Iterable[Iterable[Sequence[str]]]) -> Rows:
    """Return the rows of documents as they are looked up; what two rows have in common tells neither."""
    every: dict[Letters, tuple[str, ...]] = {}
    times: Counter[str] = Counter()
    for rows in documents:
        own: Counter[str] = Counter()
        for row in rows:
            letters = tuple(found for cell in row if (found := squash(cell)))
            every[letters] = tuple(cell for cell in row if squash(cell))
            own["".join(letters)] += 1
        times |= own
    keys = Counter(key for row in every for key in _keys(row))
    return Rows(
        whole={"".join(letters): row for letters, row in every.items()},
        times=times,
        entries=_entries(every),
        but_one={key: row for letters, row in every.items() for key in _keys(letters) if keys[key] == 1},
    )


def _entries(rows: Iterable[Letters]) -> dict[str, str]:
    """Return what is answered with yes or no, behind its provision, by its letters."""
    return {row[1]: row[2] for row in rows if len(row) == _PAIR + 1 and row[2] in ANSWERS}


def _keys(row: Letters) -> list[tuple[int, Letters]]:
    """Return the row without each of its cells in turn, where what is left tells what it is about.

    Of a row of two cells only the first does.
    """
    found = [(at, (*row[:at], *row[at + 1 :])) for at in range(0 if len(row) > _PAIR else 1, len(row))]
    if len(row) >= _LONG:
        return found
    return [key for key in found if any(_tells(cell) for cell in key[1])]


def _tells(cell: str) -> bool:
    """Whether a cell tells what its row is about: it has a word, or cites a provision."""
    return sum(map(str.isalpha, cell)) >= _FEWEST_LETTERS or (len(cell) >= _CITED and not cell.isdigit())
