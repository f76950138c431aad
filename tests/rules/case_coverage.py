"""What the cases of a chapter reach, asked of the ruleset itself: a rule, figure or date without cases is missed."""

import datetime
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal
from functools import cache

from rule_cases import Case, cases_of

from checker.law import Paytable, Rule, Ruleset, compile_ruleset
from checker.law.conditions import All, AnyOf, Compare, Condition, Is, Not
from checker.law.params import PayoutLimitFloor
from checker.review import Review
from checker.rules import Outcome, Result
from checker.rules.calculations import LEAVES_OPEN
from checker.rules.paths import plain, values_at
from checker.rules.program import results_of
from checker.submission import State
from checker.submission.conditions import comparable
from checker.submission.filing import normal
from checker.values import parse_dollars

CENT = Decimal("0.01")
RuleKey = tuple[str, str]
"""The kind of a rule and its key."""


@dataclass(frozen=True, kw_only=True)
class Run:
    """One case judged on one day, under the readings that apply by default."""

    case: Case
    day: datetime.date
    review: Review
    results: Mapping[RuleKey, tuple[Result, ...]]


def name_of(rule: Rule) -> RuleKey:
    """How a rule is told from every other of its ruleset."""
    return rule.kind, rule.key


def run_of(case: Case, day: datetime.date) -> Run:
    """A case judged on a day, with what each rule says of its filing."""
    review = case.review(day)
    assert review.filing is not None
    assert review.ruleset is not None
    return Run(case=case, day=day, review=review, results=results_of(review.filing, review.ruleset))


@cache
def runs_on(chapter_id: str, day: datetime.date) -> tuple[Run, ...]:
    """Every case that is judged on ``day`` without a forced reading."""
    return tuple(run_of(case, day) for case in cases_of(chapter_id) if day in case.days() and "reading" not in case.raw)


@cache
def _by_other_readings(chapter_id: str, day: datetime.date) -> tuple[Run, ...]:
    """Every case that is judged on ``day`` under a forced reading."""
    return tuple(run_of(case, day) for case in cases_of(chapter_id) if day in case.days() and "reading" in case.raw)


@cache
def _read_in_two_ways(chapter_id: str, day: datetime.date) -> frozenset[RuleKey]:
    """The rules that a doubtful text gives one form by the letter and another by its evident sense."""
    literal, evident = (
        {name_of(rule): rule for rule in compile_ruleset(chapter_id, day, reading).rules}
        for reading in ("literal", "evident")
    )
    return frozenset(key for key in literal.keys() | evident.keys() if literal.get(key) != evident.get(key))


def runs_of(chapter_id: str, day: datetime.date, rule: Rule) -> Iterator[tuple[Run, Rule]]:
    """The runs that may judge the rule, each with the rule in the form that it has there.

    A rule with two forms is also judged in the cases of a forced reading, under which alone it may hold or fail.
    """
    for run in runs_on(chapter_id, day):
        yield run, rule
    if name_of(rule) in _read_in_two_ways(chapter_id, day):
        for run in _by_other_readings(chapter_id, day):
            assert run.review.ruleset is not None
            yield from ((run, other) for other in run.review.ruleset.rules if name_of(other) == name_of(rule))


def verdicts(run: Run, rule: Rule) -> tuple[Result, ...]:
    """What one rule says of the run's filing."""
    return run.results[rule.kind, rule.key]


@cache
def outcomes(chapter_id: str, day: datetime.date) -> dict[RuleKey, frozenset[str]]:
    """Under each rule in force on ``day``, how it came out in the cases: an outcome, or advisory for such a finding."""
    found: dict[RuleKey, set[str]] = defaultdict(set)
    for rule in compile_ruleset(chapter_id, day).rules:
        name = name_of(rule)
        for run, _ in runs_of(chapter_id, day, rule):
            for verdict in run.results[name]:
                found[name].add(verdict.outcome.value)
                found[name].update(item.kind.value for item in verdict.findings)
    return {key: frozenset(values) for key, values in found.items()}


def can_fail(rule: Rule, ruleset: Ruleset) -> bool:
    """Tell whether a filing can break the rule: what is only recorded, and an optional wager, it cannot."""
    if rule.kind == "offered":
        return not ruleset.wagers[rule.subject].optional
    return rule.kind != "recorded"


