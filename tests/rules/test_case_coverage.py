"""The cases are complete: each rule holds and fails somewhere, at each figure and on both sides of each date."""

import datetime
from collections.abc import Iterable, Iterator
from dataclasses import replace
from decimal import Decimal

import pytest
from case_coverage import (
    CENT,
    RuleKey,
    Run,
    around,
    bounds,
    broken_alone,
    can_fail,
    judged_values,
    margins,
    name_of,
    outcomes,
    run_of,
    runs_on,
    table_runs,
    verdicts,
)
from rule_cases import cases_of, chapters_with_cases, law_dates
from sampled import tries_all

from checker.law import Rule, Ruleset, compile_ruleset
from checker.law.chapter import chapter_ids, load_chapter
from checker.rules import Outcome
from checker.submission.conditions import comparable
from checker.submission.filing import normal
from checker.values.provision import Provision

CHAPTERS = chapters_with_cases()
DATES = [(chapter_id, day) for chapter_id in CHAPTERS for day in law_dates(chapter_id)[0 if tries_all() else -1 :]]
"""The last day of each chapter's law in an ordinary run."""
EVERY_DATE = pytest.mark.parametrize(("chapter_id", "day"), DATES)


def none(said: str, missed: Iterable[RuleKey]) -> None:
    """Fail with every rule that is missed, a line each, so that the list is read whole."""
    told = [f"  {kind}: {key}" for kind, key in missed]
    assert not told, "\n".join((f"{said}:", *told))


def test_every_chapter_has_cases() -> None:
    """A chapter is added with a base filing and cases in ``tests/rules/<jurisdiction>/<chapter>/``."""
    assert [name for name in chapter_ids() if name not in CHAPTERS] == []


@EVERY_DATE
def test_every_rule_holds_in_a_case(chapter_id: str, day: datetime.date) -> None:
    found = outcomes(chapter_id, day)
    rules = compile_ruleset(chapter_id, day).rules
    none("No case lets these hold", [name_of(rule) for rule in rules if "holds" not in found[name_of(rule)]])


@EVERY_DATE
def test_every_rule_that_can_fail_fails_in_a_case(chapter_id: str, day: datetime.date) -> None:
    ruleset = compile_ruleset(chapter_id, day)
    found = outcomes(chapter_id, day)
    failing = {"fails", "advisory", "open"}
    wanted = [rule for rule in ruleset.rules if can_fail(rule, ruleset)]
    none("No case breaks these", [name_of(rule) for rule in wanted if not failing & found[name_of(rule)]])


@EVERY_DATE
def test_every_rule_is_broken_alone_or_says_why_not(chapter_id: str, day: datetime.date) -> None:
    ruleset = compile_ruleset(chapter_id, day)
    missed = []
    for rule in ruleset.rules:
        if can_fail(rule, ruleset):
            alone, reason = broken_alone(chapter_id, day, rule)
            if not alone and not reason:
                missed.append(name_of(rule))
    none("No case breaks only one of these, and none says under not_alone why it cannot", missed)


@pytest.mark.parametrize("chapter_id", CHAPTERS)
def test_no_case_excuses_itself_without_need(chapter_id: str) -> None:
    """A case that says why its rule cannot be broken alone is needed for a rule of which that is true."""
    last = law_dates(chapter_id)[-1]
    for case in cases_of(chapter_id):
        day = last if last in case.days() else case.days()[0]
        if "not_alone" in case.raw and "reading" not in case.raw and (day == last or tries_all()):
            run = run_of(case, day)
            broken = [rule for rule in _ruleset(run).rules if any(item.findings for item in verdicts(run, rule))]
            assert any(not broken_alone(chapter_id, day, rule)[0] for rule in broken), case.name


