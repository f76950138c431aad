"""Compares what a sentence says on the totals on which the dealer draws and stands, read to its last word."""

import re
from collections.abc import Mapping

from checker.drafts.compared import Compared
from checker.drafts.language import lexicon
from checker.drafts.prose.told import Told
from checker.statements import Statement
from checker.statements.comparison import Status
from checker.values.stated import Word
from checker.words.dealer_totals import names_dealer, names_total, read_dealer_totals
from checker.words.topics import topics

_SOMEBODY = re.compile(r"\W*(?:then )?(?:he|she|they)\b", re.IGNORECASE)
"""How a sentence begins that does not name again of whom it is."""


def compare_dealer_totals(told: Told) -> list[Compared]:
    """Return a comparison for each kind of total of which a sentence tells; none where it was not read wholly."""
    text, before = told.text, told.sentence.before
    if text.rstrip().endswith("?") or not names_dealer(f"{told.over} {text}"):
        return []
    if _SOMEBODY.match(text) and lexicon.PLAYERS.search(before):
        return []  # it may be of who plays
    said = read_dealer_totals(text) or (_after(before, text) if names_total(text) else {})
    return [compared for topic, value in said.items() if (compared := _compared(topic, value, told)) is not None]


def _after(before: str, text: str) -> Mapping[str, str]:
    """Return what a sentence says together with the one before it, which asks or tells what the dealer does."""
    leads = before.rstrip().endswith("?") or read_dealer_totals(before)
    return read_dealer_totals(f"{before} {text}") if leads else {}


def _compared(topic: str, value: str, told: Told) -> Compared | None:
    own = _statement(topic, told)
    if own is None:
        return None
    status = Status.AGREES if own.value == Word(value) else Status.DIFFERS
    differs = status is Status.DIFFERS
    message = f"On {topics()[topic].about}, the draft says \u201c{told.sentence.text}\u201d. {own.wording}"
    return Compared(
        status=status, sentence=told.sentence, about="rule", text=told.text, statement=own, expected=own.wording,
        message=message if differs else "",
        help=f"write: {own.wording}" if differs else "", provision=own.provision,
    )  # fmt: skip


def _statement(topic: str, told: Told) -> Statement | None:
    own = told.ground.statements.of(aspect=topic)
    return own[0] if own and len({item.value for item in own}) == 1 else None
