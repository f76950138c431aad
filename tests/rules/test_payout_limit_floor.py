"""The least payout limit: which payout of a wager counts as the greatest, where odds and a meter compete."""

import datetime
from typing import Any

import pytest
from rule_cases import Case

from checker.review import Review
from checker.rules import Outcome, Reason

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


def _judged(chapter_id: str, base: str, edits: dict[str, Any]) -> Review:
    section = f"{chapter_id.partition('/')[2]}.13"
    return Case(chapter_id=chapter_id, section=section, raw={"case": "a limit", "from": base, "set": edits}).review(DAY)


def _on_limit(review: Review) -> list[tuple[str, str, str]]:
    return [
        (finding.kind.value, finding.provision, finding.message)
        for finding in review.defects
        if finding.at == "payout_limit.amount"
    ]


LEAST = "The payout limit is at least $100,000 here, the most that one player could win in a round"
BASE_AREAS = ("pai_gow_poker", "high hands", "low hands", "dealer high hand", "dealer low hand")
UNSAID = {
    "wagers.fortune_bonus": {"paytable": "B", "minimum": "$20", "maximum": "$20"},
    "wagers.progressive.meter.initial": "",
    "layout.areas": f"[{', '.join((*BASE_AREAS, 'fortune_bonus', 'progressive'))}]",
    "layout.payout_limit": "sign",
}


def test_a_limit_below_what_the_known_wagers_win_is_refused_whatever_is_unsaid() -> None:
    """Fortune Bonus B alone pays 5,000 times $20; the Progressive, whose meter is not stated, can only add to it."""
    review = _judged("pa/645a", "progressive", {**UNSAID, "payout_limit.amount": "$99,999.99"})
    assert _on_limit(review) == [
        (
            "violation",
            "645a.13(f)",
            f"{LEAST}; the filing says $99,999.99.",
        )
    ]
    (finding,) = [finding for finding in review.defects if finding.at == "payout_limit.amount"]
    assert finding.notes[-1] == (
        "Least lawful limit without progressive initial amount, which the filing does not state: "
        "the greater of $50,000 and $100,000."
    )


def test_a_limit_that_the_unsaid_may_exceed_is_open() -> None:
    review = _judged("pa/645a", "progressive", {**UNSAID, "payout_limit.amount": "$100,000"})
    assert _on_limit(review) == []
    (limit,) = [item for item in review.provisions if item.provision.provision == "645a.13(f)"]
    assert (limit.outcome, limit.reason) == (Outcome.OPEN, Reason.DEPENDS_ON)
    assert limit.facts[0] == "The payout limit cannot be judged; the filing does not state progressive initial amount."


def test_a_limit_below_the_fixed_floor_names_the_higher_amount_that_is_known() -> None:
    review = _judged("pa/645a", "progressive", {**UNSAID, "payout_limit.amount": "$49,999"})
    ((kind, _, message),) = _on_limit(review)
    assert kind == "violation"
    assert message.startswith("The payout limit is at least $100,000 here, the most that one player could win")


def test_boxes_that_are_not_stated_count_as_one() -> None:
    edits = {
        "payout_limit.amount": "$99,999",
        "layout.payout_limit": "sign",
        "wagers.kings_bounty": {"minimum": "$1", "maximum": "$100"},
        "play.adjacent_boxes": "",
    }
    review = _judged("pa/633a", "kings_bounty", edits)
    ((kind, provision, message),) = _on_limit(review)
    assert (kind, provision) == ("violation", "633a.13(m)")
    assert message.startswith("The payout limit is at least $100,000 here")
    assert _on_limit(_judged("pa/633a", "kings_bounty", {**edits, "payout_limit.amount": "$100,000"})) == []


def test_a_wager_whose_paytable_is_not_named_counts_nothing_and_the_others_do() -> None:
    edits = {**UNSAID, "wagers.fortune_bonus": {"minimum": "$20", "maximum": "$20"}}
    edits["wagers.progressive.meter.initial"] = "$60,000"
    edits["wagers.progressive.meter.reset"] = "$60,000"
    review = _judged("pa/645a", "progressive", {**edits, "payout_limit.amount": "$59,999"})
    ((kind, _, message),) = _on_limit(review)
    assert kind == "violation"
    assert message.startswith("The payout limit is at least $60,000 here")
    assert _on_limit(_judged("pa/645a", "progressive", {**edits, "payout_limit.amount": "$60,000"})) == []