@EVERY_DATE
def test_every_figure_of_a_rule_has_cases_below_at_and_above(chapter_id: str, day: datetime.date) -> None:
    missed = []
    for rule in compile_ruleset(chapter_id, day).rules:
        if rule.value is not None:
            judged = judged_values(chapter_id, day, rule)
            missed += [(name_of(rule), value) for value in around(rule) if value not in judged]
        for condition in (rule.must, rule.when):
            for path, bound in bounds(condition) if condition else ():
                judged = judged_values(chapter_id, day, rule, path)
                near = [bound - 1, bound, bound + 1] if condition is rule.must else [bound]
                missed += [(name_of(rule), value) for value in near if value >= 0 and value not in judged]
    assert missed == []


@EVERY_DATE
def test_every_comparison_of_two_answers_has_cases_below_at_and_above(chapter_id: str, day: datetime.date) -> None:
    missed = []
    broken_by = {"equal": {-1, 1}, "at_most": {1}, "at_least": {-1}}
    for rule in compile_ruleset(chapter_id, day).rules:
        if rule.same_as:
            signs = set()
            for run in runs_on(chapter_id, day):
                for verdict in verdicts(run, rule):
                    if verdict.outcome is Outcome.HOLDS:
                        signs.add(0)
                    for found in verdict.findings:
                        bound = Decimal(found.expected.rpartition(" ")[2])
                        signs.add(1 if Decimal(found.actual) > bound else -1)
            if signs != broken_by[rule.kind] | {0}:
                missed.append((name_of(rule), signs))
    assert missed == []


@EVERY_DATE
def test_every_calculated_floor_has_cases_below_at_and_above(chapter_id: str, day: datetime.date) -> None:
    for rule in compile_ruleset(chapter_id, day).rules:
        if rule.calculation == "payout_limit_floor":
            found = margins(chapter_id, day, rule)
            assert {(-CENT, False), (Decimal(0), False), (CENT, False)} <= found
            assert {(-CENT, True), (Decimal(0), True), (CENT, True)} <= found


@EVERY_DATE
def test_every_condition_of_a_paytable_has_cases_below_at_and_above(chapter_id: str, day: datetime.date) -> None:
    missed = []
    for table in compile_ruleset(chapter_id, day).paytables:
        for path, bound in bounds(table.condition):
            tried = set()
            for run in table_runs(chapter_id, day, table):
                assert run.review.filing is not None
                answer = run.review.filing.answer(path)
                tried.add(answer.text)
            near = [str(value) for value in (bound - 1, bound, bound + 1) if value >= 1]
            missed += [(table.provision, table.label, value) for value in near if value not in tried]
    assert missed == []


@EVERY_DATE
def test_every_row_of_every_paytable_is_spelled_out_in_a_case_that_complies(
    chapter_id: str, day: datetime.date
) -> None:
    missed = []
    for table in compile_ruleset(chapter_id, day).paytables:
        right: set[str] = set()
        for run in table_runs(chapter_id, day, table):
            filing = run.review.filing
            assert filing is not None
            spelled = filing.answer(f"wagers.{table.wager}.payouts").value or {}
            held = {item.provision.provision for item in run.review.provisions if item.outcome is Outcome.HOLDS}
            if table.provision in held:
                right |= {normal(outcome.rpartition(": ")[2]) for outcome in spelled}
        missed += [
            (table.provision, table.label, row.outcome)
            for row in table.rows
            if not right & {normal(row.outcome), normal(row.sign)}
        ]
    assert missed == []


@EVERY_DATE
def test_every_doubtful_text_with_two_readings_decides_a_case(chapter_id: str, day: datetime.date) -> None:
    ruleset = compile_ruleset(chapter_id, day)
    told = {
        found.advisory
        for run in runs_on(chapter_id, day)
        for found in run.review.findings
        if any(note.startswith("Under the ") and " this filing would " in note for note in found.notes)
    }
    # What is lawful under one reading only stands among what is open, under the title of the doubt.
    left_open = {point.text for run in runs_on(chapter_id, day) for point in run.review.open}
    told |= {item.id for item in ruleset.advisories if any(item.title in text for text in left_open)}
    in_force = {advisory.id for advisory in ruleset.advisories}
    assert sorted((ruleset.two_readings & in_force) - told) == []


