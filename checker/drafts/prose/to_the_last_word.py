"""Compares what a sentence says that is read to its last word in any order of words: of one matter, or of totals.

Of the totals on which the dealer draws and stands more is said in no other way. What is said on another matter is asked
where nothing else understood the sentence, or where something else held it against the draft.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from decimal import Decimal
from fractions import Fraction

from checker.drafts.compared import FIGURED, Compared
from checker.drafts.figures.amounts import amount_differs
from checker.drafts.language import lexicon
from checker.drafts.prose.agreeing import differing
from checker.drafts.prose.side_commission import charges_free_wager
from checker.drafts.prose.subjects import of_another_subject
from checker.drafts.prose.told import Told, without_names
from checker.law import Wager
from checker.statements import Statement
from checker.statements.comparison import Status
from checker.values import Payout
from checker.values.payout import Odds
from checker.values.stated import Dollars, Number, Percent, Value, Word
from checker.words.dealer_totals import names_dealer, names_total, read_dealer_totals
from checker.words.matters import OR, PAYOUT, read_matters
from checker.words.ranking import repeats_a_hand
from checker.words.topics import topics
from checker.words.turned import turns_gist

_ABOUT = {"limit": "limit", "meter": "meter"}
"""By the first word of a topic that is stated of one wager in figures, what it is about."""
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
        or charges_free_wager(told)
        or any(item.status is Status.DIFFERS and item.about in FIGURED for item in said)
    ):
        return said
    unnamed = without_names(text, (wager.name for wager in _spoken(told) if wager.optional))
    read = _read(text, told) or (_read(unnamed, told) if unnamed != text else ())
    passing = not read
    read = read or _read(unnamed, told, passing=True)
    found = [[_compared(topic, value, told) for topic, value in matter.items()] for matter in read]
    whole = [item for each in found if None not in each for item in each if item is not None]
    compared = [replace(item, wholly=False) for item in whole] if passing else whole
    against = [item for item in compared if item.status is Status.DIFFERS]
    differs = any(item.status is Status.DIFFERS for item in said)
    if not compared or (against and (passing or differs or any(_is_of_another(item, told) for item in against))):
        return said
    return [*(item for item in said if item.status is Status.AGREES and item.about in FIGURED), *compared]


def _read(text: str, told: Told, *, passing: bool = False) -> Sequence[Mapping[str, str]]:
    """Return what each matter tells of a text, under its heading and of the wagers of which it is.

    With ``passing`` a few ordinary words may stand beside those that the matter knows.
    """
    spoken = _spoken(told)
    over = " ".join((told.heading, *(wager.name for wager in spoken)))
    return read_matters(
        text, over, before=told.sentence.before, optional=any(wager.optional for wager in spoken),
        topics=told.ground.statements.aspects, passing=passing,
    )  # fmt: skip


def _spoken(told: Told) -> list[Wager]:
    """Return the wagers that a sentence names, or under whose heading it stands."""
    wagers = told.ground.ruleset.wagers
    return [wagers[slug] for slug in (*told.sentence.named, *told.sentence.scope) if slug in wagers]


def _is_of_another(item: Compared, told: Told) -> bool:
    """Whether a sentence may be of something else than the statement from which it differs."""
    return item.statement is not None and of_another_subject(item.statement, told)


def _after(before: str, text: str) -> Mapping[str, str]:
    """Return what a sentence says together with the one before it, which asks or tells what the dealer does."""
    leads = before.rstrip().endswith("?") or read_dealer_totals(before)
    return read_dealer_totals(f"{before} {text}") if leads else {}


def _compared(listed: str, value: str, told: Told) -> Compared | None:
    """Return how what is told on a topic compares; ``listed`` has a bar between topics that chapters name otherwise."""
    if listed.startswith(PAYOUT):
        return _paid(listed.removeprefix(PAYOUT), value, told)
    said = {topic: _value(topic, value) for topic in listed.split(OR)}
    if any(turns_gist(topic, each, told.text, told.vocabulary.topics) for topic, each in said.items()):
        return None
    own = next((found for topic in said if (found := _statement(topic, said[topic], told)) is not None), None)
    if own is None:
        return None
    about = _ABOUT.get(own.key.aspect.partition("_")[0], "rule")
    if own.value != said[own.key.aspect]:
        if about == "rule":
            return differing(told, own, about=about, text=told.text)
        if about == "limit" and own.key.subject not in told.sentence.named:
            return None  # the heading may be of a wager that was spoken of before
        wager = told.ground.ruleset.wagers.get(own.key.subject)
        amount = str(said[own.key.aspect])
        return amount_differs(told.sentence, amount, own, about=about, wager=wager.short if wager else "")
    return Compared(
        status=Status.AGREES, sentence=told.sentence, about=about, text=told.text, statement=own,
        expected=own.wording, provision=own.provision, wholly=True,
    )  # fmt: skip


def _paid(outcome: str, odds: str, told: Told) -> Compared | None:
    """Return how the odds that are told of an outcome, a wager and the name of a row, compare with what it pays."""
    wager, _, name = outcome.partition("/")
    paid = told.ground.statements.of(subject=wager, aspect="payout")
    own = next((item for item in paid if item.key.name == name), None)
    win, _, stake = odds.partition("/")
    if own is None or not isinstance(own.value, Payout) or not Fraction(stake):
        return None
    item = Compared(
        status=Status.AGREES, sentence=told.sentence, about="payout", text=told.text, statement=own, wager=wager,
        label=name, expected=own.value.text, provision=own.provision, wholly=True,
    )  # fmt: skip
    if own.value.parts == (Odds(win=Fraction(win) / Fraction(stake), unit="to"),):
        return item
    pays = f"{told.ground.ruleset.wagers[wager].short}: “{name}” pays {own.value.text}"
    return replace(
        item, status=Status.DIFFERS, help=f"write {own.value.text}, or change the filing",
        message=f"{pays}, and the draft says {win} to {stake}.",
    )  # fmt: skip


def _value(topic: str, value: str) -> Value:
    """Return a value as the statements on a topic have it."""
    figure = _FIGURES.get(topics()[topic].kind)
    return figure(Decimal(value)) if figure else Word(value)


def _statement(topic: str, value: Value, told: Told) -> Statement | None:
    """Return the statement on a topic, of the wager that a sentence is of where there is one for each.

    Where the law has several, it is the one with that value; None where a sentence may be of another.
    """
    own = told.ground.statements.of(aspect=topic)
    wagers = {wager.slug for wager in _spoken(told)}
    if not wagers and topic.partition("_")[0] in _ABOUT:
        optional = {slug for slug, wager in told.ground.ruleset.wagers.items() if wager.optional}
        own = tuple(item for item in own if item.key.subject not in optional)
    found = [item for item in own if item.key.subject in wagers] or [*own]
    if len({item.value for item in found}) > 1:
        found = [item for item in own if item.value == value and item.key.subject not in told.ground.ruleset.wagers]
    return found[0] if found else None
