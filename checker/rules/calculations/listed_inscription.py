"""``listed_inscription``: a filing that says what the layout carries should list it among the inscriptions."""

import re

from checker.rules.context import Context
from checker.rules.inscription import sentences
from checker.rules.result import FindingClass, Reason, Result, left_open
from checker.submission import State
from checker.submission.conditions import comparable
from checker.submission.filing import normal


def listed_inscription(context: Context) -> Result:
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
        return context.unused()
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
    return left_open(found, Reason.NOT_STATED)


def _speaks_of(sentence: str, phrase: str) -> bool:
    return all(re.search(rf"\b{re.escape(word)}", sentence) for word in phrase.lower().split())
