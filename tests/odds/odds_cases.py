"""What the tests of odds share."""

import datetime
from fractions import Fraction

from checker.law import chapter_ids, compile_ruleset
from checker.odds.chances import Chances
from checker.odds.coup import Coup
from checker.odds.figures import chapter_odds
from checker.odds.model import WagerOdds

LATEST = datetime.date(2026, 1, 1)
CHAPTERS = chapter_ids()


def rule_of_the_coup() -> Coup:
    """Give the drawing rule as the chapter of Midibaccarat has it."""
    figures = compile_ruleset("pa/629a", LATEST).deals["coup"].figures
    return Coup(
        natural=int(figures["natural"]),
        first_stays=int(figures["first_stays"]),
        second_stays=int(figures["second_stays"]),
        draws=frozenset((int(points), int(third)) for points, thirds in figures["draws"].items() for third in thirds),
    )


def share(chances: Chances, row: int) -> Fraction:
    return Fraction(chances.of_row(row), chances.of)


def one(chapter: str, wager: str, paytable: str = "", **like: object) -> WagerOdds:
    """Give the one figure of a chapter that is like this."""
    found = [
        odds
        for odds in chapter_odds(chapter, LATEST, wager)
        if odds.paytable == paytable and all(getattr(odds, name) == value for name, value in like.items())
    ]
    assert len(found) == 1, [(odds.decks, odds.side, odds.reading, odds.lines) for odds in found]
    return found[0]
