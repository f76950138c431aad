"""The example filings of Pennsylvania's Pai Gow Poker: what each must be found to be, finding by finding."""

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

from checker.rules import FindingClass

FOLDER = "pa/pai-gow-poker"
EXPECTED = defective(FOLDER)
CLEAN = EXAMPLES / FOLDER / "submission.yaml"
SMALL = EXAMPLES / FOLDER / "manual-shoe.yaml"


def test_every_rule_that_a_filing_can_break_is_broken_in_an_example() -> None:
    reviews = [reviewed(filing_of(expected)) for expected in EXPECTED]
    assert never_broken("pa/645a", datetime.date(2012, 7, 9), reviews) == []


@pytest.mark.parametrize("filing", [CLEAN, SMALL], ids=lambda filing: filing.stem)
@pytest.mark.parametrize("reading", [None, "evident"])
def test_a_clean_example_complies_and_leaves_nothing_open(filing: Path, reading: str | None) -> None:
    review = reviewed(filing, reading=reading)
    assert (review.outcome, review.defects, left_open(review)) == ("complies", (), [])


@pytest.mark.parametrize("filing", [CLEAN, SMALL], ids=lambda filing: filing.stem)
def test_a_clean_example_complies_by_the_letter_too(filing: Path) -> None:
    assert reviewed(filing, reading="literal").outcome == "complies"


def test_the_day_before_the_chapter_took_effect_there_is_nothing_to_judge() -> None:
    review = reviewed(SMALL, "2012-05-18")
    assert review.outcome == "nothing_to_judge"
    assert "was not in force on" in review.findings[0].message


def test_the_clean_example_shows_how_its_payout_limit_was_judged() -> None:
    assert reviewed(CLEAN).arithmetic == (
        "Fortune Bonus: minimum $5 at 5,000 to 1 is $25,000 for one hand.",
        "Emperor's Treasure: minimum $5 at 2,500 to 1 is $12,500 for one hand.",
        "Progressive: 100% of a meter of $10,000 is $10,000 for one hand.",
        "Pai Gow Insurance: minimum $5 at 100 to 1 is $500 for one hand.",
        "Areas on which one player may wager: 2.",
        "One hand that wins all of them: $47,500.",
        "A further hand, after the meter was won and reset: $42,500.",
        "The best Pai Gow Insurance hand wins nothing else.",
        "2 areas together: $90,000.",
        "Least lawful limit: the greater of $50,000 and $90,000.",
    )


def test_the_small_example_is_told_of_the_doubtful_texts_that_touch_it_and_of_no_other() -> None:
    given = [found.advisory for found in reviewed(SMALL).findings if found.kind is FindingClass.ADVISORY]
    assert sorted(given) == [
        "645a.11(d)/cards-of-a-surrender",
        "645a.11(f)/foul-hand",
        "645a.11(h)(1)(i)(B)/cards-left-face-up",
        "645a.13(b)/hand-names",
        "645a.14(a)/flat-dice",
        "645a.14(d)/wager-of-a-void-hand",
        "645a.14(f)/card-count",
        "645a.2(b)/shaker-area",
        "645a.6(b)(2)/joker",
        "645a.6(c)/same-rank",
        "645a.6(d)(2)/royal-match",
        "645a.7(e)/three-of-a-kind",
    ]
