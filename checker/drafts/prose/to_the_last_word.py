"""Compares what a sentence says that is read to its last word in any order of words: of one matter, or of totals.

Of the totals on which the dealer draws and stands more is said in no other way. What is said on another matter is asked
where nothing else understood the sentence, or where something else held it against the draft.
"""

import re
from collections.abc import Mapping
from decimal import Decimal

from checker.drafts.compared import FIGURED, Compared
from checker.drafts.language import lexicon
from checker.drafts.prose.agreeing import differing
from checker.drafts.prose.subjects import of_another_subject
from checker.drafts.prose.told import Told
from checker.statements import Statement
from checker.statements.comparison import Status
from checker.values.stated import Dollars, Number, Percent, Value, Word
from checker.words.dealer_totals import names_dealer, names_total, read_dealer_totals
from checker.words.matters import read_matters
from checker.words.ranking import repeats_a_hand
from checker.words.topics import topics

_FIGURES: dict[str, type[Number | Percent | Dollars]] = {"number": Number, "percent": Percent, "dollars": Dollars}
"""Of each kind of topic that has figures, how they are stated."""
_SOMEBODY = re.compile(r"\W*(?:then )?(?:he|she|they)\b", re.IGNORECASE)
"""How a sentence begins that does not name again of whom it is."""


def compare_dealer_totals(told: Told) -> list[Compared]:
    """Return a comparison for each kind of total of which a sentence tells; none where it was not read wholly."""
    text, before = told.text, told.sentence.before
    if not names_total(text) or text.rstrip().endswith("?") or not names_dealer(f"{told.over} {text}"):
        return []
    if _SOMEBODY.match(text) and lexicon.PLAYERS.search(before):
        return []  # it may be of who plays
    said = read_dealer_totals(text) or _after(before, text)
    return [compared for topic, value in said.items() if (compared := _compared(topic, value, told)) is not None]


def compare_matters(told: Told, said: list[Compared]) -> list[Compared]:
    """Return what is told of a sentence, with what it says on one matter where that was left open or told to differ."""
    text = told.text
    if all(item.status is Status.AGREES for item in said) and said:
        return said
    if (
        text.rstrip().endswith("?")
        or repeats_a_hand(text)
        or any(item.status is Status.DIFFERS and item.about in FIGURED for item in said)
    ):
        return said
    wagers = told.ground.ruleset.wagers
    optional = any(wagers[slug].optional for slug in (*told.sentence.named, *told.sentence.scope) if slug in wagers)
    read = read_matters(text, told.heading, optional=optional)
    found = [[_compared(topic, value, told) for topic, value in matter.items()] for matter in read]
    whole = next((each for each in found if None not in each), [])
    compared = [item for item in whole if item is not None]
    against = [item for item in compared if item.status is Status.DIFFERS]
    differs = any(item.status is Status.DIFFERS for item in said)
    if not compared or (against and (differs or any(_is_of_another(item, told) for item in against))):
        return said
    return [*(item for item in said if item.status is Status.AGREES and item.about in FIGURED), *compared]


def _is_of_another(item: Compared, told: Told) -> bool:
    """Whether a sentence may be of something else than the statement from which it differs."""
    return item.statement is not None and of_another_subject(item.statement, told)


def _after(before: str, text: str) -> Mapping[str, str]:
    """Return what a sentence says together with the one before it, which asks or tells what the dealer does."""
    leads = before.rstrip().endswith("?") or read_dealer_totals(before)
    return read_dealer_totals(f"{before} {text}") if leads else {}


def _compared(topic: str, value: str, told: Told) -> Compared | None:
    own = _statement(topic, told)
    if own is None:
        return None
    if own.value != _value(topic, value):
        return differing(told, own, about="rule", text=told.text)
    return Compared(
        status=Status.AGREES, sentence=told.sentence, about="rule", text=told.text, statement=own,
        expected=own.wording, provision=own.provision,
    )  # fmt: skip


def _value(topic: str, value: str) -> Value:
    """Return a value as the statements on a topic have it."""
    figure = _FIGURES.get(topics()[topic].kind)
    return figure(Decimal(value)) if figure else Word(value)


def _statement(topic: str, told: Told) -> Statement | None:
    own = told.ground.statements.of(aspect=topic)
    return own[0] if own and len({item.value for item in own}) == 1 else None
