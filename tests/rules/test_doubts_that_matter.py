"""A doubt of the law that decides a filing is never left untold: where two readings differ, its advisory touches it."""

import datetime
from functools import cache

import pytest
from rule_cases import cases_of, chapters_with_cases
from sampled import tried

from checker.law import Advisory, Rule, Ruleset, compile_ruleset
from checker.review.advisories import other_reading
from checker.rules import FindingClass, check_rule
from checker.rules.context import Context
from checker.submission import Filing, read_filing, read_header
from checker.submission.conditions import holds
from checker.submission.wager_names import with_slugs

Told = frozenset[tuple[str, str, str]]
_NO_DEFECTS = {FindingClass.ADVISORY, FindingClass.OPEN}


@cache
def turned(chapter: str, day: datetime.date) -> tuple[tuple[Advisory, tuple[Rule, ...], tuple[Rule, ...]], ...]:
    """Return each doubt with two readings, and the rules that are others under the reading not applied."""
    law = compile_ruleset(chapter, day)
    found = []
    for advisory in law.advisories:
        if advisory.id in law.two_readings:
            taken = ((advisory.id, other_reading(law.readings[advisory.id])),)
            other = compile_ruleset(chapter, day, None, taken)
            ours = tuple(rule for rule in law.rules if rule not in other.rules)
            theirs = tuple(rule for rule in other.rules if rule not in law.rules)
            if ours or theirs:
                found.append((advisory, ours, theirs))
    return tuple(found)


def defects(rules: tuple[Rule, ...], filing: Filing, law: Ruleset) -> Told:
    return frozenset(
        (found.provision, found.at, found.message)
        for rule in rules
        for result in check_rule(Context(rule=rule, filing=filing, ruleset=law))
        for found in result.findings
        if found.kind not in _NO_DEFECTS
    )


@pytest.mark.parametrize("chapter", tried(chapters_with_cases(), 4))
def test_a_doubt_that_changes_what_is_found_touches_the_filing(chapter: str) -> None:
    untold = []
    differs = set()
    known = set()
    seen = set()
    for case in cases_of(chapter):
        if "reading" in case.raw or case.edits in seen:
            continue
        seen.add(case.edits)
        day = case.days()[-1]
        law = compile_ruleset(chapter, day)
        document = with_slugs(case.document(day), law)
        filing = read_filing(document, read_header(document), law)
        for advisory, ours, theirs in turned(chapter, day):
            known.add(advisory.id)
            if defects(ours, filing, law) != defects(theirs, filing, law):
                differs.add(advisory.id)
                if holds(advisory.touches, filing) is False:
                    untold.append(f"{advisory.id} decides the case “{case.name}” and does not touch it")
    assert untold == []
    assert known, "the chapter has no doubt with two readings"
    # A doubt on the choices of an entry turns no rule: there the cases name it.
    named = {name for case in cases_of(chapter) for name in case.raw.get("advisories", ())}
    assert known - differs - named == set(), "no case turns on these doubts or names them"
