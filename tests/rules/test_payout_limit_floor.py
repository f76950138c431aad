"""The least payout limit: which payout of a wager counts as the greatest, where odds and a meter compete."""

import datetime
from typing import Any

import pytest
from rule_cases import Case, law_dates

from checker.frozen import replace
from checker.law.params import LimitHand, PayoutLimitFloor
from checker.law.ruleset import Kept
from checker.review import Review
from checker.rules import Outcome, Reason, Result, check_rule
from checker.rules.context import Context

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


def _evident(
    hands: tuple[LimitHand, ...], extras: dict[str, str], entries: dict[str, Any], chapter: str = "pa/645a"
) -> Result:
    """Judge a limit that meters count for, where the law lists these hands and the paytables print these terms."""
    raw = {"set": {"play.two_adjacent_areas": "yes", **entries}, "reading": "evident"}
    review = Case(chapter_id=chapter, section="13", raw=raw).review(law_dates(chapter)[-1])
    assert review.filing is not None
    assert review.ruleset is not None
    ruleset = review.ruleset
    rule = next(rule for rule in ruleset.rules if isinstance(rule.params, PayoutLimitFloor))
    assert isinstance(rule.params, PayoutLimitFloor)
    rule = replace(rule, params=replace(rule.params, hands=hands or rule.params.hands, meters=True))
    tables = tuple(replace(table, extras={**table.extras, **extras}) for table in ruleset.paytables)
    ruleset = replace(ruleset, paytables=tables, kept=Kept())
    (result,) = check_rule(Context(rule=rule, filing=review.filing, ruleset=ruleset))
    return result


BEST = {"fortune_bonus": ("Seven-card straight flush",)}
NEXT = {"fortune_bonus": ("Royal flush and Royal Match",)}
FORTUNE = {"paytable": "D", "minimum": "$100", "maximum": "$100"}


@pytest.mark.parametrize(
    ("once", "total", "further"),
    [
        (False, "2 areas together: $500,000.", ()),
        (True, "2 areas together: $350,000.", ("A further hand, the next: $100,000.",)),
    ],
)
def test_a_hand_that_one_round_can_deal_only_once_is_followed_by_the_next(
    once: bool,
    total: str,
    further: tuple[str, ...],
) -> None:
    hands = (LimitHand(hand="the best", wagers=BEST, once=once), LimitHand(hand="the next", wagers=NEXT))
    result = _evident(hands, {}, {"wagers.fortune_bonus": FORTUNE, "payout_limit.amount": "$500,000"})
    assert result.outcome is Outcome.HOLDS
    first = ["Fortune Bonus: minimum $100 at 2,500 to 1 is $250,000 for one hand."]
    second = ["Fortune Bonus: minimum $100 at 1,000 to 1 is $100,000 for one hand."] if once else []
    assert result.arithmetic[:-1] == (*first, *second, "Areas on which one player may wager: 2.", *further, total)


def test_a_wager_of_which_the_paytable_prints_the_amount_counts_with_that() -> None:
    result = _evident((), {"wager_amount": "$40"}, {"wagers.fortune_bonus": FORTUNE, "payout_limit.amount": "$1"})
    assert result.arithmetic[0] == "Fortune Bonus: minimum $40 at 2,500 to 1 is $100,000 for one hand."


def test_a_meter_that_was_won_is_shown_as_it_is_reset() -> None:
    meter = {"minimum": "$1", "maximum": "$1", "meter": {"initial": "$90,000", "reset": "$20,000", "rate": "20%"}}
    raw: dict[str, Any] = {
        "set": {
            "wagers.progressive": meter,
            "wagers.fortune_bonus": {"paytable": "D", "minimum": "$1"},
            "payout_limit.amount": "$115,000",
            "play.two_adjacent_areas": "yes",
        }
    }
    review = Case(chapter_id="pa/645a", section="645a.13", raw=raw).review(DAY)
    assert _on_limit(review) == []
    assert review.arithmetic == (
        "Fortune Bonus: minimum $1 at 2,500 to 1 is $2,500 for one hand.",
        "Progressive: 100% of a meter of $90,000 is $90,000 for one hand.",
        "Areas on which one player may wager: 2.",
        "One hand that wins all of them: $92,500.",
        "A further hand, after the meter was won and reset: $22,500.",
        "2 areas together: $115,000.",
        "Least lawful limit: the greater of $50,000 and $115,000.",
    )
    raw["set"]["payout_limit.amount"] = "$114,999"
    ((kind, provision, _),) = _on_limit(Case(chapter_id="pa/645a", section="645a.13", raw=raw).review(DAY))
    assert (kind, provision) == ("violation", "645a.13(f)")


def test_money_beside_a_meter_is_won_again_by_a_further_hand() -> None:
    """Paytable 4 pays $5,000 and the whole meter, which begins at $10,000 and is reset to that."""
    entries = {"wagers.progressive": {"paytable": "4"}, "payout_limit.amount": "$50,000"}
    assert _evident((), {}, entries, "pa/688a").arithmetic == (
        "Progressive: $5,000 plus 100% of a meter of $10,000 is $15,000 for one hand.",
        "Areas on which one player may wager: 2.",
        "2 areas together: $30,000.",
        "Least lawful limit: the greater of $50,000 and $30,000.",
    )
