"""What a rule requires is said with its figure, and what belongs to a game is not called open."""

import datetime

import pytest
from rule_cases import Case

from checker.law import compile_ruleset
from checker.rules.requirement import requirement


def said(provision: str, kind: str) -> list[str]:
    ruleset = compile_ruleset("pa/629a", datetime.date(2014, 2, 1))
    rules = (rule for rule in ruleset.rules if (rule.provision, rule.kind) == (provision, kind))
    return [requirement(rule, ruleset) for rule in rules]


def test_least_odds_are_named() -> None:
    assert said("629a.12(b)", "calculation") == ["A winning Tie Wager is paid at odds of at least 8 to 1."]


def test_a_figure_is_named_with_its_unit() -> None:
    assert said("629a.12(c)", "equal") == [
        "The vigorish on a winning Banker wager is 5% of the amount won, except in EZ Baccarat."
    ]


def test_a_wager_of_the_game_may_not_be_refused_and_an_optional_one_may_be_offered() -> None:
    assert said("629a.7(a)(3)", "offered") == [
        "The wager belongs to the game; a filing may leave it unsaid, but not refuse it."
    ]
    assert said("629a.7(a)(4)", "offered") == ["The wager may be offered as wagers.dragon_bonus."]


@pytest.mark.parametrize(
    ("chapter_id", "provision", "kind", "words"),
    [
        ("pa/629a", "629a.12(c)", "paytable", "The payouts are those of the one paytable, 629a.12(c)."),
        ("pa/629a", "629a.12(e)", "paytable", "The payouts are those of one of 3 paytables."),
        ("pa/629a", "629a.2(b)", "recorded", "Areas on the layout is recorded as stated."),
        ("pa/629a", "629a.2(b)(3)", "choice", "Where the payout odds are shown is one of: layout, sign."),
        ("pa/633a", "633a.2(b)(3)(iii)", "required", "The submission states: Approval of the similar language."),
    ],
)
def test_a_rule_without_words_of_its_own_is_put_into_words(
    chapter_id: str, provision: str, kind: str, words: str
) -> None:
    ruleset = compile_ruleset(chapter_id, datetime.date(2015, 7, 1))
    rules = [rule for rule in ruleset.rules if (rule.provision, rule.kind) == (provision, kind) and not rule.requires]
    assert words in [requirement(rule, ruleset) for rule in rules]


@pytest.mark.parametrize(
    ("left_out", "help_given"),
    [
        ("play.adjacent_boxes", "state play.adjacent_boxes, for example 2"),
        ("play.settlement", "collect first (633a.7(r)(1)); pay and collect in seat order (633a.7(r)(2))"),
    ],
)
def test_an_entry_that_is_missing_is_shown_by_an_example_or_by_its_choices(left_out: str, help_given: str) -> None:
    case = Case(chapter_id="pa/633a", section="633a.6", raw={"case": "an entry left out", "remove": [left_out]})
    review = case.review(datetime.date(2015, 6, 13))
    assert [(found.kind.value, found.at, found.help) for found in review.defects] == [("missing", left_out, help_given)]
