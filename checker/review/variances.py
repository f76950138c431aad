"""Findings that a cited approval covers stay in the review as varied; an approval that covers nothing is a finding."""

import datetime
from collections.abc import Iterable, Iterator

from checker.frozen import replace
from checker.law import Ruleset
from checker.law.params import Inscription
from checker.regex import regex
from checker.rules import Finding, FindingClass
from checker.submission.allowed import allows
from checker.submission.answer import normal
from checker.submission.approvals import Approval, approval_state
from checker.submission.variance import GRANTED, REQUIRED, Variance
from checker.values import format_date

_LEFT_OUT = regex(
    r"\b(?:need not|without|omit\w*|left out|leave out|not state\w*|no statement|does not apply|waive\w*)\b"
)
_VARIABLE = {FindingClass.VIOLATION, FindingClass.MISSING, FindingClass.MISMATCH}


def apply_variances(
    findings: Iterable[Finding], variances: tuple[Variance, ...], ruleset: Ruleset, filed: datetime.date | None = None
) -> tuple[Finding, ...]:
    """Return the findings, those that an approval in force covers marked as varied, and one for each bad approval.

    An approval covers a finding of its provision only where what it allows is what the filing says. It was given on
    the day of filing (``filed``) or before it.
    """
    result = list(findings)
    reports: list[Finding] = []
    for variance in variances:
        problems = (*variance.problems, *_doubts(variance, ruleset))
        if problems:
            reports.append(_malformed(variance, problems))
            continue
        named = [index for index, finding in enumerate(result) if _names(variance, finding)]
        day = filed if filed and variance.date and variance.date > filed else ruleset.as_of
        if not variance.in_force(day):
            reports.append(_not_in_force(variance, day, used=bool(named)))
            continue
        if not named:
            reports.append(_unused(variance))
        for index in named:
            found = result[index]
            refusal = _fixed_inscription(found, ruleset) or _not_allowed(variance, found)
            result[index] = replace(
                found,
                kind=found.kind if refusal else FindingClass.VARIED,
                notes=(*found.notes, refusal or _said(variance)),
                related=(*found.related, (variance.at, f"approval {variance.approval}")),
            )
    return (*result, *reports)


def _names(variance: Variance, finding: Finding) -> bool:
    named = finding.provision.is_within(variance.provision)
    there = not variance.field or finding.at == variance.field or finding.at.startswith(f"{variance.field}.")
    return finding.kind in _VARIABLE and named and there


def _not_allowed(variance: Variance, finding: Finding) -> str:
    """Say why what an approval allows is not what the filing says; empty where it is."""
    if finding.kind is FindingClass.MISSING:
        left_out = _LEFT_OUT.search(variance.allows.lower())
        return "" if left_out else f"Approval {variance.approval} does not allow this to be left out: {variance.allows}"
    if allows(variance.allows, finding.actual):
        return ""
    return f"Approval {variance.approval} allows something else than the filing says: {variance.allows}"


def _fixed_inscription(finding: Finding, ruleset: Ruleset) -> str:
    """Say that an inscription is fixed where the law gives no path to other wording; empty where it does."""
    if not finding.variable:
        return "No approval of other words makes another rule of play lawful."
    for rule in ruleset.rules:
        if (
            isinstance(rule.params, Inscription)
            and rule.provision == finding.provision
            and not rule.params.similar_language
        ):
            return (
                "The text gives no path to other wording for this inscription, so the approval cited does not cover it."
            )
    return ""


def _said(variance: Variance) -> str:
    until = f" until {format_date(variance.until)}" if variance.until else ""
    since = f" of {format_date(variance.date)}" if variance.date else ""
    return f"Varied by approval {variance.approval} of the {variance.approver}{since}{until}: {variance.allows}"


def _doubts(variance: Variance, ruleset: Ruleset) -> Iterator[str]:
    """Say why what is cited is no approval: nobody who can give one, not given yet, or for no one thing."""
    terms = ruleset.chapter.terms
    approver = normal(variance.approver)
    able = (terms["approver"], terms["regulator"])
    if approver and not any(normal(name) in approver for name in (*able, "Bureau")):
        names = " or the ".join(dict.fromkeys(able))
        yield f"“{variance.approver}” cannot approve it; the {names} can"
    if variance.provision in ruleset.chapter.section_titles and not variance.field:
        yield f"{variance.provision} is a whole section; name the provision, or the field, that the approval is for"
    state = approval_state(variance.approval)
    if variance.approval and state is Approval.NOT_GRANTED:
        yield f"an approval that is “{variance.approval}” is none"
    elif variance.approval and state is Approval.UNCLEAR:
        yield f"“{variance.approval}” is no number of an approval"
    if variance.state.lower() != GRANTED:
        yield f"its state is “{variance.state}”, and only one that is granted covers anything"
    if variance.allows and approval_state(f"1 {variance.allows}") is Approval.NOT_GRANTED:
        yield f"it allows nothing: “{variance.allows}”"


def _malformed(variance: Variance, problems: tuple[str, ...]) -> Finding:
    return Finding(
        provision=variance.provision,
        kind=FindingClass.MISSING,
        message=f"The variance cannot be used: {'; '.join(problems)}.",
        at=variance.at,
        position=variance.position,
        help=f"state {', '.join(REQUIRED)}; until and field where they apply",
        label="this variance",
    )


def _not_in_force(variance: Variance, day: datetime.date, *, used: bool) -> Finding:
    assert variance.date is not None  # noqa: S101 - one without a date cannot be used
    if variance.until is not None and variance.until < day:
        when = f"ended on {format_date(variance.until)}"
    else:
        when = f"begins on {format_date(variance.date)}"
    return Finding(
        provision=variance.provision,
        kind=FindingClass.VIOLATION if used else FindingClass.ADVISORY,
        message=f"Approval {variance.approval} is not in force on {format_date(day)}; it {when}.",
        at=variance.at,
        position=variance.position,
        help="cite an approval in force, or file without the departure",
        label="this variance",
    )


def _unused(variance: Variance) -> Finding:
    return Finding(
        provision=variance.provision,
        kind=FindingClass.ADVISORY,
        message=f"Approval {variance.approval} covers nothing in this filing.",
        at=variance.at,
        position=variance.position,
        help="leave the variance out, or correct its provision or field",
        label="this variance",
    )
