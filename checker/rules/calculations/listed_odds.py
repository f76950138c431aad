"""``listed_odds``: a filing that puts the payout odds on the layout should list them among the inscriptions."""

from collections.abc import Iterator

from checker.law import Rule, Ruleset
from checker.rules.context import Context
from checker.rules.result import Reason, Result
from checker.rules.words import one_of
from checker.statements.in_use import is_in_play, payouts_in_use, reads_of_payouts
from checker.submission import State
from checker.words.read import read_words
from checker.words.vocabulary import vocabulary_of


def listed_odds_reads(rule: Rule, ruleset: Ruleset) -> Iterator[str]:  # noqa: ARG001 - as all are called
    """Return what decides the payouts of every wager."""
    for slug in ruleset.wagers:
        yield from reads_of_payouts(ruleset, slug)


def listed_odds(context: Context) -> Result:
    """Look for what each wager pays among the inscriptions listed; a wager of which none speaks leaves it open."""
    answer = context.filing.answer(context.rule.at)
    if answer.state is not State.STATED:
        return context.undecided(answer)
    vocabulary = vocabulary_of(context.ruleset)
    said = {
        key.subject
        for text in answer.value
        for claim in read_words(text, vocabulary).claims
        if claim.key.aspect == "payout"
        for key in claim.candidates
    }
    unsaid = [
        wager.short
        for slug, wager in context.ruleset.wagers.items()
        if is_in_play(context.filing, wager)
        and slug not in said
        and payouts_in_use(context.filing, context.ruleset, slug)
    ]
    if not unsaid:
        return context.holds("The inscriptions listed have what each wager pays.")
    return context.open(
        Reason.NOT_STATED,
        f"The filing puts the payout odds on the layout; the inscriptions listed have none for {one_of(unsaid)}.",
    )
