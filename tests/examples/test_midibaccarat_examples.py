"""The example filings of Midibaccarat: what each must be found to be, finding by finding and place by place."""

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

FOLDER = "pa/midibaccarat"
EXPECTED = defective(FOLDER)
DEFECTS = [file for file in EXPECTED if file.name.startswith("defects")]
SUBMISSION, EZ, UNDER_2012, UNDER_2014 = (
    EXAMPLES / FOLDER / f"{name}.yaml" for name in ("submission", "ez-baccarat", "under-2012-law", "under-2014-law")
)


def _stem(filing: object) -> str | None:
    return filing.stem if isinstance(filing, Path) else None


@pytest.mark.parametrize("filing", [SUBMISSION, EZ], ids=_stem)
@pytest.mark.parametrize("reading", [None, "literal", "evident"])
def test_a_clean_example_complies_and_leaves_nothing_open(filing: Path, reading: str | None) -> None:
    review = reviewed(filing, reading=reading)
    assert review.outcome == "complies"
    assert review.defects == ()
    assert left_open(review) == []


def test_the_two_clean_examples_use_what_excludes_each_other() -> None:
    submission, ez = (
        {str(item.provision.provision): item.outcome for item in reviewed(filing).provisions}
        for filing in (SUBMISSION, EZ)
    )
    later = ["629a.2(b)(8)", "629a.12(d)(2)", "629a.12(d)(2)(i)", "629a.12(d)(2)(ii)", "629a.12(d)(2)(iii)"]
    assert {submission[name] for name in later} == {"holds"}
    assert {ez[name] for name in later} == {"does_not_apply"}
    insurance = ["629a.2(b)(6)(i)", "629a.2(b)(6)(ii)", "629a.2(b)(6)(iii)", "629a.7(a)(5)", "629a.7(a)(6)"]
    assert {ez[name] for name in insurance} == {"holds"}
    assert {submission[name] for name in insurance} == {"does_not_apply"}


@pytest.mark.parametrize(
    ("filing", "advisories"),
    [
        (
            SUBMISSION,
            [
                "629a.12(c)/rounding",
                "629a.12(e)/win-by-points",
                "629a.12(h)/if-taken",
                "629a.12(h)/overlapping-hands",
                "629a.2(b)(5)/one-area-or-two",
                "629a.2(b)(8)/numbered-areas",
                "629a.5(a)/shuffling-device",
                "629a.7(c)/house-money",
                "629a.8(c)(1)/nobody-wagered",
                "629a.8(c)(3)(i)(A)/both-or-neither",
            ],
        ),
        (EZ, ["629a.5(a)/shuffling-device", "629a.7(a)(2)(i)/and-panda-8", "629a.8(c)(1)/nobody-wagered"]),
        (UNDER_2012, ["629a.5(a)/shuffling-device", "629a.8(c)(1)/nobody-wagered", "629a/before-2014"]),
        (
            UNDER_2014,
            [
                "629a.12(h)/if-taken",
                "629a.12(h)/overlapping-hands",
                "629a.5(a)/shuffling-device",
                "629a.7(a)(2)(i)/and-panda-8",
                "629a.7(c)/house-money",
                "629a.8(c)(1)/nobody-wagered",
                "629a.8(c)(3)(i)(A)/both-or-neither",
            ],
        ),
    ],
    ids=_stem,
)
def test_the_advisories_are_those_that_touch_the_filing(filing: Path, advisories: list[str]) -> None:
    assert sorted(found.advisory for found in reviewed(filing).findings) == advisories


@pytest.mark.parametrize("filing", [UNDER_2012, UNDER_2014], ids=_stem)
def test_each_of_the_pair_complies_on_its_own_day(filing: Path) -> None:
    review = reviewed(filing)
    assert (review.outcome, review.basis) == ("complies", "filing date")
    assert left_open(review) == []


def test_the_older_filing_stops_complying_on_the_day_of_the_change() -> None:
    assert reviewed(UNDER_2012, "2014-01-31").outcome == "complies"
    assert reviewed(UNDER_2012, "2014-02-01").outcome == "defects"


def test_the_newer_filing_complies_from_the_change_on() -> None:
    assert reviewed(UNDER_2014, "2014-01-31").outcome == "defects"
    assert reviewed(UNDER_2014, "2014-02-01").outcome == "complies"


def test_an_ez_filing_silent_on_its_insurance_wagers_is_told_of_both_readings() -> None:
    review = reviewed(EXAMPLES / FOLDER / "defects-ez-unstated.yaml")
    assert left_open(review) == ["629a.7(a)", "629a.7(a)(5)", "629a.7(a)(6)"]
    (advisory,) = [found for found in review.findings if found.advisory == "629a.7(a)(5)/insurance-wagers"]
    lead = "Under the literal reading this filing would also have a violation: An EZ Baccarat table offers the"
    assert [note for note in advisory.notes if note.startswith("Under ")] == [
        f"{lead} Dragon 7 Insurance Wager; the filing does not.",
        f"{lead} Panda 8 Insurance Wager; the filing does not.",
    ]


def test_every_rule_that_a_filing_can_break_is_broken_in_an_example() -> None:
    """Two rules are broken only by the literal reading, under which the insurance wagers must be offered."""
    day = datetime.date(2014, 3, 3)
    reviews = [reviewed(filing_of(expected)) for expected in DEFECTS]
    assert never_broken("pa/629a", day, reviews) == ["629a.7(a)(5) always-with-ez", "629a.7(a)(6) always-with-ez"]
    literal = [reviewed(filing_of(expected), reading="literal") for expected in DEFECTS]
    assert never_broken("pa/629a", day, [*reviews, *literal]) == []
