"""Doubts whether a claim is of what the statement is of: it may be of a side wager, a bank, or one hand."""

import re

from checker.drafts.language import lexicon
from checker.drafts.prose.firm.held import Held, clause_of
from checker.drafts.prose.subjects import of_another_subject
from checker.values.stated import Number, Word
from checker.words.model import Claim
from checker.words.tokens import tokens
from checker.words.whole import wagers_in

_METER_RATE, _TIE = "meter_rate", "tie"
_OF_METER = re.compile(r"(?:%|percent) of (?:the |a )?(?:\w+ )?(?:meter|jackpot|progressive)\b", re.IGNORECASE)
"""A share of a meter, as it is paid."""
_WAGERS_ON = re.compile(r"\b(?:wagers?|bets?) on (?:the |a )?$", re.IGNORECASE)
"""What stands before the name of what is wagered on."""
_TABLE = "table"
_YOU_WIN = re.compile(r"\W*you (?:are|get|will be) (?:paid|returned)\b|\W*you (?:win|lose|collect)\b", re.IGNORECASE)
"""How a sentence begins that says what becomes of the wager that is spoken of."""
_THE_WAGER = re.compile(r"\W*(?:the|this) (?:wager|bet)\b", re.IGNORECASE)
_PRONOUN = re.compile(r"\W*(?:it|this|that|these|those|they|them)\b", re.IGNORECASE)
"""How a clause begins whose subject was named before."""
_OF_THE_GAME = re.compile(
    r"\b(?:table|game)\b|\bwinners\b"
    r"|\b(?:any|all|every|each|winning|main|your) (?:(?:winning|main) )?(?:wins?|bets?|wagers?|hands?)\b"
    r"|^\W*(?:the )?(?:commission|vig(?:orish)?)(?: (?:rate|on wins|on winning hands))?\s*[:|]",
    re.IGNORECASE,
)
"""What says of a commission that it is that of the game and not of one wager."""
_PLAYER = "player"
_PLAYER_WAGER = re.compile(r"\b(?:on|when|if) (?:the )?Player\b|\bPlayer(?:'s)? (?:[Hh]and|[Bb]et|[Ww]ager|wins?\b)")
"""What tells that the wager on the Player's Hand is meant, and not whoever plays."""
_OPTIONAL = re.compile(r"\b(?:side|bonus\w*|optional|extra|additional|insurance|progressive|envy)\b", re.IGNORECASE)
_COMMISSION = "commission"


def of_named_wager(held: Held) -> bool:
    """Whether words that seem to tell of a tie name a wager, or a share that is paid seems to be what a meter gains."""
    claim, text = held.claim, held.text
    if claim.key.aspect == _METER_RATE and _OF_METER.search(claim.text):
        return True
    return claim.key.aspect == _TIE and _WAGERS_ON.search(text[: claim.start]) is not None


def of_other_subject(held: Held) -> bool:
    """Whether the sentence speaks of another subject than the statement."""
    statement = held.item.statement
    return statement is not None and of_another_subject(statement, held.told, held.claim.end)


def of_another_heading(held: Held) -> bool:
    """Whether a claim under no heading is so of a wager of which something else holds than of the others."""
    item, claim, told = held.item, held.claim, held.told
    own = item.statement
    if own is None or told.sentence.scope or told.sentence.named or not isinstance(claim.value, Word):
        return False
    names = wagers_in(tokens(claim.text), told.vocabulary).values()
    if own.key.subject in names and (own.key.subject != _PLAYER or _PLAYER_WAGER.search(claim.text)):
        return False
    if own.key.aspect == _COMMISSION and _OF_THE_GAME.search(told.text):
        return _OPTIONAL.search(f"{told.over} {told.sentence.title} {told.text}") is not None
    others = told.ground.statements.of(aspect=own.key.aspect)
    return any(other.value == claim.value for other in others if other.key.subject != own.key.subject)


def of_side_wager(held: Held) -> bool:
    """Whether a note under the heading of a side wager, or behind its name, may be of it, and the statement is not."""
    item, claim, sentence = held.item, held.claim, held.told.sentence
    base = _base(held)
    under = [slug for slug in (*sentence.scope, sentence.head) if slug and slug not in base]
    named = [slug for slug in sentence.named if slug != sentence.head]
    subject = item.statement.key.subject if item.statement else claim.key.subject
    if not under or named or subject in under:
        return False
    if subject == _TABLE and isinstance(claim.value, Number) and len(claim.text) >= len(sentence.text.strip(" .")):
        return False  # a line of its own on how many places or decks there are
    # A whole sentence under a heading may be of the game, one of a paragraph that opens with a wager hardly is, and one
    # that says whether “you are paid” is of the wager of the heading.
    whole = lexicon.ENDS.search(sentence.text) is not None
    return sentence.head in under or not whole or _YOU_WIN.search(claim.text) is not None or _is_named_above(claim)


def _is_named_above(claim: Claim) -> bool:
    """Whether a claim only says “the wager”, and the heading above it names which one."""
    return _THE_WAGER.match(claim.text) is not None


def holds_of_named(held: Held) -> bool:
    """Whether a claim holds of a wager that is named beside it: of Player, no fee."""
    claim, told = held.claim, held.told
    own = told.ground.statements.of(aspect=claim.key.aspect)
    return not claim.denied and any(
        item.key.subject in told.sentence.named and item.value == claim.value for item in own
    )


def of_what_was_named(held: Held) -> bool:
    """Whether a clause that begins with “it” or “this” may speak of a side wager that was named before."""
    item, claim, sentence, text = held.item, held.claim, held.told.sentence, held.text
    base = _base(held)
    start, _ = clause_of(text, claim)
    if claim.start > start + len(_lead(text, start)) or not _lead(text, start):
        return False
    named = {slug for slug in (*sentence.scope, sentence.head, *sentence.named) if slug and slug not in base}
    subject = item.statement.key.subject if item.statement else claim.key.subject
    return bool(named) and subject not in named


def _lead(text: str, start: int) -> str:
    """Return the pronoun with which a clause begins, and the signs before it."""
    found = _PRONOUN.match(text, start)
    return found[0] if found else ""


def _base(held: Held) -> list[str]:
    """Return the wagers of the game that are not optional."""
    return [slug for slug, wager in held.told.ground.ruleset.wagers.items() if not wager.optional]
