"""Named calculations: what a chapter file asks for by name where a comparison of two figures is not enough."""

from collections.abc import Callable, Iterable

from checker.rules.calculations.inscribed_limit import inscribed_limit
from checker.rules.calculations.inscribed_odds import inscribed_odds
from checker.rules.calculations.least_odds import least_odds
from checker.rules.calculations.listed_inscription import listed_inscription
from checker.rules.calculations.payout_limit_floor import payout_limit_floor
from checker.rules.context import Context
from checker.rules.result import Result

CALCULATIONS: dict[str, Callable[[Context], Result | Iterable[Result]]] = {
    "inscribed_limit": inscribed_limit,
    "inscribed_odds": inscribed_odds,
    "least_odds": least_odds,
    "listed_inscription": listed_inscription,
    "payout_limit_floor": payout_limit_floor,
}

__all__ = ["CALCULATIONS"]
