"""Words that every report shares: the names of classes and outcomes, citations, and a finding in one line."""

from collections import Counter
from collections.abc import Mapping

from checker.clean import clean
from checker.law.model import HANDLINGS
from checker.review import ProvisionOutcome, Review
from checker.rules import Finding, FindingClass, Outcome, Reason
from checker.values.provision import Provision

CLASSES: Mapping[str, tuple[str, str]] = {
    "unreadable": ("cannot be read", "cannot be read"),
    "violation": ("violation", "violations"),
    "missing": ("missing entry", "missing entries"),
    "mismatch": ("mismatch", "mismatches"),
    "varied": ("varied by an approval", "varied by an approval"),
    "advisory": ("doubt of the law", "doubts of the law"),
    "open": ("open", "open"),
}
"""Each class of finding: one, and several."""

OUTCOMES: Mapping[str, str] = {
    "fails": "Fails",
    "open": "Open",
    "holds": "Holds",
    "does_not_apply": "Does not apply",
}
"""Each outcome of a provision, worst first."""

NOTHING_FILED = "Nothing to file"
"""What is said of a provision that governs the conduct of play or defines words."""

REASONS: Mapping[str, str] = {
    "violates": "violates the law",
    "omitted": "left out",
    "not_stated": "not stated",
    "not_understood": "not understood",
    "law_unknown": "the law is not known",
    "readings_differ": "lawful under one reading only",
    "depends_on": "depends on something open",
    "filed_elsewhere": "filed elsewhere",
    "at_the_table": "to be seen at the table",
    "not_compared": "nothing to compare with",
}
"""Each reason for which a provision fails or is open."""

VERDICTS: Mapping[str, str] = {
    "complies": "Complies",
    "incomplete": "Incomplete",
    "defects": "Has defects",
    "unreadable": "Cannot be read",
    "nothing_to_judge": "Nothing to judge",
}
"""Each outcome of a review."""

READINGS: Mapping[str, str] = {"literal": "by the letter", "evident": "by its evident meaning"}
"""Each way to read a doubtful text."""

_HANDLINGS = {
    "shown": "shown on the layout or a sign",
    "guide": "told to players in the guide",
    "at_the_table": "seen at the table only",
    "definition": "says what a word means",
    "reserved": "reserved",
}


_ASKED = {FindingClass.VIOLATION, FindingClass.MISSING, FindingClass.VARIED}


def is_defect(finding: Finding) -> bool:
    """Whether a finding stops a filing: it is no advisory, no approval covers it, and it is not left open."""
    return finding.kind not in {FindingClass.ADVISORY, FindingClass.VARIED, FindingClass.OPEN}


def handling(item: ProvisionOutcome) -> str:
    """Say why there is nothing to file at a provision; empty where something is checked."""
    if item.outcome is not None:
        return ""
    shown, kind = item.provision.by, item.provision.handling
    return f"shown on the {shown}" if shown else _HANDLINGS.get(kind, kind)


def not_filed(review: Review) -> str:
    """Count the provisions at which nothing is filed, by where a paper could say something against them."""
    counts = Counter(item.provision.handling for item in review.provisions if item.outcome is None)
    return ", ".join(f"{counts[name]} {_HANDLINGS.get(name, name)}" for name in HANDLINGS if counts[name])


def outcome_word(item: ProvisionOutcome) -> str:
    """Say how a provision came out: its outcome, with the reason where it is open or something was left out."""
    if item.outcome is None:
        return NOTHING_FILED
    if item.varied:
        return "Holds under an approval"
    word = OUTCOMES[item.outcome.value]
    told = item.outcome is Outcome.OPEN or item.reason is Reason.OMITTED
    return f"{word}: {REASONS[item.reason.value]}" if told and item.reason else word


def touched_line(review: Review) -> str:
    """Say the denominator of a review: how many provisions the filing touches, and how they came out."""
    counts = review.counts()
    doubts = counts["advisories"]
    return (
        f"Of {counts['judged']} provisions that this filing touches: {counts['hold']} hold, {counts['fail']} "
        f"fail, {counts['do_not_apply']} do not apply, {counts['open']} are open. "
        f"{doubts} {CLASSES['advisory'][doubts != 1]} {'touches' if doubts == 1 else 'touch'} it."
    )


def citation(review: Review, provision: str) -> str:
    """Write a provision in full: 58 Pa. Code § 633a.13(f). Empty where there is none."""
    if not provision or review.ruleset is None:
        return provision
    chapter = review.ruleset.chapter
    return chapter.citation if provision == chapter.number else chapter.full_citation(provision)


def about(review: Review, provision: Provision) -> str:
    """Say in a few words what a provision is about: its own entry of the ledger, else the nearest one above it."""
    if review.ruleset is None:
        return ""
    known = {item.provision: item.about for item in review.ruleset.provisions}
    chapter = review.ruleset.chapter
    names = provision, *provision.above
    return next((known[name] for name in names if name in known), chapter.section_titles.get(names[-1], chapter.title))


def lawful_label(finding: Finding) -> str:
    """Return the word before a finding's help: what would be lawful, or what to do."""
    return "lawful" if finding.kind in _ASKED else "help"


def one_line(finding: Finding) -> str:
    """Return a finding's message and help as one line that is never empty."""
    message = clean(finding.message).strip() or "No message."
    if not finding.help:
        return message
    hint = clean(finding.help).strip()
    return f"{message} {lawful_label(finding).capitalize()}: {hint}{'' if hint.endswith('.') else '.'}"


def counts_line(review: Review) -> str:
    """Say in one line how a review came out, with what was not checked."""
    counts = review.counts()
    if review.ruleset is None:
        return f"{VERDICTS[review.outcome]}."
    keys = ("unreadable", "violations", "missing", "mismatches", "varied")
    words = ("unreadable", "violation", "missing", "mismatch", "varied")
    said = [
        f"{counts[key]} {CLASSES[word][counts[key] != 1]}" for key, word in zip(keys, words, strict=True) if counts[key]
    ]
    if counts["open_points"]:
        said.append(f"{counts['open_points']} open {'point' if counts['open_points'] == 1 else 'points'}")
    return f"{VERDICTS[review.outcome]}{': ' if said else ''}{', '.join(said)}. {touched_line(review)}"
