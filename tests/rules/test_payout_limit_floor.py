"""The least payout limit: which payout of a wager counts as the greatest, where odds and a meter compete."""

import datetime
from typing import Any

import pytest
from rule_cases import Case

DAY = datetime.date(2012, 5, 19)


def _arithmetic(stake: str, initial: str, *, limit: str = "$900,000") -> tuple[str, ...]:
    raw: dict[str, Any] = {
        "case": "a Progressive with a payout limit",
        "from": "progressive",
        "set": {
            "wagers.progressive.minimum": stake,
            "wagers.progressive.maximum": stake,
            "wagers.progressive.meter.initial": initial,
            "payout_limit.amount": limit,
            "layout.payout_limit": "layout",
        },
    }
    review = Case(chapter_id="pa/645a", section="645a.13", raw=raw).review(DAY)
    assert review.outcome == "complies"
    return review.arithmetic


@pytest.mark.parametrize(
    ("stake", "initial", "counted"),
    [
        # 500 for 1 on a royal flush, against the whole meter.
        ("$3", "$2,000", "Progressive: 100% of a meter of $2,000 is $2,000 for one hand."),
        ("$4", "$2,000", "Progressive: 100% of a meter of $2,000 is $2,000 for one hand."),
        ("$5", "$2,000", "Progressive: minimum $5 at 500 for 1 is $2,500 for one hand."),
        ("$5", "$3,000", "Progressive: 100% of a meter of $3,000 is $3,000 for one hand."),
        ("$200", "$90,000", "Progressive: minimum $200 at 500 for 1 is $100,000 for one hand."),
    ],
)
def test_the_greatest_amount_counts_and_not_the_first_line(stake: str, initial: str, counted: str) -> None:
    assert _arithmetic(stake, initial)[0] == counted


def test_odds_whose_wager_is_not_stated_do_not_stop_a_meter_from_counting() -> None:
    assert _arithmetic("", "$2,000")[0] == "Progressive: 100% of a meter of $2,000 is $2,000 for one hand."
