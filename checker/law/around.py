"""The law around the chapters of a jurisdiction, as far as its text was seen: named in the ledger, and not judged."""

from decimal import Decimal
from functools import cache

from checker.frozen import frozen
from checker.law.chapter import read_shared
from checker.resources import RULESETS
from checker.values import parse_percent

FAMILY = "around"


@frozen
class Around:
    """One provision outside the chapters: its citation, what it is about, and how much of its text was seen.

    ``handling`` is one of those of the ledger. ``entry`` is the entry of a filing by which it is met, if there is one,
    and ``asks_for`` says in a few words what it asks for there. ``ask`` is a question to put to the regulator.
    ``least_share`` is the least height of letters as a percentage of the longer side of the piece, 0 where none is set.
    """

    provision: str
    handling: str
    about: str
    seen: str
    entry: str = ""
    asks_for: str = ""
    ask: str = ""
    least_share: Decimal = Decimal(0)


@cache
def law_around(jurisdiction: str) -> tuple[Around, ...]:
    """Return what was seen of the law around a jurisdiction's chapters; nothing where none is encoded."""
    name = f"{jurisdiction}.yaml"
    if not (RULESETS / "shared" / FAMILY / name).is_file():
        return ()
    return tuple(
        Around(
            provision=item["provision"],
            handling=item["is"],
            about=item["about"],
            seen=item["seen"],
            entry=item.get("entry", ""),
            asks_for=item.get("asks_for", ""),
            ask=item.get("ask", ""),
            least_share=parse_percent(item.get("least_share", "0%")),
        )
        for item in read_shared(FAMILY, name).values()
    )


def asked_around(jurisdiction: str, entry: str) -> Around | None:
    """Return the provision around the chapters that an entry of the filing meets, or None."""
    return next((item for item in law_around(jurisdiction) if item.entry == entry), None)


def letters_around(jurisdiction: str) -> Around | None:
    """Return the provision around the chapters on the height of a help message's letters, or None."""
    return next((item for item in law_around(jurisdiction) if item.least_share), None)
