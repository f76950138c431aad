"""What a sentence says beside what it pays: that its odds are right does not make its other clauses true."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from checker.drafts.compared import PAID, Compared
from checker.drafts.language import lexicon
from checker.drafts.language.words import words
from checker.drafts.prose.agreeing import reads_true
from checker.drafts.prose.firm.asserting import asserts
from checker.drafts.prose.gist import UNTOLD, gist_of, silent_words
from checker.drafts.prose.left_open import TELLING, is_left_open
from checker.drafts.prose.told import NOT_UNDERSTOOD, Told
from checker.drafts.prose.whose_limit import is_of_others
from checker.statements.comparison import Status
from checker.values.payout import Push
from checker.words.model import WordsRead
from checker.words.ordinary import is_ordinary
from checker.words.tokens import Sort, tokens
from checker.words.wordings import wordings

_PARTS = re.compile(
    r"[;:.!?]\s+|,\s+(?:and |but |or |so )?| - |\s*[()]\s*"
    r"|\s+(?:and|but) (?=(?:it|you|they|we|the|may|can|must|is|are|has|have|if|when|only|never)\b)"
)
"""What parts the clauses of a sentence."""
_FIGURED = frozenset({"payout", "envy", "inscription", "meter", "payout_limit", "limit"})
"""What is told in figures, beside which a clause without one may say something else."""
_BOUNDS = frozenset({"limit", "name", "wager"})
"""What says nothing of the case in which a wager wins."""
_CASE = re.compile(r"\b(?:if|when|whenever)\b", re.IGNORECASE)
_LONG = 6
"""How many words a clause has at least that tells a case and what happens in it."""
_PUSHED = frozenset({"push", "tie", "returned", "return", "back", "standoff"})
"""Words that say of a wager that it is neither won nor lost."""
_DECIDED = frozenset({"win", "lose", "lost", "paid", "pay"})
"""Words that say of a wager that it is won or lost."""
_OTHER_CARDS = frozenset({"last", "different", "other", "another", "third", "only", "never", "not"})
"""Words that turn what is said of some cards, wherever they stand."""
_ASKED = frozenset({"dealer_bank_wager"})
"""Amounts of which a player may ask for others: $50, unless you ask for less."""
_CHARGED, _PAYOUT, _PAYOUT_LIMIT = "commission", "payout", "payout_limit"
_STAKE = frozenset({"money", "wager", "bet", "stake"})
_OWN = frozenset({"player", "the", "a", "that", "it", "one"})
"""Words between a number of times and what was wagered: thirty times your bet."""
_AMOUNT = re.compile(r"\b(?:nickels?|dimes?|quarters?|penn(?:y|ies)|cents?|tenth|fifth|twice|double)\b", re.IGNORECASE)
"""An amount in words, as a clause has it that has no figure."""
_CONDITION = re.compile(
    r"\b(?:unless|except|excepting|if|provided|(?:for|to) (?:members|cardholders|vips?)|"
    r"only (?:for|on|at|with|by))\b",
    re.IGNORECASE,
)
"""How a condition begins."""
_CONDITIONS = frozenset({"unless", "except", "excepting", "if", "provided", "only", "for", "to"})
_OF_FIGURES = frozenset({
    "main", "circle", "start", "started", "restart", "begin", "someone", "jackpot", "meter", "dollar", "after", "min",
    "max", "no", "not", "more", "less", "least", "most", "side", "low", "lowest", "high", "highest",
})  # fmt: skip
"""Words that often stand beside limits and what a meter shows, and change neither."""
_YOURSELF = re.compile(r"\b(?:yourself|himself|herself|themselves|(?:your|his|her|their) own)\b", re.IGNORECASE)
"""Who makes a hand himself, for which an Envy Bonus is paid to others."""
_OF_WINS = frozenset({
    "amount", "win", "winnings", "banker", "house", "dealer", "casino", "game", "table", "player", "bet", "wager",
    "pay", "payout", "charge", "deduct", "keep", "collect", "commission", "standard", "usual", "small", "only", "just",
    "profit", "net",
})  # fmt: skip
"""Words that may be left of a commission, and say no more than that it is of what is won."""
_NEXT = re.compile(r";\s")
_CLAUSE = 4
"""How many words a part of a sentence has at least that may tell something by itself behind a semicolon."""
_FEWEST = 2
"""How many words a clause has at least, besides those of outcomes, that says something by itself."""


def left_beside(told: Told, own: Sequence[Compared]) -> Compared | None:
    """Return that a sentence is left to a person for a clause without a figure that was not understood, if it has one.

    ``own`` are its figures, all of which agree.
    """
    if not any(item.about in PAID for item in own) and _pays_times(told):
        return told.left(NOT_UNDERSTOOD)
    denied = any(token.text in wordings().denials for token in tokens(told.text))
    if any(item.about == "envy" for item in own) and _YOURSELF.search(told.text) and not denied:
        return told.left(NOT_UNDERSTOOD)
    ended = told.sentence.prose or told.text.rstrip().endswith((".", "!"))
    if ended and any(item.about == _CHARGED for item in own) and _is_charged_else(told):
        return told.left(NOT_UNDERSTOOD)
    if _is_conditional(told, own) or is_of_others(told, own) or _tells_push_otherwise(told, own):
        return told.left(NOT_UNDERSTOOD)
    if not told.sentence.prose or not all(item.about in _FIGURED for item in own):
        return None
    if reads_true(told):
        return None
    named = _words_of_names(own)
    if not any(item.about == "meter" for item in own) and _says_more(told, own, named):
        return told.left(NOT_UNDERSTOOD)
    clauses = [clause for clause in _clauses(told.text, named) if not any(item.text in clause for item in own)]
    if all(item.about in _BOUNDS for item in own) and any(_is_unread_case(clause, told) for clause in clauses):
        return told.left(NOT_UNDERSTOOD)
    open_ = next((clause for clause in clauses if not _is_understood(clause, told)), None)
    return None if open_ is None else told.left(NOT_UNDERSTOOD)


def _is_unread_case(clause: str, told: Told) -> bool:
    """Whether a clause tells a case and what happens in it, and was not read as what holds."""
    return _CASE.search(clause) is not None and len(clause.split()) >= _LONG and not _holds(clause, told)


def _tells_push_otherwise(told: Told, own: Sequence[Compared]) -> bool:
    """Whether a clause names an outcome of a wager that is a push, and says that it wins or loses: a tie is a win."""
    wagers = {item.wager for item in own if item.about == _PAYOUT}
    pushes = [
        frozenset(words(name)) - lexicon.SILENT
        for item in told.ground.statements.of(aspect=_PAYOUT)
        if item.key.subject in wagers and any(isinstance(part, Push) for part in getattr(item.value, "parts", ()))
        for name in item.names
    ]
    for clause in _PARTS.split(told.text):
        said = frozenset(words(clause))
        if said & _DECIDED and any(form <= said and not (said - form) & _PUSHED for form in pushes):
            return True
    return False


def _says_more(told: Told, own: Sequence[Compared], named: frozenset[str]) -> bool:
    """Whether words beside figures, of which not one was read, may tell of another thing: on your last two cards."""
    text = told.text
    for item in own:
        text = text.replace(item.text, " ")
    wagers = (wager.short for wager in told.ground.ruleset.wagers.values())
    known = named.union(*map(words, wagers)) | lexicon.SILENT | silent_words() | lexicon.LIMIT_WORDS | _OF_FIGURES
    if any(item.about == _PAYOUT_LIMIT for item in own):  # it is told of which outcome it is
        known |= {
            word for item in told.ground.statements.of(aspect=_PAYOUT) for name in item.names for word in words(name)
        }
    left = {word for word in words(text) if word not in known and not word.isdigit() and not is_ordinary(word)}
    return len(left) >= _FEWEST and not _holds(told.text.rstrip(" .!"), told)


def _is_conditional(told: Told, own: Sequence[Compared]) -> bool:
    """Whether a condition follows the last of some limits or payouts, and is no part of an outcome: unless asked."""
    aspects = {item.statement.key.aspect if item.statement is not None else "" for item in own}
    if not own or aspects & _ASKED:
        return False
    ends = (told.text.rfind(item.text) + len(item.text) for item in own if item.text in told.text)
    found = _CONDITION.search(told.text, max(ends, default=0))
    if found is None or (aspects & set(PAID) and reads_true(told)):
        return False
    clause = told.text[found.start() :]
    said = {word for word in words(clause) if word not in _words_of_names(own) | lexicon.SILENT | _CONDITIONS}
    return bool(said) and not _holds(clause.strip(" ,.;"), told)


def _is_charged_else(told: Told) -> bool:
    """Whether words left of what is charged may say of which wagers, or when: win or lose, before the deal."""
    left = {token.text for token in tokens(" ".join(told.read.unread)) if token.sort is Sort.WORD}
    if left & (lexicon.CIRCUMSTANCES - {"if", "when", "even"}):
        return True
    return lexicon.ASIDE.search(told.text) is None and bool(left - _OF_WINS - silent_words())


def left_after_semicolon(told: Told, said: Sequence[Compared]) -> Compared | None:
    """Return that a sentence all of which seems to agree is left to a person for a clause of which nothing was read.

    “...; the hand is thrown in and wagers go back”: what was understood before it does not tell that.
    """
    if not _NEXT.search(told.text) or lexicon.BOILERPLATE.search(told.text):
        return None
    if not said or not all(item.status is Status.AGREES and not item.loosely for item in said):
        return None
    starts = [0, *(found.end() for found in _NEXT.finditer(told.text)), len(told.text)]
    clauses = (
        (told.text[start:end], start, end)
        for start, end in pairwise(starts)
        if not any(item.text in told.text[start:end] for item in said)
    )
    return told.left(NOT_UNDERSTOOD) if any(_is_unread(*clause, told.read) for clause in clauses) else None


def _is_unread(clause: str, start: int, end: int, read: WordsRead) -> bool:
    """Whether nothing in a part of a text was understood, and it speaks of the game."""
    if any(claim.start < end and start < claim.end for claim in read.claims):
        return False
    left = any(tokens(run) for run in read.unread if run in clause)
    game = any(token.text in wordings().game for token in tokens(clause))
    return left and game and len(clause.split()) >= _CLAUSE


def _pays_times(told: Told) -> bool:
    """Whether a sentence tells how many times as much as was wagered something is, and that was not read."""
    read = [(claim.start, claim.end) for claim in told.read.claims]
    said = tokens(told.text)
    for at, token in enumerate(said[:-2]):
        after = [each.text for each in said[at + 1 : at + 4] if each.text not in _OWN]
        if token.sort is Sort.NUMBER and after[:1] == ["time"] and after[1:2] and after[1] in _STAKE:
            return not any(start <= token.start < end for start, end in read)
    return False


def _words_of_names(own: Sequence[Compared]) -> frozenset[str]:
    """Return the words of the outcomes that figures are of."""
    return frozenset(word for item in own for name in _names(item) for word in words(name))


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
    if not (_AMOUNT.search(clause) or (asserts(clause) and is_left_open(said))):
        return True
    return _holds(clause, told)


def _holds(clause: str, told: Told) -> bool:
    """Whether a clause was read, and what it says holds here."""
    if reads_true(replace(told, written=f"{clause}.")):
        return True
    asked = told.ground.statements.aspects
    found, said = gist_of(clause, f"{told.over} {told.text}", asked)
    taken = frozenset[int]().union(*(gist.taken for gist in found))
    known = frozenset[str]().union(*(gist.known for gist in found))
    left = {token.text for at, token in enumerate(said) if at not in taken and token.text not in known}
    if left & _OTHER_CARDS:
        return False
    own = [(gist, told.ground.statements.of(aspect=gist.topic)) for gist in found]
    return bool(own) and all(
        gist.value != UNTOLD and any(item.value == gist.value for item in items) for gist, items in own
    )
