"""A number against a bound of each kind: below it, at it and above it, and what the filing is told to write."""

import datetime

import pytest
from rule_cases import Case

from checker.frozen import replace
from checker.law.amount import parse_amount
from checker.law.params import Bound
from checker.rules import Outcome
from checker.rules.compare import check
from checker.rules.context import Context


@pytest.mark.parametrize(
    ("kind", "bound", "written", "expected"),
    [
        ("at_least", "5", "4", "at least 5"),
        ("at_least", "5", "5", ""),
        ("at_least", "5", "6", ""),
        ("at_most", "5", "4", ""),
        ("at_most", "5", "5", ""),
        ("at_most", "5", "6", "at most 5"),
        ("equal", "5", "4", "exactly 5"),
        ("equal", "5", "5", ""),
        ("equal", "5", "6", "exactly 5"),
        ("multiple_of", "5", "4", "a multiple of 5"),
        ("multiple_of", "5", "5", ""),
        ("multiple_of", "5", "10", ""),
        ("multiple_of", "5", "12", "a multiple of 5"),
        ("multiple_of", "0", "5", "a multiple of 0"),
    ],
)
def test_a_number_below_at_and_above_a_bound(kind: str, bound: str, written: str, expected: str) -> None:
    case = Case(chapter_id="pa/633a", section="633a.2", raw={"set": {"table.positions": written}})
    review = case.review(datetime.date(2015, 6, 13))
    assert review.filing is not None
    assert review.ruleset is not None
    rule = next(rule for rule in review.ruleset.rules if rule.at == "table.positions" and rule.kind == "at_most")
    rule = replace(rule, kind=kind, params=Bound(value=parse_amount(bound)))
    (result,) = check(Context(rule=rule, filing=review.filing, ruleset=review.ruleset))
    assert result.outcome is (Outcome.FAILS if expected else Outcome.HOLDS)
    assert [found.expected for found in result.findings] == ([expected] if expected else [])
    assert [(found.help, found.label, found.actual) for found in result.findings] == (
        [(expected, f"{written} here", written)] if expected else []
    )
    assert [found.least for found in result.findings if found.least is not None] == (
        [5] if expected and kind == "at_least" else []
    )


@pytest.mark.parametrize(
    ("other", "outcome"), [("play.settlement", Outcome.HOLDS), ("layout.payout_odds", Outcome.FAILS)]
)
def test_answers_that_are_no_numbers_are_equal_where_they_say_the_same(other: str, outcome: Outcome) -> None:
    case = Case(chapter_id="pa/633a", section="633a.2", raw={"set": {"layout.payout_odds": "sign"}})
    review = case.review(datetime.date(2015, 6, 13))
    assert review.filing is not None
    assert review.ruleset is not None
    rule = next(rule for rule in review.ruleset.rules if rule.at == "table.positions" and rule.kind == "at_most")
    rule = replace(rule, kind="equal", at="play.settlement", params=Bound(same_as=other))
    (result,) = check(Context(rule=rule, filing=review.filing, ruleset=review.ruleset))
    assert result.outcome is outcome
