"""What every rule answers where its entry is left out, or cannot be read: never that it holds without being told to."""

import pytest
from rule_cases import chapters_with_cases, with_every_wager

from checker.frozen import replace
from checker.law import Rule
from checker.law.conditions import ALWAYS
from checker.rules import Outcome, Reason, Result, check_rule
from checker.rules.context import Context
from checker.rules.paths import plain
from checker.submission import Answer, State

LEFT_OUT = {
    "open": (Outcome.OPEN, Reason.NOT_STATED),
    "skip": (Outcome.DOES_NOT_APPLY, None),
    "holds": (Outcome.HOLDS, None),
    "missing": (Outcome.FAILS, Reason.OMITTED),
}
OF_ONE_ENTRY = {"area", "at_least", "at_most", "calculation", "equal", "inscription", "one_of"}
OF_MORE = {"inscribed_words", "listed_inscription"}
"""Calculations that go on without their entry: what they read stands on a sign too, or is asked only with another."""


def answered(chapter_id: str, state: State) -> list[tuple[Rule, tuple[Result, ...]]]:
    """What each rule on one entry gives where that entry is in a state, and the rule applies."""
    filing, ruleset = with_every_wager(chapter_id, inscribed=True)
    rules = [
        rule for rule in ruleset.rules if rule.kind in OF_ONE_ENTRY and rule.at and rule.calculation not in OF_MORE
    ]
    return [
        (
            rule,
            check_rule(
                Context(
                    rule=replace(rule, when=ALWAYS),
                    filing=filing.with_answer(Answer(path=plain(rule.at), state=state, text="“so or so”")),
                    ruleset=ruleset,
                )
            ),
        )
        for rule in rules
    ]


@pytest.mark.parametrize("chapter_id", chapters_with_cases())
def test_an_entry_that_is_left_out_is_answered_as_the_rule_says(chapter_id: str) -> None:
    found = answered(chapter_id, State.UNSTATED)
    assert len(found) > len(OF_ONE_ENTRY)
    for rule, results in found:
        assert [(item.outcome, item.reason) for item in results] == [LEFT_OUT[rule.if_unstated]], rule.key


@pytest.mark.parametrize("chapter_id", chapters_with_cases())
def test_an_entry_that_cannot_be_read_leaves_every_rule_open_and_is_quoted(chapter_id: str) -> None:
    for rule, results in answered(chapter_id, State.UNREADABLE):
        assert [(item.outcome, item.reason, item.path, item.words) for item in results] == [
            (Outcome.OPEN, Reason.NOT_UNDERSTOOD, plain(rule.at), "so or so")
        ], rule.key
