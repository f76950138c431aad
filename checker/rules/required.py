"""``required``: what the submission must say; ``recorded``: what it may say, kept for the record."""

from checker.rules.choice import choices_of
from checker.rules.context import Context
from checker.rules.result import FindingClass, Reason, Result
from checker.submission import State


def check(context: Context) -> Result:
    """Report the election as missing where the filing does not state it."""
    rule = context.rule
    answer = context.filing.answer(rule.at)
    if answer.state is State.STATED:
        return context.holds(f"{context.label(rule.at)}: {answer.text}.")
    if answer.state is State.UNREADABLE:
        return context.undecided(answer)
    election = context.ruleset.elections.get(rule.at)
    return context.fails(
        rule.otherwise or rule.requires or f"The submission does not state: {context.label(rule.at)}.",
        at=rule.at,
        kind=FindingClass.MISSING,
        expected="a stated choice",
        lawful=_lawful(context),
        label=f"{rule.at} is not stated",
        notes=(election.says,) if election and election.says else (),
    )


def _lawful(context: Context) -> str:
    election = context.ruleset.elections.get(context.rule.at)
    if election is None:
        return f"state {context.rule.at}"
    if election.choices:
        return choices_of(election)
    example: str | list[str] = election.example
    shown = example if isinstance(example, str) else "; ".join(example)
    return f"state {election.at}{f', for example {shown}' if shown else ''}"


def record(context: Context) -> Result:
    """Record an election that the filing may state; its absence is no defect."""
    answer = context.filing.answer(context.rule.at)
    if answer.state is State.STATED:
        return context.holds(f"{context.label(context.rule.at)}: {answer.text or 'as stated'}.")
    if answer.state is State.UNREADABLE:
        return context.undecided(answer)
    election = context.ruleset.elections[context.rule.at]
    said = f"{election.label} is not stated."
    return context.open(Reason.NOT_STATED, said) if election.asks == "declared" else context.unused(said)
