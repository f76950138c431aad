"""``bare_amount``: an amount of money that a filing writes out, with nothing that would take from it or add to it."""

from checker.frozen import replace
from checker.regex import regex
from checker.rules.context import Context
from checker.rules.result import FindingClass, Result
from checker.submission import State
from checker.submission.answer_rows import REFUSED, answer_tokens, said_by
from checker.submission.field_rows import field
from checker.submission.in_figures import dollars_in_figures
from checker.submission.worded import worded
from checker.values import parse_dollars

_AMOUNT = regex(r"\$ ?[0-9][0-9,]*(?:\.[0-9]+)?")


def bare_amount(context: Context) -> Result:
    """Return a finding for what says more than an amount in dollars: whether that is lawful, only its words tell.

    It is a violation where a row of the entry knows all of it as what is not lawful.
    """
    answer = context.filing.answer(context.rule.at)
    if answer.state is not State.STATED:
        return context.undecided(answer)
    if not _plain(answer.text):
        read = worded(
            answer.text, replace(context.ruleset.elections[context.rule.at], type="dollars"), context.ruleset, _plain
        )
        if read is not None and read.value and not read.rest:
            return context.holds(context.fact(context.rule.at))
        rows = field(context.rule.at, "dollars").rows
        if read is not None and read.refused and said_by(rows, answer_tokens(answer.text)) == REFUSED:
            return context.fails(
                f"{context.label(context.rule.at)}: “{answer.text}” is no lawful answer.",
                at=context.rule.at,
                expected=context.rule.requires,
                actual=answer.text,
                kind=FindingClass.VIOLATION,
            )
        amount = _AMOUNT.search(answer.text)
        said = f"besides the amount {amount[0]}" if amount else "and no amount"
        return context.fails(
            f"{context.label(context.rule.at)}: the filing says more than an amount, {said}: “{answer.text}”.",
            at=context.rule.at,
            expected=context.rule.requires,
            actual=answer.text,
        )
    return context.holds(context.fact(context.rule.at))


def _plain(text: str) -> str:
    """Return an amount of money that is all that a text says; empty where it says more or none."""
    written = dollars_in_figures(text) or text
    try:
        parse_dollars(written)
    except ValueError:
        return ""
    return written
