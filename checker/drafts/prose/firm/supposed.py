"""Doubts whether a claim is told at all: it may only be supposed, asked, or denied for a time or a case."""

import re

from checker.drafts.language import lexicon
from checker.drafts.prose.firm.held import Held, clause_of
from checker.values.stated import Dollars, Number, Percent
from checker.words.sentence import NOT_ALLOWED
from checker.words.tokens import tokens
from checker.words.topics import topics
from checker.words.wordings import wordings

_RELATIVE = re.compile(r"(?:(?:an?|the|all|any) )?\w+ (?:that|which|who|whose)\b", re.IGNORECASE)
_MODAL = re.compile(r"\b(?:may|can|cannot|must|shall|will)\b", re.IGNORECASE)
"""What goes on with the rule after a relative clause: a player who banks may keep the bank."""
_PAYOUT = "payout"
_SUPPOSES = re.compile(
    r"(?:(?:and|or|but|say|so) )?(?:if|when|whenever|once|unless|until|while|because|since)\b", re.IGNORECASE
)
_WHEN = re.compile(r"(?:once|when|whenever|if) (?:the|you|a|all|every)\b", re.IGNORECASE)
_WHILE = re.compile(r"(?:once|when|whenever|if|until|before|after) (?:the|you|a|all|every)\b", re.IGNORECASE)
"""How words begin that only tell when, or under which condition, the rest of a sentence holds; of a right, how long."""
_LEADS_ON = re.compile(
    r"\b(?:because|since|if|when|once|until|while|than|why|whether)\s+(?:(?:the|an?|your)\s+)?$", re.IGNORECASE
)
_IN_THAT_CASE = re.compile(
    r"\b(?:may|can|could|if|when|ask\w*|choose|let|agree\w*|should|want|wish)\b.*"
    r"\b(?:then|in (?:that|which|this) case)\b",
    re.IGNORECASE,
)
"""What says before a claim that it holds only where somebody chose something, or something happened."""
_SUPPOSES_LATER = re.compile(r"[\s,](?:if|when|while|as long as|provided|with|who|that|whose)\b", re.IGNORECASE)
_CANNOT = re.compile(r"\b(?:cannot|(?:can|may|must) (?:not|never))\b|\bcan['\u2019]t\b", re.IGNORECASE)
"""What denies a right, however it is named."""
_GIVEN_BACK = re.compile(r"\W*(?:\w+ ){0,3}?(?:without|until|till|unless|except|before)\b", re.IGNORECASE)
"""What goes on behind a right that is denied and says when or for whom it is granted: without enough chips."""
_UNTIL = re.compile(r"\b(?:until|till|before)\b", re.IGNORECASE)
"""What turns a denial into a time: nothing is collected until the shoe ends, and then it is."""
_HAPPENS_IF = re.compile(r"\W*(?:wins|loses|pays|pushes) (?:if|when|whenever)\b", re.IGNORECASE)
"""How a sentence begins that does not say of which wager it speaks."""
_RESULT = re.compile(r"\W*(?:win|lose|push|tie|lost|won)s?\s*[:\u2013-]\s", re.IGNORECASE)
"""A label that says what becomes of a wager, behind which stands when: lose: neither hand is higher, or ..."""
_DURING = re.compile(r"^\W*(?:while|when|whenever|if) (?:you|a|the)\b[^,]*,", re.IGNORECASE)
"""What begins a sentence and tells only when an amount is wagered or due."""


def names_no_wager(held: Held) -> bool:
    """Whether a sentence says when something wins, and not of which wager, or stands behind the name of a result."""
    result = _RESULT.match(held.text)
    return _HAPPENS_IF.match(held.text) is not None or (result is not None and held.claim.start >= result.end())


def is_only_named(held: Held) -> bool:
    """Whether a right is only named, and not granted or denied."""
    return held.claim.bare and _CANNOT.search(held.claim.text) is None


def restricts(held: Held) -> bool:
    """Whether a claim only tells which things are meant: “aces that count 1”."""
    claim = held.claim
    found = _RELATIVE.match(claim.text) if claim.key.aspect != _PAYOUT else None
    return found is not None and _MODAL.search(claim.text[found.end() :]) is None


def supposed(held: Held) -> bool:
    """Whether a claim is what a sentence only asks or gives as a reason, or a figure what it supposes.

    “When a hand adds up to ten, ...”, “... because Banker wins”.
    """
    claim, text = held.claim, held.text
    if "?" in text[claim.start :] or _LEADS_ON.search(text[: claim.start]):
        return True
    topic = topics().get(claim.key.aspect)
    when = _WHILE if topic is not None and topic.right else _WHEN
    if text[: claim.start].strip() and "," not in claim.text and when.match(claim.text):
        return True
    if _IN_THAT_CASE.search(text[: claim.start]):
        return True
    if not isinstance(claim.value, (Number, Percent, Dollars)):
        return False
    start, _ = clause_of(text, claim)
    return _SUPPOSES.match(text[start : claim.start].lstrip()) is not None


def denied_under_condition(held: Held) -> bool:
    """Whether a claim is denied only by what tells under which condition, or for whom, it holds.

    “Allowed if you have no bonus wager”, “a player with no bonus wager may”.
    """
    claim = held.claim
    condition = _SUPPOSES_LATER.search(claim.text)
    if condition is None:
        return False
    denials = lexicon.NEGATIONS | wordings().denials
    rest = claim.text[condition.end() :]
    later = re.search(r"\b(?:may|can(?:not|['\u2019]t)?|must|is|are)\b(.*)", rest, re.IGNORECASE)
    parts = (claim.text[: condition.start()], rest[: later.start()] if later else rest, later[0] if later else "")
    said = [bool({token.text for token in tokens(part)} & denials) for part in parts]
    return said == [False, True, False]


def denied_for_a_time(held: Held) -> bool:
    """Whether a claim is denied only until something happens, or but for those of whom the sentence goes on to tell."""
    claim, text = held.claim, held.text
    if claim.denied and _UNTIL.search(claim.text):
        return True
    topic = topics().get(claim.key.aspect)
    denied = topic is not None and topic.right and claim.value == NOT_ALLOWED
    return denied and _GIVEN_BACK.match(text[claim.end :]) is not None


def so_elsewhere(held: Held) -> bool:
    """Whether a claim says the very value of its statement, and only the condition it stands under is not told so."""
    item, claim = held.item, held.claim
    return (
        item.statement is not None
        and item.statement.value == claim.value
        and bool(claim.condition)
        and not claim.denied
    )


def does_not_always_hold(held: Held) -> bool:
    """Whether a sentence says that it does not hold always, but of an amount: of that, in which case it is wagered."""
    timed = isinstance(held.claim.value, (Dollars, Percent))
    return lexicon.QUALIFIED.search(_DURING.sub("", held.text) if timed else held.text) is not None
