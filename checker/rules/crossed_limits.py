"""A least wager above the greatest: two entries that contradict each other."""

from collections.abc import Iterator

from checker.law import Ruleset
from checker.rules.result import Finding, FindingClass
from checker.rules.severity import severity_at
from checker.submission import Filing, State


def crossed_limits(filing: Filing, ruleset: Ruleset) -> Iterator[Finding]:
    """Return a violation for each wager whose minimum is above its maximum, which names both places."""
    for wager in filing.offered:
        least, most = (filing.answer(f"wagers.{wager}.{name}") for name in ("minimum", "maximum"))
        election = ruleset.elections.get(least.path)
        if election is None or least.state is not State.STATED or most.state is not State.STATED:
            continue
        if least.value > most.value:
            yield Finding(
                provision=election.provision,
                kind=FindingClass.VIOLATION,
                message=f"{election.label} {least.text} is above the maximum {most.text}; one of the two is wrong.",
                at=least.path,
                related=((most.path, f"the maximum is {most.text}"),),
                label=f"{least.text} here",
                expected=f"at most {most.text}",
                actual=least.text,
                help="state a minimum that is not above the maximum",
                severity=severity_at("at_most", least.path),
                sources=(ruleset.chapter.source,),
                variable=False,
            )
