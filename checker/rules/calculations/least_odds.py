"""``least_odds``: odds that the operator sets must be at least those that the law gives."""

from fractions import Fraction

from checker.law.params import LeastOddsParams
from checker.rules.context import Context
from checker.rules.result import Reason, Result
from checker.submission import State
from checker.values import Odds, Payout


def least_odds(context: Context) -> Result:
    """Compare the odds stated at the rule's path with the least that the law admits.

    Odds in the other unit never hold: where they come to enough, a person must say whether they may be so written.
    """
    rule = context.rule
    answer = context.filing.answer(rule.at)
    if answer.state is not State.STATED:
        return context.undecided(answer)
    floor = context.params(LeastOddsParams).odds
    lawful, written = _odds(floor), _odds(answer.value)
    assert lawful is not None  # noqa: S101 - the chapter schema asks for odds
    hint = ""
    if written and written.unit != lawful.unit:
        counts = "includes" if written.unit == "for" else "does not include"
        hint = f", which {counts} the stake and comes to {_in_unit(written, lawful.unit)}"
        if _win(written) >= _win(lawful):
            said = f"{context.label(rule.at)}: {answer.text}{hint}. The law writes {floor.text}."
            return context.open(Reason.NOT_UNDERSTOOD, said, words=answer.text)
    elif written and written.win >= lawful.win:
        return context.holds(f"{context.label(rule.at)}: {answer.text}.")
    return context.fails(
        f"{rule.requires.removesuffix('.').replace('{value}', floor.text)}; the filing says {answer.text}{hint}.",
        at=rule.at,
        expected=f"at least {floor.text}",
        actual=answer.text,
        lawful=f"at least {floor.text}",
        label=f"{answer.text} here",
    )


def _odds(payout: Payout) -> Odds | None:
    """Return the odds of a payout that is nothing else."""
    return payout.odds if len(payout.parts) == 1 else None


def _win(odds: Odds) -> Fraction:
    """Return what a stake of one wins, the stake itself not counted."""
    return max(odds.win - (odds.unit == "for"), Fraction(0))


def _in_unit(odds: Odds, unit: str) -> str:
    """Write the odds in another unit: 9 for 1 as 8 to 1."""
    return f"{float(_win(odds) + (unit == 'for')):,.10g} {unit} 1"
