"""``choice`` and ``one_of``: an answer must be one of those that the law allows on the day."""

from collections.abc import Iterator

from checker.rules.conditions import comparable
from checker.rules.context import Context
from checker.rules.paths import Value, plain, values_at
from checker.rules.verdict import Outcome, Verdict
from checker.submission import State
from checker.submission.filing import normal


def check(context: Context) -> Iterator[Verdict]:
    """Compare an election's answer, or each of several, with the choices in force.

    Give a verdict for the election, and one for each provision that only one of its choices has.
    """
    election = context.ruleset.elections[context.rule.at]
    path = f"each of {election.at}" if election.type == "choices" else election.at
    answer, values = values_at(path, context.filing)
    if answer.state is State.UNREADABLE:
        yield context.undecided(answer)
        return
    if answer.state is State.UNSTATED:
        # An election that must be stated is reported by its own rule; one that may be stated is not used.
        silent = Outcome.NEEDS_A_PERSON if election.asks == "declared" else Outcome.DOES_NOT_APPLY
        yield context.verdict(silent, f"{election.label} is not stated.")
        return
    lawful = {normal(choice.value): choice for choice in election.choices}
    wrong = [value for value in values if comparable(value.value) not in lawful]
    if wrong:
        allowed = "; ".join(f"{choice.value} ({choice.provision})" for choice in election.choices)
        message = f"{election.label}: {wrong[0].text} is not a choice that the law gives on this day."
        yield _fails(context, wrong[0], message, allowed)
        return
    yield context.holds(f"{election.label}: {answer.text}.")
    chosen = {comparable(value.value) for value in values}
    for name, choice in lawful.items():
        if choice.provision != election.provision:
            yield Verdict(
                provision=choice.provision,
                outcome=Outcome.HOLDS if name in chosen else Outcome.DOES_NOT_APPLY,
                facts=(f"{election.label}: {answer.text}.",),
            )


def check_listed(context: Context) -> Verdict:
    """Compare an answer, or each of several, with the values that the rule itself lists."""
    rule = context.rule
    answer, values = values_at(rule.at, context.filing)
    if answer.state is not State.STATED:
        return context.undecided(answer)
    lawful = {normal(value) for value in rule.values}
    wrong = [value for value in values if comparable(value.value) not in lawful]
    if not wrong:
        return context.holds(f"{context.label(plain(rule.at))}: {answer.text}.")
    message = (
        rule.otherwise.replace("{actual}", wrong[0].text)
        if rule.otherwise
        else (f"{rule.requires.rstrip('.')}; the filing says {wrong[0].text}.")
    )
    return _fails(context, wrong[0], message, ", ".join(rule.values))


def _fails(context: Context, value: Value, message: str, lawful: str) -> Verdict:
    return context.fails(
        message, at=value.path, expected=lawful, actual=value.text, lawful=lawful, label=f"{value.text} here"
    )
