"""A provision that only a choice has tells why it is open where no lawful choice is made."""

import datetime

import pytest
from rule_cases import Case

from checker.review import Review

DAY = datetime.date(2021, 7, 1)


def judged(written: str) -> Review:
    raw = {"case": "a way of dealing", "set": {"cards.dealt_from": written}}
    return Case(chapter_id="pa/688a", section="688a.8", raw=raw).review(DAY)


def facts(review: Review, provision: str) -> tuple[str, tuple[str, ...]]:
    (item,) = [item for item in review.provisions if item.provision.provision == provision]
    assert item.outcome
    return item.outcome.value, item.facts


@pytest.mark.parametrize("provision", ["688a.9(a)", "688a.10(a)"])
@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("a hat", "Cards dealt from is refused, so which lawful choice is meant is not known."),
        ("", "Cards dealt from is not stated."),
    ],
)
def test_it_is_open_and_says_why(written: str, said: str, provision: str) -> None:
    outcome, told = facts(judged(written), provision)
    assert outcome == "open"
    assert said in told


def test_a_lawful_choice_leaves_the_others_out() -> None:
    assert facts(judged("automated dealing shoe"), "688a.10(a)")[0] == "holds"
    assert facts(judged("manual dealing shoe"), "688a.10(a)")[0] == "does_not_apply"
