"""Named calculations: what a chapter file asks for by name where a comparison of two figures is not enough."""

from collections.abc import Callable, Iterable

from checker.law import Rule, Ruleset
from checker.rules.calculations.bare_amount import bare_amount
from checker.rules.calculations.house_way import house_way_set, house_way_told
from checker.rules.calculations.inscribed_words import inscribed_words, inscribed_words_reads
from checker.rules.calculations.least_odds import least_odds
from checker.rules.calculations.listed_inscription import listed_inscription, listed_inscription_reads
from checker.rules.calculations.listed_odds import listed_odds, listed_odds_reads
from checker.rules.calculations.payout_limit_floor import payout_limit_floor, payout_limit_floor_reads
from checker.rules.context import Context
from checker.rules.result import Result

CALCULATIONS: dict[str, Callable[[Context], Result | Iterable[Result]]] = {
    "bare_amount": bare_amount,
    "house_way_set": house_way_set,
    "house_way_told": house_way_told,
    "inscribed_words": inscribed_words,
    "least_odds": least_odds,
    "listed_inscription": listed_inscription,
    "listed_odds": listed_odds,
    "payout_limit_floor": payout_limit_floor,
}

READS: dict[str, Callable[[Rule, Ruleset], Iterable[str]]] = {
    "inscribed_words": inscribed_words_reads,
    "listed_inscription": listed_inscription_reads,
    "listed_odds": listed_odds_reads,
    "payout_limit_floor": payout_limit_floor_reads,
}
"""What a calculation reads besides the rule's own place and conditions."""

LEAVES_OPEN = frozenset({"listed_odds"})
"""The calculations that call nothing unlawful: what they do not find, they leave open."""

__all__ = ["CALCULATIONS", "LEAVES_OPEN", "READS"]
