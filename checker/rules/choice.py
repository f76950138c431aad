"""``choice`` and ``one_of``: an answer must be one of those that the law allows on the day."""

from collections.abc import Iterator

from checker.frozen import replace
from checker.law import Choice, Election
from checker.law.chapter import load_chapter
from checker.law.params import Listed
from checker.law.ruleset import election_on
from checker.rules.context import Context
from checker.rules.paths import Value, plain, values_at
from checker.rules.result import Outcome, Reason, Result
from checker.rules.tables import when
from checker.rules.words import one_of
from checker.submission import State
from checker.submission.conditions import comparable
from checker.submission.filing import normal


def check(context: Context) -> Iterator[Result]:
    """Compare an election's answer, or each of several, with the choices in force.

    Return a result for the election, and one for each provision that only one of its choices has.
    """
    election = context.ruleset.elections[context.rule.at]
    path = f"each of {election.at}" if election.type == "choices" else election.at
    answer, values = values_at(path, context.filing)
    if answer.state is State.UNREADABLE:
        yield context.undecided(answer)
        return
    if answer.state is State.UNSTATED:
        # An election that must be stated is reported by its own rule; one that may be stated is not used.
        said = f"{election.label} is not stated."
        silent = context.open(Reason.NOT_STATED, said) if election.asks == "declared" else context.unused(said)
        yield silent
        yield from _of_choices(election, silent)
        return
    lawful = {normal(choice.value): choice for choice in election.choices}
    wrong = [value for value in values if comparable(value.value) not in lawful]
    for value in wrong:
        yield _refuse(context, election, value)
    if wrong:
        said = f"{election.label} is refused, so which lawful choice is meant is not known."
        yield from _of_choices(election, context.open(Reason.DEPENDS_ON, said))
        return
    yield context.holds(f"{election.label}: {answer.text}.")
    chosen = {comparable(value.value) for value in values}
    for name, choice in lawful.items():
        if choice.provision != election.provision:
            yield Result(
                provision=choice.provision,
                outcome=Outcome.HOLDS if name in chosen else Outcome.DOES_NOT_APPLY,
                facts=(f"{election.label}: {answer.text}.",),
            )


def _of_choices(election: Election, result: Result) -> Iterator[Result]:
    """Return the result for each provision that only a choice has, where no lawful choice is made."""
    for provision in dict.fromkeys(choice.provision for choice in election.choices):
        if provision != election.provision:
            yield replace(result, provision=provision)


def check_listed(context: Context) -> Iterator[Result]:
    """Compare an answer, or each of several, with the values that the rule itself lists."""
    rule = context.rule
    answer, values = values_at(rule.at, context.filing)
    if answer.state is not State.STATED:
        yield context.undecided(answer)
        return
    listed = context.params(Listed).values
    lawful = {normal(value) for value in listed}
    wrong = [value for value in values if comparable(value.value) not in lawful]
    if not wrong:
        yield context.holds(f"{context.label(plain(rule.at))}: {answer.text}.")
    for value in wrong:
        message = rule.otherwise or f"{rule.requires.removesuffix('.')}; the filing says {{actual}}."
        yield _fails(context, value, message.replace("{actual}", value.text), ", ".join(listed))


def _refuse(context: Context, election: Election, value: Value) -> Result:
    """Say which answers the law allows, and on which other day this one is among them."""
    names = one_of([f"“{choice.value}”" for choice in election.choices])
    lead = "the only choice is" if len(election.choices) == 1 else "the choices are"
    notes = tuple(
        f"“{choice.value}” is a choice {when(choice.period, context.ruleset.as_of)}."
        for choice in _elsewhere(context, election.at, comparable(value.value))
    )
    return context.fails(
        f"{election.label}: {lead} {names}; the filing says “{value.text}”.",
        at=value.path,
        expected=choices_of(election),
        actual=value.text,
        lawful=choices_of(election),
        label=f"{value.text} here",
        notes=notes,
        periods=[choice.period for choice in election.choices],
    )


def choices_of(election: Election) -> str:
    """List an election's choices, each with its provision where it has one of its own."""
    return "; ".join(
        choice.value if choice.provision == election.provision else f"{choice.value} ({choice.provision})"
        for choice in election.choices
    )


def _elsewhere(context: Context, path: str, name: str) -> Iterator[Choice]:
    """Return the choice as the law of the nearest other day has it, if it ever has."""
    chapter = load_chapter(context.ruleset.chapter.id)
    for rulemaking in chapter.rulemakings:
        if rulemaking.effective:
            election = election_on(chapter.id, path, rulemaking.effective)
            for choice in election.choices if election else ():
                if normal(choice.value) == name and not choice.period.covers(context.ruleset.as_of):
                    yield choice
                    return


def _fails(context: Context, value: Value, message: str, lawful: str) -> Result:
    return context.fails(
        message, at=value.path, expected=lawful, actual=value.text, lawful=lawful, label=f"{value.text} here"
    )
