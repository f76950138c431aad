"""Words that every report shares: the names of classes and outcomes, citations, and a finding in one line."""

from collections import Counter
from collections.abc import Mapping

from checker.law.model import HANDLINGS
from checker.report.clean import clean
from checker.review import ProvisionOutcome, Review
from checker.rules import Finding, FindingClass, Outcome

CLASSES: Mapping[str, tuple[str, str]] = {
    "unreadable": ("cannot be read", "cannot be read"),
    "violation": ("violation", "violations"),
    "missing": ("missing entry", "missing entries"),
    "mismatch": ("mismatch", "mismatches"),
    "varied": ("varied by an approval", "varied by an approval"),
    "advisory": ("advisory", "advisories"),
}
"""Each class of finding: one, and several."""

OUTCOMES: Mapping[str, str] = {
    "fails": "Fails",
    "missing": "Entry missing",
    "varied": "Varied by an approval",
    "needs_a_person": "Needs a person",
    "holds": "Holds",
    "does_not_apply": "Does not apply",
    "not_filed": "Nothing to file",
}
"""Each outcome of a provision, worst first."""

VERDICTS: Mapping[str, str] = {
    "complies": "Complies with what was checked",
    "defects": "Has defects",
    "unreadable": "Cannot be read",
    "nothing_to_judge": "Nothing to judge",
}
"""Each outcome of a review."""

_HANDLINGS = {
    "shown": "shown on the layout or a sign",
    "guide": "told to players in the guide",
    "at_the_table": "seen at the table only",
    "definition": "says what a word means",
    "reserved": "reserved",
}


_ASKED = {FindingClass.VIOLATION, FindingClass.MISSING, FindingClass.VARIED}


def is_defect(finding: Finding) -> bool:
    """Tell whether a finding stops a filing: it is no advisory, and no approval covers it."""
    return finding.kind not in {FindingClass.ADVISORY, FindingClass.VARIED}


def handling(item: ProvisionOutcome) -> str:
    """Say why there is nothing to file at a provision; empty where something is checked."""
    if item.outcome is not Outcome.NOT_FILED:
        return ""
    shown, kind = item.provision.by, item.provision.handling
    return f"shown on the {shown}" if shown else _HANDLINGS.get(kind, kind)


def not_filed(review: Review) -> str:
    """Count the provisions at which nothing is filed, by where a paper could say something against them."""
    counts = Counter(item.provision.handling for item in review.provisions if item.outcome is Outcome.NOT_FILED)
    return ", ".join(f"{counts[name]} {_HANDLINGS.get(name, name)}" for name in HANDLINGS if counts[name])


def citation(review: Review, provision: str) -> str:
    """Write a provision in full: 58 Pa. Code § 633a.13(f). Empty where there is none."""
    if not provision or review.ruleset is None:
        return provision
    chapter = review.ruleset.chapter
    return chapter.citation if provision == chapter.number else chapter.full_citation(provision)


def about(review: Review, provision: str) -> str:
    """Say in a few words what a provision is about: its own entry of the ledger, else the nearest one above it."""
    if review.ruleset is None:
        return ""
    known = {item.provision: item.about for item in review.ruleset.provisions}
    chapter = review.ruleset.chapter
    name = provision
    while name:
        if name in known:
            return known[name]
        name = name[: name.rindex("(")] if "(" in name else ""
    return chapter.section_titles.get(provision.partition("(")[0], chapter.title)


def lawful_label(finding: Finding) -> str:
    """Give the word before a finding's help: what would be lawful, or what to do."""
    return "lawful" if finding.kind in _ASKED else "help"


def one_line(finding: Finding) -> str:
    """Give a finding's message and help as one line that is never empty."""
    message = clean(finding.message).strip() or "No message."
    if not finding.help:
        return message
    hint = clean(finding.help).strip()
    return f"{message} {lawful_label(finding).capitalize()}: {hint}{'' if hint.endswith('.') else '.'}"


def counts_line(review: Review) -> str:
    """Say in one line how a review came out, with what was not checked."""
    counts = review.counts()
    if review.ruleset is None:
        return VERDICTS[review.outcome]
    keys = ("unreadable", "violations", "missing", "mismatches", "varied", "advisories")
    said = [
        f"{counts[key]} {one if counts[key] == 1 else several}"
        for key, (one, several) in zip(keys, CLASSES.values(), strict=True)
        if counts[key]
    ]
    return (
        f"{VERDICTS[review.outcome]}: {', '.join(said) or 'no finding'}; of {counts['provisions_in_force']} provisions "
        f"{counts['checked']} checked, {counts['hold']} hold, {counts['need_a_person']} need a person"
    )
