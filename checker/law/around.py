"""The law around the chapters of a jurisdiction, as far as its text was seen: named in the ledger, and not judged."""

from functools import cache

from checker.frozen import frozen
from checker.law.chapter import read_shared
from checker.resources import RULESETS

FAMILY = "around"


@frozen
class Around:
    """One provision outside the chapters: its citation, what it is about, and how much of its text was seen.

    ``handling`` is one of those of the ledger. ``entry`` is the entry of a filing by which it is met, if there is one,
    and ``asks_for`` says in a few words what it asks for there. ``ask`` is a question to put to the regulator.
    """

    provision: str
    handling: str
    about: str
    seen: str
    entry: str = ""
    asks_for: str = ""
    ask: str = ""


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
        )
        for item in read_shared(FAMILY, name).values()
    )


def asked_around(jurisdiction: str, entry: str) -> Around | None:
    """Return the provision around the chapters that an entry of the filing meets, or None."""
    return next((item for item in law_around(jurisdiction) if item.entry == entry), None)
