"""What an answer says with the question before it, where neither was understood alone."""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from checker.drafts.compared import Compared
from checker.drafts.prose.agreeing import differs
from checker.drafts.prose.answers import asks_of_game, question_before
from checker.drafts.prose.left_open import says_nothing
from checker.drafts.prose.questions import Supposed, answered, supposed, supposes
from checker.drafts.prose.restated import as_sentence, in_own_words
from checker.drafts.prose.told import NOT_UNDERSTOOD, Told
from checker.statements.comparison import Status
from checker.words.topics import topics

_WIDENS = re.compile(r"\b(?:any|every|all|each|only|always|ever|just|exactly|automatically|alone)\b", re.IGNORECASE)
"""Words that may be denied without that what they widen or narrow is."""
_NAMES = frozenset({"name", "area"})
Read = Callable[[Told], Sequence[Compared]]


def with_its_question(told: Told, said: list[Compared], read: Read) -> list[Compared]:
    """Return what is told of a sentence; behind a question, what both say, if that is understood.

    ``read`` compares a sentence. What a yes affirms or a no denies is what the question supposes. What is said besides
    must agree too. What agrees alone, and is the answer for a case that was not understood, is left to a person.
    """
    asked = question_before(told)
    if not asked.endswith("?") or any(map(differs, said)):
        return said
    agreed = bool(said) and all(item.status is Status.AGREES for item in said)
    own = supposed(asked, told.sentence.text)
    if agreed and not (own or supposes(asked)):
        return said
    alone = told if told.sentence.before else replace(told, heading="")
    for way in own.ways if own else answered(asked, told.sentence.text):
        found = list(read(as_sentence(alone, way)))
        if own and own.denied:
            found = _denied(found, way)
        if against := [item for item in found if differs(item)]:
            return _quoted(against, told, asked)
        if found and all(item.status is Status.AGREES for item in found):
            return said if agreed else _besides(own, alone, found, said, read, asked)
    if agreed and not own:
        return [told.left(NOT_UNDERSTOOD)]
    decides = own is not None and not said and asks_of_game(told, asked)
    return [told.not_understood()] if decides else said


def _denied(found: Sequence[Compared], way: str) -> list[Compared]:
    """Return what holds of something that is denied: what differs is rightly denied, and what agrees is not.

    That it is so always, or of all, may be denied of what is so.
    """
    if against := [item for item in found if differs(item)]:
        return [replace(item, status=Status.AGREES, message="", help="", expected="") for item in against]
    known = bool(found) and all(
        item.status is Status.AGREES and (item.statement or item.expected) and not _names_only(item) for item in found
    )
    return [_gainsaid(item) for item in found] if known and not _WIDENS.search(way) else []


def _names_only(item: Compared) -> bool:
    """Whether something is only named, which a “no” to a question does not deny."""
    return item.statement is not None and item.statement.key.aspect in _NAMES


def _gainsaid(item: Compared) -> Compared:
    own = item.statement
    topic = topics().get(own.key.aspect) if own else None
    lawful = own.wording if own else item.expected
    return replace(
        item,
        status=Status.DIFFERS,
        expected=lawful,
        message=f"{f'On {topic.about}, the' if topic else 'The'} draft says “{item.text}”. {lawful.rstrip('.')}.",
        help=f"write: {lawful}",
        provision=own.provision if own else item.provision,
    )


def _besides(
    own: Supposed | None, told: Told, found: list[Compared], said: list[Compared], read: Read, asked: str
) -> list[Compared]:
    """Return what agrees, with what is said behind yes or no, which must agree too or say nothing."""
    if own and own.rest and not says_nothing(replace(told, written=own.rest)):
        rest = list(read(replace(told, sentence=replace(told.sentence, text=own.rest))))
        if against := [item for item in rest if differs(item)]:
            return _quoted(against, told, asked)
        if not rest or any(item.status is not Status.AGREES for item in rest):
            return said
        found += rest
    return [in_own_words(item, told) for item in found]


def _quoted(against: Sequence[Compared], told: Told, asked: str) -> list[Compared]:
    """Return what differs with the question and the answer quoted."""
    quoted = f"{asked} {told.sentence.text}"
    return [
        replace(
            item, sentence=told.sentence, text=quoted, message=item.message.replace(f"“{item.text}”", f"“{quoted}”")
        )
        for item in against
    ]
