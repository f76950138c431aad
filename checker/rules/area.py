"""``area``: the layout must carry an area. Judged where the filing lists its areas, else left to a person."""

from checker.rules.conditions import comparable
from checker.rules.context import Context
from checker.rules.verdict import Verdict
from checker.submission import State
from checker.submission.filing import normal


def check(context: Context) -> Verdict:
    """Look for the area among those that the filing lists, by slug or by the wager's name."""
    rule, filing = context.rule, context.filing
    answer = filing.answer(rule.at)
    if answer.state is not State.STATED:
        return context.undecided(answer)
    wager = context.ruleset.wagers.get(rule.subject)
    names = {normal(rule.subject)} | ({normal(wager.name), normal(wager.short)} if wager else set())
    if any(comparable(value) in names for value in answer.value):
        return context.holds(f"The layout lists an area for {rule.subject}.")
    return context.fails(
        rule.otherwise or f"{rule.requires.rstrip('.')}; the areas listed do not include {rule.subject}.",
        at=rule.at,
        expected=rule.subject,
        actual=answer.text,
        lawful=f"add {rule.subject} to {rule.at}",
        label=f"{rule.subject} is not among these",
        related=[(path, context.label(path)) for path in rule.related]
        or ([(f"wagers.{rule.subject}", f"{wager.short} is offered here")] if wager and wager.optional else []),
    )
