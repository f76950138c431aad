"""The example filings of Face Up Pai Gow Poker: what each must be found to be, finding by finding."""

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

FOLDER = "pa/face-up-pai-gow-poker"
EXPECTED = defective(FOLDER)
CLEAN = EXAMPLES / FOLDER / "submission.yaml"
SMALL = EXAMPLES / FOLDER / "hand-dealt.yaml"
RECONSTRUCTED = EXAMPLES / FOLDER / "reconstructed-paytable.yaml"


def test_every_rule_that_a_filing_can_break_is_broken_in_an_example() -> None:
    reviews = [reviewed(filing_of(expected)) for expected in EXPECTED]
    assert never_broken("pa/688a", datetime.date(2021, 7, 9), reviews) == []


def test_every_example_with_defects_has_its_expected_findings_beside_it() -> None:
    assert {filing_of(expected) for expected in EXPECTED} == set((EXAMPLES / FOLDER).glob("*.yaml")) - {
        CLEAN,
        SMALL,
        RECONSTRUCTED,
        *EXPECTED,
    }


@pytest.mark.parametrize("filing", [CLEAN, SMALL], ids=lambda filing: filing.stem)
@pytest.mark.parametrize("reading", [None, "evident", "literal"])
def test_a_clean_example_complies_and_leaves_nothing_open(filing: Path, reading: str | None) -> None:
    review = reviewed(filing, reading=reading)
    assert (review.outcome, review.defects, left_open(review)) == ("complies", (), [])


def test_the_day_before_the_chapter_took_effect_there_is_nothing_to_judge() -> None:
    assert reviewed(SMALL).as_of == datetime.date(2021, 5, 29)
    review = reviewed(SMALL, "2021-05-28")
    assert review.outcome == "nothing_to_judge"
    assert "was not in force on" in review.findings[0].message


def test_the_clean_example_shows_how_its_payout_limit_was_judged() -> None:
    assert reviewed(CLEAN).arithmetic == (
        "Fortune Bonus: minimum $5 at 5,000 to 1 is $25,000 for one hand.",
        "Ace High Bonus: minimum $5 at 15 to 1 is $75 for one hand.",
        "Progressive: $5,000 plus 100% of the meter, which does not count, is $5,000 for one hand.",
        "Ace High Bonus: minimum $5 at 30 to 1 is $150 for one hand.",
        "Areas on which one player may wager: 2.",
        "One hand that wins all of them: $30,075.",
        "The best Ace High Bonus hand wins nothing else.",
        "2 areas together: $60,150.",
        "Least lawful limit: the greater of $50,000 and $60,150.",
    )


def test_the_clean_example_is_told_what_the_letter_of_the_floor_would_change() -> None:
    (finding,) = [found for found in reviewed(CLEAN).findings if found.advisory == "688a.12(e)/meter-in-the-floor"]
    assert finding.notes[-1] == (
        "Under the literal reading this filing would also have a violation: The payout limit is at least $80,150 here, "
        "the most that one player could win in a round; the filing says $75,000."
    )


def test_what_contradicts_a_reconstructed_row_is_open_at_its_place() -> None:
    review = reviewed(RECONSTRUCTED)
    assert (review.outcome, review.defects) == ("incomplete", ())
    assert left_open(review) == ["688a.12(c)"]
    lead, end = "Paytable 4 of Fortune Bonus: ", "is reconstructed here, so a person must compare it."
    told = [point for point in review.open if point.reason is Reason.LAW_UNKNOWN and point.path != "filing_date"]
    assert [(point.provision, review.position(point).line, point.text, point.help) for point in told] == [
        (
            "688a.12(c)",
            46,
            f"{lead}“Four-of-a-kind” has an Envy Bonus of $5; the filing says $10. The Envy Bonus {end}",
            "compare with the official text before anything is certified",
        ),
        (
            "688a.12(c)",
            48,
            f"{lead}“Flush” pays 4 to 1; the filing says 5 to 1. The payout {end}",
            "compare with the official text before anything is certified",
        ),
    ]


def test_the_small_example_is_told_of_the_doubtful_texts_that_touch_it_and_of_no_other() -> None:
    given = [found.advisory for found in reviewed(SMALL).findings if found.kind is FindingClass.ADVISORY]
    assert sorted(given) == [
        "688a.1/ace-high",
        "688a.1/qualifying-wager",
        "688a.11(d)/cards-of-a-surrender",
        "688a.11(f)(2)(iii)/push-or-lose",
        "688a.11(h)(2)(i)(A)/three-of-a-kind",
        "688a.11(h)(2)(ii)/which-envy",
        "688a.12(d)/fully-wild",
        "688a.12(d)/meter-figures",
        "688a.12(d)/several-winners",
        "688a.12/hand-names",
        "688a.13(a)/flat-dice",
        "688a.13(d)/wager-of-a-void-hand",
        "688a.13(e)/card-count",
        "688a.2(b)(8)/which-wager",
        "688a.2(b)/shaker-area",
        "688a.6(b)(2)/joker",
        "688a.6(b)(9)/three-pair",
        "688a.6(c)/same-rank",
        "688a.6(e)(2)/royal-match",
        "688a.6(f)(6)/five-aces",
        "688a.6(f)/order",
        "688a.7(e)(2)/three-pair",
        "688a.9(b)/face-down",
        "688a.9(b)/order",
    ]
