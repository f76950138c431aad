"""Answers that are understood and that no law takes: cards changed “when they look worn”."""

from collections.abc import Iterator

from checker.law import Ruleset
from checker.rules.result import Finding, FindingClass
from checker.rules.severity import severity_at
from checker.submission import Filing


def refused_answers(filing: Filing, ruleset: Ruleset) -> Iterator[Finding]:
    """Return a violation for each answer that has a meaning, and not one that its entry can have."""
    for path, answer in filing.answers.items():
        if not answer.refused:
            continue
        election = ruleset.elections[path]
        example = election.example if isinstance(election.example, str) else "; ".join(election.example)
        yield Finding(
            provision=election.provision,
            kind=FindingClass.VIOLATION,
            message=f"{election.label}: “{answer.text}” is no lawful answer. {election.says}",
            at=path,
            label=f"{answer.text} here",
            actual=answer.text,
            help=f"state it as the law asks, for example {example}" if example else "state it as the law asks",
            severity=severity_at("", path),
            sources=(ruleset.chapter.source,),
        )
