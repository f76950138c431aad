"""What a sentence says with the words above it: as an answer, under the name of a wager, or behind a label."""

import re
from collections.abc import Iterator
from dataclasses import replace

from checker.drafts.compared import Compared
from checker.drafts.prose.agreeing import all_agree, differs, reads_true
from checker.drafts.prose.firm.asserting import asserts
from checker.drafts.prose.left_open import says_nothing
from checker.drafts.prose.on_topics import compare_topics
from checker.drafts.prose.short_answers import as_sentences
from checker.drafts.prose.told import Told
from checker.words.plain import squash
from checker.words.read import read_words
from checker.words.tokens import tokens
from checker.words.wordings import wordings

_IT = re.compile(
    r"^(?P<lead>(?:(?:and|but|so|also|then|here),? )?)(?:it|this|(?:this|that|the|your) (?:side )?(?:bet|wager))\b",
    re.IGNORECASE,
)
"""How a sentence begins that speaks of the wager named above it."""
_NOUN = re.compile(r"\W*(?:the )?[a-z]{4,}(?: [a-z]{4,})?\W*", re.IGNORECASE)
"""A heading of a word or two, of which “it” right under it speaks."""
_IT_IS = re.compile(r"^it (?=(?:is|can|may|must|cannot|counts?|stands?|does|has)\b)", re.IGNORECASE)
_LEFT_OUT = re.compile(
    r"^(?:you )?(?P<verb>win|pay|lose|push)s?(?= (?:if|when|whenever|with|on|by|for|only|unless)\b)", re.IGNORECASE
)
"""How a sentence begins that leaves out the wager above it: wins if your hand has a Natural."""
_ASKS_WHEN = re.compile(r"(?:and )?when (?:does|do|must|will) (.+)\?", re.IGNORECASE)
_ASKS = re.compile(
    r"\W*(?:(?:q|question)\b\W*)?(?:what|how|why|who|whose|which|where|when|can|may|do|does|did|is|are|am|must|should|could|would|will|shall|has|have)\b",
    re.IGNORECASE,
)
"""How a question begins; one that begins otherwise only supposes something: one up, one down?"""
_TELLS_WHEN = re.compile(r"(?:when|if|with|on|at|after|before|once|whenever|only) ", re.IGNORECASE)
_OTHERS = re.compile(r"\b(?:another|other|any other) (?:player|guest|seat)s?\b|\bsomeone else\b", re.IGNORECASE)
"""Whose hands an Envy Bonus is paid for, of which “it” then speaks."""
_LABEL = 6
"""How many words a label before a sentence has at most."""


def otherwise(told: Told) -> list[Compared]:
    """Return what a sentence says as an answer to the question above it, or behind a label, if that is understood."""
    if answer := as_answer(told):
        return answer
    label, parted, rest = told.text.partition(": ")
    for written in _by_name(told):
        said = replace(told, written=written, heading="")
        found = list(compare_topics(said))
        if said.read.understood and (reads_true(said) or any(map(differs, found))):
            return found or list(all_agree(said))
    if parted and len(label.split()) <= _LABEL and says_nothing(replace(told, written=label)) and asserts(rest):
        said = replace(told, written=rest, heading=label)
        if reads_true(said):
            return list(compare_topics(said)) or list(all_agree(said))
    return []


def as_supposed(told: Told) -> list[Compared]:
    """Return what a sentence says against the law in the case that the words before it suppose."""
    supposed = told.sentence.before.strip()
    ended = told.sentence.prose or told.sentence.text.endswith((".", "!"))
    if not (supposed.endswith("?") and ended) or _ASKS.match(supposed):
        return []
    answer = as_answer(told)
    said = (item for item in answer if squash(item.text) not in squash(supposed))
    return answer if any(map(differs, said)) else []


def as_answer(told: Told) -> list[Compared]:
    """Return what a sentence says as an answer to the question above it, if that is understood."""
    asked = question_before(told)
    for written in _answered(asked, told.sentence.text):
        said = replace(told, written=written)
        found = list(compare_topics(said))
        if reads_true(said) or (said.read.understood and any(map(differs, found))):
            return [_as_written(item, f"{asked} {told.sentence.text}") for item in found] or list(all_agree(said))
    return []


def question_before(told: Told) -> str:
    """Return the words above a sentence, which may be a question that it answers; none where it asks itself."""
    return "" if told.text.rstrip().endswith("?") else told.sentence.before.strip() or told.heading.strip()


def asks_of_game(told: Told, asked: str) -> bool:
    """Whether a question speaks of the game, so that its answer does."""
    return read_words(asked.rstrip("?"), told.vocabulary).speaks


def _as_written(item: Compared, written: str) -> Compared:
    """Return what is told of a question and its answer in their own words, where it was read in others."""
    if item.text in written:
        return item
    return replace(item, text=written, message=item.message.replace(f"“{item.text}”", f"“{written}”"))


def _answered(asked: str, answer: str) -> Iterator[str]:
    """Yield a question with its answer, and both as one sentence where it asks when something is."""
    if not asked.endswith("?"):
        return
    yield f"{asked} {answer}"
    yield from as_sentences(asked, answer)
    if _ASKS.match(asked) is None and answer.endswith((".", "!")) and not _denies(asked):
        yield f"{asked[:-1]}, {answer[:1].lower()}{answer[1:]}"
    when = _ASKS_WHEN.fullmatch(asked)
    if when and _TELLS_WHEN.match(answer):
        yield f"{when[1]} {answer[:1].lower()}{answer[1:]}"


def _denies(asked: str) -> bool:
    """Whether a question has a word that would deny what follows it, as “never played?” would."""
    return any(token.text in wordings().denials for token in tokens(asked))


def _by_name(told: Told) -> Iterator[str]:
    """Yield a sentence with the name of the wager above it in place of “it” or “this bet”, with which it begins."""
    sentence = told.sentence
    if not sentence.before and _NOUN.fullmatch(told.heading) and _IT_IS.match(told.text):
        yield _IT_IS.sub(f"The {told.heading.strip(' .:').lower()} ", told.text, count=1)
    scope = [
        slug for slug in ((sentence.head,) if sentence.head else sentence.scope) if slug in told.ground.ruleset.wagers
    ]
    if len(scope) == 1 and not _OTHERS.search(told.text):
        name = told.ground.ruleset.wagers[scope[0]].short
        written, count = _IT.subn(rf"\g<lead>the {name} wager", told.text, count=1)
        if not count:
            written, count = _LEFT_OUT.subn(rf"The {name} wager \g<verb>s", told.text, count=1)
        if count:
            yield written
