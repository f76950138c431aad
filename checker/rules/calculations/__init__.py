"""Named calculations: what a chapter file asks for by name where a comparison of two figures is not enough."""

from checker.rules.calculations.least_odds import least_odds
from checker.rules.calculations.payout_limit_floor import payout_limit_floor

CALCULATIONS = {"least_odds": least_odds, "payout_limit_floor": payout_limit_floor}

__all__ = ["CALCULATIONS"]
