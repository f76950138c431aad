"""An answer in several clauses, each of which is read by itself: “an automated shoe, which the dealer empties”.

Every clause must be understood: as the answer, as what may lawfully stand beside it, or as what makes any answer
unlawful. Where the clauses begin is not known beforehand, so every way to part the answer is tried; ways that say
different things leave it not understood.
"""

import re
from collections.abc import Callable
from enum import Enum

_MOST = 30
"""How many places to part an answer at most; a longer one is not read in clauses."""


class Clause(Enum):
    """What a clause is that is not the answer itself; ``NO_ANSWER`` is one that the entry does not take."""

    BESIDE = "lawful"
    WRONG = "wrong"
    NO_ANSWER = "no answer"
    UNKNOWN = "unknown"


Said = str | Clause
"""What a clause says: the answer, or what it is beside one."""


def by_clauses(text: str, begins: re.Pattern[str], read: Callable[[str], Said]) -> Said | None:
    """Return the answer that the clauses of a text give, or that one of them is wrong; None where it is not clear.

    ``begins`` finds what stands between two clauses: a sign, or the space before a word that may begin one.
    """
    text = text.strip().rstrip(".")
    breaks = list(begins.finditer(text))
    if len(breaks) > _MOST:
        return None
    starts = [0, *(found.end() for found in breaks)]
    ends = [*(found.start() for found in breaks), len(text)]
    # What all clauses up to a place say together, in each way to part them.
    upto: list[set[Said]] = [{Clause.BESIDE}, *(set() for _ in ends)]
    for last, end in enumerate(ends):
        for first, start in enumerate(starts[: last + 1]):
            if not upto[first] or not text[start:end]:
                continue
            said = read(text[start:end])
            if said is not Clause.UNKNOWN:
                upto[last + 1] |= {both for before in upto[first] if (both := _together(before, said))}
    found = upto[-1] - {Clause.BESIDE}
    if len(found) > 1:
        # Words torn out of their clause may say what no answer says: of “the players' stacks” cards come.
        found -= {Clause.NO_ANSWER}
    return found.pop() if len(found) == 1 else None


def _together(one: Said, two: Said) -> Said | None:
    """Return what two clauses say together; None where they are different answers."""
    if Clause.WRONG in {one, two}:
        return Clause.WRONG
    if one is Clause.BESIDE or one == two:
        return two
    return one if two is Clause.BESIDE else None
