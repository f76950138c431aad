"""``least_odds``: odds that the operator sets must be at least those that the law gives."""

from checker.rules.context import Context
from checker.rules.verdict import Verdict
from checker.submission import State
from checker.values import parse_payout


def least_odds(context: Context) -> Verdict:
    """Compare the odds stated at the rule's path with the argument ``odds``, in the same unit."""
    rule = context.rule
    answer = context.filing.answer(rule.at)
    if answer.state is not State.STATED:
        return context.undecided(answer)
    floor = parse_payout(rule.arguments["odds"])
    lawful, written = floor.odds, answer.value.odds
    if written and lawful and written.unit == lawful.unit and written.win >= lawful.win:
        return context.holds(f"{context.label(rule.at)}: {answer.text}.")
    hint = ""
    if written and lawful and written.unit != lawful.unit:
        hint = f", and the law's unit is “{lawful.unit}”, not “{written.unit}”"
    return context.fails(
        f"{rule.requires.rstrip('.').replace('{value}', floor.text)}; the filing says {answer.text}{hint}.",
        at=rule.at,
        expected=f"at least {floor.text}",
        actual=answer.text,
        lawful=f"at least {floor.text}",
        label=f"{answer.text} here",
    )
