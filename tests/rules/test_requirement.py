"""What a rule requires is said with its figure, and what belongs to a game is not called open."""

import datetime

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