@pytest.mark.parametrize("chapter_id", [name for name in CHAPTERS if load_chapter(name).adopted])
def test_the_day_before_adoption_has_no_law(chapter_id: str) -> None:
    eve = law_dates(chapter_id)[0] - datetime.timedelta(days=1)
    review = cases_of(chapter_id)[0].review(eve)
    assert review.outcome == "nothing_to_judge"
    assert "was not in force on" in review.findings[0].message


CHANGES = [
    (chapter_id, day) for chapter_id in CHAPTERS for day in law_dates(chapter_id)[1:][0 if tries_all() else -1 :]
]


@pytest.mark.parametrize(("chapter_id", "day"), CHANGES if tries_all() else CHANGES[:1])
def test_every_change_of_law_has_cases_on_the_day_and_the_day_before(chapter_id: str, day: datetime.date) -> None:
    """For each wager, choice, paytable row and rule that begins, changes or ends: one filing, judged on both days."""
    eve = day - datetime.timedelta(days=1)
    before, after = (set(_items(compile_ruleset(chapter_id, moment))) for moment in (eve, day))
    edits = [{run.case.edits for run in runs_on(chapter_id, moment)} for moment in (eve, day)]
    missed = []
    for moment, items in ((eve, before - after), (day, after - before)):
        on_both = [run for run in runs_on(chapter_id, moment) if run.case.edits in edits[0] & edits[1]]
        missed += [item for item in items if not any(_touches(run, item) for run in on_both)]
    assert missed == []
    assert after - before, "a rulemaking that changes nothing"


Item = tuple[str, ...]


def _items(ruleset: Ruleset) -> Iterator[Item]:
    """Everything dated that a filing can meet, written so that a change of any part makes another item."""
    for wager in ruleset.wagers.values():
        yield "wager", wager.slug, wager.provision
    for election in ruleset.elections.values():
        for choice in election.choices:
            yield "choice", election.at, choice.value, choice.provision
    for table in ruleset.paytables:
        for row in table.rows:
            yield "row", table.wager, table.label, table.provision, row.outcome, row.payout.text
    for rule in ruleset.rules:
        yield "rule", rule.kind, rule.key, repr(replace(rule, period=ruleset.rules[0].period))


def _touches(run: Run, item: Item) -> bool:
    filing = run.review.filing
    assert filing is not None
    match item:
        case ("wager", slug, _):
            return bool(filing.offers(slug))
        case ("choice", path, value, _):
            answer = filing.answer(path)
            given = answer.value if isinstance(answer.value, tuple) else (answer.value,)
            return normal(value) in {comparable(part) for part in given}
        case ("row", wager, _, _, outcome, text):
            spelled = filing.answer(f"wagers.{wager}.payouts").value or {}
            return any(normal(name) == normal(outcome) and cell[0].text == text for name, cell in spelled.items())
        case ("rule", kind, key, _):
            return any(verdict.outcome is not Outcome.DOES_NOT_APPLY for verdict in run.results[kind, key])
    return False


def _ruleset(run: Run) -> Ruleset:
    assert run.review.ruleset is not None
    return run.review.ruleset


@pytest.mark.parametrize(("chapter_id", "day"), DATES[-1:])
def test_a_rule_without_cases_would_be_missed(chapter_id: str, day: datetime.date) -> None:
    """The questions above are not empty: a rule that no case touches has no outcome."""
    ruleset = compile_ruleset(chapter_id, day)
    invented = Rule(provision=Provision("0a.0"), kind="recorded", at="nowhere", period=ruleset.rules[0].period)
    assert name_of(invented) not in outcomes(chapter_id, day)
