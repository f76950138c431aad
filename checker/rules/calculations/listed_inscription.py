"""``listed_inscription``: a filing that says what the layout carries should list it among the inscriptions."""

import re

from checker.rules.context import Context
from checker.rules.inscription import sentences
from checker.rules.verdict import FindingClass, Outcome, Verdict, for_a_person
from checker.submission import State
from checker.submission.conditions import comparable
from checker.submission.filing import normal


def listed_inscription(context: Context) -> Verdict:
    """Look for one of the ``words`` among the inscriptions listed, where ``place`` says that the layout has them.

    Words of one phrase may stand in any order. What is not found is left to a person: the wording is not prescribed.
    """
    arguments = context.rule.arguments
    place = context.filing.answer(str(arguments["place"]))
    answer = context.filing.answer(context.rule.at)
    if State.UNREADABLE in {place.state, answer.state}:
        return context.undecided(place if place.state is State.UNREADABLE else answer)
    says = {normal(str(value)) for value in arguments["says"]}
    if State.UNSTATED in {place.state, answer.state} or comparable(place.value) not in says:
        return context.verdict(Outcome.DOES_NOT_APPLY)
    for text in answer.value:
        if any(_speaks_of(part, str(phrase)) for part in sentences(text) for phrase in arguments["words"]):
            return context.holds(f"The layout is inscribed: {text}.")
    found = context.fails(
        f"{context.rule.otherwise} A person must compare.",
        at=context.rule.at,
        kind=FindingClass.ADVISORY,
        expected=context.rule.requires,
        actual=answer.text,
        lawful=context.rule.lawful,
        label="not among these",
        related=[(place.path, f"{context.label(place.path)}: {place.text}")],
    )
    return for_a_person(found)


def _speaks_of(sentence: str, phrase: str) -> bool:
    return all(re.search(rf"\b{re.escape(word)}", sentence) for word in phrase.lower().split())
