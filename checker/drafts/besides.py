"""What a sentence says beside what it pays: that its odds are right does not make its other clauses true."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from checker.drafts import lexicon
from checker.drafts.agreeing import reads_true
from checker.drafts.compared import Compared
from checker.drafts.firm_rules import asserts
from checker.drafts.gist import UNTOLD, gist_of
from checker.drafts.left_open import TELLING, is_left_open
from checker.drafts.told import NOT_UNDERSTOOD, Told
from checker.drafts.words import words
from checker.words.tokens import tokens

_PARTS = re.compile(
    r"[;:.!?]\s+|,\s+(?:and |but |or |so )?| - |\s*[()]\s*"
    r"|\s+(?:and|but) (?=(?:it|you|they|we|the|may|can|must|is|are|has|have|if|when|only|never)\b)"
)
"""What parts the clauses of a sentence."""
_FEWEST = 2
"""How many words a clause has at least, besides those of outcomes, that says something by itself."""


def left_beside(told: Told, own: Sequence[Compared]) -> Compared | None:
    """Return that a sentence is left to a person for a clause without a figure that was not understood, if it has one.

    ``own`` are its figures, all of which agree.
    """
    if not told.sentence.prose or not all(item.about in {"payout", "envy", "inscription"} for item in own):
        return None
    if reads_true(told):
        return None
    named = frozenset(word for item in own for name in _names(item) for word in words(name))
    clauses = (clause for clause in _clauses(told.text, named) if not any(item.text in clause for item in own))
    open_ = next((clause for clause in clauses if not _is_understood(clause, told)), None)
    return None if open_ is None else told.left(NOT_UNDERSTOOD)


def _names(item: Compared) -> tuple[str, ...]:
    """Return the names of the outcome that a figure is of: those of its statement, else the words beside it."""
    return item.statement.names if item.statement is not None and item.statement.names else (item.label,)


def _clauses(text: str, named: frozenset[str]) -> Iterator[str]:
    """Yield the clauses of a text that have no figure of a payout, and say more than the ``named`` outcomes."""
    for clause in _PARTS.split(text):
        said = [word for word in words(clause) if word not in named | lexicon.SILENT]
        if len(said) >= _FEWEST and not any(token.sort in TELLING for token in tokens(clause)):
            yield clause


def _is_understood(clause: str, told: Told) -> bool:
    """Whether a clause says nothing of the game, or what holds here."""
    said = replace(told, written=f"{clause}.")
    if not (asserts(clause) and is_left_open(said)):
        return True
    if reads_true(said):
        return True
    asked = frozenset(item.key.aspect for item in told.ground.statements)
    found, _ = gist_of(clause, f"{told.over} {told.text}", asked)
    own = [(gist, told.ground.statements.of(aspect=gist.topic)) for gist in found]
    return bool(own) and all(
        gist.value != UNTOLD and any(item.value == gist.value for item in items) for gist, items in own
    )
