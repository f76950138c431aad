"""The README's table of what the example's elections cost is what the program says."""

from fractions import Fraction
from pathlib import Path

from checker.cli.reviews import review_path
from checker.odds.filed import filed_odds
from checker.odds.told import dollars, percent, title

ROOT = Path(__file__).parents[2]


def test_the_table_is_what_the_program_counts() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8").partition("### Odds")[2]
    table = text.partition("| --- | --- | --- |\n")[2].partition("\n\n")[0].splitlines()
    review = review_path(str(ROOT / "examples" / "pa" / "blackjack" / "submission.yaml"))
    assert review.filing is not None
    assert review.ruleset is not None
    counted = []
    for filed in filed_odds(review.filing, review.ruleset, exact=True):
        for odds in filed.applied:
            at = f" at {dollars(next(iter(odds.meter.at.values())))}" if odds.meter else ""
            edge, hit = odds.edge or Fraction(0), odds.hit_rate or Fraction(0)
            counted.append(f"| {title(odds)} | {percent(edge)}{at} | {percent(hit)} of hands |")
    assert table == counted