def broken_alone(chapter_id: str, day: datetime.date, rule: Rule) -> tuple[bool, bool]:
    """Tell whether a case breaks only this rule, and whether one breaks it and says why it cannot be alone.

    A calculation that calls nothing unlawful is broken where it leaves open what the filing states.
    """
    alone = with_reason = False
    leaves_open = rule.calculation in LEAVES_OPEN
    for run, form in runs_of(chapter_id, day, rule):
        mine = {
            (found.provision, found.at, found.message)
            for verdict in verdicts(run, form)
            for found in verdict.findings
            if rule.finding_class != "advisory" or found.kind.value == "advisory"
        }
        if mine or (leaves_open and _leaves_open(run, form)):
            others = {(found.provision, found.at, found.message) for found in run.review.defects} - mine
            alone = alone or not others
            with_reason = with_reason or "not_alone" in run.case.raw
    return alone, with_reason


def _leaves_open(run: Run, rule: Rule) -> bool:
    """Tell whether the rule leaves the run's filing open, and not only because it does not state the entry."""
    assert run.review.filing is not None
    stated = run.review.filing.answer(plain(rule.at)).state is State.STATED
    return stated and any(verdict.outcome is Outcome.OPEN for verdict in verdicts(run, rule))


def judged_values(chapter_id: str, day: datetime.date, rule: Rule, path: str = "") -> set[Decimal]:
    """The numbers that the rule judged in the cases of the day."""
    found: set[Decimal] = set()
    for run, form in runs_of(chapter_id, day, rule):
        if any(verdict.outcome is not Outcome.DOES_NOT_APPLY for verdict in verdicts(run, form)):
            assert run.review.filing is not None
            _, values = values_at(path or form.at, run.review.filing)
            found |= {Decimal(value.value) for value in values}
    return found


def around(rule: Rule) -> Iterator[Decimal]:
    """The figure of a rule, the next value below it and the next above; nothing is below zero."""
    assert rule.value is not None
    step = CENT if rule.value.unit == "dollars" else Decimal(1)
    near = (rule.value.number - step, rule.value.number, rule.value.number + step)
    yield from (value for value in near if value >= 0)


def bounds(condition: Condition) -> Iterator[tuple[str, Decimal]]:
    """Every path of a condition that is compared with a number, and the number."""
    if isinstance(condition, Compare):
        yield condition.at, condition.bound.number
    elif isinstance(condition, Is):
        yield from ((condition.at, Decimal(value)) for value in condition.values if value.isdigit())
    elif isinstance(condition, All | AnyOf):
        for part in condition.parts:
            yield from bounds(part)
    elif isinstance(condition, Not):
        yield from bounds(condition.part)


def table_runs(chapter_id: str, day: datetime.date, table: Paytable) -> Iterator[Run]:
    """The runs in which the wager is offered and, where the table has a letter, the table is named."""
    for run in runs_on(chapter_id, day):
        filing = run.review.filing
        assert filing is not None
        label = filing.answer(f"wagers.{table.wager}.paytable")
        named = not table.label or (label.state is State.STATED and comparable(label.value) == normal(table.label))
        ruleset = compile_ruleset(chapter_id, day)
        if named and (filing.offers(table.wager) or not ruleset.wagers[table.wager].optional):
            yield run


def margins(chapter_id: str, day: datetime.date, rule: Rule) -> set[tuple[Decimal, bool]]:
    """How far the payout limits of the cases are from their floors, and whether the floor is above the fixed one."""
    found: set[tuple[Decimal, bool]] = set()
    assert isinstance(rule.params, PayoutLimitFloor)
    fixed = rule.params.floor
    for run in runs_on(chapter_id, day):
        filing = run.review.filing
        assert filing is not None
        answer = filing.answer(plain(rule.at))
        for verdict in verdicts(run, rule):
            said = [found.expected for found in verdict.findings if found.expected.startswith("at least $")]
            said += [fact.rstrip(".") for fact in verdict.facts if "the least lawful is $" in fact]
            for text in said:
                floor = parse_dollars(text[text.rindex("$") :])
                found.add((answer.value - floor, floor > fixed))
    return found
