"""What is unlawful whatever the filing may mean by an entry that it leaves out."""

from collections.abc import Iterator

from checker.frozen import replace
from checker.law import Election, Rule, Ruleset
from checker.law.conditions import paths_in
from checker.law.ruleset import once
from checker.review.advisories import RuleResults
from checker.rules import Finding, FindingClass, Outcome, check_rule
from checker.rules.answers_said import every_answer
from checker.rules.context import Context
from checker.rules.paths import plain
from checker.rules.program import Name, program
from checker.submission import Filing, State

_CLOSED = {"choice", "yes_no"}
_OPEN = Outcome.OPEN


def unlawful_whatever(filing: Filing, ruleset: Ruleset, checked: RuleResults) -> Iterator[Finding]:
    """Return a violation for each entry that is lawful under no possible answer to another one, which is left out.

    Only entries with a closed list of answers are tried, one at a time.
    """
    waiting: dict[str, list[Rule]] = {}
    checks = program(ruleset)
    undecided = {name: None for name, results in checked.items() for found in results if found.outcome is _OPEN}
    known = _known(ruleset)
    for name in undecided:
        rule = checks[name].rule
        if name not in known:
            known[name] = _reads(rule, ruleset)
        for path in known[name]:
            if _may_be_tried(path, filing, ruleset):
                waiting.setdefault(path, []).append(rule)
    if not waiting:
        return
    broken = {
        found.at
        for results in checked.values()
        for result in results
        if result.outcome is Outcome.FAILS
        for found in result.findings
    }
    for path, rules in waiting.items():
        for finding in _always(path, ruleset.elections[path], rules, filing, ruleset):
            if finding.at not in broken:
                broken.add(finding.at)
                yield finding


def _may_be_tried(path: str, filing: Filing, ruleset: Ruleset) -> bool:
    """Whether an entry has a closed list of answers, and the filing leaves it out."""
    election = ruleset.elections.get(path)
    return election is not None and election.type in _CLOSED and filing.answer(path).state is State.UNSTATED


@once
def _known(ruleset: Ruleset) -> dict[Name, set[str]]:  # noqa: ARG001 - where they are kept
    """Return the entries that rules read, of those that some filing left undecided."""
    return {}


def _always(path: str, election: Election, rules: list[Rule], filing: Filing, ruleset: Ruleset) -> Iterator[Finding]:
    """Return the first finding at each place where something is unlawful under every answer at ``path``."""
    found: dict[str, Finding] | None = None
    for answer in every_answer(election):
        assumed = filing.with_answer(answer)
        here = {
            finding.at: finding
            for rule in rules
            for result in check_rule(Context(rule=rule, filing=assumed, ruleset=ruleset))
            for finding in result.findings
            if finding.kind is FindingClass.VIOLATION and finding.at not in {path, ""}
        }
        found = here if found is None else {at: finding for at, finding in found.items() if at in here}
        if not found:
            return
    for finding in (found or {}).values():
        note = f"It is unlawful whatever is filed for {election.label.lower()}, which is not stated."
        yield replace(finding, notes=(*finding.notes, note))


def _reads(rule: Rule, ruleset: Ruleset) -> set[str]:
    """Return the entries that a rule names: in its conditions, its place and, of a paytable, those of its tables."""
    found = {*paths_in(rule.when), plain(rule.at), plain(rule.same_as)}
    if rule.must is not None:
        found |= set(paths_in(rule.must))
    if rule.kind == "paytable":
        found |= {path for table in ruleset.tables_for(rule.subject) for path in paths_in(table.condition)}
    return found
