"""The example filings of Maryland's Pai Gow Poker: what each must be found to be, finding by finding."""

import datetime
from pathlib import Path

import pytest
from example_reviews import (
    EXAMPLES,
    defective,
    filing_of,
    left_open,
    never_broken,
    reviewed,
)

from checker.rules import FindingClass, Reason

FOLDER = "md/pai-gow-poker"
EXPECTED = defective(FOLDER)
CLEAN = EXAMPLES / FOLDER / "submission.yaml"
SMALL = EXAMPLES / FOLDER / "manual-shoe.yaml"


def test_every_rule_that_a_filing_can_break_is_broken_in_an_example() -> None:
    reviews = [reviewed(filing_of(expected)) for expected in EXPECTED]
    assert never_broken("md/pai-gow-poker", datetime.date(2013, 7, 15), reviews) == []


@pytest.mark.parametrize("filing", [CLEAN, SMALL], ids=lambda filing: filing.stem)
@pytest.mark.parametrize("reading", [None, "evident"])
def test_a_clean_example_complies_and_leaves_nothing_open(filing: Path, reading: str | None) -> None:
    review = reviewed(filing, reading=reading)
    assert (review.outcome, review.defects, left_open(review)) == ("complies", (), [])


def test_the_small_example_complies_by_the_letter_too() -> None:
    assert reviewed(SMALL, reading="literal").outcome == "complies"


def test_by_the_letter_the_limit_of_the_rich_example_would_have_to_be_lower() -> None:
    # By the letter one award on one hand counts, at most $25,000 here, and the limit is just the greater amount.
    review = reviewed(CLEAN, reading="literal")
    assert [(found.provision, found.message) for found in review.defects] == [
        ("13.G(1)", "The payout limit is exactly $50,000 here, the fixed amount; the filing says $110,000.")
    ]


@pytest.mark.parametrize("day", ["2014-03-04", "2026-01-01"])
def test_on_a_day_that_nobody_confirmed_the_law_is_unknown_because_no_date_is_printed(day: str) -> None:
    review = reviewed(SMALL, day)
    assert (review.outcome, review.defects) == ("incomplete", ())
    (point,) = review.open
    assert (point.reason, point.path) == (Reason.LAW_UNKNOWN, "filing_date")
    assert point.text.startswith("No date of force is printed in this text, so whether it was in force on ")


@pytest.mark.parametrize(("day", "outcome"), [("2014-03-03", "complies"), ("2014-03-04", "incomplete")])
def test_a_confirmation_covers_filings_through_its_day(day: str, outcome: str) -> None:
    review = reviewed(SMALL, day)
    assert review.outcome == outcome
    assert [point.text.endswith("The law was confirmed through March 3, 2014 only.") for point in review.open] == (
        [] if outcome == "complies" else [True]
    )


def test_the_clean_example_shows_how_its_payout_limit_was_judged() -> None:
    assert reviewed(CLEAN).arithmetic == (
        "Fortune Bonus: minimum $5 at 5,000 to 1 is $25,000 for one hand.",
        "Emperor's Treasure: minimum $5 at 2,500 to 1 is $12,500 for one hand.",
        "Progressive: 100% of a meter of $25,000 is $25,000 for one hand.",
        "Pai Gow Insurance: minimum $5 at 100 to 1 is $500 for one hand.",
        "Areas on which one player may wager: 2.",
        "One hand that wins all of them: $62,500.",
        "A further hand, after the meter was won and reset: $47,500.",
        "The best Pai Gow Insurance hand wins nothing else.",
        "2 areas together: $110,000.",
        "Least lawful limit: the greater of $50,000 and $110,000.",
    )


def test_the_small_example_is_told_of_the_doubtful_texts_that_touch_it_and_of_no_other() -> None:
    given = [found.advisory for found in reviewed(SMALL).findings if found.kind is FindingClass.ADVISORY]
    assert sorted(given) == [
        "11.D(1)/last-moment",
        "11.D/cards-of-a-surrender",
        "11.F/foul-hand",
        "11.H(3)(a)(ii)/cards-left-face-up",
        "13.B/hand-names",
        "14.A(1)/flat-dice",
        "14.C/wager-of-a-void-hand",
        "14.D/cut-off",
        "14.E/card-count",
        "2.B/shaker-area",
        "2.C(1)(c)/what-leaves-the-table",
        "2.C(1)/approval",
        "6.B(2)/joker",
        "6.C/same-rank",
        "6.D(2)/royal-match",
        "6.F/seven-card-hands",
        "7.E/three-of-a-kind",
    ]
