"""The law around a jurisdiction's chapters, as far as it was seen: in the ledger, judged where a filing speaks."""

from decimal import Decimal
from functools import cache

from checker.frozen import frozen
from checker.law.chapter import around
from checker.values import Payout, parse_percent
from checker.values.payout import Odds
from checker.values.provision import Provision


@frozen
class Around:
    """One provision outside the chapters: its citation, what it is about, and how much of its text was seen.

    ``handling`` is one of those of the ledger. ``entry`` is the entry of a filing by which it is met, if there is one,
    and ``asks_for`` says in a few words what it asks for there. ``ask`` is a question to put to the regulator.
    ``least_share`` is the least height of letters as a percentage of the longer side of the piece, 0 where none is set.
    ``odds_unit`` is the word in which odds are stated in print, unless the approved paytable has another.
    """

    provision: Provision
    handling: str
    about: str
    seen: str
    entry: str = ""
    asks_for: str = ""
    ask: str = ""
    least_share: Decimal = Decimal(0)
    odds_unit: str = ""


@cache
def law_around(jurisdiction: str) -> tuple[Around, ...]:
    """Return what was seen of the law around a jurisdiction's chapters; nothing where none is encoded."""
    return tuple(
        Around(
            provision=Provision(item["provision"]),
            handling=item["is"],
            about=item["about"],
            seen=item["seen"],
            entry=item.get("entry", ""),
            asks_for=item.get("asks_for", ""),
            ask=item.get("ask", ""),
            least_share=parse_percent(item.get("least_share", "0%")),
            odds_unit=item.get("odds_unit", ""),
        )
        for item in around(jurisdiction).values()
    )


def asked_around(jurisdiction: str, entry: str) -> Around | None:
    """Return the provision around the chapters that an entry of the filing meets, or None."""
    return next((item for item in law_around(jurisdiction) if item.entry == entry), None)


def letters_around(jurisdiction: str) -> Around | None:
    """Return the provision around the chapters on the height of a help message's letters, or None."""
    return next((item for item in law_around(jurisdiction) if item.least_share), None)


def unit_around(jurisdiction: str, said: Payout, lawful: Payout) -> Around | None:
    """Return the provision that is against the word with which odds are stated; None where there is none."""
    asked = next((item for item in law_around(jurisdiction) if item.odds_unit), None)
    own = {part.unit for part in lawful.parts if isinstance(part, Odds)}
    units = {part.unit for part in said.parts if isinstance(part, Odds)} & {"to", "for"}
    return asked if asked and own and units - own - {asked.odds_unit} else None
