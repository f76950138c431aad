"""Answers that no law takes, “when they look worn”, and what answers say besides of the game: it must be so."""

from collections.abc import Iterator

from checker.frozen import frozen
from checker.law import Ruleset
from checker.rules.calculations.inscribed_words import said_in_answers
from checker.rules.context import Context
from checker.rules.result import Finding, FindingClass
from checker.rules.severity import severity_at
from checker.submission import Filing, State

_FEWEST = 6
"""Fewer words than these are hardly a sentence: “one at each seat” says of a sensor what it would not say of a player."""


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


@frozen
class Said:
    """What comes of the words of answers: violations, and the places and words that are so."""

    findings: tuple[Finding, ...] = ()
    settled: frozenset[tuple[str, str]] = frozenset()


def said_besides(filing: Filing, ruleset: Ruleset) -> Said:
    """Compare what is not understood of an answer, where it is a sentence of the game, with the filing and the law."""
    rule = next((rule for rule in ruleset.rules if rule.calculation == "inscribed_words"), None)
    listed = [place for place in _not_understood(filing, ruleset) if len(place[1].split()) >= _FEWEST]
    if rule is None or not listed:
        return Said()
    context = Context(rule=rule, filing=filing, ruleset=ruleset)
    judged = [(place, *found) for place, found in zip(listed, said_in_answers(context, listed), strict=True)]
    return Said(
        findings=tuple(item for _, _, results in judged for result in results for item in result.findings),
        settled=frozenset(place for place, agrees, _ in judged if agrees and _is_read(filing, place[0])),
    )


def _not_understood(filing: Filing, ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """Yield the place and the words of each answer, or part of one, that is not understood."""
    yield from ((problem.path, problem.words) for problem in filing.problems if problem.path in ruleset.elections)
    for path, answer in filing.answers.items():
        if answer.state is State.UNREADABLE and not answer.refused and ruleset.elections[path].type == "choice":
            yield path, answer.text


def _is_read(filing: Filing, path: str) -> bool:
    """Whether the answer itself is understood, so that only what is said besides was open."""
    return filing.answer(path).state is State.STATED
