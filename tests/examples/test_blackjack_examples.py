"""The example filings of Blackjack: what each must be found to be, finding by finding and place by place."""

import datetime

import pytest
from example_reviews import EXAMPLES, defective, filing_of, left_open, never_broken, reviewed

from checker.review import Review

FOLDER = "pa/blackjack"
DEFECTS = [file for file in defective(FOLDER) if file.name.startswith("defects")]


def _review(name: str, as_of: str = "") -> Review:
    return reviewed(EXAMPLES / FOLDER / f"{name}.yaml", as_of)


def test_the_clean_example_complies_and_leaves_nothing_open() -> None:
    review = _review("submission")
    assert review.outcome == "complies"
    assert review.defects == ()
    assert left_open(review) == []


def test_the_clean_example_shows_how_its_payout_limit_was_judged() -> None:
    assert _review("submission").arithmetic == (
        "Lucky Ladies: maximum $25 at 1,000 to 1 is $25,000 for one hand.",
        "King's Bounty: maximum $25 at 25 to 1 is $625 for one hand.",
        "Areas on which one player may wager: 2.",
        "One hand that wins all of them: $25,625.",
        "2 areas together: $51,250.",
        "Least lawful limit: the greater of $25,000 and $51,250.",
    )


def test_the_clean_example_is_told_what_the_letter_of_the_payout_limit_would_change() -> None:
    (finding,) = [found for found in _review("submission").findings if found.advisory == "633a.13(o)/which-wagers"]
    assert finding.notes[-1] == (
        "Under the literal reading this filing would also have a violation: Wagers to which the payout limit applies: "
        "the choices are “royal_match_21” or “kings_bounty”; the filing says “lucky_ladies”."
    )


@pytest.mark.parametrize("name", ["under-2012-law", "under-2015-law"])
def test_each_of_the_pair_complies_on_its_own_day(name: str) -> None:
    review = _review(name)
    assert (review.outcome, review.basis) == ("complies", "filing date")
    assert left_open(review) == []


@pytest.mark.parametrize(
    ("name", "last", "first"),
    [
        # The payouts of Hit and Run changed on 2014-02-01, and no later change makes the filing lawful again.
        ("under-2012-law", "2014-01-31", "2014-02-01"),
    ],
)
def test_the_older_filing_stops_complying_on_the_day_of_the_change(name: str, last: str, first: str) -> None:
    assert _review(name, last).outcome == "complies"
    assert _review(name, first).outcome == "defects"


def test_the_newer_filing_complies_from_the_last_change_on() -> None:
    assert _review("under-2015-law", "2015-06-12").outcome == "defects"
    assert _review("under-2015-law", "2015-06-13").outcome == "complies"


def test_every_rule_that_a_filing_can_break_is_broken_in_an_example() -> None:
    reviews = [reviewed(filing_of(expected)) for expected in DEFECTS]
    assert never_broken("pa/633a", datetime.date(2015, 7, 1), reviews) == []
