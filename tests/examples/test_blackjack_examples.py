"""The example filings of Blackjack: what each must be found to be, finding by finding and place by place."""

import datetime
from pathlib import Path
from typing import Any

import pytest
import yaml

from checker.law import Rule, compile_ruleset
from checker.review import Review, review_document
from checker.rules import FindingClass, Outcome, check_rule
from checker.rules.context import Context
from checker.source import read_file

FOLDER = Path(__file__).parents[2] / "examples" / "pa" / "blackjack"
EXPECTED = sorted(FOLDER.glob("*.expected.yaml"))
DEFECTS = [file for file in EXPECTED if file.name.startswith("defects")]


def _review(name: str, as_of: str = "") -> Review:
    day = datetime.date.fromisoformat(as_of) if as_of else None
    return review_document(read_file(FOLDER / f"{name}.yaml"), as_of=day)


def _filing_of(expected: Path) -> str:
    return expected.name.removesuffix(".expected.yaml")


def _shown(review: Review) -> list[dict[str, str]]:
    found = []
    for finding in review.defects:
        place = review.position(finding)
        found.append(
            {
                "provision": finding.provision,
                "class": finding.kind.value,
                "line": str(place.line),
                "column": str(place.column),
                "message": finding.message,
            }
        )
    return found


@pytest.mark.parametrize("expected", EXPECTED, ids=_filing_of)
def test_the_findings_are_exactly_those_expected(expected: Path) -> None:
    said: dict[str, Any] = yaml.load(expected.read_text(encoding="utf-8"), Loader=yaml.BaseLoader)  # noqa: S506 - texts only
    review = _review(_filing_of(expected), said.get("as_of", ""))
    assert review.outcome == "defects"
    assert _shown(review) == said["findings"]


@pytest.mark.parametrize("expected", DEFECTS, ids=_filing_of)
def test_every_violation_has_a_comment_at_its_line(expected: Path) -> None:
    review = _review(_filing_of(expected))
    lines = {review.position(found).line for found in review.defects if found.kind is FindingClass.VIOLATION}
    assert [line for line in sorted(lines) if " # " not in review.lines[line - 1]] == []


def test_the_clean_example_complies_and_leaves_nothing_to_a_person() -> None:
    review = _review("submission")
    assert review.outcome == "complies"
    assert review.defects == ()
    assert [item.provision.provision for item in review.provisions if item.outcome is Outcome.NEEDS_A_PERSON] == []


def test_the_clean_example_shows_how_its_payout_limit_was_judged() -> None:
    assert _review("submission").arithmetic == (
        "Lucky Ladies: maximum $25 at 1,000 to 1 is $25,000 for one hand.",
        "King's Bounty: maximum $25 at 1,000 to 1 is $25,000 for one hand.",
        "Areas on which one player may wager: 2.",
        "2 areas together: $50,000.",
        "Least lawful limit: the greater of $25,000 and $50,000.",
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
    assert [item.provision.provision for item in review.provisions if item.outcome is Outcome.NEEDS_A_PERSON] == []


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
    day = datetime.date(2015, 7, 1)
    broken: set[tuple[str, str]] = set()
    for expected in DEFECTS:
        review = _review(_filing_of(expected))
        assert review.filing is not None
        assert review.ruleset is not None
        assert review.as_of == day
        for rule in review.ruleset.rules:
            context = Context(rule=rule, filing=review.filing, ruleset=review.ruleset)
            if any(verdict.findings for verdict in check_rule(context)):
                broken.add((rule.kind, rule.key))
    ruleset = compile_ruleset("pa/633a", day)
    optional = {wager.slug for wager in ruleset.wagers.values() if wager.optional}

    def breakable(rule: Rule) -> bool:
        return rule.kind != "recorded" and not (rule.kind == "offered" and rule.subject in optional)

    assert [rule.key for rule in ruleset.rules if breakable(rule) and (rule.kind, rule.key) not in broken] == []
