"""The cases asked rule by rule: a change of one item is tried on every filing of the cases without reviewing it anew.

Each case's filing is read once. A changed rule is checked against it beside the rule as it stands: where the findings
differ, the case fails. Where only the outcome differs, and something is open or the case speaks of that provision, it
may fail.
"""

import datetime
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from rule_cases import Case, cases_of
from test_doubts_that_matter import defects, turned

from checker.law import Rule, Ruleset, compile_ruleset, items
from checker.law.conditions import NEVER
from checker.law.implied import implied_rules
from checker.rules import FindingClass, Outcome, Result, check_rule
from checker.rules.context import Context
from checker.submission import Filing
from checker.submission.conditions import holds

from .law_mutants import LawMutant

_SAID = ("holds", "open", "unused")
_OTHER_KINDS = {FindingClass.ADVISORY, FindingClass.OPEN}
Told = frozenset[tuple[str, str, str, str]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Run:
    """A case on one day, with its filing and the law that judges it; ``asserted`` is what it says of outcomes."""

    case: Case
    day: datetime.date
    filing: Filing
    ruleset: Ruleset
    asserted: frozenset[str]

    @property
    def name(self) -> str:
        """How a reader finds it."""
        return f"case {self.case.name} on {self.day}"


@dataclass(slots=True)
class Seen:
    """What the runs have seen of the item: that a case fails, may fail, and how the item came out before and after."""

    fails: str = ""
    may_fail: tuple[Run, ...] = ()
    before: frozenset[str] = frozenset()
    after: frozenset[str] = frozenset()


def ask(mutant: LawMutant, before: Mapping[str, Any]) -> Seen:
    """Return what the cases of the chapter say of a changed item; ``before`` is the item as it stands."""
    seen = Seen()
    may_fail: list[Run] = []
    for run in runs(mutant.chapter, every_day=mutant.kind == "date"):
        if mutant.list == "advisories":
            if _advisory_lost(before, mutant.item, run):
                seen.fails = run.name
                return seen
            if _decides_untold(mutant, run):
                seen.fails = f"a doubt that decides a filing touches it: {run.name}"
                return seen
            continue
        now, old_ruleset = _rules(mutant.list, before, run, None)
        then, new_ruleset = _rules(mutant.list, mutant.item, run, before)
        if now == then and old_ruleset is new_ruleset:
            continue
        old, new = _results(now, run, old_ruleset), _results(then, run, new_ruleset)
        if _findings(old) != _findings(new):
            seen.fails = run.name
            return seen
        seen.before |= {result.outcome.value for result in old}
        seen.after |= {result.outcome.value for result in new}
        changed = {(result.provision, result.outcome) for result in old} ^ {
            (result.provision, result.outcome) for result in new
        }
        opened = any(outcome is Outcome.OPEN for _, outcome in changed)
        if opened or {provision for provision, _ in changed} & run.asserted:
            may_fail.append(run)
    seen.may_fail = tuple(may_fail[:6])
    return seen


def runs(chapter: str, *, every_day: bool) -> Iterator[Run]:
    """Return the cases of a chapter on their last day, or on each of their days."""
    for case in cases_of(chapter):
        days = case.days()
        for day in days if every_day else days[-1:]:
            yield _run(case, day)


@cache
def _run(case: Case, day: datetime.date) -> Run:
    review = case.review(day)
    assert review.filing is not None
    assert review.ruleset is not None
    asserted = frozenset(name for key in _SAID for name in case.raw.get(key, []))
    return Run(case=case, day=day, filing=review.filing, ruleset=review.ruleset, asserted=asserted)


def _rules(
    name: str, item: Mapping[str, Any] | None, run: Run, before: Mapping[str, Any] | None
) -> tuple[tuple[Rule, ...], Ruleset]:
    """Return the rules that come of an item on the run's day, and the ruleset in which they are checked."""
    law = run.ruleset
    resolved = law.moment.resolve(item) if item is not None else None
    if name == "rules":
        rule = items.rule(*resolved) if resolved else None
        return ((rule,) if rule is not None and rule.when != NEVER else ()), law
    if name == "elections":
        election = items.election(*resolved, law.moment) if resolved else None
        return tuple(implied_rules((), {election.at: election} if election else {}, ())), law
    if name == "paytables":
        if before is not None:
            gone = law.moment.resolve(before)
            old = items.paytable(*gone, law.moment) if gone else None
            made = (items.paytable(*resolved, law.moment),) if resolved else ()
            law = replace(
                law, paytables=tuple(new for table in law.paytables for new in (made if table == old else (table,)))
            )
        wager = (item or before or {})["wager"]
        return tuple(rule for rule in run.ruleset.rules if wager in {rule.subject, *rule.at.split(".")[1:2]}), law
    return (), law


def _results(rules: tuple[Rule, ...], run: Run, law: Ruleset) -> tuple[Result, ...]:
    return tuple(result for rule in rules for result in check_rule(Context(rule=rule, filing=run.filing, ruleset=law)))


def _findings(results: tuple[Result, ...]) -> Told:
    return frozenset(
        (found.provision, found.kind.value, found.at, found.message)
        for result in results
        for found in result.findings
        if found.kind not in _OTHER_KINDS
    )


def _advisory_lost(before: Mapping[str, Any], after: Mapping[str, Any] | None, run: Run) -> bool:
    """Whether an advisory that the case names touches its filing no longer."""
    if before["id"] not in run.case.raw.get("advisories", []):
        return False
    resolved = run.ruleset.moment.resolve(after) if after is not None else None
    return resolved is None or holds(items.advisory(*resolved).touches, run.filing) is False


def _decides_untold(mutant: LawMutant, run: Run) -> bool:
    """Whether an advisory no longer touches a filing that its two readings decide differently."""
    law = compile_ruleset(mutant.chapter, run.day)
    resolved = law.moment.resolve(mutant.item) if mutant.item is not None else None
    advisory = items.advisory(*resolved) if resolved else None
    if advisory is None or holds(advisory.touches, run.filing) is not False:
        return False
    return any(
        defects(ours, run.filing, law) != defects(theirs, run.filing, law)
        for doubt, ours, theirs in turned(mutant.chapter, run.day)
        if doubt.id == advisory.id
    )
