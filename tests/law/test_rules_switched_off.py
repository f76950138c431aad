"""A rule that the reading applied switches off is no rule: it is not judged, not explained and not in the ledger."""

import datetime

from checker.frozen import replace
from checker.law import Ruleset, compile_ruleset, load_chapter
from checker.law.chapter import chapter_ids
from checker.law.conditions import NEVER
from checker.law.ruleset import _rules
from checker.report.explain import explain
from checker.report.ledger import handled_by
from checker.values.provision import Provision

DAY = datetime.date(2013, 7, 15)
CHAPTER = "md/pai-gow-poker"


def names(ruleset: Ruleset, provision: str) -> list[str]:
    return [rule.name for rule in ruleset.rules if rule.provision == provision and rule.kind != "choice"]


def test_a_rule_is_in_force_only_under_the_reading_that_has_it() -> None:
    evident = compile_ruleset(CHAPTER, DAY)
    literal = compile_ruleset(CHAPTER, DAY, "literal")
    assert names(evident, "13.E(7)(c)") == ["major initial", "major reset", "minor initial", "minor reset"]
    assert names(literal, "13.E(7)(c)") == ["any order, initial", "any order, reset"]
    assert "sign" not in names(evident, "2.B(10)")
    assert "sign" in names(literal, "2.B(10)")


def test_what_never_applies_is_no_rule_and_judges_no_entry() -> None:
    rules = compile_ruleset(CHAPTER, DAY).rules
    written = next(rule for rule in rules if rule.kind == "at_least" and rule.if_unstated == "open")
    off = replace(written, when=NEVER)
    recorded = replace(written, kind="recorded")
    elections = {written.at: replace(next(iter(compile_ruleset(CHAPTER, DAY).elections.values())), asks="may")}
    assert _rules((recorded,), (off, written), elections) == (written,)
    assert _rules((recorded,), (off,), elections) == (recorded,)


def test_no_ruleset_of_any_reading_holds_a_rule_that_cannot_apply() -> None:
    for chapter_id in chapter_ids():
        days = {item.effective for item in load_chapter(chapter_id).rulemakings if item.effective} or {DAY}
        for day in days:
            for reading in (None, "literal", "evident"):
                assert [
                    rule.key for rule in compile_ruleset(chapter_id, day, reading).rules if rule.when == NEVER
                ] == []


def test_explain_and_ledger_leave_out_what_is_switched_off() -> None:
    ruleset = compile_ruleset(CHAPTER, DAY)
    text = "\n".join(line for line, _ in explain(Provision("13.E(7)(c)"), ruleset))
    assert "The Major Progressive of paytable B starts from at least $10,000." in text
    assert "in any order" not in text.partition("Advisory")[0]
    (entry,) = [item for item in ruleset.provisions if item.provision == "13.E(7)(c)"]
    assert not [said for said in handled_by(entry, ruleset) if said.startswith("requires")]


def test_explain_says_that_no_date_of_force_is_printed() -> None:
    lines = [line for line, _ in explain(Provision("13.E(7)(c)"), compile_ruleset(CHAPTER, datetime.date.max))]
    assert lines[2] == "No date of force is printed, ruleset 1.0.0"
    assert not [line for line in lines if "9999" in line]
