"""``listed_inscription``: a filing that says what the layout carries should list it among the inscriptions."""

from collections.abc import Iterator

from checker.law import Rule, Ruleset
from checker.law.params import ListedInscription
from checker.rules.context import Context
from checker.rules.result import FindingClass, Reason, Result, left_open
from checker.submission import State
from checker.submission.conditions import comparable
from checker.submission.filing import normal
from checker.words.read import read_words
from checker.words.vocabulary import vocabulary_of


def listed_inscription_reads(rule: Rule, ruleset: Ruleset) -> Iterator[str]:  # noqa: ARG001 - as all are called
    """Return where the filing says what the layout carries."""
    assert isinstance(rule.params, ListedInscription)  # noqa: S101 - the registry pairs calculations and parameters
    yield rule.params.place


def listed_inscription(context: Context) -> Result:
    """Look for an inscription that speaks of one of the ``topics``, where ``place`` says that the layout has one.

    What is not found is left open: the wording is not prescribed, and the list may not be whole.
    """
    params = context.params(ListedInscription)
    place = context.filing.answer(params.place)
    answer = context.filing.answer(context.rule.at)
    if State.UNREADABLE in {place.state, answer.state}:
        return context.undecided(place if place.state is State.UNREADABLE else answer)
    says = {normal(value) for value in params.says}
    if State.UNSTATED in {place.state, answer.state} or comparable(place.value) not in says:
        return context.unused()
    vocabulary = vocabulary_of(context.ruleset)
    for text in answer.value:
        if any(claim.key.aspect in params.topics for claim in read_words(text, vocabulary).claims):
            return context.holds(f"The layout is inscribed: {text}.")
    found = context.fails(
        context.rule.otherwise,
        at=context.rule.at,
        kind=FindingClass.ADVISORY,
        expected=context.rule.requires,
        actual=answer.text,
        lawful=context.rule.lawful,
        label="not among these",
        related=[(place.path, f"{context.label(place.path)}: {place.text}")],
    )
    return left_open(found, Reason.NOT_STATED)
