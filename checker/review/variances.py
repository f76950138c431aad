"""Findings that a cited approval covers stay in the review as varied; an approval that covers nothing is a finding."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from checker.law import Ruleset
from checker.rules import Finding, FindingClass
from checker.submission.answer import normal
from checker.submission.placeholders import no_approval
from checker.submission.variance import REQUIRED, Variance
from checker.values import format_date

_VARIABLE = {FindingClass.VIOLATION, FindingClass.MISSING, FindingClass.MISMATCH}


def apply_variances(
    findings: Iterable[Finding], variances: tuple[Variance, ...], ruleset: Ruleset
) -> tuple[Finding, ...]:
    """Give the findings, those that an approval in force covers marked as varied, and one for each bad approval."""
    result = list(findings)
    reports: list[Finding] = []
    for variance in variances:
        problems = (*variance.problems, *_doubts(variance, ruleset))
        if problems:
            reports.append(_malformed(variance, problems))
            continue
        covered = [index for index, finding in enumerate(result) if _covers(variance, finding)]
        if not variance.in_force(ruleset.as_of):
            reports.append(_not_in_force(variance, ruleset, used=bool(covered)))
            continue
        if not covered:
            reports.append(_unused(variance))
        for index in covered:
            fixed = _fixed_inscription(result[index], ruleset)
            result[index] = replace(
                result[index],
                kind=result[index].kind if fixed else FindingClass.VARIED,
                notes=(*result[index].notes, fixed or _said(variance)),
                related=(*result[index].related, (variance.at, f"approval {variance.approval}")),
            )
    return (*result, *reports)


def _covers(variance: Variance, finding: Finding) -> bool:
    named = finding.provision == variance.provision or finding.provision.startswith(f"{variance.provision}(")
    there = not variance.field or finding.at == variance.field or finding.at.startswith(f"{variance.field}.")
    return finding.kind in _VARIABLE and named and there


def _fixed_inscription(finding: Finding, ruleset: Ruleset) -> str:
    """Say that an inscription is fixed where the law gives no path to other wording; empty where it does."""
    for rule in ruleset.rules:
        if (
            rule.kind == "inscription"
            and rule.provision == finding.provision
            and "similar_language" not in rule.arguments
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
    if variance.approval and no_approval(variance.approval):
        yield f"an approval that is “{variance.approval}” is none"


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


def _not_in_force(variance: Variance, ruleset: Ruleset, *, used: bool) -> Finding:
    day = format_date(ruleset.as_of)
    expired = variance.until is not None and variance.until < ruleset.as_of
    when = (
        f"ended on {format_date(variance.until)}"
        if expired and variance.until
        else f"begins on {format_date(variance.date)}"
        if variance.date
        else "has no date"
    )
    return Finding(
        provision=variance.provision,
        kind=FindingClass.VIOLATION if used else FindingClass.ADVISORY,
        message=f"Approval {variance.approval} is not in force on {day}; it {when}.",
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
