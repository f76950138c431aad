"""An outcome is known by the hands that its row means, in words that the law does not have."""

from pathlib import Path

import pytest
from judged_drafts import review_at

from checker.drafts.expectations.described import descriptions
from checker.drafts.expectations.expected import Expected, expected_of
from checker.drafts.language.words import words
from checker.law.hands import Hands, parse_hands

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize(
    ("hands", "said"),
    [
        ({"player": {"ranks": ["king", "queen"], "suited": "yes"}}, "Queen-king suited"),
        ({"player": {"total": "20", "identical": "yes"}}, "Identical pair, 20"),
        ({"player": {"ranks": ["king", "king"], "suited": "yes"}}, "Two kings of one suit"),
        ({"round": {"each_same_rank": "different suit"}}, "Match unsuited"),
        ({"dealer": {"number": "8 or more"}}, "Dealer 8 cards or more"),
        ({"player": {"high": "9"}}, "No pair, nine"),
        ({"player": {"makes": "seven_card_straight_flush", "joker": "no"}}, "Natural seven-card straight flush"),
        ({"own": {"natural": "no"}, "round": {"margin": "4"}}, "No natural, win by 4"),
    ],
)
def test_hands_are_put_into_words(hands: object, said: str) -> None:
    forms = [frozenset(words(text)) for text in descriptions(parse_hands(hands))]
    assert frozenset(words(said)) - {"card", "hand"} in [form - {"card", "hand"} for form in forms]


@pytest.mark.parametrize(
    "raw", ["never", [{"own": {"sets": [2]}}, {"other": {"sets": [2]}}], {"round": {"any": "yes"}}]
)
def test_hands_of_several_sorts_have_no_words(raw: object) -> None:
    assert descriptions(parse_hands(raw)) == ()
    assert descriptions(None) == ()
    assert descriptions(Hands(())) == ()


def _expected(name: str) -> Expected:
    review = review_at(EXAMPLES / name / "submission.yaml")
    assert review.filing is not None
    assert review.ruleset is not None
    return expected_of(review.filing, review.ruleset)


@pytest.mark.parametrize("name", ["pa/blackjack", "pa/midibaccarat", "pa/pai-gow-poker", "md/pai-gow-poker"])
def test_no_two_outcomes_of_a_wager_are_described_alike(name: str) -> None:
    for outcomes in _expected(name).outcomes.values():
        told = [(form, outcome.name) for outcome in outcomes for form in outcome.forms]
        own = {form: {other for said, other in told if said == form} for form, _ in told}
        assert [(sorted(form), names) for form, names in own.items() if len(names) > 1] == []
