"""The outcome of every provision of the ledger, from what the checks of a filing gave."""

from collections import defaultdict
from collections.abc import Mapping, Sequence

from checker.law import LedgerEntry, Ruleset
from checker.law.ruleset import once
from checker.review.model import ProvisionOutcome, Results
from checker.rules import Finding, FindingClass, Outcome, Reason, Result
from checker.values.provision import NO_PROVISION, Provision

_OUTCOMES = tuple(Outcome)
_REASONS = tuple(Reason)

Outcomes = tuple[ProvisionOutcome, ...]


def provision_outcomes(ruleset: Ruleset, results: Results, findings: Sequence[Finding]) -> Outcomes:
    """Return the outcome of every provision in force: that of the worst result at it or below it."""
    said = results, tuple(findings)
    known = _latest(ruleset)
    for before, found in known:
        if before == said:
            return found
    made = _made(ruleset, *said)
    known[:] = [(said, made)]
    return made


@once
def _latest(ruleset: Ruleset) -> list[tuple[tuple[Results, tuple[Finding, ...]], Outcomes]]:  # noqa: ARG001 - kept with it
    """Return what came out last and of what: the same filing, read again, has the same outcomes."""
    return []


def _made(ruleset: Ruleset, results: Results, findings: Sequence[Finding]) -> Outcomes:
    by_provision: dict[Provision, list[Result]] = defaultdict(list)
    facts: dict[Provision, list[str]] = defaultdict(list)
    for result in results:
        by_provision[result.provision].append(result)
        if result.facts:
            facts[result.provision].extend(result.facts)
    failing = {FindingClass.VIOLATION, FindingClass.MISMATCH, FindingClass.MISSING}
    for finding in findings:
        if finding.kind in failing:
            reason = Reason.OMITTED if finding.kind is FindingClass.MISSING else Reason.VIOLATES
            by_provision[finding.provision].append(
                Result(provision=finding.provision, outcome=Outcome.FAILS, reason=reason)
            )
        if finding.kind is not FindingClass.ADVISORY:
            facts[finding.provision].append(finding.message)
    varied = {finding.provision for finding in findings if finding.kind is FindingClass.VARIED}
    varied -= {finding.provision for finding in findings if finding.kind in failing}
    judged = {finding.provision for finding in findings if finding.kind is FindingClass.VIOLATION}
    worst_at = {name: min(said, key=_badness) for name, said in by_provision.items()}
    worst_below = _with_those_above(worst_at)
    outcomes = []
    for item, unjudged in _listed(ruleset):
        if unjudged and item.provision not in judged:
            outcomes.append(unjudged)
            continue
        worst = worst_below.get(item.provision) or _nearest_above(item.provision, worst_at)
        covered = worst.outcome is Outcome.FAILS and item.provision in varied
        outcomes.append(
            ProvisionOutcome(
                provision=item,
                outcome=Outcome.HOLDS if covered else worst.outcome,
                reason=None if covered else worst.reason,
                facts=tuple(dict.fromkeys(facts[item.provision])) if item.provision in facts else (),
                varied=covered,
            )
        )
    return tuple(outcomes)


@once
def _listed(ruleset: Ruleset) -> tuple[tuple[LedgerEntry, ProvisionOutcome | None], ...]:
    """Return every provision, with its outcome where nothing judges it."""
    judged = _judged(ruleset)
    return tuple(
        (item, None if item.provision in judged else ProvisionOutcome(provision=item, outcome=None))
        for item in ruleset.provisions
    )


def _judged(ruleset: Ruleset) -> frozenset[str]:
    """Return the provisions that a rule of the day judges, or on which a filing says something."""
    judged = {rule.provision for rule in ruleset.rules if rule.kind != "recorded"}
    return frozenset(
        judged | {item.provision for item in ruleset.provisions if item.handling in {"elected", "declared"}}
    )


_NOT_JUDGED = Result(provision=NO_PROVISION, outcome=Outcome.OPEN, reason=Reason.AT_THE_TABLE)
"""What becomes of a provision that no rule of the day judges."""


def _badness(result: Result) -> tuple[int, int]:
    return _OUTCOMES.index(result.outcome), _REASONS.index(result.reason) if result.reason else 0


def _with_those_above(worst: Mapping[Provision, Result]) -> dict[Provision, Result]:
    """Return the worst result at each provision or below it, for every provision that has any."""
    reached = dict(worst)
    for name, result in worst.items():
        for above in name.above:
            known = reached.get(above)
            if known is None or _badness(result) < _badness(known):
                reached[above] = result
    return reached


def _nearest_above(provision: Provision, worst: Mapping[Provision, Result]) -> Result:
    """Return the worst result at the nearest provision above this one that has any."""
    return next((worst[above] for above in provision.above if above in worst), _NOT_JUDGED)
